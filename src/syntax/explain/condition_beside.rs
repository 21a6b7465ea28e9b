//! A condition at another place than behind what would happen, or behind when something may be used.

use std::ops::Range;

use super::repair::{Reach, reach};
use super::words::holds_several;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::vocabulary::english::capitalized;
use cardwright_grammar::sentence::Rule;

/// The parts of such a sentence.
struct Parts<'t> {
    /// What would happen, or when something may be used.
    head: &'t str,
    condition: &'t str,
    /// What is done.
    steps: &'t str,
    /// Whether the condition stood behind what is done: it may be about the last of several steps.
    is_last: bool,
}

/// What is said of a condition that led the last of several steps, and then leads all of them.
pub const ASKED_ONCE: &str =
    "There it is asked once, before all of it. To ask it of the last step alone, write \"…, then if …, …\".";

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Diagnostic> {
    let body = reading.text.strip_suffix('.')?;
    let (parts, right) = splits(body).into_iter().find_map(|parts| {
        let right = parts.in_their_order();
        (reach(reading, rule, &right) == Reach::Whole).then_some((parts, right))
    })?;
    let marked = place_of(body, parts.condition);
    let message = format!("\"{}\" stands in the wrong place.", &body[marked.clone()]);
    let span = |range: Range<usize>| Span::new(range.start, range.end).shifted(reading.base);
    let help = match is_time(parts.head) {
        true => {
            "What is asked stands with \"if\" between when it may be done and what: \"Once during …, if …, you may …\"."
        }
        false => {
            "What is asked stands with \"if\" between what would happen and what is done: \"If … would …, if …, …\"."
        }
    };
    let place = Place::new(reading.file, span(marked));
    let problem = Diagnostic::new(Code::OtherWording, place, message).label("not here");
    let problem = problem.help(help).help(format!("The sentence would read: {right}"));
    let (title, whole) = ("write it in this order", span(0..reading.text.len()));
    Some(match parts.is_last && holds_several(parts.steps) {
        true => problem.help(ASKED_ONCE).guess(title, whole, right),
        false => problem.fix(title, whole, right),
    })
}

impl Parts<'_> {
    fn in_their_order(&self) -> String {
        let Parts { head, condition, steps, is_last: _ } = self;
        let lead = if is_time(head) { "" } else { "If " };
        let right = format!("{lead}{head}, if {condition}, {steps}.");
        capitalized(&right.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

/// The ways to part a sentence: the condition before what it is asked of, behind it, beside it, or at the end.
fn splits(body: &str) -> Vec<Parts<'_>> {
    let mut all = Vec::new();
    for (comma, _) in body.match_indices(", ") {
        let (first, rest) = (&body[..comma], &body[comma + 2..]);
        if let Some((second, steps)) = rest.split_once(", ") {
            all.extend(parts(first, second, steps, false));
            all.extend(parts(second, first, steps, false));
        }
        for lead in [" while ", " and if ", " and "] {
            for (at, _) in first.match_indices(lead) {
                let (one, other) = (&first[..at], &first[at + lead.len()..]);
                all.extend(parts(one, other, rest, false));
                all.extend(parts(other, one, rest, false));
            }
        }
        for lead in [" only if ", " if ", " only while ", " while "] {
            if let Some((steps, condition)) = rest.split_once(lead) {
                all.extend(parts(first, condition, steps, true));
            }
        }
    }
    all
}

fn parts<'t>(head: &'t str, condition: &'t str, steps: &'t str, is_last: bool) -> Option<Parts<'t>> {
    let (head, condition) = (bare(head), bare(condition));
    // Where a card waits is no condition: it is said first in the sentence.
    let is_place = condition.to_lowercase().starts_with("this card is in ");
    let asks = !is_place && !condition.contains(" would ") && !is_time(condition);
    (asks && (head.contains(" would ") || is_time(head))).then_some(Parts { head, condition, steps, is_last })
}

/// Once during some time.
fn is_time(head: &str) -> bool {
    const ONCE: &str = "once during ";
    head.get(..ONCE.len()).is_some_and(|once| once.eq_ignore_ascii_case(ONCE))
}

/// Without the word that asks.
fn bare(asked: &str) -> &str {
    let lower = asked.to_ascii_lowercase();
    let lead = ["if ", "while ", "and if ", "and "].into_iter().find(|lead| lower.starts_with(lead));
    lead.map_or(asked, |lead| &asked[lead.len()..])
}

/// Where the condition stands, with the word before it that asks.
fn place_of(body: &str, condition: &str) -> Range<usize> {
    let start = condition.as_ptr() as usize - body.as_ptr() as usize;
    let word = body[..start].trim_end().rfind(' ').map_or(0, |gap| gap + 1);
    word..start + condition.len()
}
