//! What somebody else's text says, with the names of those it means: "you" is who the text speaks to, and "that player"
//! whoever it asks.

use super::english::third_person;
use super::names::Names;
use crate::game::Player;
use crate::vocabulary::{Verb, VerbForm};

/// Who is meant by the words of a text.
pub(super) struct Sides<'a> {
    pub names: &'a Names,
    pub you: Player,
    /// Who is asked; never who the text calls "you".
    pub asked: Player,
    /// The verbs of the game.
    pub verbs: &'a [String],
}

/// Words after which another thing is done by the same one.
const GOES_ON: &[&str] = &["and", "or", "then"];

impl Sides<'_> {
    /// "Ann draws two cards" for "that player draws two cards".
    pub fn named(&self, text: &str) -> String {
        let words: Vec<&str> = text.split(' ').collect();
        let mut said: Vec<String> = Vec::new();
        // Whether what was done last is done by who the text calls "you", so that what goes on has another form.
        let mut is_by_you = false;
        let mut at = 0;
        while let Some((word, end)) = words.get(at).map(|word| apart(word)) {
            let next = words.get(at + 1).map(|word| apart(word));
            let before = at.checked_sub(1).map(|before| words[before]);
            at += 1;
            said.push(match (word, next) {
                ("that", Some(("player" | "opponent" | "ally", end))) => {
                    at += 1;
                    format!("{}{end}", self.names.of(self.asked))
                }
                ("that", Some(("player's" | "opponent's" | "ally's", end))) => {
                    at += 1;
                    format!("{}{end}", self.names.possessive(self.asked))
                }
                ("you", Some((verb, end))) if self.is_done(verb) => {
                    at += 1;
                    is_by_you = true;
                    format!("{} {}{end}", self.names.of(self.you), by_one(verb))
                }
                ("you" | "yourself", _) => format!("{}{end}", self.names.of(self.you)),
                ("your" | "yours", _) => format!("{}{end}", self.names.possessive(self.you)),
                (verb, _) if is_by_you && goes_on(before) && self.is_done(verb) => {
                    format!("{}{end}", by_one(verb))
                }
                (word, _) => format!("{word}{end}"),
            });
        }
        said.join(" ")
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

fn by_one(verb: &str) -> String {
    match verb {
        "are" => "is".to_string(),
        "have" => "has".to_string(),
        "do" => "does".to_string(),
        "don't" => "doesn't".to_string(),
        verb => third_person(verb),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> String {
        let names = Names::new(vec!["Ann".to_string(), "Bob".to_string()]);
        let verbs = ["banish".to_string()];
        Sides { names: &names, you: Player(0), asked: Player(1), verbs: &verbs }.named(text)
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
            "Bob gives Ann a card from Bob's hand"
        );
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
