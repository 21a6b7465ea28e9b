//! Events, as they happen and as they would happen.

use super::person::verb_form;
use super::printer::Printer;
use super::thing::verb_form_of_thing;
use super::verb_phrase::be;
use crate::syntax::tree::{Act, Event, EventKind, PassiveVerb, Person, Thing};
use crate::vocabulary::{Verb, VerbForm};

/// Whether the event is told as happening or as one that would happen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    Happens,
    Would,
}

impl Printer<'_> {
    /// After whenever and until: `a player discards an eight`.
    pub fn event(&self, event: &Event) -> String {
        self.event_in(Mood::Happens, event)
    }

    /// In a substitution: `a player would discard an eight`.
    pub fn would_event(&self, event: &Event) -> String {
        self.event_in(Mood::Would, event)
    }

    fn event_in(&self, mood: Mood, event: &Event) -> String {
        let mut text = match &event.kind {
            EventKind::Does { who, act } => self.does(mood, who, act),
            EventKind::Cannot { who, act } => {
                format!("{} can't {}", self.person(who), self.act(act, VerbForm::Plain))
            }
            EventKind::Done { what, verb, by } => self.is_done(mood, what, verb, by.as_ref()),
            EventKind::Enters(what) => self.moves_itself(mood, what, Verb::Enter, "play"),
            EventKind::Leaves(what) => self.moves_itself(mood, what, Verb::Leave, "play"),
            EventKind::ChangesControl(what) => self.moves_itself(mood, what, Verb::Change, "control"),
            EventKind::TurnSkipped => match mood {
                Mood::Happens => "a turn is skipped".into(),
                Mood::Would => "a turn would be skipped".into(),
            },
        };
        if event.in_a_turn {
            text.push_str(" in a turn");
        }
        if let Some(time) = &event.during {
            text = format!("{text} during {}", self.time(time));
        }
        text
    }

    fn does(&self, mood: Mood, who: &Person, act: &Act) -> String {
        match mood {
            Mood::Happens => format!("{} {}", self.person(who), self.act(act, verb_form(who))),
            Mood::Would => format!("{} would {}", self.person(who), self.act(act, VerbForm::Plain)),
        }
    }

    fn is_done(&self, mood: Mood, what: &Thing, verb: &PassiveVerb, by: Option<&Person>) -> String {
        let is = match mood {
            Mood::Happens => be(verb_form_of_thing(what)),
            Mood::Would => "would be",
        };
        format!("{} {is} {}", self.thing(what), self.passive(verb, by))
    }

    fn moves_itself(&self, mood: Mood, what: &Thing, verb: Verb, where_to: &str) -> String {
        let verb = match mood {
            Mood::Happens => verb.form(verb_form_of_thing(what)).to_string(),
            Mood::Would => format!("would {}", verb.form(VerbForm::Plain)),
        };
        format!("{} {verb} {where_to}", self.thing(what))
    }
}
