//! "Draw a card. If you …, draw two cards instead.": of the two, one is done. Both stand in sentences of their own, and
//! what was written first comes last.

use super::repair::{Reach, reach};
use super::words::{plain, words};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::reading::Reading;
use crate::syntax::split;
use crate::vocabulary::english::{capitalized, decapitalized};
use cardwright_grammar::sentence::Rule;

const INSTEAD: &str = "instead";

/// How a sentence begins that waits for something, or is offered: what is done stands behind it.
const LEADS: [&str; 5] = ["Whenever ", "At the ", "As soon as ", "While ", "For each "];

/// Words that point at what stands before: it has to stay there.
const POINTING: [&str; 7] = ["it", "its", "that", "those", "them", "they", "result"];

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Diagnostic> {
    let body = reading.text.strip_suffix('.')?;
    let word = words(body).into_iter().find(|word| plain(&body[word.clone()]) == INSTEAD)?;
    let earlier = split::sentences(reading.before);
    let first = earlier.last()?.clone();
    let done = reading.before[first.clone()].trim().strip_suffix('.')?;
    let may = |text: &str| text.contains(" may ");
    let points = |condition: &str| {
        let mut words = condition.split(|sign: char| !sign.is_alphanumeric());
        words.any(|word| POINTING.contains(&word))
    };
    // "Instead of two" says no more than "instead".
    let body = match body.split_once(" instead of ") {
        Some((_, of)) if of.split_whitespace().count() <= 2 => &body[..word.end],
        _other => body,
    };
    let cases = cases(body);
    let (condition, _) = cases.first()?;
    if earlier.len() == 1 && points(condition) {
        return None;
    }
    let right = cases.into_iter().filter(|(_, steps)| may(done) == may(&format!(" {steps}"))).find_map(
        |(condition, steps)| {
            let ways = leads(done).into_iter().map(|(lead, rest)| {
                let case = format!("{lead}if {}, {}.", decapitalized(condition), decapitalized(steps));
                format!("{} Otherwise, {}.", capitalized(&case), decapitalized(rest))
            });
            ways.into_iter().find(|right| reach(reading, rule, right) == Reach::Whole)
        },
    );
    let span = Span::new(word.start, word.end).shifted(reading.base);
    let both =
        Span::new(reading.base - reading.before.len() + first.start, reading.base + reading.text.len());
    let message = format!("\"{}\" does not fit here.", &body[word]);
    let problem = Diagnostic::new(Code::OtherWording, Place::new(reading.file, span), message)
        .label("not said like this")
        .help("\"Instead\" is for what something would have been: \"If … would …, … instead.\" Where one of two things is done, the condition stands before both, and \"Otherwise\" before the second.");
    Some(match right {
        Some(right) => problem.help(format!("The sentence would read: {right}")).guess(
            "write \"Otherwise\"",
            both,
            right,
        ),
        None => problem,
    })
}

/// What is asked, and what is done then: the commas that may part them, each tried.
fn cases(body: &str) -> Vec<(&str, &str)> {
    if let Some((steps, condition)) = body.split_once(" instead if ") {
        return vec![(condition, steps)];
    }
    let Some(rest) = body.strip_prefix("If ").filter(|rest| !rest.contains(" would ")) else {
        return Vec::new();
    };
    let commas = rest.match_indices(", ").map(|(at, _)| (&rest[..at], &rest[at + 2..]));
    let steps = |steps: &'_ str| -> Option<(usize, usize)> {
        match steps.strip_prefix("instead ") {
            Some(_) => Some(("instead ".len(), steps.len())),
            None => steps.strip_suffix(" instead").map(|steps| (0, steps.len())),
        }
    };
    commas
        .filter_map(|(condition, done)| steps(done).map(|(from, to)| (condition, &done[from..to])))
        .collect()
}

/// What a sentence waits for, and what it does.
fn leads(done: &str) -> Vec<(&str, &str)> {
    let is_no_step = ["Otherwise", "Until ", "Once during "].iter().any(|begin| done.starts_with(begin));
    if is_no_step || done.contains(" would ") {
        return Vec::new();
    }
    if !LEADS.iter().any(|lead| done.starts_with(lead)) {
        return vec![("", done)];
    }
    let commas = done.match_indices(", ").map(|(at, _)| (&done[..at + 2], &done[at + 2..]));
    commas.filter(|(_, rest)| !rest.starts_with("if ")).collect()
}
