//! A turn that ends before its time: too much was decided in it, or somebody is out of the game.

use super::Match;
use super::journal::{Journal, Limit};
use crate::game::{Step, Work};
use crate::program::Pc;

/// Decisions in one turn after which it ends.
const LONGEST_TURN: u32 = 500;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether so much was decided in this turn that it has to end.
    pub(super) fn is_turn_too_long(&self) -> bool {
        self.game.decisions >= LONGEST_TURN
    }

    /// Too much was decided in this turn: nothing more is offered in it.
    pub(super) fn end_long_turn(&mut self) {
        self.journal.cut_short(self.table, &self.game, Limit::Turn);
        self.cut_turn(Step::TurnEnds);
    }

    /// The steps that are left of the turn give way to another.
    pub(super) fn cut_turn(&mut self, then: Step) {
        let (mut then, mut is_cut) = (Some(then), false);
        for step in self.game.steps.iter_mut() {
            match step {
                // A turn ends once.
                Step::Pause | Step::NextTurn => then = None,
                Step::PhaseIsOver(_) | Step::TurnIsOver => {}
                step => {
                    is_cut |= then.is_some();
                    *step = then.take().unwrap_or(Step::Dropped);
                }
            }
        }
        // Nobody is told that its phase has ended, but it is over.
        if let Some(phase) = self.game.phase.filter(|_| is_cut)
            && self.game.steps.next() != Some(&Step::PhaseIsOver(phase))
        {
            self.then(Step::PhaseIsOver(phase));
        }
        for work in self.game.stack.iter_mut() {
            if let Work::Body(frame) = work
                && frame.is_flow
            {
                frame.pc = Pc(u16::MAX);
            }
        }
        self.game.question.groups.clear();
    }
}
