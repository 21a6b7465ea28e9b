//! "In turn order" is for several who do it one after the other.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::Span;
use crate::syntax::tree::{At, Clause, ClauseKind, PersonKind};

use super::clause::is_several;
use crate::vocabulary::english::capitalized;

impl Lowering<'_> {
    /// Refuses it of one player, and of what all do at the same time.
    pub fn one_after_another(&mut self, clause: &Clause) -> Option<()> {
        let ClauseKind::Do { subject: Some(person), in_turn_order: true, .. } = &clause.kind else {
            return Some(());
        };
        let said = self.quote(person.at);
        let is_at_once = self.scope.same_time.is_some();
        if is_several(person) && !is_at_once {
            return Some(());
        }
        let message = match is_at_once {
            true => "what is done at the same time is not done in turn order".to_string(),
            false => format!("\"in turn order\" is for several, and \"{said}\" is one player"),
        };
        let order = self.turn_order_said(person.at, clause.at);
        let begins = Span { start: self.reach.begins, end: clause.at.0.end };
        let whole = At(if is_at_once { begins } else { clause.at.0 });
        let plain = match person.kind == PersonKind::You {
            true => capitalized(&self.quote_span(Span { start: order.end, end: clause.at.0.end })),
            false => self.with_change_of(whole, order, ""),
        };
        let problem = Diagnostic::new(Code::SentenceDoesNotFit, self.place(At(order)), message)
            .label("one after the other?")
            .help(format!("leave it out: {plain}."));
        let problem = match is_at_once {
            true => problem.help(format!(
                "or let them do it one after the other: {}.",
                capitalized(&self.quote(clause.at))
            )),
            false => problem,
        };
        self.report(problem);
        None
    }

    /// Where ", in turn order," stands.
    fn turn_order_said(&self, person: At, clause: At) -> Span {
        let (start, end) = (person.0.end, clause.0.end);
        let text = self.sources.text(self.file).get(start as usize..end as usize).unwrap_or("");
        let length = text.match_indices(',').nth(1).map_or(text.len(), |(at, comma)| at + comma.len());
        Span { start, end: start + length as u32 }
    }
}
