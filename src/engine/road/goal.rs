//! Where an event takes its card.

use super::change::Changed;
use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::game::{Event, Missing, Part, Zone};
use crate::program::{End, EventKind};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Where an event takes its card, if that is all it does.
    #[inline]
    pub(super) fn goal(&self, event: &Event) -> Option<(Zone, End)> {
        if event.kind == EventKind::Discard {
            let player = event.player.unwrap_or(self.game.active());
            return Some((self.table.zones.discards_of(player)?, End::Top));
        }
        if event.kind == EventKind::Play {
            return Some((Zone::PLAYED, End::Into));
        }
        let takes_there = matches!(
            event.kind,
            EventKind::Put | EventKind::Return | EventKind::Give | EventKind::ChangeControl | EventKind::Deal
        );
        event.to.filter(|_| takes_there).map(|to| (to, event.end))
    }

    pub(super) fn no_place(&mut self, kind: EventKind) -> Changed {
        self.leads_nowhere(kind);
        Changed::No
    }

    /// The game does not say where the verb takes its card: nobody can go on.
    pub(in crate::engine) fn leads_nowhere(&mut self, kind: EventKind) {
        let at = self.game.stack.innermost_text().map(|frame| frame.text);
        self.stop(Missing { part: Part::NoPlaceFor(kind), at: at.unwrap_or_default() });
    }
}
