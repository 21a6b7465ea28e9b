//! Whether the words of a name are free: the language needs some for itself, and some stand before what is counted.

use super::{GameManifest, NamedValue, Told};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::vocabulary::{english, is_only_language, number_from_word};

pub(super) fn check_names(game: &GameManifest, out: &mut Diagnostics) {
    for attribute in &game.attributes {
        needed(&attribute.name, &format!("{} kind", attribute.name.value), out);
        for value in &attribute.values {
            let name = value.spoken();
            let is_free = needed(name, &joined(&name.value), out);
            // It is made from the name unless the file says it, and stands where the name does.
            if let Some(plural) = value.plural.as_ref().filter(|plural| is_free && is_needed(plural)) {
                let plural = Told::new(plural.clone(), name.place);
                out.push(plural_of(&name.value, &plural, &format!("{}-cards", name.value)));
            }
        }
    }
    for zone in game.zones.iter().filter(|zone| !zone.in_play) {
        let is_free = needed(&zone.name, &format!("{} zone", zone.name.value), out);
        if let Some(plural) = zone.plural.as_ref().filter(|plural| is_free && is_needed(plural)) {
            let plural = Told::new(plural.clone(), zone.name.place);
            out.push(plural_of(&zone.name.value, &plural, &english::plural(&zone.name.value)));
        }
    }
    game.values.iter().for_each(|value| number(value, out));
}

/// A number, or what players have so many of: that is said in two ways.
fn number(value: &NamedValue, out: &mut Diagnostics) {
    let name = &value.name;
    let Some(plural) = &value.plural else {
        needed(name, &format!("{} count", name.value), out);
        return;
    };
    if !needed(name, &format!("extra {}", name.value), out) {
        return;
    }
    if is_needed(&plural.value) {
        let regular = english::plural(&name.value);
        let other = if is_needed(&regular) { format!("extra {}", plural.value) } else { regular };
        out.push(plural_of(&name.value, plural, &other));
        return;
    }
    if let Some(counts) = [name, plural].into_iter().find(|said| stands_before(&said.value)) {
        let words: Vec<&str> = counts.value.split_whitespace().collect();
        let free = words.iter().position(|word| !stands_before(word));
        let help = free.map_or("Take another word.".into(), |free| {
            format!("Leave that out: \"{}\"", words[free..].join(" "))
        });
        let message = format!(
            "\"{}\" can't be counted: in sentences \"{}\" says how many there are.",
            counts.value, words[0]
        );
        out.push(
            Diagnostic::new(Code::TomlLanguageWord, counts.place, message)
                .label("begins like a number of them")
                .help(help),
        );
    }
}

/// Whether the language needs all words of it. A single letter is asked for a word of its own.
fn is_needed(name: &str) -> bool {
    name.chars().count() > 1 && is_only_language(name)
}

/// Whether it begins with a word that says how many: "two coins", "all coins", "two or more coins".
fn stands_before(name: &str) -> bool {
    let first = name.split_whitespace().next().unwrap_or_default().to_lowercase();
    let says_how_many = [
        "a", "an", "the", "no", "all", "each", "every", "or", "and", "more", "fewer", "most", "fewest",
        "that", "many", "half", "twice",
    ];
    says_how_many.contains(&first.as_str()) || number_from_word(&first).is_some()
}

/// Tells of a name that the language needs, and of one like it. Whether it is free.
fn needed(name: &Told<String>, like: &str, out: &mut Diagnostics) -> bool {
    if !is_needed(&name.value) {
        return true;
    }
    let like =
        if name.value.contains(' ') || is_only_language(like) { joined(&name.value) } else { like.into() };
    let message = format!("\"{}\" can't be a name: the language needs {}.", name.value, these(&name.value));
    out.push(Diagnostic::new(Code::TomlLanguageWord, name.place, message).label(only(&name.value)).help(
        format!("{}: \"{like}\"", if name.value.contains(' ') { "Join the words" } else { "Add a word" }),
    ));
    false
}

fn plural_of(name: &str, plural: &Told<String>, other: &str) -> Diagnostic {
    let said = &plural.value;
    let message =
        format!("\"{said}\" can't be the plural of \"{name}\": the language needs {}.", these(said));
    Diagnostic::new(Code::TomlLanguageWord, plural.place, message)
        .label(only(said))
        .help(format!("Take another word: plural = \"{other}\""))
}

fn these(name: &str) -> &'static str {
    if name.contains(' ') { "these words" } else { "this word" }
}

fn only(name: &str) -> &'static str {
    if name.contains(' ') { "only words of the language" } else { "a word of the language" }
}

/// A name like the one that can't be.
fn joined(name: &str) -> String {
    if name.contains(' ') { name.replace(' ', "-") } else { format!("{name}-card") }
}
