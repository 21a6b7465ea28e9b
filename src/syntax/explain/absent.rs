//! What people expect of a card game and the language does not have yet: said honestly, with what comes
//! nearest.

use std::ops::Range;

use super::repair::can_say;
use super::row::{Window, Words};
use super::words::{is_known_word, plain};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::vocabulary::catalogue::nearest_examples;
use crate::vocabulary::{Absent, WordKind, absent, english};
use cardwright_grammar::sentence::Rule;

/// The longest such row of words in the sentence; of equals the first. A word that the game has declared is not absent,
/// nor are words that it is known how to say.
pub fn find(reading: &Reading<'_>, rule: Rule, known: &Range<usize>) -> Option<Diagnostic> {
    let words = Words::of(reading);
    let mut longest: Option<(&Absent, &str, Window)> = None;
    for absent in absent() {
        let rows = absent.said.iter().filter(|row| row.contains(' ') || !is_known_word(reading, row));
        let windows = rows.flat_map(|row| words.windows(row).into_iter().map(move |window| (row, window)));
        let windows = windows.filter(|(_, window)| !lies_in(window, known));
        let Some((row, window)) = windows.max_by_key(|(_, window)| window.len()) else { continue };
        if longest.as_ref().is_none_or(|(_, _, best)| best.len() < window.len()) {
            longest = Some((absent, row, window));
        }
    }
    let (absent, row, window) = longest?;
    let (first, last) = (window.first()?, window.last()?);
    let place = Place::new(reading.file, Span::new(first.start, last.end).shifted(reading.base));
    let message = format!("The language can't say \"{}\" yet.", &reading.text[first.start..last.end]);
    let problem =
        Diagnostic::new(Code::UnknownWord, place, message).label("can't be said").help(absent.why.clone());
    // A game that has not the words of it is shown what it can say.
    let can_say = |example: &str| can_say(reading, rule, example);
    let nearest = filled(reading, &absent.nearest, row, &window);
    if can_say(&nearest) {
        return Some(problem.help(format!("What comes nearest: {nearest}")));
    }
    let examples = nearest_examples(&nearest, reading.text, can_say);
    Some(match examples.is_empty() {
        true => problem,
        false => problem.help(format!("Right sentences look like this: {}", examples.join(" "))),
    })
}

/// What comes nearest in the words of the sentence: each slot has what stood in the same slot of the row, one after the
/// other, and a number that the game keeps is one of the game's.
fn filled(reading: &Reading<'_>, nearest: &str, row: &str, window: &Window) -> String {
    let mut nearest = nearest.to_string();
    for (slot, range) in row.split_whitespace().map(|word| word.trim_end_matches(',')).zip(window) {
        let Some(name) = slot.strip_prefix('{') else { continue };
        let written = &reading.text[range.clone()];
        let word = match slot {
            "{goods}" => several_of(reading, written),
            "{attribute}" => one_of(reading, written),
            _another => written.to_string(),
        };
        let with_article = format!("{{an {name}");
        nearest = match nearest.contains(&with_article) {
            true => nearest.replacen(&with_article, &format!("{} {word}", english::article(&word)), 1),
            false if row.matches(slot).count() > 1 => nearest.replacen(slot, &word, 1),
            false => nearest.replace(slot, &word),
        };
    }
    let numbers = || reading.dialect.lexicon.of_kind(|kind| kind == WordKind::Number);
    let tally = numbers().find(|(_, word)| !word.is_goods()).map(|(_, word)| word.singular.clone());
    let filled = [("{tally}", tally), ("{goods}", own_goods(reading))].into_iter();
    filled.fold(nearest, |nearest, (slot, word)| match word {
        Some(word) => nearest.replace(slot, &word),
        None => nearest,
    })
}

/// What players have so many of, in the plural: first of all what other games do not have.
fn own_goods(reading: &Reading<'_>) -> Option<String> {
    let is_rare = |word: &str| absent().iter().any(|absent| absent.said.iter().any(|said| said == word));
    let goods = reading.dialect.lexicon.of_kind(|kind| kind == WordKind::Number);
    let mut goods: Vec<_> = goods.filter(|(_, word)| word.is_goods()).map(|(_, word)| word).collect();
    goods.sort_by_key(|word| !is_rare(&word.singular));
    goods.first().and_then(|word| word.plural.clone())
}

/// What players have, as it stands after "no": coin → coins.
fn several_of(reading: &Reading<'_>, written: &str) -> String {
    let one = plain(written);
    let mut all = reading.dialect.lexicon.of_kind(|kind| kind == WordKind::Number);
    let word = all.find(|(_, word)| plain(&word.singular) == one).and_then(|(_, word)| word.plural.clone());
    word.unwrap_or_else(|| written.to_string())
}

/// An attribute, as it stands after "each": colors → color.
fn one_of(reading: &Reading<'_>, written: &str) -> String {
    let lexicon = &reading.dialect.lexicon;
    let found = lexicon.longest_match(&[plain(written)]);
    found.map_or_else(|| written.to_string(), |(word, ..)| lexicon.get(word).singular.clone())
}

fn lies_in(window: &Window, known: &Range<usize>) -> bool {
    window.iter().all(|word| known.start <= word.start && word.end <= known.end)
}
