//! Repairs from the table of false friends.

use std::ops::Range;
use std::sync::LazyLock;

use super::condition_beside::ASKED_ONCE;
use super::pattern::{around_gaps, pattern_place};
use super::repair::{Repair, helps};
use super::row::{Words, is_slot, row_words};
use super::words::{plain, words};
use crate::diagnostic::Code;
use crate::syntax::reading::Reading;
use crate::vocabulary::english::{capitalized, decapitalized};
use crate::vocabulary::{FalseFriend, english, false_friends};
use cardwright_grammar::sentence::Rule;

/// A habit at one place of a sentence.
pub struct Habit {
    pub friend: &'static FalseFriend,
    /// What is marked.
    pub said: Range<usize>,
    pub replaced: Range<usize>,
    pub replacement: String,
    /// What stands at the end, a condition, is put before several steps: it may be about the last of them only.
    leads_several: bool,
    /// What stands behind the words of the table was left where it is.
    leaves_rest: bool,
}

/// Where a row of the table fits.
pub struct Fits {
    /// What is marked.
    pub said: Range<usize>,
    pub replaced: Range<usize>,
    pub replacement: String,
    pub leads_several: bool,
    pub leaves_rest: bool,
}

/// A row of the table, taken apart.
struct Known {
    friend: &'static FalseFriend,
    is_pattern: bool,
    /// The words around the gaps of a pattern, or those that stand in a row.
    said: Vec<&'static str>,
}

/// The table, taken apart once: each sentence that is tried is held against all of it.
static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let known = false_friends().iter().map(|friend| {
        let is_pattern = friend.is_pattern();
        let said = if is_pattern { around_gaps(friend) } else { row_words(row_of(friend)) };
        Known { friend, is_pattern, said }
    });
    known.collect()
});

/// Every habit of a sentence, in the order of the table.
pub fn places(reading: &Reading<'_>) -> Vec<Habit> {
    let mut all = Vec::new();
    let words = Words::of(reading);
    let lower = reading.text.strip_suffix('.').map(str::to_ascii_lowercase);
    for Known { friend, is_pattern, said } in &*KNOWN {
        let places = if *is_pattern {
            lower.as_deref().map(|lower| pattern_place(friend, said, reading, lower)).unwrap_or_default()
        } else {
            row_places(friend, said, reading, &words)
        };
        all.extend(places.into_iter().map(|fits| {
            let Fits { said, replaced, replacement, leads_several, leaves_rest } = fits;
            Habit { friend, said, replaced, replacement, leads_several, leaves_rest }
        }));
    }
    all
}

/// The first false friend that makes the sentence right, first those that speak of all of it; else the first that brings it
/// further.
pub fn find(reading: &Reading<'_>, rule: Rule, stuck: usize) -> Option<Repair> {
    let mut further = None;
    let mut all = places(reading);
    all.sort_by_key(|habit| habit.leaves_rest);
    for habit in all {
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

    /// Whether it makes a sentence of its own of something that was done only if somebody wanted it, or if something held.
    fn frees_a_step(&self, reading: &Reading<'_>) -> bool {
        let hangs = |lead: &str| reading.text.to_lowercase().contains(lead);
        let (_, own) = self.replacement.split_once(". ").unwrap_or_default();
        !own.is_empty()
            && !["If ", "Otherwise"].iter().any(|lead| own.starts_with(lead))
            && (reading.text.starts_with("If ") || [" may ", ", if ", " then if "].into_iter().any(hangs))
    }

    fn repair(self, reading: &Reading<'_>, whole: bool) -> Repair {
        let (message, label) = self.told(reading);
        let frees_a_step = self.frees_a_step(reading);
        let is_guess = self.friend.guess || self.leads_several || frees_a_step;
        let mut why = self.friend.why.clone();
        if frees_a_step {
            why.push_str("\nWhat then stands after the first period is done in any case.");
        }
        if self.leads_several && self.friend.say.contains("if {") {
            why = format!("{why}\n{ASKED_ONCE}");
        }
        Repair {
            code: Code::OtherWording,
            marked: self.said,
            message,
            label,
            why,
            replaced: self.replaced,
            replacement: self.replacement,
            whole,
            shown_only: self.friend.opposite,
            is_guess,
        }
    }
}

/// The words of a friend that stand in a row, without the sign before them.
fn row_of(friend: &FalseFriend) -> &str {
    friend.said.trim_start_matches(", ")
}

/// Each place where the words of a friend stand in a row: what is marked, what is replaced, by what.
fn row_places(friend: &FalseFriend, wanted: &[&str], reading: &Reading<'_>, words: &Words<'_>) -> Vec<Fits> {
    let text = reading.text;
    let places = words.windows_of(row_of(friend), wanted).into_iter().map(|window| {
        let said = window[0].start..window[window.len() - 1].end;
        let before = [reading.before, &text[..said.start]];
        if friend.behind_somebody && !before.into_iter().any(speaks_of_a_player) {
            return None;
        }
        let mut say = friend.say.clone();
        for (range, slot) in window.iter().zip(wanted).filter(|(_, want)| is_slot(want)) {
            let one = format!("{}.one}}", slot.trim_end_matches('}'));
            let one_word = one_of(reading, &text[range.clone()]);
            let with_article = format!("{{an {}", slot.trim_start_matches('{'));
            say = say.replace(&with_article, &format!("{} {one_word}", english::article(&one_word)));
            say = say.replace(&one, &one_word);
            let many = format!("{}.many}}", slot.trim_end_matches('}'));
            say = say.replace(&many, &many_of(reading, &one_word));
            let written = &text[range.clone()];
            // A verb that began the sentence may stand inside it now.
            let written = if *slot == "{verb}" { decapitalized(written) } else { written.to_string() };
            say = say.replace(slot, &written);
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
        Some(Fits { said, replaced, replacement: say, leads_several: false, leaves_rest: false })
    });
    places.flatten().collect()
}

/// Whether a text speaks of a player other than "you".
fn speaks_of_a_player(text: &str) -> bool {
    const PEOPLE: [&str; 10] = [
        "allies",
        "ally",
        "controller",
        "dealer",
        "opponent",
        "opponents",
        "player",
        "players",
        "their",
        "they",
    ];
    words(text).into_iter().any(|word| {
        let word = plain(&text[word]);
        PEOPLE.contains(&word.strip_suffix("'s").unwrap_or(&word).trim_end_matches('\''))
    })
}

/// A declared word in the plural: king → kings. Of a word that stands before others there is none.
fn many_of(reading: &Reading<'_>, one: &str) -> String {
    let mut all = reading.dialect.lexicon.iter();
    let word = all.find(|(_, word)| plain(&word.singular) == plain(one));
    word.and_then(|(_, word)| word.plural.clone()).unwrap_or_else(|| one.to_string())
}

/// A declared word in the singular: hands → hand.
pub fn one_of(reading: &Reading<'_>, written: &str) -> String {
    let many = plain(written);
    let mut all = reading.dialect.lexicon.iter();
    let word = all.find(|(_, word)| word.plural.as_ref().is_some_and(|plural| plain(plural) == many));
    word.map_or_else(|| written.to_string(), |(_, word)| word.singular.clone())
}
