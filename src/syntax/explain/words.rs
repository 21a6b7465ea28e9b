//! The words of a sentence as a reader sees them.

use std::ops::Range;

use crate::syntax::mask::mask;
use crate::syntax::reading::Reading;
use crate::vocabulary::{is_language_word, number_from_word};

fn in_word(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '-' | '\'' | '\u{2019}')
}

/// The words of a text outside quotes, apostrophes included: "can't" is one word.
pub fn words(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = None;
    let mut quoted = false;
    for (at, letter) in text.char_indices() {
        if matches!(letter, '"' | '\u{201C}' | '\u{201D}') {
            quoted = !quoted;
        }
        if !quoted && in_word(letter) {
            start.get_or_insert(at);
        } else {
            found.extend(start.take().map(|start| start..at));
        }
    }
    found.extend(start.map(|start| start..text.len()));
    found
}

/// A word as tables spell it.
pub fn plain(word: &str) -> String {
    word.to_lowercase().replace('\u{2019}', "'")
}

/// The start of the word that holds `offset`, or of the first one after it.
pub fn snap_to_word(text: &str, offset: usize) -> usize {
    let mut offset = offset.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    let inside = text[..offset].chars().next_back().is_some_and(in_word);
    if inside && text[offset..].chars().next().is_some_and(in_word) {
        let word: usize =
            text[..offset].chars().rev().take_while(|letter| in_word(*letter)).map(char::len_utf8).sum();
        return offset - word;
    }
    let gap: usize =
        text[offset..].chars().take_while(|letter| letter.is_whitespace()).map(char::len_utf8).sum();
    offset + gap
}

/// The word at `offset`, or the one sign that stands there.
pub fn word_at(text: &str, offset: usize) -> Range<usize> {
    let rest = &text[offset.min(text.len())..];
    let length: usize = rest.chars().take_while(|letter| in_word(*letter)).map(char::len_utf8).sum();
    let sign = rest.chars().next().map_or(0, char::len_utf8);
    offset..offset + length.max(if length == 0 { sign } else { 0 })
}

/// Whether the word at `offset` is one of the language or of the game.
pub fn is_known(reading: &Reading<'_>, offset: usize) -> bool {
    is_known_word(reading, &reading.text[word_at(reading.text, offset)])
}

/// Whether this is a word of the language or of the game.
pub fn is_known_word(reading: &Reading<'_>, word: &str) -> bool {
    let word = plain(word);
    is_language_word(&word)
        || number_from_word(&word).is_some()
        || reading.dialect.lexicon.longest_match(&[word]).is_some()
}

/// Whether this is a word of the language or of the game, or part of one: "don't", "opponent's", the name of a counter.
pub fn is_part_of_one(reading: &Reading<'_>, word: &str) -> bool {
    let word = plain(word);
    let bare = word.strip_suffix("'s").or_else(|| word.strip_suffix('\'')).unwrap_or(&word);
    let mut names = reading.dialect.lexicon.iter();
    word.ends_with("n't")
        || is_known_word(reading, &word)
        || is_known_word(reading, bare)
        || names.any(|(_, name)| name.singular.split(' ').any(|part| plain(part) == word))
}

/// The words of a text from a place on that neither the language nor the game has, each once. A name before
/// "counter" or "phase" is not among them: that could be declared; nor are those of cards.
pub fn unknown_from(reading: &Reading<'_>, text: &str, from: usize, names: &[Range<usize>]) -> Vec<String> {
    let masked = mask(text, &reading.dialect.lexicon, reading.binders).text;
    let all = words(text);
    let is_kind = |word: &str| matches!(word, "counter" | "counters" | "phase");
    let mut found = Vec::new();
    for (number, word) in all.iter().enumerate().filter(|(_, word)| word.start >= from) {
        let written = text[word.clone()].replace('\u{2019}', "'");
        let bare = written.strip_suffix("'s").or_else(|| written.strip_suffix('\'')).unwrap_or(&written);
        let next = all.get(number + 1).map_or(String::new(), |next| plain(&text[next.clone()]));
        // Short forms are read as part of what they belong to: can't, don't.
        let is_declared = names.iter().any(|name| name.contains(&word.start))
            || written.ends_with("n't")
            || masked.as_bytes()[word.start] < b' '
            || is_kind(&next)
            || is_kind(&plain(bare));
        if !is_declared && !is_known_word(reading, &written) && !is_known_word(reading, bare) {
            found.push(written);
        }
    }
    found.dedup();
    found
}

/// Whether a text holds more than one thing to do, as far as its words tell.
pub fn holds_several(steps: &str) -> bool {
    [" and ", ", ", " then "].into_iter().any(|sign| steps.contains(sign))
}

/// Whether another thing is done before what stands behind this: "draw a card and ".
pub fn ends_a_step(before: &str) -> bool {
    before.contains(" and ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_inside_a_word_becomes_its_start() {
        assert_eq!(snap_to_word("draw the cards", 7), 5);
        assert_eq!(snap_to_word("draw the cards", 4), 5);
        assert_eq!(snap_to_word("draw.", 4), 4);
    }

    #[test]
    fn words_keep_their_apostrophes() {
        let text = "You can\u{2019}t say \"my name\".";
        let found: Vec<&str> = words(text).into_iter().map(|range| &text[range]).collect();
        assert_eq!(found, ["You", "can\u{2019}t", "say"]);
    }
}
