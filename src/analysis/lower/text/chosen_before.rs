//! "If you can, an opponent of your choice plays a card": it is asked before anybody is chosen.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::person::somebody::is_somebody;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{ClauseKind, Person, PersonDeterminer, PersonKind, PersonNoun, Steps};

impl Lowering<'_> {
    /// Refuses somebody who is chosen when it is done: whether another one can was asked.
    pub fn known_beforehand(&mut self, person: &Person, steps: &Steps) -> Option<()> {
        let PersonKind::Some(noun) = &person.kind else { return Some(()) };
        if !is_somebody(noun) {
            return Some(());
        }
        let said = self.quote(person.at);
        let message = format!("\"If you can\" is asked before \"{said}\" is chosen");
        let mut problem =
            Diagnostic::new(Code::CanWhat, self.place(person.at), message).label("who is not known yet");
        let pointed = match &noun.determiner {
            PersonDeterminer::Count(_) => None,
            _one => Some(PersonKind::That(noun.role)),
        };
        if let Some(kind) = pointed {
            let chosen = PersonNoun { chooser: None, ..(**noun).clone() };
            let chosen = Person { kind: PersonKind::Some(Box::new(chosen)), at: person.at };
            let chosen = format::person(self.world.dialect, &chosen);
            let mut alone = steps.clone();
            if let ClauseKind::Do { subject, .. } = &mut alone.first.kind {
                *subject = Some(Person { kind, at: person.at });
            }
            let alone = format::steps(self.world.dialect, &alone);
            problem = problem.help(format!("choose first: Choose {chosen}. If you can, {alone}."));
        } else {
            problem = problem.help("choose them first, in a sentence of its own, and ask for each of them: For each opponent, if you can, …");
        }
        self.report(problem);
        None
    }
}
