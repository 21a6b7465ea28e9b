//! Amounts, measures and comparisons.

use super::Builder;
use super::parts::{Pair, Parts, only};
use crate::syntax::tree::{
    Amount, At, Comparison, CounterAmount, Measure, MeasureKind, NamedNumber, Person, Rounding, Thing,
    ThingKind, Word,
};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    pub(super) fn amount(&self, pair: Pair<'_>) -> Amount {
        let mut parts = Parts::of(pair);
        let first = parts.expect();
        match first.as_rule() {
            Rule::kw_any_number_of => Amount::AnyNumber,
            Rule::that_many => Amount::ThatMany,
            Rule::twice_that_many => Amount::TwiceThatMany,
            Rule::up_to_that_many => Amount::UpToThatMany,
            Rule::kw_up_to => Amount::UpTo(self.number(&parts.expect())),
            Rule::kw_exactly => Amount::Just(self.number(&parts.expect())),
            Rule::amount_than => {
                let mut than = Parts::of(first);
                let more = than.has(Rule::kw_more);
                let number = self.number(&than.must(Rule::number));
                if more { Amount::MoreThan(number) } else { Amount::FewerThan(number) }
            }
            Rule::amount_as_many => Amount::TwiceAsMany,
            _ => {
                let number = self.number(&first);
                match parts.peek() {
                    Some(Rule::than_that_many) => {
                        let mut than = Parts::of(parts.expect());
                        let more = than.has(Rule::kw_more);
                        if more { Amount::ThatManyAnd(number) } else { Amount::ThatManyLess(number) }
                    }
                    Some(Rule::kw_or_more) => Amount::OrMore(number),
                    Some(Rule::kw_or_fewer) => Amount::OrFewer(number),
                    Some(Rule::kw_more) => Amount::More(number),
                    Some(Rule::kw_fewer) => Amount::Fewer(number),
                    _ => Amount::Exactly(number),
                }
            }
        }
    }

    pub(super) fn rounding(&self, pair: Pair<'_>) -> Rounding {
        match Parts::of(pair).find(Rule::kw_up) {
            Some(_) => Rounding::Up,
            None => Rounding::Down,
        }
    }

    /// `counters`: how many counters of which kind.
    pub(super) fn counters(&self, pair: Pair<'_>) -> (CounterAmount, Word) {
        let mut parts = Parts::of(pair);
        let first = parts.expect();
        let amount = match first.as_rule() {
            Rule::kw_no => CounterAmount::No,
            Rule::kw_all => CounterAmount::All,
            Rule::article => CounterAmount::A,
            _ => CounterAmount::Count(self.amount(first)),
        };
        (amount, self.word(&parts.expect()))
    }

    /// `measure` and `closed_measure`.
    pub(super) fn measure(&self, pair: Pair<'_>) -> Measure {
        self.measured(only(pair))
    }

    /// What stands in a `measure`.
    pub(super) fn measured(&self, pair: Pair<'_>) -> Measure {
        match pair.as_rule() {
            Rule::number => Measure { at: self.at(&pair), kind: MeasureKind::Literal(self.number(&pair)) },
            _ => self.measure_phrase(pair),
        }
    }

    fn next_measure(&self, parts: &mut Parts<'_>) -> Measure {
        self.measure(parts.find_either(Rule::measure, Rule::closed_measure))
    }

    /// `measure_phrase` and `closed_phrase`.
    pub(super) fn measure_phrase(&self, pair: Pair<'_>) -> Measure {
        let at = self.at(&pair);
        let whole = pair;
        let inner = only(pair);
        let rule = inner.as_rule();
        let mut parts = Parts::of(inner);
        let kind = match rule {
            Rule::number_of | Rule::closed_number_of => self.number_of(parts),
            Rule::worth_of => MeasureKind::WorthOf(Box::new(self.thing(parts.must(Rule::thing)))),
            Rule::closed_worth_of => {
                MeasureKind::WorthOf(Box::new(self.thing_inner(parts.must(Rule::thing_inner))))
            }
            Rule::difference | Rule::closed_difference => {
                let mut next = || self.deeper(&whole, || self.next_measure(&mut parts));
                let first = next();
                MeasureKind::Difference(Box::new(first), Box::new(next()))
            }
            Rule::half | Rule::closed_half => {
                let whole = self.deeper(&whole, || self.next_measure(&mut parts));
                MeasureKind::Half(Box::new(whole), self.rounding(parts.must(Rule::rounded)))
            }
            Rule::twice | Rule::closed_twice => {
                let once = self.deeper(&whole, || self.next_measure(&mut parts));
                MeasureKind::Twice(Box::new(once))
            }
            Rule::changed | Rule::closed_changed => {
                let number = self.number(&parts.must(Rule::number));
                let more = parts.has(Rule::kw_more);
                let of = Box::new(self.deeper(&whole, || self.next_measure(&mut parts)));
                if more { MeasureKind::Plus(number, of) } else { MeasureKind::Minus(number, of) }
            }
            Rule::the_result => MeasureKind::Result,
            Rule::that_number => MeasureKind::ThatNumber,
            Rule::attribute_of => {
                let its =
                    parts.take(Rule::kw_its).map(|its| Thing { kind: ThingKind::It, at: self.at(&its) });
                let attribute = self.word(&parts.must(Rule::mark_attribute));
                let of = its.unwrap_or_else(|| self.thing_inner(parts.must(Rule::thing_inner)));
                MeasureKind::AttributeOf { attribute, of: Box::new(of) }
            }
            _ => MeasureKind::Value(self.named_number(at, parts)),
        };
        Measure { kind, at }
    }

    /// `the_value`: its parts.
    fn named_number(&self, at: At, mut parts: Parts<'_>) -> NamedNumber {
        let mut whose = None;
        if let Some(of) = parts.take(Rule::value_of) {
            parts = Parts::of(of);
            whose = Some(Box::new(self.owner(parts.must(Rule::owner))));
        }
        NamedNumber { whose, word: self.word(&parts.must(Rule::mark_number)), at }
    }

    pub(super) fn the_value(&self, pair: Pair<'_>) -> NamedNumber {
        self.named_number(self.at(&pair), Parts::of(pair))
    }

    /// Coins you have.
    pub(super) fn goods_of(&self, pair: Pair<'_>) -> NamedNumber {
        let at = self.at(&pair);
        let mut of = Parts::of(pair);
        let word = self.word(&of.must(Rule::mark_goods));
        let whose = Some(Box::new(self.person(of.must(Rule::closed_person))));
        NamedNumber { whose, word, at }
    }

    /// Points you have: whose.
    pub(super) fn points_of(&self, pair: Pair<'_>) -> Person {
        self.person(Parts::of(pair).must(Rule::closed_person))
    }

    fn number_of(&self, mut parts: Parts<'_>) -> MeasureKind {
        parts.must(Rule::kw_of);
        let counted = parts.expect();
        match counted.as_rule() {
            Rule::games_in_series => MeasureKind::NumberOfGames,
            Rule::counters_on => {
                let mut on = Parts::of(counted);
                let counter = self.word(&on.expect());
                MeasureKind::NumberOfCounters { counter, on: Box::new(self.thing(on.must(Rule::thing))) }
            }
            Rule::closed_counters_on => {
                let mut on = Parts::of(counted);
                let counter = self.word(&on.expect());
                let on = Box::new(self.thing_inner(on.must(Rule::thing_inner)));
                MeasureKind::NumberOfCounters { counter, on }
            }
            Rule::goods_of => MeasureKind::Value(self.goods_of(counted)),
            Rule::points_of => MeasureKind::NumberOfPoints(Box::new(self.points_of(counted))),
            Rule::closed_thing_many => MeasureKind::NumberOfThings(Box::new(self.thing_inner(only(counted)))),
            Rule::person_many | Rule::closed_person_many => {
                MeasureKind::NumberOfPersons(Box::new(self.person(only(counted))))
            }
            _ => MeasureKind::NumberOfThings(Box::new(self.thing(only(counted)))),
        }
    }

    /// `comparison` and `closed_comparison`.
    pub(super) fn comparison(&self, pair: Pair<'_>) -> Comparison {
        let mut parts = Parts::of(pair);
        parts.must(Rule::kw_is);
        if parts.has(Rule::kw_not) {
            return Comparison::IsNot(self.measure(parts.expect()));
        }
        let next = parts.expect();
        match next.as_rule() {
            Rule::kw_even => Comparison::Even,
            Rule::kw_odd => Comparison::Odd,
            Rule::more_than_measure | Rule::more_than_closed => {
                Comparison::MoreThan(self.next_measure(&mut Parts::of(next)))
            }
            Rule::fewer_than_measure | Rule::fewer_than_closed => {
                Comparison::FewerThan(self.next_measure(&mut Parts::of(next)))
            }
            _ => {
                let measure = self.measure(next);
                self.bounded(measure, &mut parts)
            }
        }
    }

    /// The measure with what follows it: or more, or fewer, nothing.
    pub(super) fn bounded(&self, measure: Measure, parts: &mut Parts<'_>) -> Comparison {
        match parts.peek() {
            Some(Rule::kw_or_more) => Comparison::OrMore(measure),
            Some(Rule::kw_or_fewer) => Comparison::OrFewer(measure),
            _ => Comparison::Is(measure),
        }
    }
}
