//! What is done once, with what several have: shown as it is said of each of them.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::text::clause::role_of;
use crate::diagnostic::Code;
use crate::format;
use crate::syntax::tree::{Person, PersonDeterminer, PersonKind};

impl Lowering<'_> {
    /// Something is done once, with what several have: once in all, or for each?
    pub fn one_for_each<T>(&mut self, person: &Person) -> Option<T> {
        let message = format!("\"{}\" are several, and this is done once", self.quote(person.at));
        let help = format!("do it for each of them: {}.", self.said_of_each(person));
        self.refuse(Code::OneForEach, person.at, message, "once in all, or for each?", help)
    }

    /// The clause that is being looked at, said of each of several players on its own.
    pub fn said_of_each(&self, person: &Person) -> String {
        let role = role_of(person).word();
        let each =
            each_of(person).map_or(format!("each {role}"), |each| format::person(self.world.dialect, &each));
        let said = self.text.clauses.last().map_or("", |clause| clause.words.as_str());
        let said = said.split(". ").next().unwrap_or(said);
        let written = self.quote(person.at);
        let of_one = |one: &str| {
            let mut letters = said.replacen(&written, one, 1).chars().collect::<Vec<_>>().into_iter();
            letters
                .next()
                .map_or(String::new(), |first| first.to_lowercase().chain(letters).collect::<String>())
        };
        let others = said.replacen(&written, "", 1).to_lowercase();
        // Where others are spoken of as the same, "that player" could be either.
        if others.split(|letter: char| !letter.is_alphabetic()).any(|word| word == role) {
            return format!("For {each}, call that {role} the \"guest\" and {}", of_one("the guest"));
        }
        format!("For {each}, {}", of_one(&format!("that {role}")))
    }
}

/// each opponent who has no coins, for: all opponents who have no coins
fn each_of(person: &Person) -> Option<Person> {
    let PersonKind::Some(noun) = &person.kind else { return None };
    let mut noun = noun.clone();
    noun.determiner = PersonDeterminer::Each;
    Some(Person { kind: PersonKind::Some(noun), at: person.at })
}
