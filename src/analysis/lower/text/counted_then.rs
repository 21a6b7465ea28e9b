//! At the same time, everybody chooses before anything is done: numbers are worked out then, too. What is counted after
//! something that changes it is refused.

use crate::analysis::joined::clauses;
use crate::analysis::lower::Lowering;
use crate::analysis::lower::report::as_sentence;
use crate::diagnostic::Code;
use crate::program::reads::of_number;
use crate::program::{Count, EventKind, Expr, Makes, Num, NumKind, Op};
use crate::source::Span;
use crate::syntax::tree::{
    At, Clause, ClauseKind, MeasureKind, Node, Person, PersonKind, Step, Steps, Visit,
};

use super::one_moment::as_first;

impl Lowering<'_> {
    /// Refuses a number that an earlier step of what is done at the same time changes; the steps are the instructions from
    /// there on.
    pub fn counts_in_time(&mut self, steps: &Steps, from: usize) -> Option<()> {
        let code = &self.text.code[from..];
        let too_soon = |(number, op): (usize, &Op)| {
            self.number_of(op)
                .is_some_and(|counted| code[..number].iter().any(|op| self.changes(op, counted)))
        };
        if !code.iter().enumerate().any(too_soon) {
            return Some(());
        }
        let counting = clauses(steps).skip(1).find_map(|clause| Some((clause, counted_in(clause)?)));
        let (clause, at) = counting.map_or((None, steps.at), |(clause, at)| (Some(clause), at));
        let message = format!(
            "\"{}\" would be counted too soon: at the same time, nothing happens before everybody has chosen",
            self.quote(at)
        );
        let told = clause.and_then(|clause| self.counted_afterwards(steps, clause));
        let help = match told {
            Some(told) => format!("count in a sentence of its own: {told}"),
            None => "count in a sentence of its own, after this one".to_string(),
        };
        self.refuse(Code::PointsAtNothing, at, message, "counted before it is done", help)
    }

    /// The number that is worked out for an instruction, where it is one.
    fn number_of(&self, op: &Op) -> Option<Num> {
        match *op {
            Op::Draw { count: number, .. }
            | Op::PutCounters { count: number, .. }
            | Op::RemoveCounters { count: number, .. }
            | Op::RemoveAllCounters { count: number, .. }
            | Op::Deal { count: number, .. }
            | Op::SetCell { number, .. }
            | Op::AddToCell { number, .. }
            | Op::SubtractFromCell { number, .. }
            | Op::Pay { number, .. }
            | Op::GiveGoods { number, .. }
            | Op::Score { points: number, .. }
            | Op::LosePoints { points: number, .. }
            | Op::AnnounceNumber(_, number)
            | Op::Let(_, number) => Some(number),
            Op::Choose(id) => match self.text.choices[id.index()].count {
                Count::Exactly(number) | Count::UpTo(number) | Count::AtLeast(number) => Some(number),
                Count::Any => None,
            },
            _another => None,
        }
    }

    /// Whether the instruction may change what is counted.
    fn changes(&self, op: &Op, counted: Num) -> bool {
        if let Op::SetCell { cell, .. }
        | Op::AddToCell { cell, .. }
        | Op::SubtractFromCell { cell, .. }
        | Op::Pay { cell, .. }
        | Op::GiveGoods { cell, .. } = *op
        {
            let is_read = |num: Num, expr: Option<Expr>| {
                num.kind() == NumKind::Cell(cell)
                    || matches!(expr, Some(Expr::CellOf(read, _)) if read == cell)
            };
            return self.is_part(counted, &is_read);
        }
        let Some(kind) = Makes::of(*op).map(|deed| deed.kind) else { return false };
        let is_done = |_, expr| matches!(expr, Some(Expr::ThisTurn(done, ..)) if done == kind);
        let reads = of_number(&self.text, counted);
        let (hands, in_play, piles) =
            places_changed(kind, matches!(kind, EventKind::Own(_)) && self.takes_away(kind));
        let of_kind = |_, expr| match expr {
            Some(Expr::Counters(..)) => matches!(kind, EventKind::PutCounters | EventKind::RemoveCounters),
            Some(Expr::Points(_)) => matches!(kind, EventKind::Score | EventKind::LosePoints),
            _another => false,
        };
        reads.hands && hands
            || reads.in_play && in_play
            || reads.piles && piles
            || self.is_part(counted, &is_done)
            || self.is_part(counted, &of_kind)
    }

    /// Whether it is so of the number, or of one that it is worked out from.
    fn is_part(&self, number: Num, is_so: &dyn Fn(Num, Option<Expr>) -> bool) -> bool {
        let NumKind::Expr(id) = number.kind() else { return is_so(number, None) };
        let expr = self.text.exprs[id.index()];
        let mut is_any = is_so(number, Some(expr));
        expr.reckoned(|part| {
            is_any |= self.is_part(part, is_so);
            0
        });
        is_any
    }

    /// The same in two sentences: what counts comes when the rest has been done.
    fn counted_afterwards(&self, steps: &Steps, counting: &Clause) -> Option<String> {
        let (mut subject, mut before) = (subject_of(&steps.first), steps.first.at.0.end);
        for step in &steps.more {
            let Step::And(clause) = step else { return None };
            if std::ptr::eq(clause, counting) {
                let first = self.quote_span(Span { start: steps.at.0.start, end: before });
                let (own, end) = (subject_of(clause), steps.at.0.end);
                // As the one who acts "you" is left out.
                let begins = match own {
                    Some(Person { kind: PersonKind::You, at }) => at.0.end,
                    Some(_) | None => clause.at.0.start,
                };
                let then = self.quote_span(Span { start: begins, end });
                let then = match (own, subject) {
                    (None, Some(who)) => format!("{} {then}", as_first(&self.quote(who.at))),
                    (Some(_), _) | (None, None) => then.trim_start().to_string(),
                };
                return Some(format!("At the same time, {first}. {}", as_sentence(&then)));
            }
            (subject, before) = (subject_of(clause).or(subject), clause.at.0.end);
        }
        None
    }
}

/// Where a clause counts something.
fn counted_in(clause: &Clause) -> Option<At> {
    let mut found = None;
    clause.visit(&mut |node| {
        if let Node::Measure(measure) = node
            && !matches!(measure.kind, MeasureKind::Literal(_))
        {
            found.get_or_insert(measure.at);
        }
    });
    found
}

fn subject_of(clause: &Clause) -> Option<&Person> {
    match &clause.kind {
        ClauseKind::Do { subject, .. } => subject.as_ref(),
        ClauseKind::Becomes { .. }
        | ClauseKind::GameEnds
        | ClauseKind::SeriesEnds
        | ClauseKind::TurnEnds(_)
        | ClauseKind::Standing(_) => None,
    }
}

/// Where there are other cards after such an event: in the zones of players, in play, anywhere else.
fn places_changed(kind: EventKind, is_own_move: bool) -> (bool, bool, bool) {
    match kind {
        EventKind::Draw | EventKind::DrawCard | EventKind::Discard => (true, false, true),
        EventKind::Play
        | EventKind::Destroy
        | EventKind::Put
        | EventKind::Return
        | EventKind::Exchange
        | EventKind::Give
        | EventKind::SetAside => (true, true, true),
        EventKind::ChangeControl => (false, true, false),
        EventKind::Shuffle => (false, false, true),
        _other => (is_own_move, is_own_move, is_own_move),
    }
}
