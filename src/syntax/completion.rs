//! Which words could follow a beginning. Like repairs, each is tried before it is offered: the real
//! parser must take it. What the examples of the catalogue go on with most often comes first.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use pest::Parser;

use super::dispatch::entry_rule;
use super::mask::mask;
use super::split;
use crate::vocabulary::catalogue::catalogue;
use crate::vocabulary::{Dialect, Lexicon, language_phrases, language_words};
use cardwright_grammar::sentence::SentenceGrammar;

/// The words that could come next in a text that stops in the middle of a sentence. A word that has
/// been begun is completed. The most usual first, equals by the alphabet. Nothing when the text before it cannot be
/// read.
pub fn completions(dialect: &Dialect, text: &str) -> Vec<String> {
    let begins_word = !text.is_empty() && !text.ends_with(char::is_whitespace);
    // What ends with a whole word goes on with the next one.
    let gap = if begins_word { " " } else { "" };
    let next = completed(dialect, &format!("{text}{gap}"));
    if next.is_empty() && begins_word {
        let before = text.trim_end_matches(|letter: char| !letter.is_whitespace());
        return most_usual_first(before, completed(dialect, text));
    }
    most_usual_first(text, next)
}

/// By how often the examples of the catalogue say it after the last two words, after the last one, and at all.
fn most_usual_first(before: &str, found: BTreeSet<String>) -> Vec<String> {
    let examples: Vec<String> = catalogue().phrases().iter().map(|phrase| spaced(&phrase.example)).collect();
    let before = spaced(before);
    let before: Vec<&str> = before.split_whitespace().collect();
    let ends: [&[&str]; 3] =
        [&before[before.len().saturating_sub(2)..], &before[before.len().saturating_sub(1)..], &[]];
    let wanted = ends.map(<[&str]>::to_vec);
    let mut found: Vec<String> = found.into_iter().collect();
    // The sort is stable: equals stay in the order of the alphabet.
    found.sort_by_cached_key(|word| {
        wanted.each_ref().map(|end| {
            let row = spaced(&format!("{} {word}", end.join(" ")));
            Reverse(examples.iter().map(|example| example.matches(&row).count()).sum::<usize>())
        })
    });
    found
}

/// A text in small letters with one space around each word and sign, so that words can be looked for in it.
fn spaced(text: &str) -> String {
    let apart: String = text
        .to_lowercase()
        .chars()
        .flat_map(|letter| match letter {
            ',' | '.' | ':' | ';' => [' ', letter, ' '],
            letter => ['\0', letter, '\0'],
        })
        .filter(|letter| *letter != '\0')
        .collect();
    format!(" {} ", apart.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn completed(dialect: &Dialect, text: &str) -> BTreeSet<String> {
    let sentence = split::sentences(text).pop().map_or("", |last| &text[last]);
    let sentence = if sentence.ends_with('.') { "" } else { sentence };
    let begins_word = text.chars().next_back().is_some_and(char::is_alphanumeric);
    let all = candidates(&dialect.lexicon);
    let mut found = BTreeSet::new();
    // What is completed may have begun some words ago: "the beginning of" after "At the".
    for begun_at in starts(sentence, begins_word) {
        let (before, begun) = sentence.split_at(begun_at);
        let gap = if begins_word || begun.is_empty() { "" } else { " " };
        let begun = format!("{}{gap}", begun.to_lowercase());
        // The words of a name are as many in small letters; its bytes need not be.
        let written = begun.split(' ').count();
        for word in
            all.iter().filter(|word| word.to_lowercase().starts_with(&begun) && word.len() > begun.len())
        {
            if takes(&dialect.lexicon, before.trim_end(), word) {
                found.insert(word.splitn(written, ' ').last().unwrap_or(word).to_string());
            }
        }
    }
    found
}

/// Where the word that is completed may have begun: here, or up to two words ago.
fn starts(sentence: &str, begins_word: bool) -> Vec<usize> {
    let word_starts = sentence.char_indices().filter(|(at, letter)| {
        !letter.is_whitespace() && sentence[..*at].chars().next_back().is_none_or(char::is_whitespace)
    });
    let mut starts: Vec<usize> = word_starts.map(|(at, _)| at).collect();
    if !begins_word {
        starts.push(sentence.len());
    }
    starts.split_off(starts.len().saturating_sub(3))
}

/// All words, fixed phrases and signs of the language, and the words of the game.
fn candidates(lexicon: &Lexicon) -> BTreeSet<&str> {
    let names = lexicon.iter().flat_map(|(_, word)| {
        [Some(&word.singular), word.plural.as_ref(), word.participle.as_ref()].into_iter().flatten()
    });
    let language = language_words().iter().copied().chain(language_phrases().iter().map(String::as_str));
    language.chain(names.map(String::as_str)).chain([",", "."]).collect()
}

/// Whether a sentence that begins with `before` can go on with `word`.
fn takes(lexicon: &Lexicon, before: &str, word: &str) -> bool {
    let text = if before.is_empty() { word.to_string() } else { format!("{before} {word}") };
    let masked = mask(&text, lexicon, &[]).text;
    match SentenceGrammar::parse(entry_rule(&masked), &masked) {
        Ok(_) => true,
        Err(error) => match error.location {
            pest::error::InputLocation::Pos(at) | pest::error::InputLocation::Span((at, _)) => {
                at >= text.len()
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::{Declaration, WordKind};

    fn after(text: &str) -> Vec<String> {
        let mut lexicon = Lexicon::default();
        lexicon.declare(Declaration::new(WordKind::Zone, "draw pile"));
        completions(&Dialect { lexicon, ..Dialect::default() }, text)
    }

    #[test]
    fn only_what_the_parser_takes_is_offered() {
        assert_eq!(after("At the "), ["end of", "beginning of", "same time"]);
        let shuffled = after("Shuffle the ");
        assert!(shuffled.contains(&"draw pile".to_string()) && !shuffled.contains(&"card".to_string()));
    }

    #[test]
    fn a_word_that_was_begun_is_completed() {
        assert_eq!(after("Draw a card. At the beg"), ["beginning of"]);
        assert!(after("Dra").contains(&"draw".to_string()));
    }

    #[test]
    fn a_whole_word_goes_on_with_the_next() {
        assert_eq!(after("Draw two cards"), after("Draw two cards "));
        assert!(after("Draw two cards").contains(&".".to_string()));
    }

    #[test]
    fn after_a_whole_word_comes_what_follows_it_and_not_its_endings() {
        let next = after("Each opponent");
        assert!(next.contains(&"draws".to_string()) && !next.contains(&"opponents".to_string()), "{next:?}");
    }

    #[test]
    fn the_most_usual_comes_first() {
        let next = after("Each opponent ");
        let place = |word: &str| next.iter().position(|next| next == word);
        assert_eq!(place("discards"), Some(0), "{next:?}");
        assert!(place("draws") < place("announces"), "{next:?}");
        assert_eq!(after("At the beginning of ")[0], "your");
    }

    #[test]
    fn nothing_follows_what_cannot_be_read() {
        assert_eq!(after("Summon a "), Vec::<String>::new());
    }
}
