//! The loop: the innermost work goes on, step by step, until somebody has to decide.

use super::Match;
use super::evaluate::Met;
use crate::game::{Missing, Outcome, Part, Step, TextId, Work};

/// More steps than this between two decisions are a chain without an end.
const STEPS: usize = 100_000;

impl Match<'_> {
    pub(super) fn run(&mut self) {
        for _ in 0..STEPS {
            if self.game.pending.is_some() || self.game.outcome.is_some() {
                return;
            }
            match self.step() {
                Ok(true) => {}
                Ok(false) => return,
                Err(missing) => return self.stop(missing),
            }
        }
        let at = self.game.stack.iter().rev().find_map(|work| match work {
            Work::Body(frame) => Some(frame.text),
            Work::Flow(_) | Work::Road(_) => None,
        });
        self.stop(Missing { part: Part::EndlessChain, at: at.unwrap_or(TextId::Setup(0)) });
    }

    pub(super) fn stop(&mut self, missing: Missing) {
        self.game.pending = None;
        self.game.outcome = Some(Outcome::Stopped(missing));
    }

    /// False where nothing is left to do by itself.
    fn step(&mut self) -> Met<bool> {
        if self.game.changed && self.game.together == 0 {
            self.game.changed = false;
            self.end_what_is_over()?;
            if self.start_state_rule()? {
                return Ok(true);
            }
        }
        let is_between = match self.game.stack.last() {
            Some(Work::Flow(_)) => true,
            Some(Work::Body(frame)) => frame.is_flow,
            Some(Work::Road(_)) => false,
            None => return Ok(false),
        };
        if is_between && self.game.together == 0 && !self.game.waiting.is_empty() {
            self.start_waiting()?;
            return Ok(true);
        }
        if is_between && self.game.together == 0 && self.settle_played()? {
            return Ok(true);
        }
        match self.game.stack.pop() {
            Some(Work::Flow(Step::Pause)) => {
                self.game.stack.push(Work::Flow(Step::Pause));
                return Ok(false);
            }
            Some(Work::Flow(step)) => self.flow(step),
            Some(Work::Body(frame)) => self.body(frame)?,
            Some(Work::Road(road)) => self.road(road)?,
            None => return Ok(false),
        }
        Ok(true)
    }
}
