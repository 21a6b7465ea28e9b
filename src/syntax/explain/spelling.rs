//! Slips of the finger: a word of the language or of the game, nearly.

use std::ops::Range;
use std::sync::OnceLock;

use super::repair::{Repair, helps};
use super::words::{capitalized, is_known, words};
use crate::diagnostic::Code;
use crate::syntax::grammar::Rule;
use crate::syntax::read::Reading;

/// Every word the grammar spells out.
pub fn language_words() -> &'static [String] {
    static WORDS: OnceLock<Vec<String>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let grammar = include_str!("../../../grammar/sentence.pest");
        let spelled = grammar.split("^\"").skip(1).filter_map(|rest| rest.split('"').next());
        let mut words: Vec<String> = spelled.filter(|word| word.len() > 1).map(str::to_string).collect();
        words.sort();
        words.dedup();
        words
    })
}

/// A word or a declared name close to what stands where reading stopped, or just before it.
pub fn find(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Repair> {
    let all = words(reading.text);
    let here = all.iter().position(|word| word.end > stuck).unwrap_or(all.len());
    // A name of the game may be one word where two were written, or the other way round.
    let windows = [(here, 1), (here, 2), (here, 3), (here.wrapping_sub(1), 1), (here.wrapping_sub(1), 2)];
    let mut further = None;
    for (start, count) in windows {
        let Some(window) = all.get(start..start.saturating_add(count)) else { continue };
        let (Some(first), Some(last)) = (window.first(), window.last()) else { continue };
        let range = first.start..last.end;
        let known = count == 1 && is_known(reading, range.start);
        for candidate in close_to(&reading.text[range.clone()], reading) {
            // A word that exists is no slip for another, but perhaps for another form of itself.
            if known && !is_form_of(&candidate, &reading.text[range.clone()]) {
                continue;
            }
            let say = if range.start == 0 { capitalized(&candidate) } else { candidate.clone() };
            match helps(reading, rule, &range, &say, stuck) {
                Some(true) => return Some(repair(reading, range, say, true)),
                Some(false) if further.is_none() && !known => {
                    further = Some(repair(reading, range.clone(), say, false))
                }
                Some(false) | None => {}
            }
        }
    }
    further
}

fn is_form_of(one: &str, other: &str) -> bool {
    let (one, other) = (one.to_lowercase(), other.to_lowercase());
    one.len().min(other.len()) > 2 && (one.starts_with(&other) || other.starts_with(&one))
}

/// Words of the language and names of the game close to `written`, closest first.
fn close_to(written: &str, reading: &Reading<'_>) -> Vec<String> {
    let squeezed = |text: &str| text.to_lowercase().replace([' ', '-'], "");
    let goal = squeezed(written);
    let single = !written.contains(char::is_whitespace);
    let names = reading.dialect.lexicon.iter().flat_map(|(_, word)| {
        [Some(&word.singular), word.plural.as_ref(), word.participle.as_ref()].into_iter().flatten()
    });
    let candidates = language_words().iter().filter(|_| single).chain(names);
    let mut close: Vec<(usize, &String)> = candidates
        .filter(|candidate| !candidate.eq_ignore_ascii_case(written))
        .map(|candidate| (strsim::damerau_levenshtein(&goal, &squeezed(candidate)), candidate))
        .filter(|(distance, candidate)| *distance <= (goal.len().max(candidate.len()) / 4).max(1))
        .filter(|(distance, candidate)| *distance < candidate.len().min(goal.len()))
        .collect();
    close.sort();
    close.dedup();
    close.into_iter().take(6).map(|(_, candidate)| candidate.clone()).collect()
}

fn repair(reading: &Reading<'_>, range: Range<usize>, say: String, whole: bool) -> Repair {
    let written = reading.text[range.clone()].split_whitespace().collect::<Vec<_>>().join(" ");
    Repair {
        code: Code::Misspelled,
        marked: range.clone(),
        message: format!(
            "\"{written}\" is not a word of the language here. Did you mean \"{}\"?",
            say.to_lowercase()
        ),
        label: format!("did you mean \"{}\"?", say.to_lowercase()),
        why: String::new(),
        replaced: range,
        replacement: say,
        whole,
        shown_only: false,
    }
}
