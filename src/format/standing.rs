//! Standing texts: what holds for a while.

use super::english::{followed_by, with_article};
use super::printer::{Number, Printer};
use super::thing::{number_of_thing, verb_form_of_thing};
use super::verb_phrase::{allowed, be};
use crate::syntax::tree::{
    AllowedVerb, Amount, Duration, Person, Standing, StandingKind, Thing, Word, Worth,
};
use crate::vocabulary::VerbForm;

impl Printer<'_> {
    /// As a sentence of its own: `while` and `until` lead. Before several kinds they do not, since a list would go on: while
    /// you control a king, a queen or a jack ….
    pub fn standing_sentence(&self, standing: &Standing) -> String {
        match &standing.duration {
            Some(duration @ (Duration::While(_) | Duration::Until(_))) if !standing.begins_with_kinds() => {
                format!("{}, {}", self.duration(duration), self.standing_kind(&standing.kind, *self))
            }
            Some(_) | None => self.with_duration(self.standing_kind(&standing.kind, *self), standing),
        }
    }

    /// Inside a sentence: every duration trails, and what is said before can't go on with several kinds.
    pub fn standing(&self, standing: &Standing) -> String {
        let lead = self.kinds_at_length(standing.begins_with_kinds());
        self.with_duration(self.standing_kind(&standing.kind, lead), standing)
    }

    fn with_duration(&self, text: String, standing: &Standing) -> String {
        followed_by(text, standing.duration.as_ref().map(|duration| self.duration(duration)))
    }

    /// What it begins with is printed by another one.
    fn standing_kind(&self, kind: &StandingKind, lead: Printer<'_>) -> String {
        match kind {
            StandingKind::PersonCant { who, act } => {
                format!("{} can't {}", self.person(who), self.act(act, VerbForm::Plain))
            }
            StandingKind::ThingCant { what, verb, by } => {
                format!("{} can't be {}", lead.thing(what), self.passive(verb, by.as_ref()))
            }
            StandingKind::Allowance { who, verb, amount } => self.allowance(who, *verb, amount),
            StandingKind::Permission { who, act, during } => {
                let act = self.act(act, VerbForm::Plain);
                format!("{} may {act} during {}", self.person(who), self.time(during))
            }
            StandingKind::MustBe { what, is } => format!("{} must be {}", lead.thing(what), self.is(is)),
            StandingKind::Also { what, values } => {
                let is = be(verb_form_of_thing(what));
                format!("{} {is} also {}", lead.thing(what), self.also(values, number_of_thing(what)))
            }
            StandingKind::Own { what, predicate } => {
                format!("{} {}", lead.thing(what), self.own_predicate(*predicate, verb_form_of_thing(what)))
            }
            StandingKind::Worth { what, worth } => self.worth(lead.thing(what), what, worth),
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

    fn worth(&self, named: String, what: &Thing, worth: &Worth) -> String {
        let worth = match worth {
            Worth::Points(points) => self.points(*points),
            Worth::Its(attribute) => format!("its {}", self.word(*attribute)),
        };
        format!("{named} {} worth {worth}", be(verb_form_of_thing(what)))
    }
}
