//! Conditions and predicates.

use super::parts::{Pair, Parts, only};
use super::thing::past_verb;
use super::{Builder, MisfitKind};
use crate::syntax::tree::{
    Amount, CardNumber, Condition, Determiner, Holding, Is, PersonPredicate, PersonPredicateKind,
    SimpleCondition, SimpleConditionKind, ThingKind, ThingPredicate, ThingPredicateKind, Word,
};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    pub(super) fn condition(&self, pair: Pair<'_>) -> Condition {
        let at = self.at(&pair);
        let rows = Parts::of(pair).all(Rule::conjunction);
        let any = rows.map(|row| {
            Parts::of(row).all(Rule::simple_condition).map(|simple| self.simple_condition(simple)).collect()
        });
        Condition { any: any.collect(), at }
    }

    /// A `simple_condition` that stands alone.
    pub(super) fn lone_condition(&self, pair: Pair<'_>) -> Condition {
        let at = self.at(&pair);
        Condition { any: vec![vec![self.simple_condition(pair)]], at }
    }

    fn simple_condition(&self, pair: Pair<'_>) -> SimpleCondition {
        let at = self.at(&pair);
        let inner = only(pair);
        let rule = inner.as_rule();
        let mut parts = Parts::of(inner);
        let kind = match rule {
            Rule::named_condition => {
                let no = parts.has(Rule::kw_no);
                SimpleConditionKind::Named { attribute: self.word(&parts.must(Rule::mark_attribute)), no }
            }
            Rule::there_are => SimpleConditionKind::ThereAre(self.thing(parts.must(Rule::described))),
            Rule::turn_condition => SimpleConditionKind::TurnOf(self.owner(parts.must(Rule::owner))),
            Rule::measure_condition => {
                let measure = self.measure_phrase(parts.must(Rule::measure_phrase));
                SimpleConditionKind::Measure(measure, self.comparison(parts.must(Rule::comparison)))
            }
            Rule::person_condition => {
                let person = self.person(parts.must(Rule::person));
                SimpleConditionKind::Person(person, self.person_predicate(parts.must(Rule::person_predicate)))
            }
            Rule::thing_condition => {
                let thing = self.thing(parts.must(Rule::subject));
                SimpleConditionKind::Thing(thing, self.thing_predicate(parts.must(Rule::thing_predicate)))
            }
            Rule::share_condition => {
                let what = self.thing(parts.must(Rule::subject));
                let not = parts.has(Rule::kw_do_not);
                let attributes = parts.all(Rule::mark_attribute).map(|word| self.word(&word)).collect();
                SimpleConditionKind::Share { what, not, attributes }
            }
            _ => SimpleConditionKind::YouCan,
        };
        SimpleCondition { kind, at }
    }

    pub(super) fn person_predicate(&self, pair: Pair<'_>) -> PersonPredicate {
        let at = self.at(&pair);
        let inner = only(pair);
        let rule = inner.as_rule();
        let mut parts = Parts::of(inner);
        let kind = match rule {
            Rule::has_person => self.has_person(parts),
            Rule::controls => {
                PersonPredicateKind::Controls(Box::new(self.thing(parts.must(Rule::described))))
            }
            Rule::did_this_turn => {
                let verb = past_verb(parts.must(Rule::past_verb));
                let what = Box::new(self.thing(parts.must(Rule::described)));
                PersonPredicateKind::Did { not: false, verb, what }
            }
            Rule::did_not_this_turn => {
                let verb = past_verb(parts.must(Rule::plain_past));
                let what = Box::new(self.thing(parts.must(Rule::described)));
                PersonPredicateKind::Did { not: true, verb, what }
            }
            Rule::took_no_other => PersonPredicateKind::TookNoOtherAction,
            Rule::cant_act => {
                PersonPredicateKind::Can { not: true, act: Box::new(self.act(parts.must(Rule::act))) }
            }
            Rule::can_act => {
                PersonPredicateKind::Can { not: false, act: Box::new(self.act(parts.must(Rule::act))) }
            }
            Rule::controls_more_than => PersonPredicateKind::ControlsMoreThan {
                more: parts.find_either(Rule::kw_more, Rule::kw_fewer).as_rule() == Rule::kw_more,
                what: Box::new(self.bare_things(parts.must(Rule::bare_things))),
                than: Box::new(self.person(parts.must(Rule::closed_person))),
            },
            Rule::is_dealer => PersonPredicateKind::IsDealer { not: parts.find(Rule::kw_not).is_some() },
            _ => PersonPredicateKind::InGame,
        };
        PersonPredicate { kind, at }
    }

    fn has_person(&self, mut parts: Parts<'_>) -> PersonPredicateKind {
        parts.must(Rule::kw_have);
        let inner = parts.expect();
        match inner.as_rule() {
            Rule::has_more_than => {
                let mut parts = Parts::of(inner);
                let more = parts.has(Rule::kw_more);
                let what = parts.find_either(Rule::holding, Rule::bare_things);
                let than = Box::new(self.person(parts.must(Rule::closed_person)));
                match what.as_rule() {
                    Rule::holding => {
                        PersonPredicateKind::HoldsMoreThan { more, of: self.holding(what), than }
                    }
                    _ => PersonPredicateKind::HasMoreThan {
                        more,
                        what: Box::new(self.bare_things(what)),
                        than,
                    },
                }
            }
            Rule::points_equal => {
                let mut parts = Parts::of(inner);
                let of = self.holding(parts.must(Rule::holding));
                let measure = self.measure_phrase(parts.must(Rule::measure_phrase));
                PersonPredicateKind::HasEqual(of, Box::new(self.bounded(measure, &mut parts)))
            }
            Rule::amount_points => {
                let (of, amount) = self.amount_points(inner);
                PersonPredicateKind::HasSoMany(of, amount)
            }
            _ => PersonPredicateKind::Has(Box::new(self.thing(inner))),
        }
    }

    /// `amount_points`: 500 or more points; no points; a coin.
    pub(super) fn amount_points(&self, pair: Pair<'_>) -> (Holding, Amount) {
        let mut parts = Parts::of(pair);
        let first = parts.expect();
        let amount = match first.as_rule() {
            Rule::kw_no => Amount::Exactly(0),
            Rule::article => Amount::OrMore(1),
            _ => self.amount(first),
        };
        (self.holding(parts.expect()), amount)
    }

    /// `holding`: points; coins. Also what stands in it.
    pub(super) fn holding(&self, pair: Pair<'_>) -> Holding {
        let inner = if pair.as_rule() == Rule::holding { only(pair) } else { pair };
        match inner.as_rule() {
            Rule::kw_points => Holding::Points,
            _ => Holding::Goods(self.word(&Parts::of(inner).must(Rule::mark_goods))),
        }
    }

    pub(super) fn thing_predicate(&self, pair: Pair<'_>) -> ThingPredicate {
        let at = self.at(&pair);
        let inner = only(pair);
        let rule = inner.as_rule();
        let mut parts = Parts::of(inner);
        let kind = match rule {
            Rule::is_predicate => {
                let is_one = self.written(&parts.must(Rule::kw_is)).eq_ignore_ascii_case("is");
                let not = parts.has(Rule::kw_not);
                let written = parts.must(Rule::is_what);
                let what = self.is_what(written);
                if is_one && is_bare(&what) {
                    self.misfit(MisfitKind::OneIsSeveral, &written);
                }
                ThingPredicateKind::Is { not, what }
            }
            Rule::shares => {
                let not = parts.has(Rule::kw_do_not);
                let mut attributes = Vec::new();
                let with = loop {
                    let part = parts.expect();
                    match part.as_rule() {
                        Rule::mark_attribute => attributes.push(self.word(&part)),
                        Rule::thing_inner => break self.thing_inner(part),
                        _ => {}
                    }
                };
                ThingPredicateKind::Shares { not, attributes, with: Box::new(with) }
            }
            Rule::own_not => {
                let predicate = self.word(&parts.must(Rule::mark_predicate));
                ThingPredicateKind::Own { not: true, predicate }
            }
            Rule::own_predicate => {
                let predicate = self.word(&parts.must(Rule::mark_predicate));
                ThingPredicateKind::Own { not: false, predicate }
            }
            _ => self.has_thing(parts),
        };
        ThingPredicate { kind, at }
    }

    fn has_thing(&self, mut parts: Parts<'_>) -> ThingPredicateKind {
        if let Some(not) = parts.take(Rule::has_not_keyword) {
            let keyword = self.word(&Parts::of(not).must(Rule::mark_keyword));
            return ThingPredicateKind::HasKeyword { not: true, keyword };
        }
        parts.must(Rule::kw_have);
        let inner = parts.expect();
        match inner.as_rule() {
            Rule::counters => {
                let (amount, counter) = self.counters(inner);
                ThingPredicateKind::HasCounters { amount, counter }
            }
            _ => ThingPredicateKind::HasKeyword { not: false, keyword: self.word(&inner) },
        }
    }

    /// What follows `is`, and `must be`.
    pub(super) fn is_what(&self, pair: Pair<'_>) -> Is {
        let mut parts = Parts::of(pair);
        let first = parts.expect();
        match first.as_rule() {
            Rule::in_play => Is::InPlay,
            Rule::kw_in => Is::In(self.in_zone(parts.must(Rule::in_zone))),
            Rule::is_on_top => Is::OnTopOf(self.zone(Parts::of(first).must(Rule::zone))),
            Rule::is_on_bottom => Is::OnBottomOf(self.zone(Parts::of(first).must(Rule::zone))),
            Rule::kw_face_down => Is::FaceDown,
            Rule::kw_face_up => Is::FaceUp,
            Rule::done => Is::Done(past_verb(first)),
            Rule::thing_inner => Is::a(self.thing_inner(first)),
            Rule::one_of => self.one_of(first),
            _ => self.value_like(first),
        }
    }

    pub(super) fn value_list(&self, pair: Pair<'_>) -> Vec<Word> {
        Parts::of(pair).all(Rule::mark_value).map(|value| self.word(&value)).collect()
    }

    /// One `that …`, `whose …` or `with the highest …` after a noun.
    pub(super) fn thing_clause_part(&self, pair: Pair<'_>) -> ThingPredicate {
        let at = self.at(&pair);
        let mut parts = Parts::of(pair);
        let first = parts.expect();
        match first.as_rule() {
            Rule::kw_that => self.thing_predicate(parts.must(Rule::thing_predicate)),
            Rule::whose_top => {
                let mut parts = Parts::of(first);
                parts.must(Rule::kw_is);
                let not = parts.has(Rule::kw_not);
                let what = match parts.take(Rule::top_thing) {
                    Some(described) => self.top_thing(described),
                    None => self.thing_inner(parts.must(Rule::thing_inner)),
                };
                let what = Box::new(what);
                ThingPredicate { kind: ThingPredicateKind::TopCard { not, what }, at }
            }
            Rule::with_extreme => {
                let mut parts = Parts::of(first);
                parts.must(Rule::kw_the);
                let (highest, of) = match parts.take(Rule::most_counters) {
                    Some(most) => {
                        let mut most = Parts::of(most);
                        let is_most = most.has(Rule::kw_most);
                        (is_most, CardNumber::Counters(self.word(&most.must(Rule::mark_counter))))
                    }
                    None => {
                        let highest = parts.has(Rule::kw_highest);
                        (highest, CardNumber::Attribute(self.word(&parts.must(Rule::mark_attribute))))
                    }
                };
                ThingPredicate { kind: ThingPredicateKind::Extreme { highest, of }, at }
            }
            _ => {
                let mut parts = Parts::of(first);
                let attribute = self.word(&parts.must(Rule::mark_attribute));
                let comparison = Box::new(self.comparison(parts.must(Rule::closed_comparison)));
                ThingPredicate { kind: ThingPredicateKind::Attribute { attribute, comparison }, at }
            }
        }
    }
}

/// Several without a determiner: blue cards, kings or queens.
fn is_bare(what: &Is) -> bool {
    match what {
        Is::A(thing) => matches!(&thing.kind, ThingKind::Some(noun) if noun.determiner == Determiner::Bare),
        Is::OneOf(kinds) => kinds.iter().any(is_bare),
        _no_noun => false,
    }
}
