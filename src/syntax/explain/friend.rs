//! Repairs from the table of false friends.

use std::ops::Range;

use super::repair::{Repair, helps};
use super::row::{Words, is_slot};
use super::words::{capitalized, decapitalized, plain};
use crate::diagnostic::Code;
use crate::syntax::grammar::Rule;
use crate::syntax::reading::Reading;
use crate::vocabulary::{FalseFriend, english, false_friends};

/// In how many places a pattern is tried: nobody writes a sentence with more, and each is parsed.
const MOST_PLACES: usize = 32;

/// A habit at one place of a sentence.
pub struct Habit {
    pub friend: &'static FalseFriend,
    /// What is marked.
    pub said: Range<usize>,
    pub replaced: Range<usize>,
    pub replacement: String,
}

/// Every habit of a sentence, in the order of the table.
pub fn places(reading: &Reading<'_>) -> Vec<Habit> {
    let mut all = Vec::new();
    let words = Words::of(reading);
    let lower = reading.text.strip_suffix('.').map(str::to_ascii_lowercase);
    for friend in false_friends() {
        let places = if friend.is_pattern() {
            lower.as_deref().map(|lower| pattern_place(friend, reading.text, lower)).unwrap_or_default()
        } else {
            row_places(friend, reading, &words)
        };
        all.extend(places.into_iter().map(|(said, replaced, replacement)| Habit {
            friend,
            said,
            replaced,
            replacement,
        }));
    }
    all
}

/// The first false friend that makes the sentence right; else the first that brings it further.
pub fn find(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Repair> {
    let mut further = None;
    for habit in places(reading) {
        match helps(reading, rule, &habit.replaced, &habit.replacement, stuck) {
            Some(true) => return Some(habit.repair(reading, true)),
            Some(false) if further.is_none() => further = Some(habit.repair(reading, false)),
            Some(false) | None => {}
        }
    }
    further
}

impl Habit {
    /// The message and the few words under what is marked.
    pub fn told(&self, reading: &Reading<'_>) -> (String, String) {
        let written = reading.text[self.said.clone()].split_whitespace().collect::<Vec<_>>().join(" ");
        let friend = self.friend;
        let say = self.replacement.trim();
        let message = if friend.is_pattern() {
            format!("\"{written}\" does not fit here.")
        } else if friend.say.is_empty() {
            format!("\"{written}\" is not needed.")
        } else {
            format!("For \"{written}\" the language says \"{}\".", say.trim_matches(','))
        };
        let label = if friend.is_pattern() || friend.say.is_empty() {
            "not said like this".into()
        } else {
            format!("say \"{say}\"")
        };
        (message, label)
    }

    fn repair(self, reading: &Reading<'_>, whole: bool) -> Repair {
        let (message, label) = self.told(reading);
        Repair {
            code: Code::OtherWording,
            marked: self.said,
            message,
            label,
            why: self.friend.why.clone(),
            replaced: self.replaced,
            replacement: self.replacement,
            whole,
            shown_only: self.friend.opposite,
            is_guess: self.friend.guess,
        }
    }
}

/// Each place where the words of a friend stand in a row: what is marked, what is replaced, by what.
fn row_places(
    friend: &FalseFriend,
    reading: &Reading<'_>,
    words: &Words<'_>,
) -> Vec<(Range<usize>, Range<usize>, String)> {
    let text = reading.text;
    let said = friend.said.trim_start_matches(", ");
    let wanted: Vec<&str> = said.split_whitespace().collect();
    let places = words.windows(said).into_iter().map(|window| {
        let said = window[0].start..window[window.len() - 1].end;
        let mut say = friend.say.clone();
        for (range, slot) in window.iter().zip(&wanted).filter(|(_, want)| is_slot(want)) {
            let one = format!("{}.one}}", slot.trim_end_matches('}'));
            let one_word = one_of(reading, &text[range.clone()]);
            let with_article = format!("{{an {}", slot.trim_start_matches('{'));
            say = say.replace(&with_article, &format!("{} {one_word}", english::article(&one_word)));
            say = say.replace(&one, &one_word);
            say = say.replace(slot, &text[range.clone()]);
        }
        let mut replaced = said.clone();
        if friend.said.starts_with(',') {
            let before = text[..said.start].trim_end();
            if !before.ends_with(',') {
                return None;
            }
            replaced.start = before.len() - 1;
        }
        if say.is_empty() {
            let gap = text[replaced.end..].len() - text[replaced.end..].trim_start().len();
            replaced.end += gap;
            // Before a sign the gap that goes is the one ahead.
            if gap == 0 {
                replaced.start = text[..replaced.start].trim_end().len();
            }
        }
        let say = if replaced.start == 0 { capitalized(&say) } else { say };
        Some((said, replaced, say))
    });
    places.flatten().collect()
}

/// A declared word in the singular: hands → hand.
fn one_of(reading: &Reading<'_>, written: &str) -> String {
    let many = plain(written);
    let mut all = reading.dialect.lexicon.iter();
    let word = all.find(|(_, word)| word.plural.as_ref().is_some_and(|plural| plain(plural) == many));
    word.map_or_else(|| written.to_string(), |(_, word)| word.singular.clone())
}

/// Where a pattern of the whole sentence fits: the words after its first gap are marked, or those before it.
/// `lower` is the sentence in small letters and without its period.
fn pattern_place(friend: &FalseFriend, text: &str, lower: &str) -> Vec<(Range<usize>, Range<usize>, String)> {
    let body = &text[..lower.len()];
    let said: Vec<&str> = friend.said.split(['{', '}']).step_by(2).collect();
    // Most patterns have words that the sentence has not: that is seen before any place is looked at.
    if !said.iter().all(|words| lower.contains(words.trim_end())) {
        return Vec::new();
    }
    let Some(before) = said.first() else { return Vec::new() };
    let mut all = Vec::new();
    for from in starts(lower, before) {
        all.extend(pattern_from(friend, text, body, from, lower, &said));
        if all.len() > MOST_PLACES {
            break;
        }
    }
    all
}

/// Where a pattern can begin: with the sentence, and if it begins with words of its own also with a later step.
fn starts(lower: &str, before: &str) -> Vec<usize> {
    let steps = [", ", " may ", " and "].into_iter().filter(|_| before.len() > 3);
    let later = steps.flat_map(|lead| lower.match_indices(lead).map(move |(at, _)| at + lead.len()));
    let mut all: Vec<usize> =
        std::iter::once(0).chain(later).filter(|at| lower[*at..].starts_with(before)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The pattern from one place on.
fn pattern_from(
    friend: &FalseFriend,
    text: &str,
    body: &str,
    from: usize,
    lower: &str,
    said: &[&str],
) -> Vec<(Range<usize>, Range<usize>, String)> {
    let [before, between, ..] = said[..] else { return Vec::new() };
    let fillings = fillings(lower, from + before.len(), &said[1..]);
    let places = fillings.into_iter().take(MOST_PLACES).filter_map(|gaps| {
        let gap = |number: usize| gaps.get(number).map_or("", |range| body[range.clone()].trim());
        if (0..gaps.len()).any(|number| gap(number).is_empty()) {
            return None;
        }
        let start = gaps[0].end + (between.len() - between.trim_start().len());
        let marked = match start..gaps[0].end + between.trim_end().len() {
            marked if !body[marked.clone()].contains(char::is_alphanumeric) && !before.is_empty() => {
                from..from + before.trim_end().len()
            }
            marked if marked.is_empty() => from..gaps[0].end,
            marked => marked,
        };
        let sentence = fill(&friend.say, gap(0), gap(1), gap(2));
        let sentence = match from {
            0 => sentence,
            from => format!("{}{}", &body[..from], decapitalized(&sentence)),
        };
        Some((marked, 0..text.len(), format!("{sentence}.")))
    });
    places.collect()
}

/// What the gaps of a pattern hold: each way to find these words one after the other, the last at the end.
fn fillings(text: &str, from: usize, words: &[&str]) -> Vec<Vec<Range<usize>>> {
    match words {
        [] => Vec::new(),
        [last] => {
            let end = text[from..].strip_suffix(last.trim_end()).map(|held| from + held.len());
            end.map(|end| std::iter::once(from..end).collect()).into_iter().collect()
        }
        [next, later @ ..] => {
            let found = text[from..].match_indices(next).take(MOST_PLACES).map(|(at, _)| from + at);
            let with_later = found.flat_map(|end| {
                let rest = fillings(text, end + next.len(), later);
                rest.into_iter().map(move |rest| std::iter::once(from..end).chain(rest).collect())
            });
            with_later.collect()
        }
    }
}

/// The right sentence with the gaps filled.
fn fill(say: &str, a: &str, b: &str, c: &str) -> String {
    let starts_with_a = say.starts_with("{a}");
    let a = if starts_with_a { a.to_string() } else { decapitalized(a) };
    let third = |phrase: &str| {
        let mut verb_and_rest = phrase.splitn(2, ' ');
        let verb = english::plural(verb_and_rest.next().unwrap_or(""));
        verb_and_rest.next().map_or(verb.clone(), |rest| format!("{verb} {rest}"))
    };
    let base_b = {
        let (verb, rest) = b.split_once(' ').unwrap_or((b, ""));
        format!("{} {rest}", english::base_of_third_person(verb)).trim_end().to_string()
    };
    let (third_a, third_b, third_c) = (third(&a), third(b), third(c));
    let with_article = format!("{} {b}", english::article(b));
    let filled = say
        .replace("{a+s}", &third_a)
        .replace("{a}", &a)
        .replace("{b}", &decapitalized(b))
        .replace("{b+s}", &third_b)
        .replace("{b-s}", &base_b)
        .replace("{an b}", &with_article)
        .replace("{c+s}", &third_c)
        .replace("{c}", c);
    // A step that began a sentence may stand inside one now, and the other way round.
    let sentences: Vec<String> = filled.split(". ").map(capitalized).collect();
    sentences.join(". ")
}
