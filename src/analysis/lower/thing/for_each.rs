//! What is done once, with what several have: shown as it is said of each of them.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::text::clause::role_of;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{Person, PersonDeterminer, PersonKind};
use crate::vocabulary::english;
use crate::vocabulary::english::decapitalized;

use super::select::is_so_many;

impl Lowering<'_> {
    /// Something is done once, with what several have: once in all, or for each?
    pub fn one_for_each<T>(&mut self, person: &Person) -> Option<T> {
        let message = format!("\"{}\" are several, and this is done once", self.quote(person.at));
        let mut problem = Diagnostic::new(Code::OneForEach, self.place(person.at), message)
            .label("once in all, or for each?")
            .help(format!("do it for each of them: {}.", self.said_of_each(person)));
        if is_so_many(person) {
            let role = role_of(person).word();
            let one = format!("{} {role} of your choice", english::article(role));
            let said = said_of(self.clause_said(), &self.quote(person.at), &one);
            problem = problem.help(format!("or for one of them: {said}."));
        }
        self.report(problem);
        None
    }

    /// The clause that is being looked at, said of each of several players on its own.
    pub fn said_of_each(&self, person: &Person) -> String {
        let role = role_of(person).word();
        let each =
            each_of(person).map_or(format!("each {role}"), |each| format::person(self.world.dialect, &each));
        let said = self.clause_said();
        let written = self.quote(person.at);
        let of_one = |one: &str| decapitalized(&said_of(said, &written, one));
        let others = said.replacen(&written, "", 1).to_lowercase();
        // Where others are spoken of as the same, "that player" could be either.
        if others.split(|letter: char| !letter.is_alphabetic()).any(|word| word == role) {
            return format!("For {each}, call that {role} the \"guest\" and {}", of_one("the guest"));
        }
        format!("For {each}, {}", of_one(&format!("that {role}")))
    }

    /// The clause that is being looked at.
    pub fn clause_said(&self) -> &str {
        let said = self.text.clauses.last().map_or("", |clause| clause.words.as_str());
        said.split(". ").next().unwrap_or(said)
    }
}

/// The same of one person. "Two opponents'" are several, and one is "that opponent's".
fn said_of(said: &str, written: &str, one: &str) -> String {
    let of_several = format!("{written}' ");
    if said.contains(&of_several) {
        return said.replacen(&of_several, &format!("{one}'s "), 1);
    }
    // "From the hand of two opponents of your choice": from that opponent's hand.
    if let Some((before, after)) = said.split_once(&format!(" of {written}"))
        && one.starts_with("that ")
        && let Some((begins, zone)) = before.rsplit_once("from the ")
    {
        return format!("{begins}from {one}'s {zone}{after}");
    }
    said.replacen(written, one, 1)
}

/// each opponent who has no coins, for: all opponents who have no coins
fn each_of(person: &Person) -> Option<Person> {
    let PersonKind::Some(noun) = &person.kind else { return None };
    let mut noun = noun.clone();
    (noun.determiner, noun.chooser) = (PersonDeterminer::Each, None);
    Some(Person { kind: PersonKind::Some(noun), at: person.at })
}
