//! The loop: takes the innermost work and goes on with it until somebody has to decide.

use super::Match;
use super::journal::Journal;
use crate::game::{Frame, Keeps, Missing, Outcome, Step, Work};

/// More steps than this between two decisions end the chain.
const STEPS: usize = 200_000;

/// Works that can be inside each other.
const DEEPEST: usize = 250;

impl<J: Journal> Match<'_, J> {
    /// Goes on to the next decision, or to the end.
    pub(super) fn run(&mut self) {
        self.go_on();
        if self.table.has_copies() {
            self.order_options();
        }
    }

    fn go_on(&mut self) {
        let mut steps = 0;
        while !self.game.is_asked() && self.game.outcome.is_none() {
            steps += 1;
            if steps > STEPS || self.game.stack.len() > DEEPEST {
                steps = 0;
                self.break_chain();
            }
            if !self.step() {
                return;
            }
        }
    }

    pub(super) fn stop(&mut self, missing: Missing) {
        self.game.stop_asking();
        self.game.outcome = Some(Outcome::Stopped(missing));
    }

    /// False where nothing is left to do by itself.
    fn step(&mut self) -> bool {
        if self.has_to_look() && self.game.together == 0 && self.is_between_batches() && self.look_at_states()
        {
            return true;
        }
        let may_start = !self.game.waiting.is_empty() && self.game.together == 0;
        match self.game.stack.last() {
            None => return false,
            Some(Work::Flow(_)) if may_start => self.start_waiting(),
            Some(Work::Body(frame)) if may_start && frame.is_flow => self.start_waiting(),
            Some(Work::Body(_)) => self.body(),
            Some(Work::Flow(Step::Pause)) => return false,
            Some(Work::Flow(step)) => {
                let step = *step;
                self.drop_top();
                self.flow(step);
            }
            Some(Work::Settle(card)) => {
                let card = *card;
                self.drop_top();
                self.settle(card);
            }
            Some(Work::Road(_)) => self.road_on_top(),
        }
        true
    }

    /// The work on top is over.
    #[inline]
    pub(super) fn drop_top(&mut self) {
        let below = self.game.stack.len() - 1;
        self.game.stack.truncate(below);
    }

    #[inline(never)]
    fn road_on_top(&mut self) {
        if let Some(Work::Road(road)) = self.game.stack.pop() {
            self.road(road);
        }
    }

    /// What follows belongs to one batch.
    pub(super) fn together(&mut self) {
        self.game.together += 1;
        self.frame_mut().together += 1;
    }

    pub(super) fn apart(&mut self) {
        let frame = self.frame_mut();
        if frame.together > 0 {
            frame.together -= 1;
            self.game.together = self.game.together.saturating_sub(1);
        }
    }

    /// No event is on its way: what one sentence changes at once has all happened.
    pub(super) fn is_between_batches(&self) -> bool {
        !self.game.stack.iter().any(|work| matches!(work, Work::Road(_)))
    }

    /// A text begins; the sets it keeps are its own.
    pub(super) fn push_frame(&mut self, mut frame: Frame, keeps: Option<&Keeps>) {
        frame.sets = self.game.sets.len() as u16;
        frame.round_began = self.game.zones.trace();
        let count = self.table.kept_sets(frame.text);
        self.game.sets.resize(usize::from(frame.sets) + count, Default::default());
        if let Some(keeps) = keeps {
            frame.locals = keeps.locals;
            for (number, set) in keeps.sets.iter().enumerate() {
                self.game.sets[usize::from(frame.sets) + number] = *set;
            }
        }
        self.game.stack.push(Work::Body(frame));
    }

    /// The text on top is over. If it ended the game, that is what comes next.
    pub(super) fn pop_frame(&mut self) {
        if let Some(Work::Body(frame)) = self.game.stack.last() {
            let (sets, together) = (usize::from(frame.sets), frame.together);
            self.game.sets.truncate(sets);
            self.game.together = self.game.together.saturating_sub(together);
            self.drop_top();
        }
        if self.game.ending.is_some_and(|depth| self.game.stack.len() <= usize::from(depth)) {
            self.end_game();
        }
    }
}
