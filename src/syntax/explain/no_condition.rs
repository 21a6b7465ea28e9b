//! A condition where none can stand: beside what would happen, and beside what may be used once during a turn. Said
//! honestly, with what comes nearest.

use std::ops::Range;

use super::repair::{Reach, reach};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::vocabulary::english;
use cardwright_grammar::sentence::Rule;

const OF_WOULD: &str = "What comes in place of something else is asked no condition. One that is about whoever does it stands behind them: \"an opponent who …\".";
const OF_ONCE: &str = "What can be used once during a turn can be used in any of them.";

/// The parts of such a sentence.
struct Parts<'t> {
    /// What would happen, or when something may be used.
    head: &'t str,
    condition: &'t str,
    /// What is done.
    steps: &'t str,
}

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Diagnostic> {
    let body = reading.text.strip_suffix('.')?;
    let readings = splits(body).into_iter();
    let (condition, nearest, why) = readings
        .filter_map(|parts| {
            let (nearest, why) = match time_of(parts.head) {
                Some(time) => (at_its_beginning(time, &parts), OF_ONCE),
                None => (afterwards(&parts)?, OF_WOULD),
            };
            Some((parts.condition, nearest, why))
        })
        .find(|(_, nearest, _)| reach(reading, rule, nearest) == Reach::Whole)?;
    let marked = place_of(body, condition);
    let message = format!("The language can't say \"{}\" here yet.", &body[marked.clone()]);
    let place = Place::new(reading.file, Span::new(marked.start, marked.end).shifted(reading.base));
    let problem = Diagnostic::new(Code::UnknownWord, place, message).label("can't be said").help(why);
    let problem = problem.help(format!("What comes nearest: {nearest}"));
    Some(match why == OF_WOULD {
        true => problem.help("That is done when it has happened, and not instead or before."),
        false => problem,
    })
}

/// The ways to part a sentence: the condition before what it is asked of, behind it, or beside it.
fn splits(body: &str) -> Vec<Parts<'_>> {
    let pieces: Vec<Range<usize>> = {
        let commas = body.match_indices(", ").map(|(at, _)| at).collect::<Vec<_>>();
        let ends = commas.iter().copied().chain([body.len()]);
        let starts = std::iter::once(0).chain(commas.iter().map(|at| at + 2));
        starts.zip(ends).map(|(start, end)| start..end).collect()
    };
    let mut all = Vec::new();
    for middle in 1..pieces.len() {
        let first = &body[..pieces[middle - 1].end];
        let rest = &body[pieces[middle].start..];
        if let Some((second, steps)) = rest.split_once(", ") {
            all.extend(parts(first, second, steps));
            all.extend(parts(second, first, steps));
        }
        if let Some((head, condition)) = first.split_once(" while ") {
            all.extend(parts(head, condition, rest));
        }
        for lead in [" only if ", " if "] {
            if let Some((steps, condition)) = rest.split_once(lead) {
                all.extend(parts(first, condition, steps));
            }
        }
    }
    all
}

fn parts<'t>(head: &'t str, condition: &'t str, steps: &'t str) -> Option<Parts<'t>> {
    let condition = bare(condition);
    let is_event = bare(head) != head && head.contains(" would ");
    let is_time = time_of(head).is_some();
    // Where a card waits is no condition: it can be said, first in the sentence.
    let is_place = condition.to_lowercase().starts_with("this card is in ");
    let asks = !is_place && !condition.contains(" would ") && !condition.contains("once during");
    let head = if is_event { bare(head) } else { head };
    (asks && (is_event || is_time)).then_some(Parts { head, condition, steps })
}

/// Once during which time.
fn time_of(head: &str) -> Option<&str> {
    let (once, time) = head.split_at_checked("once during ".len())?;
    once.eq_ignore_ascii_case("once during ").then_some(time)
}

/// Without the word that asks.
fn bare(asked: &str) -> &str {
    let lower = asked.to_ascii_lowercase();
    let lead = ["if ", "while "].into_iter().find(|lead| lower.starts_with(lead));
    lead.map_or(asked, |lead| &asked[lead.len()..])
}

/// "If an opponent would draw a card, … instead": whenever one draws a card, and afterwards.
fn afterwards(parts: &Parts<'_>) -> Option<String> {
    let (who, act) = parts.head.split_once(" would ")?;
    let steps = parts.steps.strip_suffix(" instead").or_else(|| parts.steps.strip_prefix("first "))?;
    let is_plain = who.eq_ignore_ascii_case("you") || who.ends_with('s');
    let (verb, rest) = act.split_once(' ').unwrap_or((act, ""));
    let verb = match (verb, is_plain) {
        ("be", true) => "are".to_string(),
        ("be", false) => "is".into(),
        ("have", false) => "has".into(),
        (verb, true) => verb.into(),
        (verb, false) => english::plural(verb),
    };
    let event = format!("{who} {verb} {rest}");
    Some(format!("Whenever {}, if {}, {steps}.", event.trim_end(), parts.condition))
}

/// "Once during your turn, …": at the beginning of it.
fn at_its_beginning(time: &str, parts: &Parts<'_>) -> String {
    format!("At the beginning of {time}, if {}, {}.", parts.condition, parts.steps)
}

/// Where the condition stands, with the word before it that asks.
fn place_of(body: &str, condition: &str) -> Range<usize> {
    let start = condition.as_ptr() as usize - body.as_ptr() as usize;
    let word = body[..start].trim_end().rfind(' ').map_or(0, |gap| gap + 1);
    word..start + condition.len()
}
