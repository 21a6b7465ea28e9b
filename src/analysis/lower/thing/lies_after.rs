//! Where the card of an event lies: where the event leaves it, or where it is before.

use super::lies::lies_at;
use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::waited::Waited;
use crate::analysis::resolve::{Lies, Lying};
use crate::format;
use crate::program::{Cards, EventKind};
use crate::syntax::tree::{self, ActKind, Event, HeadNoun, PassiveVerb, Thing, ThingKind};

impl Lowering<'_> {
    /// The card of an event lies where the event leaves it, or where it is as long as the event has not happened.
    pub fn lies_after(&mut self, cards: Cards, event: &Event, waited: &Waited) {
        let place = match waited.is_over() {
            true => self.place_after(event, waited.kind),
            false => place_before(waited.kind),
        };
        let would = (place == Lies::Gone).then(|| format::would_event(self.world.dialect, event));
        let kinds = match place {
            Lies::Elsewhere if waited.kind == EventKind::Play => played(event),
            _other => Vec::new(),
        };
        let mut told = event.at;
        let mut as_what = None;
        // Where some of its kinds stay, it lies there as one that does not.
        if kinds.iter().any(|kind| !self.goes_when_played(kind))
            && let Some(gone) = kinds.iter().find(|kind| self.goes_when_played(kind))
        {
            told = gone.at;
            as_what = Some(format::thing(self.world.dialect, gone));
        }
        self.scope.lie(Lying { would, as_what, ..Lying::new(cards, place, told.0) });
    }

    fn place_after(&self, event: &Event, kind: EventKind) -> Lies {
        match kind {
            EventKind::Destroy | EventKind::LeavePlay | EventKind::Return => Lies::Gone,
            EventKind::Discard
            | EventKind::DrawCard
            | EventKind::Give
            | EventKind::Deal
            | EventKind::SetAside => Lies::Elsewhere,
            EventKind::Put => put_where(event),
            EventKind::EnterPlay
            | EventKind::ChangeControl
            | EventKind::PutCounters
            | EventKind::RemoveCounters => Lies::InPlay,
            EventKind::Play if played(event).iter().any(|kind| self.goes_when_played(kind)) => {
                Lies::Elsewhere
            }
            _other => Lies::Unknown,
        }
    }

    /// Whether cards of a kind that is played do not stay.
    fn goes_when_played(&self, kind: &Thing) -> bool {
        let ThingKind::Some(noun) = &kind.kind else { return false };
        let named = match noun.head.noun {
            HeadNoun::Value(word) => Some(word),
            HeadNoun::Card | HeadNoun::Zone(_) => None,
        };
        let mut values = noun.head.values.iter().copied().chain(named).map(|word| self.world.value(word));
        values.any(|value| self.world.is_played(value) && !self.world.enters_play(value))
    }
}

/// Where the card of an event lies before it, as far as its kind tells.
pub fn place_before(kind: EventKind) -> Lies {
    match kind {
        EventKind::Destroy
        | EventKind::LeavePlay
        | EventKind::ChangeControl
        | EventKind::PutCounters
        | EventKind::RemoveCounters => Lies::InPlay,
        EventKind::Discard | EventKind::Give | EventKind::Deal => Lies::Elsewhere,
        _other => Lies::Unknown,
    }
}

fn put_where(event: &Event) -> Lies {
    let to = match &event.kind {
        tree::EventKind::Does { act, .. } => match &act.kind {
            ActKind::Put { moves, .. } => moves.first().map(|only| &only.to),
            _other => None,
        },
        tree::EventKind::Done { verb: PassiveVerb::Put(to), .. } => Some(to),
        _other => None,
    };
    to.map_or(Lies::Unknown, |to| lies_at(to, false))
}

/// The kinds of the card that an event is about, each as a noun of its own.
fn played(event: &Event) -> Vec<Thing> {
    let what = match &event.kind {
        tree::EventKind::Does { act, .. } => match &act.kind {
            ActKind::Simple { what, .. } => Some(what),
            _other => None,
        },
        tree::EventKind::Done { what, .. } => Some(what),
        _other => None,
    };
    what.map_or(Vec::new(), Thing::kind_by_kind)
}
