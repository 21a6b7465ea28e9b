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
    let mut why =
        format!("What somebody has done is asked for with its time, and a turn is the only one: \"{TIME}\".");
    let (mut replaced, mut replacement) = (end..end, added);
    if let Some((lead, later)) = at_the_end(text) {
        why.push_str(" When a turn begins, nothing has been done in it yet: ask at its end.");
        replacement = format!("{later}{}{replacement}", &text[lead..end]);
        replaced = 0..end;
    }
    Some(Repair {
        code: Code::MissingWord,
        marked: done.start..end,
        message: format!("\"{}\" does not say when.", &text[done.start..end]),
        label: format!("when? \"{TIME}\""),
        why,
        replaced,
        replacement,
        whole: true,
        shown_only: false,
        // Something that was done just before may have been meant.
        is_guess: true,
    })
}

/// The end of the turn at whose beginning a sentence asks: how many letters say so, and what is said for them. Of a turn to
/// come the turn before it is meant.
fn at_the_end(text: &str) -> Option<(usize, String)> {
    let moment = text.get(..text.find(',')?)?;
    let of = moment.strip_prefix("At the beginning of ").filter(|of| of.ends_with("turn"))?;
    let of = if of == "your next turn" { TIME } else { of };
    Some((moment.len(), format!("At the end of {of}")))
}
