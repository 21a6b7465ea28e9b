//! Slips of the finger: a word of the language or of the game, nearly.

use std::ops::Range;

use super::repair::{Reach, Repair, apply, reach};
use super::words::{is_known_word, plain, words};
use crate::diagnostic::{Code, at_least, letters_apart};
use crate::syntax::reading::Reading;
use crate::vocabulary::english::capitalized;
use crate::vocabulary::{
    WordKind, is_common_english, is_language_word, language_words, number_from_word, number_in_words,
    with_apostrophe,
};
use cardwright_grammar::sentence::Rule;

/// How many letters of a long word may be other ones.
const MOST_CHANGES: usize = 3;

/// Another spelling of some words of the sentence.
pub struct Spelling {
    pub range: Range<usize>,
    pub say: String,
    /// How many letters are other ones.
    distance: usize,
}

/// The closest word or declared name that makes the whole sentence right. What only brings it further is
/// never offered: some word is close to nearly every other.
pub fn find(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Repair> {
    let mut all = places(reading, stuck);
    all.sort_by_key(|spelling| spelling.distance);
    let right = all.into_iter().find(|spelling| {
        reach(reading, rule, &apply(reading.text, &spelling.range, &spelling.say)) == Reach::Whole
    });
    right.map(|spelling| repair(reading, spelling.range, spelling.say))
}

/// The closest few for a word that nobody knows, where reading stopped.
pub fn slips(reading: &Reading<'_>, stuck: usize) -> Vec<Spelling> {
    let mut all = places(reading, stuck);
    all.retain(|spelling| !is_known_word(reading, &reading.text[spelling.range.clone()]));
    all.sort_by_key(|spelling| spelling.distance);
    all.truncate(2);
    all
}

/// The words and declared names close to what stands where reading stopped, or just before it.
pub fn places(reading: &Reading<'_>, stuck: usize) -> Vec<Spelling> {
    let all = words(reading.text);
    let here = all.iter().position(|word| word.end > stuck).unwrap_or(all.len());
    // A name of the game may be one word where two were written, or the other way round.
    let windows = [(here, 1), (here, 2), (here, 3), (here.wrapping_sub(1), 1), (here.wrapping_sub(1), 2)];
    let mut found = Vec::new();
    for (start, count) in windows {
        let Some(window) = all.get(start..start.saturating_add(count)) else { continue };
        let (Some(first), Some(last)) = (window.first(), window.last()) else { continue };
        let range = first.start..last.end;
        let written = &reading.text[range.clone()];
        let known = is_known_word(reading, written);
        // "The highest card" is one.
        let before = reading.text[..first.start].split_whitespace().next_back();
        let is_the_highest = before.is_some_and(|word| matches!(word, "highest" | "lowest"));
        for (distance, candidate) in close_to(written, reading) {
            // A word that is right somewhere is misspelled only if it lost its ending.
            if known && (!has_lost_ending(written, &candidate) || is_the_highest) {
                continue;
            }
            let candidate = with_noun(reading, &range, candidate);
            let say = if range.start == 0 { capitalized(&candidate) } else { candidate };
            found.push(Spelling { range: range.clone(), say, distance });
        }
    }
    found
}

/// Whether a word that is right somewhere lost what it ends with here: of "even" an "event" is another word. "Opponents"
/// may have lost its apostrophe.
fn has_lost_ending(written: &str, candidate: &str) -> bool {
    const ENDINGS: [&str; 9] = ["s", "es", "'s", "'", "d", "ed", "r", "er", "ing"];
    let ending = candidate.strip_prefix(&plain(written));
    let has_apostrophe = candidate.contains('\'') && candidate.replace('\'', "") == plain(written);
    has_apostrophe
        || ending.is_some_and(|ending| number_from_word(written).is_none() && ENDINGS.contains(&ending))
}

/// A value that is no noun needs one, where none follows: "crabs" was meant as "crab cards".
fn with_noun(reading: &Reading<'_>, range: &Range<usize>, candidate: String) -> String {
    let is_adjective = reading.dialect.lexicon.iter().any(|(_, word)| {
        matches!(word.kind, WordKind::Value { .. }) && word.plural.is_none() && word.singular == candidate
    });
    let next =
        words(&reading.text[range.end..]).first().map(|next| plain(&reading.text[range.end..][next.clone()]));
    let is_end = reading.text[range.end..].trim_start().starts_with(['.', ',', ':']);
    let has_noun = !is_end
        && next.is_some_and(|next| matches!(next.as_str(), "card" | "cards") || names_value(reading, &next));
    if !is_adjective || has_noun {
        return candidate;
    }
    let many = plain(&reading.text[range.clone()]).ends_with('s') && !candidate.ends_with('s');
    format!("{candidate} {}", if many { "cards" } else { "card" })
}

fn names_value(reading: &Reading<'_>, word: &str) -> bool {
    reading.dialect.lexicon.find(|kind| matches!(kind, WordKind::Value { .. }), word).is_some()
}

/// Words of the language and names of the game close to `written`, closest first.
fn close_to(written: &str, reading: &Reading<'_>) -> Vec<(usize, String)> {
    let squeezed = |text: &str| text.to_lowercase().replace([' ', '-'], "");
    let goal = squeezed(written);
    let single = !written.contains(char::is_whitespace);
    // "Cant" is close to "can", and says the opposite.
    if let Some(denied) = with_apostrophe(written) {
        return vec![(1, denied)];
    }
    let names = reading.dialect.lexicon.iter().flat_map(|(_, word)| {
        [Some(&word.singular), word.plural.as_ref(), word.participle.as_ref()].into_iter().flatten()
    });
    let candidates = language_words().iter().copied().filter(|_| single).chain(names.map(String::as_str));
    let mut close: Vec<(usize, &str)> = candidates
        .filter(|candidate| !candidate.eq_ignore_ascii_case(written) && !denies(written, candidate))
        // Most candidates are far off: that is seen without counting every change.
        .filter(|candidate| letters_apart(&goal, candidate) <= MOST_CHANGES)
        .map(|candidate| (candidate, squeezed(candidate)))
        .filter(|(_, squeezed)| at_least(&goal, squeezed) <= MOST_CHANGES)
        .filter_map(|(candidate, squeezed)| {
            let distance = strsim::damerau_levenshtein(&goal, &squeezed);
            // "gold counter" is not close to "coin counters": what both end with proves nothing.
            let (one, other) = (goal.trim_end_matches('s'), squeezed.trim_end_matches('s'));
            let same = one.bytes().rev().zip(other.bytes().rev()).take_while(|(a, b)| a == b).count();
            let shorter = match written.contains(' ') {
                true => one.len().min(other.len()).saturating_sub(same),
                false => goal.len().min(squeezed.len()),
            };
            let allowed = match shorter {
                0..=2 => 0,
                3..=5 => 1,
                6..=9 => 2,
                _ => MOST_CHANGES,
            };
            // People seldom miss the first letter of a short word.
            let begins_alike = shorter > 5 || goal.chars().next() == candidate.to_lowercase().chars().next();
            (distance <= allowed && begins_alike).then_some((distance, candidate))
        })
        .collect();
    close.sort();
    close.dedup();
    let close = close.into_iter().take(6).map(|(distance, candidate)| (distance, candidate.to_string()));
    let first = in_digits(written, reading).map(|many| (0, many)).into_iter().chain(owned(written));
    first.chain(close).collect()
}

/// What belongs to them, where the apostrophe is missing: opponents → opponent's.
fn owned(written: &str) -> Option<(usize, String)> {
    let written = plain(written);
    let one = written.strip_suffix('s')?;
    (is_language_word(one) && is_language_word(&written)).then(|| (0, format!("{one}'s")))
}

/// Whether a common word would become one that denies: "now" and "not" are close, and say different things.
fn denies(written: &str, candidate: &str) -> bool {
    is_common_english(written) && matches!(candidate, "not" | "no" | "can't" | "don't" | "except" | "other")
}

/// Several of a value that is spoken as a number, written with digits: 7s.
fn in_digits(written: &str, reading: &Reading<'_>) -> Option<String> {
    let number = number_in_words(written.strip_suffix('s')?.trim_end_matches('\'').parse().ok()?);
    let mut values = reading.dialect.lexicon.iter().map(|(_, word)| word);
    values.find(|word| word.singular == number)?.plural.clone()
}

/// What is said of words that were meant otherwise, and the few words under them.
pub fn told(written: &str, say: &str) -> (String, String) {
    let (written, say) = (written.split_whitespace().collect::<Vec<_>>().join(" "), say.to_lowercase());
    let label = format!("did you mean \"{say}\"?");
    (format!("\"{written}\" is not a word of the language here. Did you mean \"{say}\"?"), label)
}

fn repair(reading: &Reading<'_>, range: Range<usize>, say: String) -> Repair {
    let written = &reading.text[range.clone()];
    let (message, label) = told(written, &say);
    // A common English word is seldom a slip of the finger.
    let is_guess = is_common_english(written) && !say.contains('\'');
    Repair {
        code: Code::Misspelled,
        marked: range.clone(),
        message,
        label,
        why: String::new(),
        replaced: range,
        replacement: say,
        whole: true,
        shown_only: false,
        is_guess,
    }
}
