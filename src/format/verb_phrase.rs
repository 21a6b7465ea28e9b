//! The verbs that several kinds of nodes speak of: done by somebody, done to something, done before.

use super::printer::Printer;
use crate::syntax::tree::{AllowedVerb, PassiveVerb, PastVerb, Person, SimpleVerb};
use crate::vocabulary::{Verb, VerbForm};

pub(super) fn simple(verb: SimpleVerb, form: VerbForm) -> String {
    match verb {
        SimpleVerb::Draw => Verb::Draw.form(form).into(),
        SimpleVerb::Discard => Verb::Discard.form(form).into(),
        SimpleVerb::Play => Verb::Play.form(form).into(),
        SimpleVerb::Destroy => Verb::Destroy.form(form).into(),
        SimpleVerb::LookAt => format!("{} at", Verb::Look.form(form)),
        SimpleVerb::Reveal => Verb::Reveal.form(form).into(),
    }
}

/// A verb the turn remembers, in any form: discarded, (did not) discard.
pub(super) fn past(verb: PastVerb, form: VerbForm) -> String {
    match verb {
        PastVerb::Draw => Verb::Draw.form(form).into(),
        PastVerb::Discard => Verb::Discard.form(form).into(),
        PastVerb::Play => Verb::Play.form(form).into(),
        PastVerb::Destroy => Verb::Destroy.form(form).into(),
        PastVerb::Reveal => Verb::Reveal.form(form).into(),
        PastVerb::LookAt => format!("{} at", Verb::Look.form(form)),
        PastVerb::Take => Verb::Take.form(form).into(),
    }
}

pub(super) fn allowed(verb: AllowedVerb) -> &'static str {
    match verb {
        AllowedVerb::Discard => Verb::Discard.form(VerbForm::Plain),
        AllowedVerb::Play => Verb::Play.form(VerbForm::Plain),
    }
}

/// is, are
pub(super) fn be(form: VerbForm) -> &'static str {
    Verb::Be.form(form)
}

/// doesn't, don't
pub(super) fn does_not(form: VerbForm) -> &'static str {
    match form {
        VerbForm::Third => "doesn't",
        VerbForm::Plain | VerbForm::Past | VerbForm::Participle => "don't",
    }
}

impl Printer<'_> {
    /// destroyed by an opponent
    pub fn passive(&self, verb: &PassiveVerb, by: Option<&Person>) -> String {
        let done = match verb {
            PassiveVerb::Destroyed => Verb::Destroy.form(VerbForm::Participle).to_string(),
            PassiveVerb::Discarded => Verb::Discard.form(VerbForm::Participle).into(),
            PassiveVerb::Played => Verb::Play.form(VerbForm::Participle).into(),
            PassiveVerb::Drawn => Verb::Draw.form(VerbForm::Participle).into(),
            PassiveVerb::Revealed => Verb::Reveal.form(VerbForm::Participle).into(),
            PassiveVerb::LookedAt => format!("{} at", Verb::Look.form(VerbForm::Participle)),
            PassiveVerb::Returned => Verb::Return.form(VerbForm::Participle).into(),
            PassiveVerb::Put(to) => {
                format!("{} {}", Verb::Put.form(VerbForm::Participle), self.destination(to))
            }
            PassiveVerb::Exchanged => Verb::Exchange.form(VerbForm::Participle).into(),
            PassiveVerb::Own(verb) => self.own_verb(*verb, VerbForm::Participle).into(),
        };
        match by {
            Some(person) => format!("{done} by {}", self.person(person)),
            None => done,
        }
    }
}
