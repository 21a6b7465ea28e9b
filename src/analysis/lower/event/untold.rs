//! What an ability can't find out when it sees an event: it is refused, with the event that tells it.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{EventKind, Stage};
use crate::syntax::tree::{
    At, BlockKind, Condition, Event, EventKind as Happens, Node, PassiveVerb, PersonPredicateKind,
    SimpleCondition, SimpleConditionKind, ThingKind, Visit,
};

use super::reworded::{drawn_together, in_a_turn, noun_of, one};
use super::waited::Waited;

/// Why nothing tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untold {
    /// It went with the card, or the card itself has changed it.
    TooLate,
    /// Each card is an event of its own: there is no number of them.
    OneByOne,
    /// Nobody knows which card it is.
    NoCard,
    /// The text works in play, and its card is not there when this happens to it.
    Elsewhere,
}

/// Whether the cards of such an event are one event together, with their number.
pub fn is_told_whole(kind: EventKind) -> bool {
    matches!(kind, EventKind::Draw | EventKind::LookAt | EventKind::Reveal)
}

impl Lowering<'_> {
    pub fn untold(&mut self, event: &Event, waited: &Waited, untold: Untold, at: At) {
        let said = self.quote(at);
        let happens = self.quote(event.at);
        let (code, message, label) = match untold {
            Untold::TooLate => (
                Code::EventUntold,
                format!(
                    "\"{said}\" is asked too late: this is looked at when it has happened, and then the card is elsewhere"
                ),
                "no longer known",
            ),
            Untold::OneByOne => (
                Code::EventUntold,
                format!("\"{said}\" are never seen together here: each card is an event of its own"),
                "one by one",
            ),
            Untold::NoCard if waited.is_over() => (
                Code::EventUntold,
                format!(
                    "\"{said}\" says how many and which, but {} is seen as a number of cards or card by card",
                    if waited.is_seeing() { "what is shown" } else { "a draw" }
                ),
                "how many, or which?",
            ),
            Untold::NoCard => (
                Code::EventUntold,
                format!("\"{said}\" says which card, and nobody knows it before it has happened"),
                "not known yet",
            ),
            Untold::Elsewhere => {
                let (message, label) = self.elsewhere_then(&happens, waited);
                (Code::NeverHappens, message, label)
            }
        };
        let mut problem = Diagnostic::new(code, self.place(at), message).label(label);
        for help in self.told_by(event, waited, untold) {
            problem = problem.help(help);
        }
        self.report(problem);
    }

    /// What tells it.
    fn told_by(&self, event: &Event, waited: &Waited, untold: Untold) -> Vec<String> {
        let dialect = self.world.dialect;
        match untold {
            Untold::TooLate => {
                let would = format::would_event(dialect, event);
                vec![format!("look just before it happens: If {would}, first …")]
            }
            Untold::OneByOne => {
                let mut told = vec![format!("wait for one of them: {}", self.waits_for(&one(event), waited))];
                if let Some(nth) = in_a_turn(event).filter(|_| waited.is_over()) {
                    told.push(format!("or count them in a turn: {}", self.waits_for(&nth, waited)));
                }
                told.extend(drawn_together(event).map(|draws| {
                    format!(
                        "or say who draws them, which is seen as a whole: {}",
                        self.waits_for(&draws, waited)
                    )
                }));
                told
            }
            Untold::NoCard if waited.stage == Stage::Prohibit => vec![NO_DRAW.into()],
            Untold::NoCard => {
                let when =
                    if waited.is_over() { "wait for one of them" } else { "wait until it has happened" };
                vec![format!("{when}: Whenever {}, …", format::event(dialect, &one(event)))]
            }
            Untold::Elsewhere => self.told_elsewhere(event, waited),
        }
    }

    /// "If you control it" is never true of a card that has left play: the event can say it.
    pub fn asks_in_time(&mut self, event: &Event, waited: &Waited, condition: &Condition) {
        let has_left = matches!(
            waited.kind,
            EventKind::Destroy
                | EventKind::LeavePlay
                | EventKind::Discard
                | EventKind::Return
                | EventKind::SetAside
        );
        let mut asked = None;
        condition.visit(&mut |node| {
            if let Node::SimpleCondition(SimpleCondition { kind, at }) = node
                && let SimpleConditionKind::Person(who, predicate) = kind
                && let PersonPredicateKind::Controls(thing) = &predicate.kind
                && matches!(thing.kind, ThingKind::It | ThingKind::That(_))
            {
                asked.get_or_insert((who, *at));
            }
        });
        let Some((who, at)) = asked.filter(|_| has_left && waited.is_over()) else { return };
        let message = format!(
            "\"{}\" is asked too late: this is looked at when it has happened, and then nobody controls the card",
            self.quote(at)
        );
        let mut controlled = event.clone();
        let help = match noun_of(&mut controlled) {
            Some(noun) if noun.controlled_by.is_none() => {
                noun.controlled_by = Some(who.clone());
                format!("say it in the event: {}", self.waits_for(&controlled, waited))
            }
            Some(_) | None => "leave the condition out".into(),
        };
        let place = self.place(at);
        self.report(Diagnostic::new(Code::EventUntold, place, message).label("no longer known").help(help));
        // Once told, it is told.
        self.scope.places_are_open();
    }

    pub fn waits_for(&self, event: &Event, waited: &Waited) -> String {
        match waited.is_over() {
            true => format!("Whenever {}, …", format::event(self.world.dialect, event)),
            false => format!("If {}, …", format::would_event(self.world.dialect, event)),
        }
    }

    /// "Until this card leaves play" needs a card that comes into play.
    pub fn of_a_card_in_play(&mut self, event: &Event) -> Option<()> {
        let thing = match &event.kind {
            Happens::Leaves(thing) | Happens::Enters(thing) | Happens::ChangesControl(thing) => thing,
            Happens::Done { what, verb: PassiveVerb::Destroyed | PassiveVerb::Returned, .. } => what,
            Happens::Done { .. } | Happens::Does { .. } | Happens::Cannot { .. } | Happens::TurnSkipped => {
                return Some(());
            }
        };
        let is_gone = self.block.kind == BlockKind::Card && !self.block.stays;
        if thing.kind != ThingKind::This || !is_gone {
            return Some(());
        }
        let message = format!("\"{}\" never comes: this card is never in play", self.quote(event.at));
        let help = "say how long it lasts: until the end of your next turn; for the rest of the game";
        self.refuse(Code::NeverHappens, event.at, message, "not in play", help)
    }
}

pub(super) const NO_DRAW: &str = "a draw is forbidden whatever the card is: Opponents can't draw cards.";
