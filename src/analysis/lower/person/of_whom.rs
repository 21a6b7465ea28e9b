//! "An opponent", said of somebody who is an opponent already: yours, or theirs?

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::program::Who;
use crate::syntax::tree::{At, PersonNoun, Role};

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
