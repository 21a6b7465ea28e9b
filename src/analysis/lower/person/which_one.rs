//! "The ally", "the other player": nobody says which one.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{At, Person, PersonDeterminer, PersonKind, PersonNoun, Role};
use crate::vocabulary::english::{capitalized, plural};

/// "The players": all there are, or some that were named.
pub fn says_all(said: &str, role: Role) -> bool {
    said.eq_ignore_ascii_case(&format!("the {}", plural(role.word())))
}

impl Lowering<'_> {
    /// "The ally": none was named, or there are several.
    pub fn which_person<T>(&mut self, noun: &PersonNoun, at: At) -> Option<T> {
        let message = format!("this does not say which \"{}\"", self.quote(at));
        let role = noun.role.word();
        if says_all(&self.quote(at), noun.role) {
            let each = format!("each {role}");
            let say = if self.text_of(at.0).starts_with('T') { capitalized(&each) } else { each.clone() };
            let problem = Diagnostic::new(Code::WhichOne, self.place(at), message)
                .label("which ones?")
                .help(format!("all of them, one after the other, are \"{each}\""))
                .help(format!("those named before are \"those {}\"", plural(role)))
                .guess(format!("write \"{say}\""), at.0, say);
            self.report(problem);
            return None;
        }
        let one = PersonNoun { determiner: PersonDeterminer::A, ..noun.clone() };
        let one = Person { kind: PersonKind::Some(Box::new(one)), at };
        let one = format::person(self.world.dialect, &one);
        let help = match noun.chooser.is_some() || noun.random {
            true => {
                format!("write \"that {role}\" for one named before; one who is picked here is \"{one}\"")
            }
            false => format!(
                "write \"that {role}\" for one named before, \"{one} of your choice\" for one who is picked here, or say which: the {role} with the most cards in ‹held›"
            ),
        };
        self.refuse(Code::WhichOne, at, message, "which one?", help)
    }

    /// "The other player" is one where two play, and several where more do.
    pub fn game_of_two(&mut self, at: At) -> Option<()> {
        if self.world.most_players <= 2 {
            return Some(());
        }
        let message = format!(
            "\"{}\" could be several: up to {} play this game",
            self.quote(at),
            self.world.most_players
        );
        let help = "write: the next player; each other player; an opponent of your choice";
        self.refuse(Code::WhichOne, at, message, "which one?", help)
    }
}
