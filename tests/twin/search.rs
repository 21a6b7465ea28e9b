//! Looks for second readings in sentences that nobody wrote.

use std::collections::BTreeMap;

use super::grammar::Grammar;
use super::readings::Readings;
use super::speak::Speaker;

/// Longer sentences only repeat what shorter ones show.
const LONGEST: usize = 250;

/// Makes up sentences and fields in turn, and returns the shortest example of each difference
/// between two readings.
pub fn differences(grammar: &Grammar, speaker: &mut Speaker, rounds: usize) -> BTreeMap<String, String> {
    let is_entry = |name: &&str| name.ends_with("_sentence") || name.ends_with("_field");
    let entries: Vec<&str> = grammar.rule_names().filter(is_entry).collect();
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for entry in entries.iter().cycle().take(rounds) {
        let text = speaker.say(entry);
        if text.len() > LONGEST {
            continue;
        }
        let spoken = unmarked(&text);
        let readings = Readings::of(grammar, &[entry], &text);
        let (Some(difference), Some((one, other))) = (readings.difference(), readings.two_shown()) else {
            continue;
        };
        let example = format!("{spoken}\n  {}\n  {}", unmarked(&one), unmarked(&other));
        let shortest = found.get(&difference).is_none_or(|known| known.len() > example.len());
        if shortest {
            found.insert(difference, example);
        }
    }
    found
}

/// With a word of its kind in place of each mark.
pub fn unmarked(text: &str) -> String {
    const WORDS: [(char, &str); 14] = [
        ('\u{01}', "blue"),
        ('\u{02}', "aces"),
        ('\u{03}', "color"),
        ('\u{04}', "hand"),
        ('\u{05}', "hands"),
        ('\u{06}', "wish counter"),
        ('\u{07}', "main phase"),
        ('\u{08}', "penalty"),
        ('\u{0E}', "matches"),
        ('\u{0F}', "banish"),
        ('\u{10}', "banished"),
        ('\u{11}', "Fleeting"),
        ('\u{12}', "guest"),
        ('\u{13}', "host"),
    ];
    WORDS.iter().fold(text.to_string(), |text, (mark, word)| text.replace(*mark, word))
}
