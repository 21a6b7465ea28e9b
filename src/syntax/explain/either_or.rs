//! "Choose one: A; or B; or C": "or" stands before the last choice alone.

use super::repair::{Reach, Repair, apply, reach};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use cardwright_grammar::sentence::Rule;

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let text = reading.text;
    let colon = text.find("one:")?;
    let parted = |(at, or): (usize, &str)| {
        let is_choice = at > colon && text[..at].trim_end().ends_with([',', ';']);
        is_choice.then_some(at..at + or.len())
    };
    let ors: Vec<_> = text.match_indices("or ").filter_map(parted).collect();
    let [first, .., last] = ors.as_slice() else { return None };
    let mut kept = String::new();
    let mut from = first.start;
    for or in &ors[..ors.len() - 1] {
        kept.push_str(&text[from..or.start]);
        from = or.end;
    }
    kept.push_str(&text[from..last.start]);
    let replaced = first.start..last.start;
    let whole = reach(reading, rule, &apply(text, &replaced, &kept)) == Reach::Whole;
    whole.then(|| Repair {
        code: Code::WordTooMany,
        marked: first.start..first.start + "or".len(),
        message: "\"or\" stands before the last choice alone.".into(),
        label: "one word too many".into(),
        why: String::new(),
        replaced,
        replacement: kept,
        whole,
        shown_only: false,
        is_guess: false,
    })
}
