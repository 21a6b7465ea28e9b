//! Names in the middle of a sentence: a card that speaks of itself.

use std::ops::Range;

use super::words::{is_known_word, words};
use crate::syntax::reading::Reading;

pub const WHY: &str =
    "A card speaks of itself as \"this card\", and of others by name in quotes: a card named \"…\".";

/// Each name in a text: capitals that neither the language nor the game knows.
pub fn all(reading: &Reading<'_>, text: &str) -> Vec<Range<usize>> {
    let mut names: Vec<Range<usize>> = Vec::new();
    for word in words(text) {
        let written = &text[word.clone()];
        let is_name = word.start > 0
            && written.len() > 1
            && written.chars().next().is_some_and(char::is_uppercase)
            && !is_known_word(reading, written);
        match names.last_mut() {
            _ if !is_name => {}
            Some(last) if text[last.end..word.start].trim().is_empty() => last.end = word.end,
            Some(_) | None => names.push(word),
        }
    }
    names
}

/// The text with "this card" for its names, and these.
pub fn replaced(reading: &Reading<'_>, text: &str) -> (String, Vec<String>) {
    let mut after = text.to_string();
    let mut names = Vec::new();
    for range in all(reading, text).into_iter().rev() {
        names.push(text[range.clone()].to_string());
        after.replace_range(range, "this card");
    }
    names.sort();
    names.dedup();
    (after, names)
}
