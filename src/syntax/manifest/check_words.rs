//! Whether every word that sentences use stands for one thing and can be spoken.

use std::collections::HashMap;

use super::check_names::check_names;
use super::{GameManifest, Told};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Place;
use crate::vocabulary::{english, number_from_word};

/// A word as it is declared.
struct Declared<'g> {
    name: &'g Told<String>,
    /// How several of it are called.
    plural: Option<String>,
    what: String,
}

/// Every word that sentences use stands for one thing, and can be spoken.
pub(super) fn check_words(game: &GameManifest, out: &mut Diagnostics) {
    let mut spoken: HashMap<String, (Place, String)> = HashMap::new();
    for Declared { name, plural, what } in declared(game) {
        let said = name.value.to_lowercase();
        if let Some((first, first_what)) = spoken.get(&said) {
            out.push(two_meanings(name, &what, (*first, first_what)));
            continue;
        }
        let plural = plural.map(|plural| plural.to_lowercase()).filter(|plural| *plural != said);
        if let Some(plural) = plural {
            if let Some((first, first_what)) = spoken.get(&plural) {
                let of_several = Told { value: plural, place: name.place };
                out.push(two_meanings(&of_several, &several(&said), (*first, first_what)));
                continue;
            }
            spoken.insert(plural, (name.place, several(&said)));
        }
        spoken.insert(said, (name.place, what));
    }
    check_names(game, out);
    check_speakable(game, out);
}

fn declared(game: &GameManifest) -> impl Iterator<Item = Declared<'_>> {
    let attributes = game.attributes.iter().map(|attribute| Declared {
        name: &attribute.name,
        plural: Some(english::plural(&attribute.name.value)),
        what: "an attribute".to_string(),
    });
    let zones = game.zones.iter().filter(|zone| !zone.in_play).map(|zone| Declared {
        name: &zone.name,
        plural: Some(zone.plural.clone().unwrap_or_else(|| english::plural(&zone.name.value))),
        what: "a zone".to_string(),
    });
    let numbers = game.values.iter().map(|value| Declared {
        name: &value.name,
        plural: value.plural.as_ref().map(|plural| plural.value.clone()),
        what: "a named value".to_string(),
    });
    let values = game.attributes.iter().flat_map(|attribute| {
        attribute.values.iter().map(|value| Declared {
            name: value.spoken(),
            plural: value.plural.clone(),
            what: format!("{} {}", english::article(&attribute.name.value), attribute.name.value),
        })
    });
    attributes.chain(zones).chain(numbers).chain(values)
}

fn several(name: &str) -> String {
    format!("the plural of \"{name}\"")
}

fn two_meanings(name: &Told<String>, what: &str, (first, first_what): (Place, &str)) -> Diagnostic {
    let (message, label, help) = match first_what == what {
        true => (
            format!("\"{}\" is {what} twice.", name.value),
            "the second time",
            "Delete one of them, or give it another word.",
        ),
        false => (
            format!("\"{}\" is {what}, but already {first_what}.", name.value),
            "the second meaning",
            "Give one of them another word.",
        ),
    };
    Diagnostic::new(Code::TomlTwice, name.place, message).label(label).note(first, "the first").help(help)
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
