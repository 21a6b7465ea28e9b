//! How the noun of a thing begins: which ones, how many, in which order, and the word itself.

use super::parts::{Pair, Parts, only};
use super::{Builder, MisfitKind};
use crate::syntax::tree::{Amount, Determiner, Head, HeadNoun, Order, Rounding, ThingNoun, Word};
use crate::vocabulary::ordinal_from_word;
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    pub(super) fn front(&self, pair: Pair<'_>) -> ThingNoun {
        let rule = pair.as_rule();
        let mut parts = Parts::of(pair);
        if rule == Rule::bare_front {
            let (other, random) = (parts.has(Rule::kw_other), parts.has(Rule::kw_random));
            let noun = self.noun_of(Determiner::Bare, false, parts.expect(), &mut parts);
            return ThingNoun { other, random, ..noun };
        }
        let first = parts.expect();
        if first.as_rule() == Rule::half_front {
            return self.half_front(first);
        }
        let (determiner, another) = match first.as_rule() {
            Rule::amount => (Determiner::Count(self.amount(first)), false),
            Rule::kw_the => (Determiner::The, false),
            Rule::one_determiner => self.determiner(only(first)),
            _ => self.determiner(first),
        };
        let adjectives = parts.take(Rule::adjectives).map(Parts::of);
        let (other, random) = adjectives.map_or((false, false), |mut adjectives| {
            (adjectives.has(Rule::kw_other), adjectives.has(Rule::kw_random))
        });
        let other = other || another;
        let order = parts.take(Rule::order).map(|order| self.order(order));
        let head = parts.expect();
        let determiner = match determiner {
            Determiner::The if order.is_none() && self.speaks_of_several(head) => Determiner::TheMany,
            other => other,
        };
        let noun = self.noun_of(determiner, another, head, &mut parts);
        ThingNoun { other, random, order, ..noun }
    }

    /// Which way half of an odd number goes, which has to be said.
    pub(super) fn rounded(&self, parts: &mut Parts<'_>, whole: &Pair<'_>) -> Rounding {
        match parts.find(Rule::rounded) {
            Some(rounded) => self.rounding(rounded),
            None => {
                self.misfit(MisfitKind::Rounding, whole);
                Rounding::Down
            }
        }
    }

    /// Half as many cards, rounded up; half that many cards.
    fn half_front(&self, pair: Pair<'_>) -> ThingNoun {
        let whole = pair;
        let mut parts = Parts::of(pair);
        let is_that_many = parts.take(Rule::half_that_many).is_some();
        let mut adjectives = Parts::of(parts.must(Rule::adjectives));
        let (other, random) = (adjectives.has(Rule::kw_other), adjectives.has(Rule::kw_random));
        let head = self.head(parts.must(Rule::head));
        let rounding = self.rounded(&mut parts, &whole);
        let determiner = Determiner::Count(match is_that_many {
            true => Amount::HalfThatMany(rounding),
            false => Amount::HalfAsMany(rounding),
        });
        ThingNoun { other, random, ..ThingNoun::plain(determiner, head) }
    }

    /// Whether the noun of a `that_head` is in the plural.
    fn speaks_of_several(&self, head: Pair<'_>) -> bool {
        head.into_inner().any(|part| match part.as_rule() {
            Rule::mark_value_plural | Rule::mark_zone_plural => true,
            Rule::kw_card => self.written(&part).trim_end().ends_with(['s', 'S']),
            _ => false,
        })
    }

    fn determiner(&self, pair: Pair<'_>) -> (Determiner, bool) {
        let determiner = match pair.as_rule() {
            Rule::kw_another => return (Determiner::A, true),
            Rule::article => Determiner::A,
            Rule::kw_each => Determiner::Each,
            Rule::kw_all => Determiner::All,
            Rule::any_other => return (Determiner::Any, true),
            Rule::kw_no => Determiner::No,
            _ => {
                let mut parts = Parts::of(pair);
                parts.must(Rule::article);
                Determiner::Ordinal(ordinal_from_word(self.written(&parts.expect())).unwrap_or(1))
            }
        };
        (determiner, false)
    }

    fn order(&self, pair: Pair<'_>) -> Order {
        let mut parts = Parts::of(pair);
        let first = parts.expect();
        let number = parts.take(Rule::number).map_or(1, |number| self.number(&number));
        match first.as_rule() {
            Rule::kw_top => Order::Top(number),
            Rule::kw_bottom => Order::Bottom(number),
            Rule::kw_next => Order::Next,
            Rule::kw_last => Order::Last,
            _ => Order::First,
        }
    }

    /// `head`, `heads` and `that_head`: the values, and the noun they describe.
    pub(super) fn head(&self, pair: Pair<'_>) -> Head {
        let mut parts = Parts::of(pair);
        let mut values = Vec::new();
        let mut noun = None;
        while let Some(part) = parts.next() {
            match part.as_rule() {
                Rule::mark_value => values.push(self.word(&part)),
                Rule::mark_value_plural => noun = Some(HeadNoun::Value(self.word(&part))),
                Rule::number_as_value => noun = Some(HeadNoun::Value(self.number_as_value(&only(part)))),
                Rule::mark_zone | Rule::mark_zone_plural => noun = Some(HeadNoun::Zone(self.word(&part))),
                Rule::values_as_head => {
                    values.extend(Parts::of(part).all(Rule::mark_value).map(|value| self.word(&value)));
                    noun = values.pop().map(HeadNoun::Value);
                    if let Some(HeadNoun::Value(word)) = noun {
                        self.must_be_noun(word, true, &part);
                    }
                }
                _ => noun = Some(HeadNoun::Card),
            }
        }
        Head { values, noun: noun.expect("the grammar gives every head a noun") }
    }

    /// `also_noun`: an eight, eights.
    pub(super) fn value_as_noun(&self, pair: Pair<'_>) -> Word {
        let mut parts = Parts::of(pair);
        parts.take(Rule::article);
        let value = parts.expect();
        match value.as_rule() {
            Rule::number_as_value => self.number_as_value(&only(value)),
            _declared => self.word(&value),
        }
    }
}
