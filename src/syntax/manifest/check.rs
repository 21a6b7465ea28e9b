//! Whether a whole game's manifest fits together: what it names is declared, what it declares can be
//! told apart and spoken. A variant is asked after it was laid over its base game.

use std::collections::HashMap;

use super::check_deck::check_deck;
use super::check_options::check_options;
use super::check_words::check_words;
use super::check_zones::check_zones;
use super::{GameManifest, TemplatePart, Told};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, nearest, quoted_all, quoted_list};
use crate::source::{FileId, Place, Span};

/// Checks a whole game, whose own manifest is `file`.
pub fn check_game(file: FileId, game: &GameManifest, out: &mut Diagnostics) {
    check_missing(file, game, out);
    check_line(game, out);
    check_words(game, out);
    check_derived(game, out);
    check_zones(file, game, out);
    check_deck(game, out);
    check_play(game, out);
    check_options(game, out);
    check_teams(game, out);
}

/// Where nobody plays alone, as few as can play at all make teams.
fn check_teams(game: &GameManifest, out: &mut Diagnostics) {
    let (Some(teams), Some(players)) = (&game.teams, &game.players) else { return };
    let fewest = players.value.min;
    let fits = |size: &Told<u32>| fewest.is_multiple_of(size.value) && fewest / size.value >= 2;
    let Some(size) = teams.sizes.first().filter(|_| !teams.alone && !teams.sizes.iter().any(fits)) else {
        return;
    };
    let message =
        format!("Nobody plays alone, and {fewest} players are not two or more teams of {}.", size.value);
    out.push(
        Diagnostic::new(Code::TomlRange, players.place, message)
            .label("as few as can play")
            .note(size.place, "the size of a team")
            .help(format!("For two teams write players = {{ min = {0}, max = {0} }}", 2 * size.value)),
    );
}

fn check_missing(file: FileId, game: &GameManifest, out: &mut Diagnostics) {
    let gap = Place::new(file, Span::gap(0));
    if game.players.is_none() && !game.tried.contains(&"players") {
        out.push(
            Diagnostic::new(Code::TomlMissing, gap, "The game does not say how many can play.")
                .label("not set")
                .help("Add a line such as players = { min = 2, max = 4 }"),
        );
    }
    if game.last_turn.is_none() && !game.tried.contains(&"ends") {
        out.push(
            Diagnostic::new(Code::TomlNoEnd, gap, "The game has no rule for when nothing moves on.")
                .label("no [ends]")
                .help("Add [ends] and under it turns = 1000: the game is over after that many turns."),
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
                    format!("\"{name}\" follows from another attribute."),
                )
                .label("not written on a card")
                .help(format!("Take {} out of the line.", name.to_uppercase())),
            );
        }
        if seen.contains(&name.as_str()) {
            out.push(
                Diagnostic::new(Code::TomlTwice, place, format!("\"{name}\" stands twice in the card line."))
                    .label("the second time")
                    .help("Each attribute stands once in the line."),
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
    let message = format!("There is no {what} \"{}\".", name.value);
    let mut diagnostic = Diagnostic::new(Code::TomlUndeclared, name.place, message).label("not declared");
    diagnostic = match nearest(&name.value, names.iter().copied()) {
        Some(near) => diagnostic.help(format!("Did you mean \"{near}\"?")),
        None if names.is_empty() => diagnostic.help(format!("The game declares no {what}.")),
        None => diagnostic.help(format!("The game has {}.", quoted_all(names))),
    };
    out.push(diagnostic);
    false
}

/// Each value of a derived attribute follows from values of its source, each of those from one.
fn check_derived(game: &GameManifest, out: &mut Diagnostics) {
    for attribute in &game.attributes {
        let Some(from) = &attribute.from else {
            for of in attribute.values.iter().flat_map(|value| &value.of) {
                let message = format!("\"{}\" does not say what it is derived from.", attribute.name.value);
                out.push(
                    Diagnostic::new(Code::TomlDerived, of.place, message)
                        .label("\"of\" without \"from\"")
                        .help("Add from = \"suit\", or take \"of\" away."),
                );
            }
            continue;
        };
        if !declared_attribute(game, from, out) {
            continue;
        }
        let source = game.attributes.iter().find(|source| source.name.value == from.value);
        let Some(source) = source.filter(|source| source.from.is_none()) else {
            let message = format!("\"{}\" is derived itself.", from.value);
            out.push(
                Diagnostic::new(Code::TomlDerived, from.place, message)
                    .label("a derived attribute")
                    .help("Derive both from the attribute that stands on the card."),
            );
            continue;
        };
        let mut taken: HashMap<&str, Place> = HashMap::new();
        for of in attribute.values.iter().flat_map(|value| &value.of) {
            let names = source.values.iter().map(|value| value.name.value.as_str()).collect();
            declared(of, &source.name.value, names, out);
            if let Some(first) = taken.insert(&of.value, of.place) {
                let message = format!("\"{}\" gives two values of \"{}\".", of.value, attribute.name.value);
                out.push(
                    Diagnostic::new(Code::TomlDerived, of.place, message)
                        .label("the second")
                        .note(first, "the first")
                        .help("Keep one of them."),
                );
            }
        }
        let left: Vec<&str> = source.values.iter().map(|value| value.name.value.as_str()).collect();
        let left: Vec<&str> = left.into_iter().filter(|name| !taken.contains_key(name)).collect();
        if !left.is_empty() {
            let message =
                format!("No {} follows from {}.", attribute.name.value, quoted_list(left.iter().copied()));
            out.push(
                Diagnostic::new(Code::TomlDerived, attribute.name.place, message)
                    .label("not all values of its source are used")
                    .help(format!("Name each {} in the \"of\" of one value.", from.value)),
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
