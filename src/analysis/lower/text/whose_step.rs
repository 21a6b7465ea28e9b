//! Whose step it is that has no subject.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::format;
use crate::syntax::tree::{Act, Clause, ClauseKind};
use crate::vocabulary::{Verb, VerbForm};

impl Lowering<'_> {
    /// A step without a subject is for whom the first of them is for, and its verb says so: "that opponent draws a card
    /// and draw a card" could be for you.
    pub(super) fn same_form(&mut self, first: &Clause, later: &Clause) -> Option<()> {
        let ClauseKind::Do { subject: Some(person), may, act: one, .. } = &first.kind else {
            return Some(());
        };
        let ClauseKind::Do { act: other, .. } = &later.kind else { return Some(()) };
        let (Some((_, one)), Some((said, other))) = (self.verb_of(one), self.verb_of(other)) else {
            return Some(());
        };
        if !format::could_be_anothers(*may, one, other) {
            return Some(());
        }
        let message = format!("\"{said}\" does not fit \"{}\", whose step it is", self.quote(person.at));
        let help = format!(
            "write the verb as it stands with \"{}\"; what somebody else does is said in a sentence of its own, or with its subject",
            self.quote(person.at)
        );
        self.refuse(Code::PointsAtTwo, later.at, message, "who does this?", help)
    }

    /// The verb as it is written, and in which form.
    fn verb_of(&self, act: &Act) -> Option<(String, VerbForm)> {
        let written = self.quote(act.at);
        let verb = written.split(' ').next()?.to_lowercase();
        let form = Verb::form_of(&verb)?;
        Some((verb, form))
    }
}
