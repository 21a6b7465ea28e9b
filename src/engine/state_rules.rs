//! Rules that act as soon as something is so: looked at after every batch, once for each becoming true.

use super::Match;
use super::evaluate::Met;
use crate::game::{CardSet, Event, Work};
use crate::program::{EventKind, Stage};

impl Match<'_> {
    /// Starts one that holds and did not hold before. Nothing is looked at before the first turn.
    pub(super) fn start_state_rule(&mut self) -> Met<bool> {
        if self.game.turn == 0 || self.game.ending.is_some() {
            return Ok(false);
        }
        let mut event = Event::new(EventKind::Nothing);
        event.cause = Some(self.game.active);
        let holding = self.listeners(|ability| ability.stage == Stage::State, &event, CardSet::default())?;
        let keys: Vec<_> = holding.iter().map(|one| (one.frame.text, one.id, one.frame.source)).collect();
        self.game.met.retain(|met| keys.contains(met));
        let new = holding.into_iter().zip(keys).find(|(_, key)| !self.game.met.contains(key));
        let Some((listener, key)) = new else { return Ok(false) };
        self.game.met.push(key);
        // The others are looked at when this one is done.
        self.game.changed = true;
        self.game.stack.push(Work::Body(Box::new(listener.frame)));
        Ok(true)
    }
}
