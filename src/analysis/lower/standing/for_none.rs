//! What holds for cards is said of those for which it does.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::syntax::tree::{Determiner, Standing, StandingKind, ThingKind};

impl Lowering<'_> {
    /// "No card matches": what holds for cards is said of those for which it does.
    pub fn holds_for_some(&mut self, standing: &Standing) -> Option<()> {
        let what = match &standing.kind {
            StandingKind::Also { what, .. }
            | StandingKind::Own { what, .. }
            | StandingKind::Worth { what, .. } => what,
            // Of prohibitions that is told with them.
            StandingKind::ThingCant { .. }
            | StandingKind::PersonCant { .. }
            | StandingKind::Allowance { .. }
            | StandingKind::Permission { .. }
            | StandingKind::MustBe { .. } => return Some(()),
        };
        let is_none = matches!(&what.kind, ThingKind::Some(noun) if noun.determiner == Determiner::No);
        if !is_none {
            return Some(());
        }
        let said = self.quote(what.at);
        let message = format!("\"{said}\" leaves no card for which this could hold");
        let help = "say it of the cards for which it is true, and nothing of the others; to keep cards from being used, say what players can't do: Players can't discard ‹value› cards.";
        self.refuse(Code::SentenceDoesNotFit, what.at, message, "for none?", help)
    }
}
