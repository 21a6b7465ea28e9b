//! A counter that is called by its name alone: "a grain" for "a grain counter".

use super::repair::{Reach, Repair, apply, reach};
use super::words::{plain, words};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use crate::vocabulary::{WordKind, english};
use cardwright_grammar::sentence::Rule;

/// The repair that gives a counter its whole name, where the sentence then reads.
pub fn find(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Repair> {
    let range = words(reading.text).into_iter().find(|word| word.end > stuck)?;
    let written = plain(&reading.text[range.clone()]);
    let mut counters = reading.dialect.lexicon.of_kind(|kind| kind == WordKind::Counter);
    let name = counters.find_map(|(_, counter)| {
        let name = counter.name.to_lowercase();
        (name == written || english::plural(&name) == written).then_some(name)
    })?;
    let ways = [format!("{name} counter"), format!("{name} counters")];
    let whole = |way: &String| reach(reading, rule, &apply(reading.text, &range, way)) == Reach::Whole;
    let replacement = ways.into_iter().find(whole)?;
    Some(Repair {
        code: Code::MissingWord,
        marked: range.clone(),
        message: format!("\"counter\" is missing after \"{}\".", &reading.text[range.clone()]),
        label: format!("write \"{replacement}\""),
        why: format!("\"{name}\" is declared as a counter, and is always called one."),
        replaced: range,
        replacement,
        whole: true,
        shown_only: false,
        is_guess: false,
    })
}
