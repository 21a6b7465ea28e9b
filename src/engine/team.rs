//! Team mates share a turn: in a step that offers something they are asked round by round, in the order of
//! their seats. Each may act, be done, or wait as long as an ally is not done; a round in which everybody
//! waits ends the step.

use smallvec::SmallVec;

use super::Match;
use super::journal::Journal;
use crate::game::{Round, Work};
use crate::program::{Op, Pc};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Where the steps of the team mates that are not done begin on the stack; the one on top is among them.
    fn not_done(&self) -> usize {
        let stack = &self.game.stack;
        let Some(top) = stack.text() else { return stack.len() };
        let is_other = |work: &Work<W>| match work {
            Work::Body(frame) => !(frame.is_flow && frame.text == top.text),
            Work::Road(_) | Work::Settle(..) => true,
        };
        if !top.is_flow {
            return stack.len() - 1;
        }
        stack.rposition(is_other).map_or(0, |other| other + 1)
    }

    pub(super) fn has_allies_to_wait_for(&self) -> bool {
        self.table.shares_turns() && self.not_done() + 1 < self.game.stack.len()
    }

    /// Before somebody is asked: false where it is an ally's turn to be asked, or the step is over.
    pub(super) fn is_next_to_be_asked(&mut self) -> bool {
        if !self.table.shares_turns() {
            self.frame_mut().round = Round::Open;
            return true;
        }
        let first = self.not_done();
        if first + 1 >= self.game.stack.len() || self.frame().round == Round::Open {
            self.frame_mut().round = Round::Open;
            return true;
        }
        let rounds: SmallVec<[Round; 8]> = self.game.stack.iter().skip(first).map(round).collect();
        if rounds.contains(&Round::Open) {
            self.pass_on(first);
            return false;
        }
        let all_wait = rounds.iter().all(|round| *round == Round::Waited);
        for work in self.game.stack.iter_mut().skip(first) {
            if let Work::Body(frame) = work {
                frame.round = Round::Open;
                if all_wait {
                    frame.pc = Pc(u16::MAX);
                }
            }
        }
        if all_wait {
            self.game.question.groups.clear();
        } else {
            self.pass_on(first);
        }
        false
    }

    /// The member on top comes last in the round.
    fn pass_on(&mut self, first: usize) {
        self.game.question.groups.clear();
        self.frame_mut().pc.0 -= 1;
        self.gather_again();
        let count = self.table.kept_sets(self.frame().text);
        self.game.stack.sink(first);
        // The sets that the texts keep move along.
        debug_assert_eq!(count, self.table.kept_sets(self.frame().text), "team mates do the same text");
        let members = self.game.stack.len() - first;
        let begins = self.game.sets.len() - members * count;
        self.game.sets[begins..].rotate_right(count);
        for (number, work) in self.game.stack.iter_mut().skip(first).enumerate() {
            if let Work::Body(frame) = work {
                frame.sets = (begins + number * count) as u16;
            }
        }
    }

    /// The member who was asked did something, or waits.
    pub(super) fn was_asked(&mut self, round: Round) {
        if self.table.shares_turns()
            && let Some(frame) = self.game.stack.text_mut()
            && frame.is_flow
        {
            frame.round = round;
        }
    }

    pub(super) fn wait_for_allies(&mut self) {
        self.was_asked(Round::Waited);
        self.gather_again();
    }

    /// What was offered is gathered anew before it is asked again.
    pub(super) fn gather_again(&mut self) {
        let Some(frame) = self.game.stack.text_mut() else { return };
        let code = &self.table.text(frame.text).code;
        let is_asking = |pc: usize| {
            matches!(code.get(pc), Some(Op::Option { .. } | Op::OptionCards { .. } | Op::OptionDone(_)))
        };
        let mut pc = frame.pc.index();
        while pc > 0 && is_asking(pc - 1) {
            pc -= 1;
        }
        frame.pc = Pc(pc as u16);
    }
}

fn round<const W: usize>(work: &Work<W>) -> Round {
    match work {
        Work::Body(frame) => frame.round,
        Work::Road(_) | Work::Settle(..) => Round::Open,
    }
}
