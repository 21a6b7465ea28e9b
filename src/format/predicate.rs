//! Predicates: what can be true of a thing or of a person.

use super::english::with_article;
use super::person::more_or_fewer;
use super::printer::Printer;
use super::verb_phrase::{be, does_not, past};
use crate::syntax::tree::{
    CardNumber, Is, PersonPredicate, PersonPredicateKind, ThingPredicate, ThingPredicateKind, Word,
};
use crate::vocabulary::{Verb, VerbForm};

impl Printer<'_> {
    /// What stands after a thing: `shares a color with it`.
    pub fn thing_predicate(&self, predicate: &ThingPredicate, form: VerbForm) -> String {
        match &predicate.kind {
            ThingPredicateKind::Is { not, what } => format!("{}{} {}", be(form), not_if(*not), self.is(what)),
            ThingPredicateKind::Shares { not, attributes, with } => {
                format!("{} with {}", self.share(*not, form, attributes), self.thing(with))
            }
            ThingPredicateKind::Own { not: false, predicate } => self.own_predicate(*predicate, form).into(),
            ThingPredicateKind::Own { not: true, predicate } => {
                format!("{} {}", does_not(form), self.own_predicate(*predicate, VerbForm::Plain))
            }
            ThingPredicateKind::HasCounters { amount, counter } => {
                format!("{} {}", Verb::Have.form(form), self.counters(amount, *counter))
            }
            ThingPredicateKind::HasKeyword { not, keyword } => {
                format!("{} {}", negated(*not, form, Verb::Have), self.word(*keyword))
            }
            ThingPredicateKind::TopCard { not, what } => {
                format!("top card is{} {}", not_if(*not), self.thing(what))
            }
            ThingPredicateKind::Attribute { attribute, comparison } => {
                format!("{} {}", self.word(*attribute), self.comparison(comparison))
            }
            ThingPredicateKind::Extreme { highest, of: CardNumber::Attribute(attribute) } => {
                format!("the {} {}", if *highest { "highest" } else { "lowest" }, self.word(*attribute))
            }
            ThingPredicateKind::Extreme { highest, of: CardNumber::Counters(counter) } => {
                format!("the {} {}", if *highest { "most" } else { "fewest" }, self.plural(*counter))
            }
        }
    }

    /// The same as a clause behind a noun: `that shares a color with it`, `whose top card is a king`,
    /// `with the lowest rank`.
    pub fn thing_clause(&self, predicate: &ThingPredicate, form: VerbForm) -> String {
        let leader = match &predicate.kind {
            ThingPredicateKind::Extreme { .. } => "with",
            ThingPredicateKind::TopCard { .. } | ThingPredicateKind::Attribute { .. } => "whose",
            ThingPredicateKind::Is { .. }
            | ThingPredicateKind::Shares { .. }
            | ThingPredicateKind::Own { .. }
            | ThingPredicateKind::HasCounters { .. }
            | ThingPredicateKind::HasKeyword { .. } => "that",
        };
        format!("{leader} {}", self.thing_predicate(predicate, form))
    }

    /// What something is, without the verb.
    pub fn is(&self, is: &Is) -> String {
        match is {
            Is::A(thing) => self.thing(thing),
            Is::Values(values) => self.values(values, "or"),
            Is::OneOf(kinds) => {
                let kinds: Vec<_> = kinds.iter().map(|kind| self.is(kind)).collect();
                super::english::list(&kinds, "or")
            }
            Is::Named(attribute) => format!("the named {}", self.word(*attribute)),
            Is::ThatValue(attribute) => format!("that {}", self.word(*attribute)),
            Is::In(zone) => format!("in {}", self.zone(zone)),
            Is::OnTopOf(zone) => format!("on top of {}", self.zone(zone)),
            Is::OnBottomOf(zone) => format!("on the bottom of {}", self.zone(zone)),
            Is::InPlay => "in play on the table".into(),
            Is::Done(verb) => past(*verb, VerbForm::Participle),
            Is::FaceDown => "face down".into(),
            Is::FaceUp => "face up".into(),
        }
    }

    /// blue or green
    pub fn values(&self, values: &[Word], conjunction: &str) -> String {
        let values: Vec<_> = values.iter().map(|value| self.word(*value).to_string()).collect();
        super::english::list(&values, conjunction)
    }

    /// shares a color, don't share a color or rank
    pub fn share(&self, not: bool, form: VerbForm, attributes: &[Word]) -> String {
        format!("{} {}", negated(not, form, Verb::Share), self.attributes(attributes))
    }

    /// a color or rank
    fn attributes(&self, attributes: &[Word]) -> String {
        let attributes: Vec<_> = attributes.iter().map(|attribute| self.word(*attribute)).collect();
        with_article(&attributes.join(" or "))
    }

    /// What stands after a person: `controls two or more assets`.
    pub fn person_predicate(&self, predicate: &PersonPredicate, form: VerbForm) -> String {
        let have = Verb::Have.form(form);
        match &predicate.kind {
            PersonPredicateKind::Has(what) => format!("{have} {}", self.thing(what)),
            PersonPredicateKind::HasSoMany(of, amount) => {
                format!("{have} {}", self.so_many(*of, amount))
            }
            PersonPredicateKind::HasEqual(of, comparison) => {
                let compared = self.comparison(comparison);
                let of = self.holding(*of);
                format!("{have} {of} equal to {}", compared.strip_prefix("is ").unwrap_or(&compared))
            }
            PersonPredicateKind::HasMoreThan { more, what, than } => {
                format!("{have} {} {} than {}", more_or_fewer(*more), self.thing(what), self.person(than))
            }
            PersonPredicateKind::ControlsMoreThan { more, what, than } => {
                let control = Verb::Control.form(form);
                format!("{control} {} {} than {}", more_or_fewer(*more), self.thing(what), self.person(than))
            }
            PersonPredicateKind::HoldsMoreThan { more, of, than } => {
                let (more, of) = (more_or_fewer(*more), self.holding(*of));
                format!("{have} {more} {of} than {}", self.person(than))
            }
            PersonPredicateKind::Controls(what) => {
                format!("{} {}", Verb::Control.form(form), self.thing(what))
            }
            PersonPredicateKind::Did { not: false, verb, what } => {
                format!("{} {} this turn", past(*verb, VerbForm::Past), self.thing(what))
            }
            PersonPredicateKind::Did { not: true, verb, what } => {
                format!("did not {} {} this turn", past(*verb, VerbForm::Plain), self.thing(what))
            }
            PersonPredicateKind::TookNoOtherAction => "took no other action this turn".into(),
            PersonPredicateKind::Can { not, act } => {
                format!("{} {}", if *not { "can't" } else { "can" }, self.act(act, VerbForm::Plain))
            }
            PersonPredicateKind::IsDealer { not } => format!("{}{} the dealer", be(form), not_if(*not)),
            PersonPredicateKind::InGame => format!("{} in the game", be(form)),
        }
    }
}

/// Whether it is true of the thing's top card or attribute: after `whose`, or after the thing with an 's.
pub(super) fn speaks_of_a_part(predicate: &ThingPredicate) -> bool {
    match &predicate.kind {
        ThingPredicateKind::TopCard { .. } | ThingPredicateKind::Attribute { .. } => true,
        ThingPredicateKind::Is { .. }
        | ThingPredicateKind::Shares { .. }
        | ThingPredicateKind::Own { .. }
        | ThingPredicateKind::HasCounters { .. }
        | ThingPredicateKind::HasKeyword { .. }
        | ThingPredicateKind::Extreme { .. } => false,
    }
}

fn not_if(not: bool) -> &'static str {
    if not { " not" } else { "" }
}

/// shares, doesn't share
fn negated(not: bool, form: VerbForm, verb: Verb) -> String {
    if not {
        format!("{} {}", does_not(form), verb.form(VerbForm::Plain))
    } else {
        verb.form(form).to_string()
    }
}
