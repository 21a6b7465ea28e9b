//! Which words could follow a beginning. Like repairs, each is tried before it is offered: the real
//! parser must take it.

use std::collections::BTreeSet;

use pest::Parser;

use super::dispatch::entry_rule;
use super::grammar::SentenceGrammar;
use super::mask::mask;
use super::split;
use crate::vocabulary::{Dialect, Lexicon, language_phrases, language_words};

/// The words that could come next in a text that stops in the middle of a sentence. A word that has
/// been begun is completed. Nothing when the text before it cannot be read.
pub fn completions(dialect: &Dialect, text: &str) -> Vec<String> {
    let found = completed(dialect, text);
    // What ends with a whole word goes on with the next one.
    if found.is_empty() && !text.ends_with(char::is_whitespace) {
        return completed(dialect, &format!("{text} "));
    }
    found
}

fn completed(dialect: &Dialect, text: &str) -> Vec<String> {
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
        for word in
            all.iter().filter(|word| word.to_lowercase().starts_with(&begun) && word.len() > begun.len())
        {
            if takes(&dialect.lexicon, before.trim_end(), word) {
                found.insert(word[begun.rfind(' ').map_or(0, |space| space + 1)..].to_string());
            }
        }
    }
    found.into_iter().collect()
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
        assert_eq!(after("At the "), ["beginning of", "end of", "same time"]);
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
    fn nothing_follows_what_cannot_be_read() {
        assert_eq!(after("Summon a "), Vec::<String>::new());
    }
}
