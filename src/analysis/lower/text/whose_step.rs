//! Whose step it is that has no subject.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::format;
use crate::program::Who;
use crate::syntax::tree::{Act, At, Clause, ClauseKind};
use crate::vocabulary::{Verb, VerbForm, english};

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

    /// Where nobody is named, before or here, it is said to you: "draws two cards" is somebody else's.
    pub(super) fn says_who(&mut self, clause: &Clause) -> Option<()> {
        let ClauseKind::Do { subject: None, act, .. } = &clause.kind else { return Some(()) };
        let is_to_you = self.scope.doer.is_none_or(|doer| doer == Who::YOU);
        let Some((said, VerbForm::Third)) = self.verb_of(act).filter(|_| is_to_you) else { return Some(()) };
        let message = format!("\"{}\" does not say who does it", self.quote(clause.at));
        let help = format!(
            "say who: that player {said} …; for whoever the text speaks to write the verb as after \"you\": {} …",
            english::base_of_third_person(&said)
        );
        self.refuse(Code::PointsAtTwo, clause.at, message, "who does this?", help)
    }

    /// What somebody does besides, where several are offered something.
    pub(super) fn once_or_for_each<T>(&mut self, at: At) -> Option<T> {
        let said = self.quote(at);
        let message = format!("\"{said}\" could be done once, or once for each who does what they may");
        // The sentence speaks to you anyway.
        let done = said.strip_prefix("you ").unwrap_or(&said);
        let help = format!(
            "for each who does, say it behind the offer: If that player does, {done}; for once, in a sentence of its own"
        );
        self.refuse(Code::PointsAtTwo, at, message, "how often?", help)
    }

    /// The verb as it is written, and in which form.
    fn verb_of(&self, act: &Act) -> Option<(String, VerbForm)> {
        let written = self.quote(act.at);
        let verb = written.split(' ').next()?.to_lowercase();
        let form = Verb::form_of(&verb)?;
        Some((verb, form))
    }
}
