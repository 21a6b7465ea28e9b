//! "Choose an asset. Its controller draws a card. Destroy it.": the card in play that was named before.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Lies, Noun, Slot};
use crate::diagnostic::Diagnostic;
use crate::format;
use crate::syntax::tree::{Thing, ThingKind};

impl Lowering<'_> {
    /// Shows how the card in play is pointed at that was named before another one.
    pub fn meant_in_play(&self, problem: Diagnostic, what: &Thing) -> Diagnostic {
        if what.kind != ThingKind::It {
            return problem;
        }
        let named = self.scope.bindings.iter().rev().find_map(|named| match (&named.noun, named.slot) {
            (Noun::Thing(head), Slot::Cards(cards)) if !named.many => {
                let lies = self.scope.where_lie(cards).map(|lying| lying.place);
                (lies == Some(Lies::InPlay)).then_some((named, head, cards))
            }
            _other => None,
        });
        let Some((named, head, cards)) = named else { return problem };
        if self.scope.that(&named.noun).map(|found| found.slot) != Ok(Slot::Cards(cards)) {
            return problem;
        }
        let that = Thing { kind: ThingKind::That(head.clone()), at: what.at };
        let that = format::thing(self.world.dialect, &that);
        let help = format!("for \"{}\" write \"{that}\"", self.quote_span(named.span));
        problem.help(help).guess(format!("write \"{that}\""), what.at.0, that)
    }
}
