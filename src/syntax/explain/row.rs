//! Words in a row, as the tables of habits write them: plain words, and slots in braces that stand for any
//! word of a kind, or for whose something is. Knows no habit.

use std::ops::Range;

use super::words::{plain, words};
use crate::syntax::mask::{mark, mask};
use crate::syntax::reading::Reading;
use crate::vocabulary::{Verb, VerbForm, number_from_word};

/// A place where all the words of a row stand: one range for each of them.
pub type Window = Vec<Range<usize>>;

/// Whether a word of a row is a slot.
pub fn is_slot(word: &str) -> bool {
    word.starts_with('{')
}

/// The words of a row.
pub fn row_words(row: &str) -> Vec<&str> {
    row.split_whitespace().map(|word| word.trim_end_matches(',')).collect()
}

/// The words of a sentence, found once for all rows.
pub struct Words<'t> {
    text: &'t str,
    masked: String,
    found: Vec<Range<usize>>,
    /// Each of them as tables spell it.
    plain: Vec<String>,
}

impl<'t> Words<'t> {
    pub fn of(reading: &Reading<'t>) -> Words<'t> {
        let masked = mask(reading.text, &reading.dialect.lexicon, reading.binders).text;
        let found = names_as_words(words(reading.text), masked.as_bytes());
        let plain = found.iter().map(|range| plain(&reading.text[range.clone()])).collect();
        Words { text: reading.text, masked, found, plain }
    }

    /// Each place of the sentence where the words of `row` stand one after the other.
    pub fn windows(&self, row: &str) -> Vec<Window> {
        self.windows_of(row, &row_words(row))
    }

    /// The same of a row that was taken apart already.
    pub fn windows_of(&self, row: &str, wanted: &[&str]) -> Vec<Window> {
        // Most rows have a word that the sentence has not: that is seen before any place is looked at.
        if wanted.iter().any(|want| !is_slot(want) && !self.plain.iter().any(|word| word == want)) {
            return Vec::new();
        }
        let windows = (0..self.found.len()).filter_map(|at| self.window_from(at, wanted));
        windows.filter(|window| row.contains(',') || self.is_in_one_go(window)).collect()
    }

    /// Where each of the words stands, if all of them do from there on.
    fn window_from(&self, mut at: usize, wanted: &[&str]) -> Option<Window> {
        let mut window = Window::with_capacity(wanted.len());
        for want in wanted {
            let range = self.found.get(at)?;
            let several = match *want {
                "{whose}" => self.words_of_owner(at)?,
                slot if is_slot(slot) => usize::from(self.is_a(slot, range)),
                word => usize::from(self.plain[at] == word),
            };
            window.push(range.start..self.found[at + several.checked_sub(1)?].end);
            at += several;
        }
        Some(window)
    }

    /// How many words from there on say whose something is: "your", "each opponent's", "the next player's".
    fn words_of_owner(&self, at: usize) -> Option<usize> {
        const FIRST: [&str; 7] = ["a", "an", "the", "each", "every", "that", "another"];
        match self.plain[at].as_str() {
            "your" => Some(1),
            word if FIRST.contains(&word) => {
                let ends = self.plain[at..].iter().take(3).position(|word| word.ends_with("'s"))?;
                Some(ends + 1)
            }
            _another => None,
        }
    }

    /// Whether no sign parts the words: "your turn, this card" does not speak of turning it.
    fn is_in_one_go(&self, window: &[Range<usize>]) -> bool {
        let (Some(first), Some(last)) = (window.first(), window.last()) else { return false };
        !self.text[first.start..last.start].contains([',', '.', ';', ':'])
    }

    fn is_a(&self, slot: &str, range: &Range<usize>) -> bool {
        let first = self.masked.as_bytes()[range.start];
        let written = plain(&self.text[range.clone()]);
        // A second slot of a kind has a number: {value2}.
        let kind = slot.trim_matches(|sign: char| matches!(sign, '{' | '}') || sign.is_ascii_digit());
        match kind {
            "value" => first == mark::VALUE || first == mark::VALUE_PLURAL,
            "zone" => first == mark::ZONE || first == mark::ZONE_PLURAL,
            "attribute" => first == mark::ATTRIBUTE,
            "counter" => first == mark::COUNTER,
            "tally" => first == mark::NUMBER,
            "goods" => first == mark::GOODS,
            "number" => number_from_word(&written).is_some(),
            "verb" => Verb::ALL.iter().any(|verb| verb.form(VerbForm::Plain) == written),
            _ => false,
        }
    }
}

/// The words with those of one declared name joined: their gap is masked as well.
fn names_as_words(words: Vec<Range<usize>>, masked: &[u8]) -> Vec<Range<usize>> {
    let mut joined: Vec<Range<usize>> = Vec::new();
    for word in words {
        match joined.last_mut() {
            Some(last) if masked[last.end] < b' ' && masked[last.end] == masked[last.start] => {
                last.end = word.end
            }
            _ => joined.push(word),
        }
    }
    joined
}
