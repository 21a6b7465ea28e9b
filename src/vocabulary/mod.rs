//! Words: the phrases of the language as data, the words a game declares, and how English bends them.
//! Knows no grammar rule by type and no card.

pub mod catalogue;
mod dialect;
pub mod english;
mod false_friends;
mod lexicon;
mod number;
mod reserved;
mod scenario_lines;
mod verb;

pub use dialect::{CardLine, Dialect, LinePart};
pub use false_friends::{Absent, FalseFriend, absent, false_friends};
pub use lexicon::{Declaration, DeclaredWord, Lexicon, WordForm, WordId, WordKind};
pub use number::{LARGEST, number_from_word, number_in_words, ordinal_from_word, ordinal_in_words};
pub use reserved::{
    is_common_english, is_language_word, is_only_language, language_phrases, language_words, with_apostrophe,
};
pub use scenario_lines::{
    ScenarioForm, ScenarioHabit, ScenarioLine, ScenarioPart, scenario_forms, scenario_habits, scenario_lines,
    scenario_table,
};
pub use verb::{Verb, VerbForm};
