//! A word that the game has not, where it says which cards: "red cards", "spades", "creatures you control".

use std::ops::Range;

use super::repair::{Reach, apply, reach};
use crate::syntax::reading::Reading;
use crate::vocabulary::WordKind;
use cardwright_grammar::sentence::Rule;

/// Whether the sentence would be right with a value of the game in its place.
pub fn stands_for_a_value(reading: &Reading<'_>, rule: Rule, word: &Range<usize>) -> bool {
    let lexicon = &reading.dialect.lexicon;
    let attributes = lexicon.of_kind(|kind| kind == WordKind::Attribute);
    let values = attributes
        .filter_map(|(id, _)| lexicon.of_kind(|kind| kind == WordKind::Value { attribute: id }).next())
        .map(|(_, value)| value);
    let forms = values.flat_map(|value| [Some(&value.singular), value.plural.as_ref()]).flatten();
    let is_right = |form: &String| reach(reading, rule, &apply(reading.text, word, form)) == Reach::Whole;
    forms.into_iter().any(is_right)
}
