//! Several habits in one sentence: repairs one after the other, until the whole sentence reads. The
//! shortest way is taken, so every step of it is needed.

use std::collections::HashSet;
use std::ops::Range;

use super::friend;
use super::repair::{Reach, Repair, apply, reach};
use crate::syntax::grammar::Rule;
use crate::syntax::reading::Reading;

/// How many habits one sentence may have.
const STEPS: usize = 3;

/// How many sentences are tried: an answer must come at once.
const TRIES: usize = 200;

/// A changed sentence, and how it came about.
struct Changed {
    text: String,
    reasons: Vec<String>,
    /// The first habit: what is marked in the sentence, and what is said of it.
    first: Option<(Range<usize>, String, String)>,
}

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let is_field = matches!(rule, Rule::requires_field | Rule::enters_field);
    let mut text = reading.text.to_string();
    // A missing period hides nothing else.
    if !is_field && !text.ends_with('.') {
        text.push('.');
    }
    let mut seen = HashSet::from([text.clone()]);
    let mut level = vec![Changed { text, reasons: Vec::new(), first: None }];
    for _ in 0..STEPS {
        let mut next = Vec::new();
        for before in &level {
            let changed = Reading { text: &before.text, ..*reading };
            for habit in friend::places(&changed) {
                let text = apply(&before.text, &habit.replaced, &habit.replacement);
                if habit.friend.opposite || !seen.insert(text.clone()) {
                    continue;
                }
                let mut reasons = before.reasons.clone();
                if !reasons.contains(&habit.friend.why) {
                    reasons.push(habit.friend.why.clone());
                }
                let first = before.first.clone().unwrap_or_else(|| {
                    let (message, label) = habit.told(&changed);
                    (habit.said.clone(), message, label)
                });
                let found = Changed { text, reasons, first: Some(first) };
                if reach(reading, rule, &found.text) == Reach::Whole {
                    return repair(reading, found);
                }
                if seen.len() > TRIES {
                    return None;
                }
                next.push(found);
            }
        }
        level = next;
    }
    None
}

fn repair(reading: &Reading<'_>, found: Changed) -> Option<Repair> {
    let (marked, message, label) = found.first?;
    Some(Repair {
        code: crate::diagnostic::Code::OtherWording,
        marked: marked.start.min(reading.text.len())..marked.end.min(reading.text.len()),
        message,
        label,
        why: found.reasons.join("\n"),
        replaced: 0..reading.text.len(),
        replacement: found.text,
        whole: true,
        shown_only: false,
        // Each step was a guess at what was meant.
        is_guess: true,
    })
}
