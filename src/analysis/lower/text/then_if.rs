//! "…, then if …, …": a question in the middle of a sentence, and how far it reaches.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::Stood;
use crate::program::{Op, Pc};
use crate::syntax::tree::Condition;

use super::link::{Link, asks_result};

/// A "then if" whose end has not come.
pub(super) struct Open {
    jump: Pc,
    /// How things stood before it was asked.
    before: Stood,
    /// How many offers before it lead behind all of this.
    offers: usize,
}

impl Lowering<'_> {
    /// What stands between "then if" and what is done: where it does not hold, what stands up to the next is left out.
    pub(super) fn only_if(&mut self, link: &Link<'_>, open: &mut Vec<Open>) -> Option<()> {
        let Some(condition) = link.only_if else { return Some(()) };
        self.reaches_to(condition, open);
        let before = self.scope.stands();
        let offers = self.may_end_here.len();
        let doer = self.scope.seen_from.take();
        let held = self.condition(condition)?;
        let test = self.some_test(&held.boolean, condition.at);
        self.asked_together(test, condition);
        let jump = self.emit(Op::Unless(test, Pc(0)));
        open.push(Open { jump, before, offers });
        self.asks_where(condition);
        self.bind_witnesses(&held.witnesses)?;
        self.scope.seen_from = doer;
        Some(())
    }

    /// A "then if" reaches to the next one. Only who asks for a die that was rolled there goes on with it: there is no
    /// other result that could be meant.
    fn reaches_to(&mut self, next: &Condition, open: &mut Vec<Open>) {
        let asks = asks_result(next);
        while let Some(last) = open.pop() {
            if asks && self.scope.rolled_since(&last.before) {
                open.push(last);
                return;
            }
            self.offers_end_here(last.offers);
            self.ends(last);
        }
    }

    /// Who declines what was offered there is asked the next question all the same.
    fn offers_end_here(&mut self, before: usize) {
        let skips = self.may_end_here.split_off(before);
        if !skips.is_empty() {
            self.scope.if_done = self.scope.stands();
        }
        for skip in skips {
            self.land(skip);
        }
    }

    /// Those that are still open end with what they stand in.
    pub(super) fn end_all(&mut self, open: Vec<Open>) {
        for last in open.into_iter().rev() {
            self.ends(last);
        }
    }

    fn ends(&mut self, open: Open) {
        self.scope.perhaps_not(&open.before);
        self.land(open.jump);
    }
}
