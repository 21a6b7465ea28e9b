//! The conditions that saw an event: they wait until the work that made it is over.

use super::super::Match;
use super::super::evaluate::Met;
use crate::game::{OnRoad, Waiting};
use crate::program::{Ability, EventKind, Stage};

impl Match<'_> {
    pub(super) fn collect(&mut self, road: &OnRoad) -> Met<()> {
        let mut event = road.event;
        event.stay = event.card.map(|card| self.game.zones.stay(card));
        let mut kinds = vec![event.kind];
        if let (Some(from), Some(to)) = (event.from, event.to) {
            match (self.table.is_in_play(from), self.table.is_in_play(to)) {
                (false, true) => kinds.push(EventKind::EnterPlay),
                (true, false) => kinds.push(EventKind::LeavePlay),
                (true, true) | (false, false) => {}
            }
        }
        for kind in kinds {
            event.kind = kind;
            let wanted = |ability: &Ability| ability.stage == Stage::After && ability.kind == kind;
            for one in self.listeners(wanted, &event, road.heard)? {
                self.game.waiting.push(Waiting {
                    text: one.frame.text,
                    ability: one.id,
                    you: one.frame.you,
                    source: one.frame.source,
                    stay: one.frame.stay,
                    event,
                    batch: self.game.batch,
                });
            }
        }
        Ok(())
    }
}
