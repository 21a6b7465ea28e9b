//! Whether every word that sentences use stands for one thing and can be spoken.

use std::collections::HashMap;

use super::GameManifest;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Place;
use crate::vocabulary::{is_only_language, number_from_word};

/// Every word that sentences use stands for one thing, and can be spoken.
pub(super) fn check_words(game: &GameManifest, out: &mut Diagnostics) {
    let mut spoken: HashMap<String, (Place, String)> = HashMap::new();
    let attributes = game.attributes.iter().map(|attribute| (&attribute.name, "an attribute".to_string()));
    let zones = game.zones.iter().filter(|zone| !zone.in_play).map(|zone| (&zone.name, "a zone".to_string()));
    let numbers = game.values.iter().map(|value| (&value.name, "a named value".to_string()));
    let values = game.attributes.iter().flat_map(|attribute| {
        let what = format!("a {}", attribute.name.value);
        attribute.values.iter().map(move |value| (value.spoken(), what.clone()))
    });
    for (name, what) in attributes.chain(zones).chain(numbers).chain(values) {
        // A single letter is asked for a word of its own below.
        if name.value.chars().count() > 1 && is_only_language(&name.value) {
            out.push(
                Diagnostic::new(
                    Code::TomlLanguageWord,
                    name.place,
                    format!("\"{}\" can't be a name: the language needs these words.", name.value),
                )
                .label("only words of the language")
                .help(format!("Join the words or add one: \"{}\"", joined(&name.value))),
            );
        }
        match spoken.get(&name.value.to_lowercase()) {
            Some((first, first_what)) if *first_what == what => {
                let message = format!("\"{}\" is {what} twice.", name.value);
                out.push(
                    Diagnostic::new(Code::TomlTwice, name.place, message)
                        .label("the second time")
                        .note(*first, "the first")
                        .help("Delete one of them, or give it another word."),
                );
            }
            Some((first, first_what)) => out.push(
                Diagnostic::new(
                    Code::TomlTwice,
                    name.place,
                    format!("\"{}\" is {what}, but already {first_what}.", name.value),
                )
                .label("the second meaning")
                .note(*first, "the first")
                .help("Give one of them another word."),
            ),
            None => {
                spoken.insert(name.value.to_lowercase(), (name.place, what));
            }
        }
    }
    check_speakable(game, out);
}

/// "A" is an article and "2" a number: such values need a word of their own.
fn check_speakable(game: &GameManifest, out: &mut Diagnostics) {
    for attribute in &game.attributes {
        let mut names: HashMap<&str, (Place, &String)> = HashMap::new();
        for value in &attribute.values {
            let name = &value.name;
            // One that is also spoken the same was told above.
            if let Some((first, spoken)) = names.insert(&name.value, (name.place, &value.spoken().value))
                && *spoken != value.spoken().value
            {
                let message = format!("\"{}\" is declared twice in {}.", name.value, attribute.name.value);
                out.push(
                    Diagnostic::new(Code::TomlTwice, name.place, message)
                        .label("the second time")
                        .note(first, "the first")
                        .help("Delete one of them."),
                );
            }
            let digits = name.value.chars().all(|c| c.is_ascii_digit());
            let letter = name.value.chars().count() == 1 && name.value.chars().all(char::is_alphabetic);
            if value.word.is_none() && (digits || letter) {
                let message = format!("\"{}\" can't be spoken in a sentence.", name.value);
                out.push(
                    Diagnostic::new(Code::TomlNeedsWord, name.place, message).label("needs a word").help(
                        format!(
                            "Add how it is said: {{ name = \"{}\", word = \"…\", plural = \"…\" }}",
                            name.value
                        ),
                    ),
                );
            }
            if let Some(word) = &value.word
                && word.value.chars().all(|c| c.is_ascii_digit())
                && number_from_word(&word.value).is_some()
            {
                let message = format!("\"{}\" is no word.", word.value);
                out.push(
                    Diagnostic::new(Code::TomlNeedsWord, word.place, message)
                        .label("digits")
                        .help("Write it in letters: word = \"two\", plural = \"twos\""),
                );
            }
        }
    }
}

/// A name like the one that can't be.
fn joined(name: &str) -> String {
    if name.contains(' ') { name.replace(' ', "-") } else { format!("{name}-card") }
}
