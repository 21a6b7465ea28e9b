//! Standing texts: what holds for a while.

use super::english::{followed_by, list, with_article};
use super::printer::{Number, Printer};
use super::thing::{number_of_thing, verb_form_of_thing};
use super::verb_phrase::{allowed, be};
use crate::syntax::tree::{
    AllowedVerb, Amount, Duration, Person, Standing, StandingKind, Thing, ThingPredicate, ThingPredicateKind,
    Word, Worth,
};
use crate::vocabulary::VerbForm;

impl Printer<'_> {
    /// As a sentence of its own: `while` and `until` lead.
    pub fn standing_sentence(&self, standing: &Standing) -> String {
        let text = self.standing_kind(&standing.kind);
        match &standing.duration {
            Some(duration @ (Duration::While(_) | Duration::Until(_))) => {
                format!("{}, {text}", self.duration(duration))
            }
            Some(Duration::ThisTurn | Duration::EachTurn | Duration::During(_) | Duration::RestOfGame)
            | None => self.standing(standing),
        }
    }

    /// Inside a sentence: every duration trails.
    pub fn standing(&self, standing: &Standing) -> String {
        let duration = standing.duration.as_ref().map(|duration| self.duration(duration));
        followed_by(self.standing_kind(&standing.kind), duration)
    }

    fn standing_kind(&self, kind: &StandingKind) -> String {
        match kind {
            StandingKind::PersonCant { who, act } => {
                format!("{} can't {}", self.person(who), self.act(act, VerbForm::Plain))
            }
            StandingKind::ThingCant { what, verb, by } => {
                format!("{} can't be {}", self.thing(what), self.passive(verb, by.as_ref()))
            }
            StandingKind::Allowance { who, verb, amount } => self.allowance(who, *verb, amount),
            StandingKind::Permission { who, act, during } => {
                let act = self.act(act, VerbForm::Plain);
                format!("{} may {act} during {}", self.person(who), self.time(during))
            }
            StandingKind::MustBe { what, any } => {
                format!("{} must {}", self.thing(what), self.musts(any))
            }
            StandingKind::Also { what, values } => {
                let is = be(verb_form_of_thing(what));
                format!("{} {is} also {}", self.thing(what), self.also(values, number_of_thing(what)))
            }
            StandingKind::Own { what, predicate } => {
                format!("{} {}", self.thing(what), self.own_predicate(*predicate, verb_form_of_thing(what)))
            }
            StandingKind::Worth { what, worth } => self.worth(what, worth),
        }
    }

    /// blue; an eight, eights
    fn also(&self, values: &[Word], number: Number) -> String {
        match values {
            [value] if self.is_noun(*value) && number == Number::One => with_article(self.word(*value)),
            [value] => self.noun(*value, number).to_string(),
            several => self.values(several, "and"),
        }
    }

    fn allowance(&self, who: &Person, verb: AllowedVerb, amount: &Amount) -> String {
        let cards = if *amount == Amount::Exactly(1) {
            with_article("additional card")
        } else {
            self.counted(amount, "additional card", "additional cards")
        };
        format!("{} may {} {cards}", self.person(who), allowed(verb))
    }

    /// be blue or an eight; a row of other predicates keeps each its verb.
    fn musts(&self, any: &[ThingPredicate]) -> String {
        let is: Option<Vec<String>> = any.iter().map(|predicate| self.plain_is(predicate)).collect();
        match is {
            Some(is) => format!("be {}", list(&is, "or")),
            None => {
                let all: Vec<_> = any.iter().map(|predicate| self.must(predicate)).collect();
                list(&all, "or")
            }
        }
    }

    fn plain_is(&self, predicate: &ThingPredicate) -> Option<String> {
        match &predicate.kind {
            ThingPredicateKind::Is { not: false, what } => Some(self.is(what)),
            ThingPredicateKind::Is { not: true, .. }
            | ThingPredicateKind::Shares { .. }
            | ThingPredicateKind::Own { .. }
            | ThingPredicateKind::HasCounters { .. }
            | ThingPredicateKind::HasKeyword { .. }
            | ThingPredicateKind::TopCard { .. }
            | ThingPredicateKind::Attribute { .. }
            | ThingPredicateKind::Extreme { .. } => None,
        }
    }

    fn must(&self, predicate: &ThingPredicate) -> String {
        match self.plain_is(predicate) {
            Some(is) => format!("be {is}"),
            None => self.thing_predicate(predicate, VerbForm::Plain),
        }
    }

    fn worth(&self, what: &[Thing], worth: &Worth) -> String {
        let things: Vec<_> = what.iter().map(|thing| self.thing(thing)).collect();
        let number = what.last().map_or(Number::One, number_of_thing);
        let worth = match worth {
            Worth::Points(points) => self.points(*points),
            Worth::Its(attribute) => format!("its {}", self.word(*attribute)),
        };
        format!("{} {} worth {worth}", list(&things, "or"), be(number.verb_form()))
    }
}
