//! The phrase catalogue: every phrase of the language once, as data. It feeds the reference page, the
//! `phrases` command, the examples in error messages and completion.
//!
//! Knows grammar rules by their names only; the text itself stands in `grammar/phrases.toml`.

mod data;
mod example_dialect;
mod nearest;
mod page;
mod search;

use std::collections::HashMap;
use std::sync::LazyLock;

pub use data::{Group, Phrase, Slot};
pub use nearest::nearest_examples;
pub use page::reference_page;
pub use search::Found;

use super::Dialect;
use data::Data;

/// Everything the language can say, in the order it should be read.
#[derive(Debug)]
pub struct Catalogue {
    data: Data,
    dialect: Dialect,
    /// The examples of each grammar rule, at most [`MOST_EXAMPLES`].
    by_rule: HashMap<String, Vec<usize>>,
}

/// As many examples as a message can show without drowning the reader.
const MOST_EXAMPLES: usize = 3;

/// The catalogue, read when it is first asked for.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
        let text = include_str!("../../../grammar/phrases.toml");
        let mut data: Data = toml::from_str(text).expect("a test reads the catalogue that is built in");
        data.unfold();
        Catalogue::new(data)
    });
    &CATALOGUE
}

/// Two or three right texts that use a grammar rule, for a message that has refused one. Nothing for a
/// rule that carries no phrase.
pub fn examples_for_rule(rule: &str) -> impl Iterator<Item = &'static str> {
    catalogue().phrases_of_rule(rule).map(|phrase| phrase.example.as_str())
}

impl Catalogue {
    fn new(data: Data) -> Catalogue {
        let mut by_rule: HashMap<String, Vec<usize>> = HashMap::new();
        for (number, phrase) in data.phrases.iter().enumerate() {
            for rule in &phrase.rule {
                by_rule.entry(rule.clone()).or_default().push(number);
            }
        }
        // A slot stands for many phrases: the ones it names are the ones to show.
        for slot in &data.slots {
            let shown = slot.show.iter();
            let shown = shown.filter_map(|name| data.phrases.iter().position(|phrase| phrase.name == *name));
            let shown: Vec<usize> = shown.collect();
            for rule in &slot.rule {
                by_rule.insert(rule.clone(), shown.clone());
            }
        }
        for numbers in by_rule.values_mut() {
            numbers.truncate(MOST_EXAMPLES);
        }
        let dialect = data.dialect.declare();
        Catalogue { data, dialect, by_rule }
    }

    pub fn phrases(&self) -> &[Phrase] {
        &self.data.phrases
    }

    /// The groups in reading order.
    pub fn groups(&self) -> &[Group] {
        &self.data.groups
    }

    /// What stands in capitals in a wording.
    pub fn slots(&self) -> &[Slot] {
        &self.data.slots
    }

    pub fn phrase(&self, name: &str) -> Option<&Phrase> {
        self.data.phrases.iter().find(|phrase| phrase.name == name)
    }

    pub fn in_group<'a>(&'a self, group: &'a Group) -> impl Iterator<Item = &'a Phrase> {
        self.data.phrases.iter().filter(move |phrase| phrase.group == group.name)
    }

    /// The phrases to show for a grammar rule, at most three.
    pub fn phrases_of_rule(&self, rule: &str) -> impl Iterator<Item = &Phrase> {
        self.by_rule.get(rule).into_iter().flatten().map(|number| &self.data.phrases[*number])
    }

    /// The words the examples use: a small game of its own.
    pub fn example_dialect(&self) -> &Dialect {
        &self.dialect
    }
}
