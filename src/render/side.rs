//! What somebody else's text says, with the names of those it means: "you" is who the text speaks to, and "that player"
//! whom it points at.

use super::names::Names;
use crate::engine::{Meant, Table};
use crate::game::Player;
use crate::vocabulary::english::third_person;
use crate::vocabulary::{Verb, VerbForm};

/// Who is meant by the words of a text.
pub struct Sides<'a> {
    pub(super) names: &'a Names,
    pub(super) you: Player,
    /// Whom it calls "that player", "that opponent", "that ally".
    pub(super) those: Vec<(String, Player)>,
    /// The verbs of the game.
    pub(super) verbs: &'a [String],
}

/// Words after which another thing is done by the same one.
const GOES_ON: &[&str] = &["and", "or", "then"];

impl<'a> Sides<'a> {
    /// Whom a step means that asks.
    pub fn of(table: &'a Table<'_>, names: &'a Names, meant: &Meant) -> Sides<'a> {
        Sides { names, you: meant.you, those: meant.those.clone(), verbs: &table.program.words.verbs }
    }

    /// "Ann draws two cards" for "that player draws two cards".
    pub fn named(&self, text: &str) -> String {
        let words: Vec<&str> = text.split(' ').collect();
        let mut said: Vec<String> = Vec::new();
        // Whether what was done last is done by who the text calls "you", so that what goes on has another form.
        let mut is_by_you = false;
        let mut at = 0;
        while let Some((word, end)) = words.get(at).map(|word| apart(word)) {
            let next = words.get(at + 1).map(|word| apart(word));
            let pointed = next.filter(|_| word == "that").and_then(|(role, _)| self.that(role));
            let before = at.checked_sub(1).map(|before| words[before]);
            at += 1;
            if let Some((name, (_, end))) = pointed.zip(next) {
                at += 1;
                said.push(format!("{name}{end}"));
                continue;
            }
            said.push(match (word, next) {
                ("you", Some((verb, end))) if self.is_done(verb) => {
                    at += 1;
                    is_by_you = true;
                    format!("{} {}{end}", self.names.of(self.you), third_person(verb))
                }
                ("you" | "yourself", _) => format!("{}{end}", self.names.of(self.you)),
                ("your" | "yours", _) => format!("{}{end}", self.names.possessive(self.you)),
                (verb, _) if is_by_you && goes_on(before) && self.is_done(verb) => {
                    format!("{}{end}", third_person(verb))
                }
                (word, _) => format!("{word}{end}"),
            });
        }
        said.join(" ")
    }

    /// "Give a card to Bob" for "give a card to that player", said to the one whom the text calls "you".
    pub fn pointed(&self, text: &str) -> String {
        let mut said: Vec<String> = Vec::new();
        for word in text.split(' ') {
            let (role, end) = apart(word);
            let name = (said.last().map(String::as_str) == Some("that")).then(|| self.that(role)).flatten();
            if name.is_some() {
                said.pop();
            }
            said.push(name.map_or_else(|| word.to_string(), |name| format!("{name}{end}")));
        }
        said.join(" ")
    }

    /// The name of the one who is called that, as it stands there: "opponent's".
    fn that(&self, role: &str) -> Option<String> {
        let bare = role.strip_suffix("'s");
        let (_, player) = self.those.iter().find(|(known, _)| known == bare.unwrap_or(role))?;
        Some(if bare.is_some() { self.names.possessive(*player) } else { self.names.of(*player) })
    }

    fn is_done(&self, word: &str) -> bool {
        Verb::form_of(word) == Some(VerbForm::Plain)
            || word == "don't"
            || self.verbs.iter().any(|verb| verb == word)
    }
}

fn goes_on(before: Option<&str>) -> bool {
    before.is_some_and(|before| GOES_ON.contains(&before) || before.ends_with(','))
}

/// A word, and the marks behind it.
fn apart(word: &str) -> (&str, &str) {
    word.split_at(word.trim_end_matches([',', ';', ':', '.']).len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_sides<T>(say: impl Fn(&Sides<'_>) -> T) -> T {
        let names = Names::new(["Ann", "Bob", "Cy"].map(String::from).to_vec());
        let verbs = ["banish".to_string()];
        let those = vec![("player".to_string(), Player(1)), ("opponent".to_string(), Player(2))];
        say(&Sides { names: &names, you: Player(0), those, verbs: &verbs })
    }

    fn named(text: &str) -> String {
        with_sides(|sides| sides.named(text))
    }

    #[test]
    fn whoever_is_you_reads_the_names_of_others() {
        let pointed = |text| with_sides(|sides| sides.pointed(text));
        assert_eq!(
            pointed("give your crown to that opponent, and that player's card to that ally"),
            "give your crown to Cy, and Bob's card to that ally"
        );
    }

    #[test]
    fn everybody_who_is_meant_is_named() {
        assert_eq!(named("that player draws two cards"), "Bob draws two cards");
        assert_eq!(
            named("you gain control of an asset that player controls"),
            "Ann gains control of an asset Bob controls"
        );
        assert_eq!(
            named("that opponent gives you a card from that opponent's hand"),
            "Cy gives Ann a card from Cy's hand"
        );
        assert_eq!(named("that ally draws a card"), "that ally draws a card");
    }

    #[test]
    fn what_one_does_after_another_thing_has_its_form_too() {
        assert_eq!(
            named("you draw a card, then banish a card, and have no turn"),
            "Ann draws a card, then banishes a card, and has no turn"
        );
        assert_eq!(named("you may draw a card and discard one"), "Ann may draw a card and discard one");
        assert_eq!(named("put a card from your hand into play"), "put a card from Ann's hand into play");
    }
}
