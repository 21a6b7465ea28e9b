//! Words people use out of habit, and the words the language has for them: `grammar/false-friends.toml`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

/// A habit and its right wording.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct FalseFriend {
    /// Words in a row, or a pattern of a whole sentence with `{a}`, `{b}` and `{c}`.
    pub said: String,
    pub say: String,
    pub why: String,
    /// The repair turns the meaning round: it is shown and never applied.
    #[serde(default)]
    pub opposite: bool,
    /// The repair may be something else than what was meant: it is never applied unasked.
    #[serde(default)]
    pub guess: bool,
    /// Only where a player was spoken of before: "other" would leave out that one.
    #[serde(default)]
    pub behind_somebody: bool,
    /// Words that a gap must not have: where they end up they would mean something else.
    #[serde(default)]
    pub unless: BTreeMap<String, Vec<String>>,
    pub wrong: String,
    pub right: String,
}

impl FalseFriend {
    /// Whether it speaks of the whole sentence.
    pub fn is_pattern(&self) -> bool {
        self.said.contains("{a}")
    }

    /// The gaps of the pattern, by number, before which the repair puts a later one.
    pub fn gaps_moved_over(&self) -> Vec<usize> {
        let say: Vec<&str> = slots(&self.say).collect();
        // What is said once more later is not moved.
        let is_passed = |at: usize, name: &str| {
            !say[..at].contains(&name) && say[..at].iter().any(|earlier| *earlier > name)
        };
        let passed = say.iter().enumerate().filter(|(at, name)| is_passed(*at, name));
        let number = |name: &str| ["a", "b", "c"].iter().position(|gap| *gap == name);
        passed.filter_map(|(_, name)| number(name)).collect()
    }
}

/// The names of the slots of a text: `b` for `{not b+s}`, `zone` for `{zone.one}`.
fn slots(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|rest| {
        let slot = rest.split(['}', '|']).next()?;
        let name = slot
            .trim_end_matches("+s")
            .trim_end_matches("-s")
            .trim_end_matches(".one")
            .trim_end_matches(".many");
        name.split(' ').next_back()
    })
}

/// Something people expect that the language does not have yet.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Absent {
    /// The words that give it away.
    pub said: Vec<String>,
    /// What can't be said.
    pub why: String,
    /// A right text that comes nearest.
    pub nearest: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    friend: Vec<FalseFriend>,
    absent: Vec<Absent>,
}

/// All of them, in the order they are tried.
pub fn false_friends() -> &'static [FalseFriend] {
    &file().friend
}

/// What the language does not have.
pub fn absent() -> &'static [Absent] {
    &file().absent
}

fn file() -> &'static File {
    static FILE: OnceLock<File> = OnceLock::new();
    FILE.get_or_init(|| {
        toml::from_str(include_str!("../../grammar/false-friends.toml"))
            .expect("the table of false friends is read by a test")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_readable_and_says_why() {
        assert!(false_friends().len() > 100);
        for friend in false_friends() {
            assert!(friend.why.ends_with('.') && !friend.said.is_empty(), "{}", friend.said);
            assert_ne!(friend.wrong, friend.right);
        }
    }

    #[test]
    fn a_slot_that_is_not_said_again_makes_a_guess() {
        for friend in false_friends().iter().filter(|friend| !friend.guess && !friend.opposite) {
            for slot in slots(&friend.said) {
                let is_said = slots(&friend.say).any(|said| said == slot);
                let is_one = slots(&friend.said).filter(|other| *other == slot).count() == 1;
                assert!(is_said && is_one, "{} loses what stands for {slot}", friend.said);
            }
        }
    }
}
