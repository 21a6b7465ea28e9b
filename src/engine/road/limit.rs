//! How many cards a turn allows, where several go at once: those that go already count as done.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::Listens;
use crate::game::{Event, OnRoad};
use crate::program::{EventKind, Expr};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether something forbids the part that is looked at.
    pub(super) fn is_part_forbidden(&mut self, road: &OnRoad<W>) -> bool {
        match road.event {
            Event { kind, player: Some(player), .. } if !road.going.is_empty() && self.is_limited(kind) => {
                let before = self.game.deeds.clone();
                road.going.iter().for_each(|card| self.game.deeds.note(kind, player, Some(card)));
                let is_forbidden = self.is_forbidden(&road.event);
                self.game.deeds = before;
                is_forbidden
            }
            event => self.is_forbidden(&event),
        }
    }

    /// Whether what forbids it may ask how often it was done in this turn.
    #[cold]
    fn is_limited(&self, kind: EventKind) -> bool {
        let Some(heard) = self.table.listeners.heard(kind, Listens::Prohibit) else { return false };
        let counts = |expr: &Expr| matches!(expr, Expr::ThisTurn(of, ..) if *of == kind);
        let mut all = heard.rules.iter().chain(&heard.abilities).chain(&heard.effects);
        all.any(|one| self.table.text(one.text).exprs.iter().any(counts))
    }
}
