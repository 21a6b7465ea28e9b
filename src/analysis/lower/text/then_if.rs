//! "…, then if …, …": a question in the middle of a sentence, and how far it reaches.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::report::as_sentence;
use crate::analysis::resolve::Stood;
use crate::diagnostic::Code;
use crate::program::reads::of_test;
use crate::program::{EventKind, Makes, Op, Pc, TestId};
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
        self.asks_what_has_happened(test, condition)?;
        let jump = self.emit(Op::Unless(test, Pc(0)));
        open.push(Open { jump, before, offers });
        self.asks_where(condition);
        self.bind_witnesses(&held.witnesses)?;
        self.scope.seen_from = doer;
        Some(())
    }

    /// Refuses a question about the table that is asked before what stands before it has happened: at the same time,
    /// everybody chooses first.
    fn asks_what_has_happened(&mut self, test: TestId, condition: &Condition) -> Option<()> {
        let Some(done) = self.scope.same_time else { return Some(()) };
        let reads = of_test(&self.text, test);
        let here = self.text.code.iter().rposition(|op| matches!(op, Op::TogetherInSecret)).unwrap_or(0);
        let changes = |op: &Op| Makes::of(*op).is_some_and(|deed| deed.kind != EventKind::Choose);
        if !(reads.hands || reads.in_play || reads.piles) || !self.text.code[here..].iter().any(changes) {
            return Some(());
        }
        let message = format!(
            "\"{}\" would be asked too soon: at the same time, nothing happens before everybody has chosen",
            self.quote(condition.at)
        );
        let done = as_sentence(&self.quote_span(done));
        let help = format!(
            "leave \"At the same time\" out: {done} Or ask in a sentence of its own: For each player, if …"
        );
        self.refuse(Code::PointsAtNothing, condition.at, message, "asked before it is done", help)
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
