//! The catalogue as it stands in its file. A key nobody knows is an error.

use serde::{Deserialize, Serialize};

use super::example_dialect::ExampleDialect;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Data {
    pub dialect: ExampleDialect,
    pub slots: Vec<Slot>,
    pub groups: Vec<Group>,
    pub phrases: Vec<Phrase>,
}

impl Data {
    /// Puts each meaning, which the file breaks into lines, on one.
    pub fn unfold(&mut self) {
        let meanings = (self.slots.iter_mut().map(|slot| &mut slot.meaning))
            .chain(self.groups.iter_mut().map(|group| &mut group.meaning))
            .chain(self.phrases.iter_mut().map(|phrase| &mut phrase.meaning));
        for meaning in meanings {
            *meaning = meaning.split_whitespace().collect::<Vec<_>>().join(" ");
        }
    }
}

/// A word in capitals that stands for any phrase of a kind: `THING` in `destroy THING`.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    pub name: String,
    pub meaning: String,
    /// What may stand there, cut out of the examples.
    pub like: Vec<String>,
    /// The group that says all that may stand there.
    pub group: String,
    /// The grammar rules that read it.
    #[serde(default)]
    pub rule: Vec<String>,
    /// The phrases whose examples are shown for these rules.
    #[serde(default)]
    pub show: Vec<String>,
}

/// A chapter of the language.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub name: String,
    pub title: String,
    /// What to know before reading it.
    pub meaning: String,
}

/// One phrase of the language.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// A short name, for references.
    pub name: String,
    pub group: String,
    /// The canonical wording: slots in capitals, optional parts in brackets, alternatives with a slash.
    pub wording: String,
    /// What it does, what it does not, and where the traps are.
    pub meaning: String,
    /// A whole sentence, or a whole block where the phrase is one.
    pub example: String,
    /// Other ways to write the example, which the formatter turns into it.
    #[serde(default)]
    pub variants: Vec<String>,
    /// Words from elsewhere under which people look for it.
    #[serde(default)]
    pub also: Vec<String>,
    /// The grammar rules that read it.
    pub rule: Vec<String>,
    /// The keywords that tell it from other phrases of the same rules.
    #[serde(default)]
    pub words: Vec<String>,
    /// The names of related phrases.
    #[serde(default)]
    pub see: Vec<String>,
    /// Where alone it can stand, for what no card can say; most phrases stand anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only_in: Option<String>,
}

impl Phrase {
    /// Whether the example is a block with its header, not a sentence.
    pub fn is_block(&self) -> bool {
        self.example.contains('\n')
    }
}
