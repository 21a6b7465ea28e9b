//! What people expect of a card game and the language does not have yet: said honestly, with what comes
//! nearest.

use std::ops::Range;

use super::repair::can_say;
use super::row::{Window, Words};
use super::words::is_known_word;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::vocabulary::catalogue::nearest_examples;
use crate::vocabulary::{Absent, absent};
use cardwright_grammar::sentence::Rule;

/// The longest such row of words in the sentence; of equals the first. A word that the game has declared is not absent,
/// nor are words that it is known how to say.
pub fn find(reading: &Reading<'_>, rule: Rule, known: &Range<usize>) -> Option<Diagnostic> {
    let words = Words::of(reading);
    let mut longest: Option<(&Absent, Window)> = None;
    for absent in absent() {
        let rows = absent.said.iter().filter(|row| row.contains(' ') || !is_known_word(reading, row));
        let windows = rows.flat_map(|row| words.windows(row)).filter(|window| !lies_in(window, known));
        let Some(window) = windows.max_by_key(Vec::len) else { continue };
        if longest.as_ref().is_none_or(|(_, best)| best.len() < window.len()) {
            longest = Some((absent, window));
        }
    }
    let (absent, window) = longest?;
    let (first, last) = (window.first()?, window.last()?);
    let place = Place::new(reading.file, Span::new(first.start, last.end).shifted(reading.base));
    let message = format!("The language can't say \"{}\" yet.", &reading.text[first.start..last.end]);
    let problem =
        Diagnostic::new(Code::UnknownWord, place, message).label("can't be said").help(absent.why.clone());
    // A game that has not the words of it is shown what it can say.
    let can_say = |example: &str| can_say(reading, rule, example);
    if can_say(&absent.nearest) {
        return Some(problem.help(format!("What comes nearest: {}", absent.nearest)));
    }
    let examples = nearest_examples(&absent.nearest, reading.text, can_say);
    Some(match examples.is_empty() {
        true => problem,
        false => problem.help(format!("Right sentences look like this: {}", examples.join(" "))),
    })
}

fn lies_in(window: &Window, known: &Range<usize>) -> bool {
    window.iter().all(|word| known.start <= word.start && word.end <= known.end)
}
