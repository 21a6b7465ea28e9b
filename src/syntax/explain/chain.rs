//! Several habits or slips in one sentence: repairs one after the other, until the whole sentence reads.
//! The shortest way is taken, so every step of it is needed.

use std::collections::HashSet;
use std::ops::Range;

use super::repair::{Reach, Repair, apply, reach};
use super::small::can_be_missing;
use super::words::{plain, word_at};
use super::{friend, own_name, spelling};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use crate::vocabulary::english::capitalized;
use cardwright_grammar::sentence::Rule;

/// How many habits and slips one sentence may have.
const STEPS: usize = 3;

/// How many sentences are tried: an answer must come at once.
const TRIES: usize = 160;

/// How many of the sentences that read furthest are changed once more.
const BREADTH: usize = 10;

/// A changed sentence, and how it came about.
struct Changed {
    text: String,
    reasons: Vec<String>,
    /// The first step: it is the one that the message speaks of.
    first: Option<Step>,
    /// How much of it could not be read.
    unread: usize,
}

/// One change of a sentence.
#[derive(Clone)]
struct Step {
    code: Code,
    marked: Range<usize>,
    message: String,
    label: String,
    why: String,
    replaced: Range<usize>,
    replacement: String,
}

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let is_field = matches!(rule, Rule::requires_field | Rule::enters_field);
    let mut text = reading.text.to_string();
    // A missing period hides nothing else.
    if !is_field && !text.ends_with('.') {
        text.push('.');
    }
    let mut seen = HashSet::from([text.clone()]);
    let mut level = vec![Changed { text, reasons: Vec::new(), first: None, unread: 0 }];
    for _ in 0..STEPS {
        let mut next = Vec::new();
        for before in &level {
            let changed = Reading { text: &before.text, ..*reading };
            for step in steps(&changed, rule) {
                let text = apply(&before.text, &step.replaced, &step.replacement);
                if !seen.insert(text.clone()) {
                    continue;
                }
                let mut reasons = before.reasons.clone();
                // Of the first slip the message says all there is to say.
                let is_told = before.first.is_none() && step.code != Code::OtherWording;
                if !is_told && !reasons.contains(&step.why) {
                    reasons.push(step.why.clone());
                }
                let first = before.first.clone().unwrap_or(step);
                let unread = match reach(reading, rule, &text) {
                    Reach::Whole => 0,
                    Reach::Stuck(at) => text.len().saturating_sub(at).max(1),
                };
                let found = Changed { text, reasons, first: Some(first), unread };
                if found.unread == 0 {
                    return repair(reading, found);
                }
                if seen.len() > TRIES {
                    return None;
                }
                next.push(found);
            }
        }
        // Those that read furthest are the likeliest to read whole.
        next.sort_by_key(|changed| changed.unread);
        next.truncate(BREADTH);
        level = next;
    }
    None
}

/// Every change there is to try, habits first.
fn steps(reading: &Reading<'_>, rule: Rule) -> Vec<Step> {
    let habits = friend::places(reading).into_iter().filter(|habit| !habit.friend.opposite).map(|habit| {
        let (message, label) = habit.told(reading);
        let (code, why) = (Code::OtherWording, habit.friend.why.clone());
        let (marked, replaced, replacement) = (habit.said, habit.replaced, habit.replacement);
        Step { code, marked, message, label, why, replaced, replacement }
    });
    let reach = reach(reading, rule, reading.text);
    let slips = match reach {
        Reach::Whole => Vec::new(),
        Reach::Stuck(stuck) => spelling::slips(reading, stuck),
    };
    let slips = slips.into_iter().map(|slip| {
        let written = &reading.text[slip.range.clone()];
        let (message, label) = spelling::told(written, &slip.say);
        let why = format!("\"{written}\" is not a word of the language here: \"{}\" is.", slip.say);
        let (marked, replaced) = (slip.range.clone(), slip.range);
        Step { code: Code::Misspelled, marked, message, label, why, replaced, replacement: slip.say }
    });
    let signs = match reach {
        Reach::Whole => Vec::new(),
        Reach::Stuck(stuck) => missing_comma(reading, stuck).into_iter().collect(),
    };
    habits.chain(named(reading)).chain(slips).chain(signs).collect()
}

/// The first name in a sentence: a card that speaks of itself, or of another.
fn named(reading: &Reading<'_>) -> Vec<Step> {
    let Some(marked) = own_name::all_and_first(reading, reading.text).into_iter().next() else {
        return Vec::new();
    };
    let written = &reading.text[marked.clone()];
    let marked = own_name::with_article(reading.text, marked.clone());
    let steps = own_name::says(reading, written).into_iter().map(|say| Step {
        code: Code::OtherWording,
        message: own_name::told(reading, written),
        label: format!("say {}", if say.contains('"') { say.clone() } else { format!("\"{say}\"") }),
        why: own_name::why(reading, written),
        replaced: marked.clone(),
        marked: marked.clone(),
        replacement: if marked.start == 0 { capitalized(&say) } else { say },
    });
    steps.collect()
}

/// A comma before the word where reading stopped.
fn missing_comma(reading: &Reading<'_>, stuck: usize) -> Option<Step> {
    let before = reading.text.get(..stuck)?.trim_end();
    // Behind "…, and you" it is not a comma that is missing.
    if before.is_empty() || before.ends_with([',', ':', ';', '.']) || before.ends_with(" and you") {
        return None;
    }
    let marked = word_at(reading.text, stuck);
    let written = &reading.text[marked.clone()];
    if !can_be_missing(",", before, &plain(written)) {
        return None;
    }
    Some(Step {
        code: Code::MissingComma,
        message: format!("A comma is missing before \"{written}\"."),
        label: "a comma is missing before this".into(),
        why: format!("A comma is missing before \"{written}\"."),
        replaced: before.len()..before.len(),
        marked,
        replacement: ",".into(),
    })
}

fn repair(reading: &Reading<'_>, found: Changed) -> Option<Repair> {
    let first = found.first?;
    let end = reading.text.len();
    Some(Repair {
        code: first.code,
        marked: first.marked.start.min(end)..first.marked.end.min(end),
        message: first.message,
        label: first.label,
        why: found.reasons.join("\n"),
        replaced: 0..end,
        replacement: found.text,
        whole: true,
        shown_only: false,
        // Each step was a guess at what was meant.
        is_guess: true,
    })
}
