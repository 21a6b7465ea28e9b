//! Whether a whole game's manifest fits together: what it names is declared, what it declares can be
//! told apart and spoken. A variant is asked after it was laid over its base game.

use std::collections::HashMap;

use super::check_deck::check_deck;
use super::{GameManifest, SeenBy, TemplatePart, Told, ZoneManifest};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, nearest, quoted_list};
use crate::source::{FileId, Place, Span};
use crate::vocabulary::{is_only_language, number_from_word};

/// Checks a whole game, whose own manifest is `file`.
pub fn check_game(file: FileId, game: &GameManifest, out: &mut Diagnostics) {
    check_missing(file, game, out);
    check_line(game, out);
    check_words(game, out);
    check_derived(game, out);
    check_zones(file, game, out);
    check_deck(game, out);
    check_play(game, out);
}

fn check_missing(file: FileId, game: &GameManifest, out: &mut Diagnostics) {
    let gap = Place::new(file, Span::gap(0));
    if game.players.is_none() {
        out.push(
            Diagnostic::new(Code::TomlMissing, gap, "the game does not say how many can play")
                .label("not set")
                .help("add a line such as players = { min = 2, max = 4 }"),
        );
    }
    if game.last_turn.is_none() {
        out.push(
            Diagnostic::new(Code::TomlNoEnd, gap, "the game has no rule for when nothing moves on")
                .label("no [ends]")
                .help("add [ends] and under it turns = 1000: the game is over after that many turns"),
        );
    }
}

fn check_line(game: &GameManifest, out: &mut Diagnostics) {
    let Some(line) = &game.line else { return };
    let mut seen: Vec<&str> = Vec::new();
    for part in &line.value.parts {
        let TemplatePart::Attribute { name, start, end, .. } = part else { continue };
        // The quote stands before the template.
        let base = line.place.span.start as usize + 1;
        let place = Place::new(line.place.file, Span::new(base + start, base + end));
        declared_attribute(game, &Told::new(name.clone(), place), out);
        if let Some(attribute) = game.attributes.iter().find(|attribute| attribute.name.value == *name)
            && attribute.from.is_some()
        {
            out.push(
                Diagnostic::new(
                    Code::TomlDerived,
                    place,
                    format!("\"{name}\" follows from another attribute"),
                )
                .label("not written on a card")
                .help(format!("take {} out of the line", name.to_uppercase())),
            );
        }
        if seen.contains(&name.as_str()) {
            out.push(
                Diagnostic::new(Code::TomlTwice, place, format!("\"{name}\" stands twice in the card line"))
                    .label("the second time")
                    .help("each attribute stands once in the line"),
            );
        }
        seen.push(name);
    }
}

/// Reports a name that is none of the game's attributes.
pub(super) fn declared_attribute(game: &GameManifest, name: &Told<String>, out: &mut Diagnostics) -> bool {
    let attributes = || game.attributes.iter().map(|attribute| attribute.name.value.as_str());
    declared(name, "attribute", attributes().collect(), out)
}

/// Reports a name that is none of `names`.
pub(super) fn declared(name: &Told<String>, what: &str, names: Vec<&str>, out: &mut Diagnostics) -> bool {
    if names.contains(&name.value.as_str()) {
        return true;
    }
    let message = format!("there is no {what} \"{}\"", name.value);
    let mut diagnostic = Diagnostic::new(Code::TomlUndeclared, name.place, message).label("not declared");
    diagnostic = match nearest(&name.value, names.iter().copied()) {
        Some(near) => diagnostic.help(format!("did you mean \"{near}\"?")),
        None if names.is_empty() => diagnostic.help(format!("the game declares no {what}")),
        None => diagnostic.help(format!("the game has {}", quoted_list(names))),
    };
    out.push(diagnostic);
    false
}

/// Every word that sentences use stands for one thing, and can be spoken.
fn check_words(game: &GameManifest, out: &mut Diagnostics) {
    let mut spoken: HashMap<String, (Place, String)> = HashMap::new();
    let attributes = game.attributes.iter().map(|attribute| (&attribute.name, "an attribute".to_string()));
    let zones = game.zones.iter().filter(|zone| !zone.in_play).map(|zone| (&zone.name, "a zone".to_string()));
    let numbers = game.values.iter().map(|value| (&value.name, "a named value".to_string()));
    let values = game.attributes.iter().flat_map(|attribute| {
        let what = format!("a {}", attribute.name.value);
        attribute.values.iter().map(move |value| (value.spoken(), what.clone()))
    });
    for (name, what) in attributes.chain(zones).chain(numbers).chain(values) {
        if is_only_language(&name.value) {
            out.push(
                Diagnostic::new(
                    Code::TomlLanguageWord,
                    name.place,
                    format!("\"{}\" can't be a name: the language needs these words", name.value),
                )
                .label("only words of the language")
                .help(format!("add a word or join them: \"{}\"", name.value.replace(' ', "-") + "-card")),
            );
        }
        match spoken.get(&name.value.to_lowercase()) {
            Some((first, first_what)) => out.push(
                Diagnostic::new(
                    Code::TomlTwice,
                    name.place,
                    format!("\"{}\" is {what}, but already {first_what}", name.value),
                )
                .label("the second meaning")
                .note(*first, "the first")
                .help("give one of them another word"),
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
        let mut names: HashMap<&str, Place> = HashMap::new();
        for value in &attribute.values {
            let name = &value.name;
            if let Some(first) = names.insert(&name.value, name.place) {
                let message = format!("\"{}\" is declared twice in {}", name.value, attribute.name.value);
                out.push(
                    Diagnostic::new(Code::TomlTwice, name.place, message)
                        .label("the second time")
                        .note(first, "the first")
                        .help("delete one of them"),
                );
            }
            let digits = name.value.chars().all(|c| c.is_ascii_digit());
            let letter = name.value.chars().count() == 1 && name.value.chars().all(char::is_alphabetic);
            if value.word.is_none() && (digits || letter) {
                let message = format!("\"{}\" can't be spoken in a sentence", name.value);
                out.push(
                    Diagnostic::new(Code::TomlNeedsWord, name.place, message)
                        .label("needs a word")
                        .help("add how it is said: { name = \"A\", word = \"ace\", plural = \"aces\" }"),
                );
            }
            if let Some(word) = &value.word
                && word.value.chars().all(|c| c.is_ascii_digit())
                && number_from_word(&word.value).is_some()
            {
                let message = format!("\"{}\" is no word", word.value);
                out.push(
                    Diagnostic::new(Code::TomlNeedsWord, word.place, message)
                        .label("digits")
                        .help("write it in letters: word = \"two\", plural = \"twos\""),
                );
            }
        }
    }
}

/// Each value of a derived attribute follows from values of its source, each of those from one.
fn check_derived(game: &GameManifest, out: &mut Diagnostics) {
    for attribute in &game.attributes {
        let Some(from) = &attribute.from else {
            for of in attribute.values.iter().flat_map(|value| &value.of) {
                let message = format!("\"{}\" does not say what it is derived from", attribute.name.value);
                out.push(
                    Diagnostic::new(Code::TomlDerived, of.place, message)
                        .label("\"of\" without \"from\"")
                        .help("add from = \"suit\", or take \"of\" away"),
                );
            }
            continue;
        };
        if !declared_attribute(game, from, out) {
            continue;
        }
        let source = game.attributes.iter().find(|source| source.name.value == from.value);
        let Some(source) = source.filter(|source| source.from.is_none()) else {
            let message = format!("\"{}\" is derived itself", from.value);
            out.push(
                Diagnostic::new(Code::TomlDerived, from.place, message)
                    .label("a derived attribute")
                    .help("derive both from the attribute that stands on the card"),
            );
            continue;
        };
        let mut taken: HashMap<&str, Place> = HashMap::new();
        for of in attribute.values.iter().flat_map(|value| &value.of) {
            let names = source.values.iter().map(|value| value.name.value.as_str()).collect();
            declared(of, &source.name.value, names, out);
            if let Some(first) = taken.insert(&of.value, of.place) {
                let message = format!("\"{}\" gives two values of \"{}\"", of.value, attribute.name.value);
                out.push(
                    Diagnostic::new(Code::TomlDerived, of.place, message)
                        .label("the second")
                        .note(first, "the first")
                        .help("keep one of them"),
                );
            }
        }
        let left: Vec<&str> = source.values.iter().map(|value| value.name.value.as_str()).collect();
        let left: Vec<&str> = left.into_iter().filter(|name| !taken.contains_key(name)).collect();
        if !left.is_empty() {
            let message =
                format!("no {} follows from {}", attribute.name.value, quoted_list(left.iter().copied()));
            out.push(
                Diagnostic::new(Code::TomlDerived, attribute.name.place, message)
                    .label("not all values of its source are used")
                    .help(format!("name each {} in one \"of\"", from.value)),
            );
        }
    }
}

fn check_zones(file: FileId, game: &GameManifest, out: &mut Diagnostics) {
    at_most_one(game, |zone| zone.in_play, "in play", out);
    at_most_one(game, |zone| zone.starts_with_deck, "where the deck starts", out);
    if !game.zones.is_empty() && !game.zones.iter().any(|zone| zone.starts_with_deck) {
        let gap = Place::new(file, Span::gap(0));
        out.push(
            Diagnostic::new(Code::TomlZones, gap, "no zone holds the deck when a game begins")
                .label("no start = \"deck\"")
                .help("add start = \"deck\" to the zone that holds all cards at first"),
        );
    }
    for zone in &game.zones {
        if zone.seen_by == SeenBy::Owner && !zone.of_each_player {
            let message = format!("the \"{}\" belongs to nobody, so no owner can see it", zone.name.value);
            out.push(
                Diagnostic::new(Code::TomlZones, zone.name.place, message)
                    .label("seen-by = \"owner\" without an owner")
                    .help("add owner = \"player\", or write seen-by = \"everyone\" or \"nobody\""),
            );
        }
        check_zone_attributes(game, zone, out);
    }
}

fn at_most_one(game: &GameManifest, is: impl Fn(&ZoneManifest) -> bool, what: &str, out: &mut Diagnostics) {
    let mut zones = game.zones.iter().filter(|zone| is(zone));
    let Some(first) = zones.next() else { return };
    for zone in zones {
        let message = format!("both \"{}\" and \"{}\" are {what}", first.name.value, zone.name.value);
        out.push(
            Diagnostic::new(Code::TomlZones, zone.name.place, message)
                .label("the second")
                .note(first.name.place, "the first")
                .help("one zone can be it"),
        );
    }
}

fn check_zone_attributes(game: &GameManifest, zone: &ZoneManifest, out: &mut Diagnostics) {
    for given in &zone.attributes {
        if !declared_attribute(game, &given.attribute, out) {
            continue;
        }
        let attribute =
            game.attributes.iter().find(|attribute| attribute.name.value == given.attribute.value);
        let names: Vec<&str> = attribute
            .map(|attribute| attribute.values.iter().map(|value| value.name.value.as_str()).collect())
            .unwrap_or_default();
        for value in &given.values {
            declared(value, &given.attribute.value, names.clone(), out);
        }
        if given.values.len() != zone.count as usize {
            let message = format!(
                "there are {} of \"{}\", but {} values",
                zone.count,
                zone.name.value,
                given.values.len()
            );
            out.push(
                Diagnostic::new(Code::TomlZones, given.place, message)
                    .label("one value for each")
                    .help("write as many values as \"count\" says"),
            );
        }
    }
}

fn check_play(game: &GameManifest, out: &mut Diagnostics) {
    let values = || game.attributes.iter().flat_map(|attribute| &attribute.values);
    for kind in &game.play.kinds {
        let names = values().map(|value| value.spoken().value.as_str()).collect();
        declared(&kind.value, "value", names, out);
        let zones = game.zones.iter().map(|zone| zone.name.value.as_str()).collect();
        declared(&kind.spot.clone().map(|spot| spot.zone), "zone", zones, out);
    }
}
