//! Whoever skips a turn or a phase skips their own.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::Who;
use crate::source::Span;
use crate::syntax::tree::{At, Person};

impl Lowering<'_> {
    /// "An opponent skips your next turn": one of the two is meant.
    pub fn skips_own(&mut self, of: Who, person: &Person, act: At) -> Option<()> {
        // Where nobody else does it, "skip that player's turn" is said to you.
        let Some((doer, _)) = self.scope.seen_from else { return Some(()) };
        if self.are_the_same(of, doer) {
            return Some(());
        }
        let said = self.quote(act);
        let message = format!(
            "whoever skips a turn or a phase skips their own, and in \"{said}\" it is somebody else's"
        );
        // "The dealer's next turn": what stands behind its owner.
        let behind = self.quote_span(Span { start: person.at.0.end, end: act.0.end });
        let behind = behind.trim_start_matches('\'').trim_start_matches("s ").trim_start();
        let problem = Diagnostic::new(Code::PointsAtTwo, self.place(person.at), message)
            .label("whose?")
            .help(format!("if it is their own, write \"skips their {behind}\""))
            .help(format!("if it is not, leave out who skips it: {}.", said.replacen("skips ", "Skip ", 1)));
        self.report(problem);
        None
    }
}
