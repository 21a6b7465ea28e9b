//! "At the end of your turn" on a card that is gone afterwards: shown with one moment to come.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::{At, BlockKind, Edge, PersonKind, Sentence, SentenceKind, Time};

impl Lowering<'_> {
    /// What makes one moment to come of those a sentence waits for: this turn, or the next one.
    pub fn one_moment(&self, sentence: &Sentence) -> Option<(Span, String)> {
        let SentenceKind::At { moment, .. } = &sentence.kind else { return None };
        let (Time::Turn { of, next: false } | Time::Phase { of, next: false, .. }) = &moment.time else {
            return None;
        };
        if self.block.kind != BlockKind::Card || self.block.stays {
            return None;
        }
        let is_this = of.kind == PersonKind::You
            && moment.edge == Edge::End
            && matches!(moment.time, Time::Turn { .. });
        if is_this {
            return Some((of.at.0, "this".into()));
        }
        let end = of.at.0.end as usize;
        let gap = self.sources.text(self.file).get(end..)?.find(char::is_whitespace)?;
        Some((Span::gap(end + gap), " next".into()))
    }

    /// The sentence with other words instead of some bytes.
    pub fn with_change_of(&self, at: At, span: Span, say: &str) -> String {
        let text = self.sources.text(self.file);
        let part = |from: u32, to: u32| text.get(from as usize..to as usize).unwrap_or("");
        let whole = format!("{}{say}{}", part(at.0.start, span.start), part(span.end, at.0.end));
        whole.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    pub fn shown_once(&self, mut problem: Diagnostic, at: At, (span, say): (Span, String)) -> Diagnostic {
        problem.help.clear();
        let whole = self.with_change_of(at, span, &say);
        problem
            .help("say what it does when it is played, or wait for one moment to come")
            .help(format!("The sentence would read: {whole}"))
            .guess(format!("write \"{}\"", say.trim()), span, say)
    }
}
