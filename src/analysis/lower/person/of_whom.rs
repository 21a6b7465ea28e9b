//! "An opponent", said of somebody who is an opponent already: yours, or theirs?

use crate::analysis::lower::Lowering;
use crate::analysis::lower::text::clause::is_several;
use crate::analysis::resolve::You;
use crate::diagnostic::Code;
use crate::program::Who;
use crate::syntax::tree::{At, Clause, ClauseKind, Person, PersonKind, PersonNoun, Role, Step, Steps};

impl Lowering<'_> {
    /// Lowers what is asked of somebody: opponents are theirs.
    pub fn seen_from<T>(&mut self, who: Who, role: Role, inside: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.scope.seen_from;
        self.scope.see_from(who, role);
        let result = inside(self);
        self.scope.seen_from = before;
        result
    }

    /// An opponent of yours does it, and "an opponent" could be one of theirs as well.
    pub fn opponent_of_whom<T>(&mut self, noun: &PersonNoun, at: At) -> Option<T> {
        let said = self.quote(at);
        let role = noun.role.word();
        let message = format!("\"{said}\" could be seen from you, or from the opponent who does it");
        let help = match noun.role {
            Role::Player | Role::Opponent => format!(
                "for anybody else write \"{}\"; among your opponents only: \"{}\"",
                other(&said, role, "player"),
                other(&said, role, "opponent")
            ),
            Role::Ally => "say of whom: an ally of that opponent".to_string(),
        };
        self.refuse(Code::PointsAtTwo, at, message, "of whom?", help)
    }

    /// "The player with the most points scores one point and each ally scores one point": their ally, or yours?
    pub fn allies_of_whom(&mut self, steps: &Steps) -> Option<()> {
        if self.block.you == You::Nobody {
            return Some(());
        }
        let later = steps.more.iter().map(|step| match step {
            Step::And(clause) | Step::ThenIf { clause, .. } => clause,
        });
        let mut is_another = false;
        for person in std::iter::once(&steps.first).chain(later).filter_map(subject) {
            if is_another && is_ally_of_nobody(person) {
                let said = self.quote(person.at);
                let message =
                    format!("\"{said}\" could be seen from you, or from whoever does what was said before");
                let help = format!("write \"{said} of that player\", or \"{said} of you\"");
                return self.refuse(Code::PointsAtTwo, person.at, message, "of whom?", help);
            }
            is_another = !is_several(person) && !matches!(person.kind, PersonKind::You);
        }
        Some(())
    }
}

/// Whoever does it, where somebody is named.
pub fn subject(clause: &Clause) -> Option<&Person> {
    match &clause.kind {
        ClauseKind::Do { subject, .. } => subject.as_ref(),
        ClauseKind::Becomes { .. }
        | ClauseKind::GameEnds
        | ClauseKind::SeriesEnds
        | ClauseKind::TurnEnds(_)
        | ClauseKind::Standing(_) => None,
    }
}

fn is_ally_of_nobody(person: &Person) -> bool {
    matches!(&person.kind, PersonKind::Some(noun) if noun.role == Role::Ally && noun.of.is_none())
}

/// The same words with "other": "an opponent" becomes "another player", "all opponents" become "all other players".
fn other(said: &str, role: &str, than: &str) -> String {
    let Some((front, rest)) = said.split_once(role) else { return format!("another {than}") };
    match front.trim_end().to_lowercase().as_str() {
        "a" | "an" | "the" => format!("another {than}{rest}"),
        "a random" => format!("another random {than}{rest}"),
        _several => format!("{front}other {than}{rest}"),
    }
}
