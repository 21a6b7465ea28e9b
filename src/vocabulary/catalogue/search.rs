//! Looking a phrase up by a word.

use super::{Catalogue, Phrase};
use crate::diagnostic::nearest;
use crate::vocabulary::{ScenarioLine, scenario_lines};

/// What was found for a word.
#[derive(Debug)]
pub struct Found<'a> {
    /// Phrases that are about it: their name, wording or nickname has it.
    pub about: Vec<&'a Phrase>,
    /// Phrases whose meaning speaks of it.
    pub mentioned: Vec<&'a Phrase>,
    /// Lines of scenarios that have it.
    pub scenario: Vec<&'static ScenarioLine>,
    /// Where nothing was found: the word of the language that looks most like it.
    pub nearest: Option<String>,
}

impl Found<'_> {
    pub fn is_empty(&self) -> bool {
        self.about.is_empty() && self.mentioned.is_empty() && self.scenario.is_empty()
    }
}

impl Catalogue {
    /// Finds phrases by a word or by several in a row, whatever their case and ending.
    pub fn find(&self, word: &str) -> Found<'_> {
        let wanted = words(word);
        let mut found =
            Found { about: Vec::new(), mentioned: Vec::new(), scenario: Vec::new(), nearest: None };
        if wanted.is_empty() {
            return found;
        }
        found.scenario = scenario_lines().iter().filter(|row| is_line_for(row, &wanted)).collect();
        let mut ranked = Vec::new();
        for phrase in self.phrases() {
            match rank(phrase, &wanted) {
                Some(rank) => ranked.push((rank, phrase)),
                None if contains(&phrase.meaning, &wanted) => found.mentioned.push(phrase),
                None => {}
            }
        }
        // Stable: among equals the reading order stays.
        ranked.sort_by_key(|(rank, _)| *rank);
        found.about = ranked.into_iter().map(|(_, phrase)| phrase).collect();
        if found.is_empty() {
            found.nearest = self.nearest_word(word);
        }
        found
    }

    fn nearest_word(&self, written: &str) -> Option<String> {
        let texts = self.phrases().iter().flat_map(|phrase| {
            [&phrase.name, &phrase.wording].into_iter().chain(&phrase.also).map(String::as_str)
        });
        let known: Vec<String> = texts
            .flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric() && letter != '\''))
            .filter(|word| word.len() > 1 && word.chars().any(char::is_lowercase))
            .map(str::to_lowercase)
            .collect();
        nearest(written.trim(), known.iter().map(String::as_str)).map(str::to_string)
    }
}

/// How closely a phrase is about the words; the smallest is the closest.
fn rank(phrase: &Phrase, wanted: &[String]) -> Option<u8> {
    let name = words(&phrase.name);
    let wording = words(&phrase.wording);
    if name == wanted {
        Some(0)
    } else if wording.starts_with(wanted) || phrase.also.iter().any(|nickname| words(nickname) == wanted) {
        Some(1)
    } else if contains(&phrase.name, wanted)
        || contains(&phrase.wording, wanted)
        || is_said_with(&phrase.wording, wanted)
    {
        Some(2)
    } else {
        None
    }
}

/// Whether several words are said with a wording: one of those that a slash parts, and any word in a gap.
fn is_said_with(wording: &str, wanted: &[String]) -> bool {
    let parts: Vec<Vec<String>> = wording.split_whitespace().map(words).collect();
    let is_gap = |part: &str| part.len() > 1 && part.trim_end_matches("'s").chars().all(char::is_uppercase);
    let gaps: Vec<bool> = wording.split_whitespace().map(is_gap).collect();
    let has = |at: usize, word: &String| parts[at].contains(word);
    (0..(parts.len() + 1).saturating_sub(wanted.len())).any(|from| {
        let inner = wanted.iter().enumerate().all(|(at, word)| has(from + at, word) || gaps[from + at]);
        let last = wanted.len() - 1;
        inner && has(from, &wanted[0]) && has(from + last, &wanted[last])
    })
}

/// Whether a line of a scenario has the words, or all lines are asked for.
fn is_line_for(row: &ScenarioLine, wanted: &[String]) -> bool {
    wanted == ["scenario"] || row.lines.iter().any(|line| contains(line, wanted))
}

/// Whether the words stand in a text, one after the other.
fn contains(text: &str, wanted: &[String]) -> bool {
    words(text).windows(wanted.len()).any(|window| window == wanted)
}

/// The words of a text in small letters, without the ending that counts or agrees: "draws", "cards".
pub(super) fn words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && !matches!(letter, '\'' | '\u{2019}'));
    let words = words.filter(|word| !word.is_empty());
    let plain = |word: &str| {
        let lower = word.to_lowercase();
        if lower.is_ascii() {
            without_ending(&lower)
        } else {
            without_ending(&lower.replace('\u{2019}', "'"))
        }
    };
    words.map(plain).collect()
}

/// The same words, each by a number that is made of its letters: plain text needs no memory for them.
pub(super) fn numbers(text: &str) -> Vec<u64> {
    if !text.is_ascii() {
        return words(text).iter().map(|word| number(word)).collect();
    }
    let bytes = text.as_bytes();
    let is_letter =
        |at: usize| bytes.get(at).is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'\'');
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let from = at;
        while is_letter(at) {
            at += 1;
        }
        if from < at {
            let word = &bytes[from..at];
            found.push(of_letters(&word[..word.len() - ending(word)]));
        }
        at += 1;
    }
    found
}

/// The number of a word, whatever its case; none is zero.
pub(super) fn number(word: &str) -> u64 {
    of_letters(word.as_bytes())
}

fn of_letters(word: &[u8]) -> u64 {
    let mut number: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in word {
        number = (number ^ u64::from(byte.to_ascii_lowercase())).wrapping_mul(0x0100_0000_01b3);
    }
    number.max(1)
}

/// How many letters the ending has that counts or agrees.
fn ending(word: &[u8]) -> usize {
    match word {
        [stem @ .., b's' | b'S'] if stem.len() > 2 => {
            let last = stem[stem.len() - 1].to_ascii_lowercase();
            usize::from(!matches!(last, b's' | b'u' | b'i'))
        }
        _another => 0,
    }
}

fn without_ending(word: &str) -> String {
    word[..word.len() - ending(word.as_bytes())].to_string()
}

#[cfg(test)]
mod tests {
    use super::super::catalogue;
    use super::*;

    fn names(word: &str) -> Vec<&'static str> {
        catalogue().find(word).about.iter().map(|phrase| phrase.name.as_str()).collect()
    }

    #[test]
    fn a_phrase_is_found_first_under_its_own_name() {
        assert_eq!(names("draw").first(), Some(&"draw"));
    }

    #[test]
    fn a_word_has_one_number_however_it_is_written() {
        let text = "Whenever the opponent's cards' class draws Asses, a bus 2s; it's a DUS.";
        let of_words = |text: &str| words(text).iter().map(|word| number(word)).collect::<Vec<_>>();
        assert_eq!(numbers(text), of_words(text));
        assert_eq!(numbers(&text.replace('\'', "\u{2019}")), of_words(text));
        for phrase in catalogue().phrases() {
            assert_eq!(numbers(&phrase.example), of_words(&phrase.example));
        }
    }

    #[test]
    fn endings_and_case_do_not_matter() {
        assert_eq!(names("Draws"), names("draw"));
    }

    #[test]
    fn several_words_stand_in_a_row() {
        assert_eq!(names("gain control"), ["gain-control", "gain-control-for-a-while"]);
    }

    #[test]
    fn words_are_found_that_fill_a_gap_or_are_one_of_two() {
        assert_eq!(names("player on their left"), ["beside"]);
        assert_eq!(names("player on your right"), ["beside"]);
    }

    #[test]
    fn a_word_from_another_game_finds_ours() {
        assert_eq!(names("sacrifice"), ["destroy"]);
    }

    #[test]
    fn a_slip_of_the_finger_is_answered_by_the_nearest_word() {
        let found = catalogue().find("destory");
        assert!(found.is_empty());
        assert_eq!(found.nearest.as_deref(), Some("destroy"));
    }

    #[test]
    fn every_line_of_scenarios_is_found_under_their_name() {
        let found = catalogue().find("scenarios").scenario.len();
        assert_eq!(found, crate::vocabulary::scenario_lines().len());
    }

    #[test]
    fn a_line_of_a_scenario_is_found_by_its_words() {
        let found = catalogue().find("accepts").scenario;
        let lines: Vec<&String> = found.iter().flat_map(|row| &row.lines).collect();
        assert_eq!(lines, ["Tina accepts"]);
    }

    #[test]
    fn nothing_is_found_for_nothing() {
        assert!(catalogue().find(" \t").is_empty());
    }
}
