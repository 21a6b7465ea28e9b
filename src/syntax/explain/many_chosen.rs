//! "Choose six: …": of several things to do at most five are chosen.

use super::repair::{Reach, Repair, apply, reach};
use super::words::{plain, words};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use crate::vocabulary::{number_from_word, number_in_words};
use cardwright_grammar::sentence::Rule;

/// As many as the grammar reads before a colon.
const MOST: u32 = 5;

pub fn find(reading: &Reading<'_>, rule: Rule) -> Option<Repair> {
    let text = reading.text;
    let colon = text.find(':')?;
    let said = words(&text[..colon]);
    let is = |at: usize, wanted: &str| said.get(at).is_some_and(|word| plain(&text[word.clone()]) == wanted);
    let number = (1..said.len()).find(|at| {
        let verb = if is(at - 1, "to") && *at > 2 { at - 3 } else { at - 1 };
        (is(verb, "choose") || is(verb, "chooses")) && number_of(&text[said[*at].clone()]) > MOST
    })?;
    let is_last = number + 1 == said.len();
    let or_more = is(number + 1, "or") && is(number + 2, "more") && number + 3 == said.len();
    if !is_last && !or_more {
        return None;
    }
    let choices = &text[colon..];
    let sign = if choices.contains(';') { ';' } else { ',' };
    let all = choices.split(sign).count() as u32;
    // Of two that are there, up to two may be chosen, and one or more, but not exactly two.
    let most = if is(number - 1, "to") { all } else { all - 1 };
    let word = said[number].clone();
    let say = number_in_words(most.clamp(1, MOST));
    let right = apply(text, &word, &say);
    Some(Repair {
        code: Code::NumberTooLarge,
        message: format!("\"{}\" is more than can be chosen: five is the most.", &text[word.clone()]),
        label: "at most five".into(),
        why: "What is done in any case is no choice: write it in sentences of their own.".into(),
        marked: word.clone(),
        replaced: word,
        replacement: say,
        whole: reach(reading, rule, &right) == Reach::Whole,
        shown_only: false,
        is_guess: true,
    })
}

fn number_of(word: &str) -> u32 {
    number_from_word(&plain(word)).unwrap_or(0)
}
