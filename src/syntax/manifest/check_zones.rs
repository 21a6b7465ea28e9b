//! Whether the zones of a game fit together.

use super::check::{declared, declared_attribute};
use super::{GameManifest, SeenBy, ZoneManifest};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{FileId, Place, Span};

pub(super) fn check_zones(file: FileId, game: &GameManifest, out: &mut Diagnostics) {
    at_most_one(game, |zone| zone.in_play, "in play", out);
    at_most_one(game, |zone| zone.starts_with_deck, "where the deck starts", out);
    if !game.zones.is_empty() && !game.zones.iter().any(|zone| zone.starts_with_deck) {
        let gap = Place::new(file, Span::gap(0));
        out.push(
            Diagnostic::new(Code::TomlZones, gap, "No zone holds the deck when a game begins.")
                .label("no start = \"deck\"")
                .help("Add start = \"deck\" to the zone that holds all cards at first."),
        );
    }
    for zone in &game.zones {
        if zone.seen_by == SeenBy::Owner && !zone.of_each_player {
            let message = format!("The \"{}\" belongs to nobody, so no owner can see it.", zone.name.value);
            out.push(
                Diagnostic::new(Code::TomlZones, zone.name.place, message)
                    .label("seen-by = \"owner\" without an owner")
                    .help("Add owner = \"player\", or write seen-by = \"everyone\" or \"nobody\"."),
            );
        }
        check_zone_attributes(game, zone, out);
    }
}

fn at_most_one(game: &GameManifest, is: impl Fn(&ZoneManifest) -> bool, what: &str, out: &mut Diagnostics) {
    let mut zones = game.zones.iter().filter(|zone| is(zone));
    let Some(first) = zones.next() else { return };
    for zone in zones {
        let message = format!("Both \"{}\" and \"{}\" are {what}.", first.name.value, zone.name.value);
        out.push(
            Diagnostic::new(Code::TomlZones, zone.name.place, message)
                .label("the second")
                .note(first.name.place, "the first")
                .help("One zone can be it."),
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
                "There are {} of \"{}\", but {} values.",
                zone.count,
                zone.name.value,
                given.values.len()
            );
            out.push(
                Diagnostic::new(Code::TomlZones, given.place, message)
                    .label("one value for each")
                    .help("Write as many values as \"count\" says."),
            );
        }
    }
}
