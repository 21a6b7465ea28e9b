//! "Choose one: A; or B; or C": "or" stands before the last choice alone.

use std::ops::Range;

use super::repair::{Reach, Repair, apply, reach};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use crate::vocabulary::number_from_word;
use cardwright_grammar::sentence::Rule;

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let text = reading.text;
    let (colon, chosen) = choices(text)?;
    let ors: Vec<Or> =
        text[colon..].match_indices("or ").filter_map(|(at, _)| or(text, colon + at)).collect();
    let [first, .., last] = ors.as_slice() else { return None };
    // A comma that stays where other choices are parted by semicolons would join two of them.
    let semicolons = text[colon..].contains(';');
    let replaced = first.sign..last.word.start;
    let sign = |or: &Or| if semicolons { ";" } else { &text[or.sign..=or.sign] };
    let choice = |pair: &[Or]| format!("{} {}", sign(&pair[0]), &text[pair[0].word.end..pair[1].sign]);
    let kept = ors.windows(2).map(choice).collect::<String>() + sign(last) + " ";
    let whole = reach(reading, rule, &apply(text, &replaced, &kept)) == Reach::Whole;
    // Of several that are chosen, "A, or B" may have been one. Other commas may part choices, or steps of one.
    let commas = ors.iter().filter(|or| or.has_comma(text)).count();
    let is_guess = semicolons && (text[colon..].matches(',').count() > commas || commas > 0 && chosen > 1);
    whole.then(|| Repair {
        code: Code::WordTooMany,
        marked: first.word.start..first.word.start + "or".len(),
        message: "\"or\" stands before the last choice alone.".into(),
        label: "one word too many".into(),
        why: String::new(),
        replaced,
        replacement: kept,
        whole,
        shown_only: false,
        is_guess,
    })
}

/// An "or" between two choices.
struct Or {
    /// The comma or semicolon before it.
    sign: usize,
    word: Range<usize>,
}

impl Or {
    fn has_comma(&self, text: &str) -> bool {
        text[self.sign..].starts_with(',')
    }
}

fn or(text: &str, at: usize) -> Option<Or> {
    let before = text[..at].trim_end();
    before.ends_with([',', ';']).then(|| Or { sign: before.len() - 1, word: at..at + "or ".len() })
}

/// Where the choices begin, and how many of them are chosen.
fn choices(text: &str) -> Option<(usize, u32)> {
    let colon = text.find(':')?;
    let number = text[..colon].split_whitespace().next_back()?;
    Some((colon, number_from_word(&number.to_lowercase())?))
}
