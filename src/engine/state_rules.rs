//! States that are acted on as soon as they hold, once for each becoming true.

use super::Match;
use super::journal::Journal;
use super::listen::states;
use crate::game::{Acted, Event, Player};
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
            let mut met = std::mem::take(&mut self.game.met);
            met.retain(|slot| holding.iter().any(|one| one.slot == slot));
            self.game.met = met;
        }
        let Some(listener) = holding.into_iter().find(|one| !self.game.met.contains(one.slot)) else {
            return false;
        };
        self.game.met.insert(listener.slot);
        // The others are looked at when this one is done.
        self.game.changed = true;
        self.begin(&listener, event, Acted::default());
        true
    }

    /// Whoever the first seat of a side is.
    pub(super) fn leader(&self, player: Player) -> Player {
        self.table.team(player).and(self.game.players()).lowest().unwrap_or(player)
    }
}
