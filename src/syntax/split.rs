//! A paragraph into sentences.

use std::ops::Range;

use pest::Parser;

use super::mask::{BinderName, mask};
use crate::vocabulary::Lexicon;
use cardwright_grammar::sentence::{Rule, SentenceGrammar};

/// The sentences of a paragraph, each with its period, without the white space around it. What follows
/// the last period is a sentence without one.
pub fn sentences(text: &str) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    let mut start = 0;
    let mut closing = None;
    for (at, letter) in text.char_indices() {
        match (closing, letter) {
            (Some(quote), letter) if letter == quote || letter == '\n' => closing = None,
            (Some(_), _) => {}
            (None, '"') => closing = Some('"'),
            (None, '\u{201C}') => closing = Some('\u{201D}'),
            (None, '.') => {
                ranges.extend(trimmed(text, start..at + 1));
                start = at + 1;
            }
            (None, _) => {}
        }
    }
    ranges.extend(trimmed(text, start..text.len()));
    ranges
}

fn trimmed(text: &str, range: Range<usize>) -> Option<Range<usize>> {
    let part = &text[range.clone()];
    let start = range.start + (part.len() - part.trim_start().len());
    let end = start + part.trim().len();
    (start < end).then_some(start..end)
}

/// The names a sentence gives: `Call it the "guest".`
pub fn binder_names(sentence: &str, lexicon: &Lexicon, known: &[BinderName]) -> Vec<BinderName> {
    let lower = sentence.to_ascii_lowercase();
    let mut names = Vec::new();
    let mut from = 0;
    while let Some(call) = lower[from..].find("call").map(|at| at + from) {
        from = call + "call".len();
        let rest = &lower[from..];
        let Some(open) = rest.find(['"', '\u{201C}']) else { break };
        let inner = rest[open..].trim_start_matches(['"', '\u{201C}']);
        let Some(close) = inner.find(['"', '\u{201D}']) else { break };
        if let Some(called) = rest[..open].trim_end().strip_suffix("the") {
            let name = inner[..close].split_whitespace().collect::<Vec<_>>().join(" ");
            let called = mask(called.trim_start_matches('s').trim(), lexicon, known);
            names.push(BinderName { name, person: is_person(&called.text) });
        }
    }
    names
}

/// Whether a masked noun reads as a person from its first to its last word.
fn is_person(masked: &str) -> bool {
    let read = SentenceGrammar::parse(Rule::person, masked);
    read.is_ok_and(|pairs| pairs.as_str().trim_end().len() == masked.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<&str> {
        sentences(text).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn sentences_end_with_a_period() {
        assert_eq!(split(" Draw a card.\n  Win the game. "), ["Draw a card.", "Win the game."]);
    }

    #[test]
    fn a_period_in_quotes_ends_nothing() {
        assert_eq!(split("Announce \"Mr. X\". Draw a card"), ["Announce \"Mr. X\".", "Draw a card"]);
    }

    #[test]
    fn an_unclosed_quote_ends_with_its_line() {
        assert_eq!(split("Announce \"Mr. X.\nDraw a card."), ["Announce \"Mr. X.\nDraw a card."]);
    }

    #[test]
    fn a_call_names_a_person_or_a_thing() {
        let names = binder_names(
            "Call the player with the fewest points the \"Low  Player\".",
            &Lexicon::default(),
            &[],
        );
        assert_eq!(names, [BinderName { name: "low player".into(), person: true }]);
        let names = binder_names("Choose a card and call it the \"guest\".", &Lexicon::default(), &[]);
        assert_eq!(names, [BinderName { name: "guest".into(), person: false }]);
        let names =
            binder_names("Call the card that player controls the \"guest\".", &Lexicon::default(), &[]);
        assert_eq!(names, [BinderName { name: "guest".into(), person: false }]);
    }
}
