//! What somebody has done, without a time: "each player who discarded a card".

use super::repair::{Reach, Repair, apply, reach};
use super::words::{plain, words};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use crate::vocabulary::{Verb, VerbForm};
use cardwright_grammar::sentence::Rule;

/// The time there is for it.
const TIME: &str = "this turn";

/// The repair that says when, where the sentence then reads.
pub fn find(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Repair> {
    let text = reading.text;
    let is_past = |word: &str| Verb::ALL.iter().any(|verb| verb.form(VerbForm::Past) == word);
    let all = words(text);
    let done = all.iter().rfind(|word| word.end <= stuck && is_past(&plain(&text[(*word).clone()])))?;
    // Behind a comma a list could go on: what was done ends before it.
    let read = text[..stuck].trim_end();
    let ends = [Some(read.len()), read.rfind(',')];
    let mut ends = ends.into_iter().flatten().filter(|end| *end > done.end);
    let added = format!(" {TIME}");
    let end = ends.find(|end| reach(reading, rule, &apply(text, &(*end..*end), &added)) == Reach::Whole)?;
    Some(Repair {
        code: Code::MissingWord,
        marked: done.start..end,
        message: format!("\"{}\" does not say when.", &text[done.start..end]),
        label: format!("when? \"{TIME}\""),
        why: format!(
            "What somebody has done is asked for with its time, and a turn is the only one: \"{TIME}\"."
        ),
        replaced: end..end,
        replacement: added,
        whole: true,
        shown_only: false,
        // Something that was done just before may have been meant.
        is_guess: true,
    })
}
