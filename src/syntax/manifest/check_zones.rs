//! Whether the zones of a game fit together.

use super::check::{declared, declared_attribute};
use super::{GameManifest, SeenBy, ZoneManifest, ZoneRole};
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
        check_role(zone, out);
        check_zone_attributes(game, zone, out);
    }
    at_most_one_hand(game, out);
}

fn check_role(zone: &ZoneManifest, out: &mut Diagnostics) {
    let Some(role) = zone.role.as_ref().filter(|role| !role.value.fits(zone)) else { return };
    let (go, help) = match role.value {
        ZoneRole::Hand => (
            "what is drawn goes where its owner sees it and nobody else does",
            "Write owner = \"player\" and seen-by = \"owner\", or leave \"takes\" out.",
        ),
        ZoneRole::Discards => (
            "they go on top of one pile that everyone sees",
            "Write order = \"pile\" and seen-by = \"everyone\" for one zone that all share, or leave \"takes\" out.",
        ),
    };
    let (name, word) = (&zone.name.value, role.value.word());
    let message = format!("The \"{name}\" can't take {word}: {go}.");
    out.push(Diagnostic::new(Code::TomlZones, role.place, message).label("does not fit").help(help));
}

/// Every game that has one speaks of the hand. Which pile takes the discards matters only to those that discard.
fn at_most_one_hand(game: &GameManifest, out: &mut Diagnostics) {
    at_most_one(game, |zone| is_told(zone, ZoneRole::Hand), "where drawn cards go", out);
    at_most_one(game, |zone| is_told(zone, ZoneRole::Discards), "where discards go", out);
    let mut hands = ZoneRole::Hand.rivals(game).map(|(_, zone)| zone);
    if let (Some(first), Some(second)) = (hands.next(), hands.next())
        && !is_told(first, ZoneRole::Hand)
    {
        let (first_name, second_name) = (&first.name.value, &second.name.value);
        let message = format!(
            "\"{first_name}\" and \"{second_name}\" could both take what is drawn: each player has one that nobody else sees."
        );
        out.push(
            Diagnostic::new(Code::TomlZones, second.name.place, message)
                .label("this one, or the other?")
                .note(first.name.place, "the other")
                .help("Add takes = \"draws\" to the one that cards are drawn, dealt and given into."),
        );
    }
}

fn is_told(zone: &ZoneManifest, role: ZoneRole) -> bool {
    zone.role.as_ref().is_some_and(|told| told.value == role)
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
