//! States that are acted on as soon as they hold, once for each becoming true.

use super::Match;
use super::journal::Journal;
use super::listen::states;
use crate::game::{Acted, Event, Slot, Work};
use crate::program::EventKind;

impl<J: Journal> Match<'_, J> {
    /// Starts one that holds and did not hold before. Nothing is looked at before the first turn.
    pub(super) fn start_state_rule(&mut self) -> bool {
        if self.game.turn == 0 || self.game.ending.is_some() {
            return false;
        }
        let event = Event { cause: Some(self.game.active()), ..Event::new(EventKind::Nothing) };
        let holding = states(self.table, &self.game, &event);
        if !self.game.met.is_empty() {
            self.game.met.retain(|slot| holding.iter().any(|one| one.slot == slot));
        }
        let acted = |slot: Slot| self.game.met.contains(slot) || self.game.held_back.contains(slot);
        let Some(listener) = holding.into_iter().find(|one| !acted(one.slot)) else { return false };
        if !self.may_start(listener.slot.text) {
            return true;
        }
        self.game.met.insert(listener.slot);
        // The others are looked at when this one is done.
        self.game.changed = true;
        self.begin(&listener, event, Acted::default());
        if let (Some(Work::Body(frame)), Some(_)) = (self.game.stack.last_mut(), listener.ability.code) {
            frame.state = Some(listener.slot);
        }
        true
    }

    /// Something forbids what a rule about a state wants: it is looked at again after the next change.
    pub(super) fn hold_state_back(&mut self, kind: EventKind) {
        if !matches!(kind, EventKind::WinGame | EventKind::LoseGame) {
            return;
        }
        let acting = self.game.stack.iter().rev().find_map(|work| match work {
            Work::Body(frame) => Some(frame.state),
            Work::Flow(_) | Work::Road(_) | Work::Settle(_) => None,
        });
        if let Some(slot) = acting.flatten() {
            self.game.met.retain(|known| known != slot);
            self.game.held_back.insert(slot);
        }
    }
}
