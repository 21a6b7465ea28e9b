//! What the sets promise, counted.

use std::collections::{BTreeMap, BTreeSet};

use cardwright::format::card_text;
use cardwright::program::CardDef;
use cardwright::render::printed;
use cardwright::syntax::tree::{BlockKind, FieldKind};

use super::{BASE, NIGHTS, cards_of, counts, game, name_of, program, scenarios_of_sets};

/// The cards that the rulebook names.
const RULEBOOK: [&str; 15] = [
    "Angel of Hope",
    "Devious Dragon",
    "Castle",
    "Elven Princess",
    "Death",
    "Trade",
    "Restoration",
    "Ferocity",
    "Queen Guinevere",
    "Potion of Vitality",
    "Malevolent Minion",
    "Wood Elf",
    "Tempest",
    "Forbidden Knowledge",
    "Spell Tome",
];

fn definition(name: &str) -> &'static CardDef {
    let number = program().words.cards.iter().position(|known| known == name).expect("a card of the game");
    &program().cards[number]
}

/// The values of one attribute that are printed on a card.
pub fn values(name: &str, attribute: &str) -> Vec<&'static str> {
    let words = &program().words;
    let of = |value: &&cardwright::program::ValueId| {
        words.attributes[program().values[value.index()].attribute.index()] == attribute
    };
    definition(name).values.iter().filter(of).map(|value| words.values[value.index()].as_str()).collect()
}

#[test]
fn a_set_has_every_rank_of_every_suit_once() {
    for set in [BASE, NIGHTS] {
        let cards = cards_of(set);
        assert_eq!(cards.len(), 52, "{set}");
        // A multicolored card stands for its first suit.
        let places: BTreeSet<_> = cards
            .iter()
            .map(|card| (values(name_of(card), "rank")[0], values(name_of(card), "suit")[0]))
            .collect();
        assert_eq!(places.len(), 52, "{set}");
    }
}

#[test]
fn the_base_set_has_the_cards_of_the_rulebook() {
    let names: BTreeSet<&str> = cards_of(BASE).into_iter().map(name_of).collect();
    let missing: Vec<_> = RULEBOOK.iter().filter(|name| !names.contains(**name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn about_half_of_a_set_are_events_and_half_assets() {
    for set in [BASE, NIGHTS] {
        let events = counts::of_type(set, "event");
        assert!((22..=30).contains(&events), "{set}: {events} events");
        assert_eq!(counts::of_type(set, "asset"), 52 - events, "{set}");
    }
}

#[test]
fn arabian_nights_has_multicolored_cards() {
    assert!(counts::multicolored(NIGHTS).len() >= 6);
}

#[test]
fn arabian_nights_has_cards_with_two_abilities() {
    assert!(counts::with_two_abilities(NIGHTS).len() >= 8);
}

#[test]
fn arabian_nights_declares_keywords_and_counters_of_its_own() {
    let declares = |kind| counts::declared(NIGHTS, kind).len();
    assert!(declares(BlockKind::Keyword) >= 2 && declares(BlockKind::Counter) >= 2);
}

#[test]
fn twenty_cards_of_arabian_nights_say_something_that_no_base_card_says() {
    let new = counts::with_a_phrase_of_its_own(NIGHTS, BASE);
    assert!(new.len() >= 20, "{}: {new:?}", new.len());
}

#[test]
fn every_card_has_a_line_of_flavor() {
    let has = |kind: &FieldKind| matches!(kind, FieldKind::Flavor(_));
    let cards = [BASE, NIGHTS].into_iter().flat_map(cards_of);
    let without: Vec<_> =
        cards.filter(|card| !card.fields.iter().any(|field| has(&field.kind))).map(name_of).collect();
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn every_text_fits_the_frame() {
    let cards = [BASE, NIGHTS].into_iter().flat_map(cards_of);
    let lines = |card| card_text::lines_of(&game().dialect, card);
    let long: Vec<_> = cards.filter(|card| lines(card) > card_text::LINES).map(name_of).collect();
    assert!(long.is_empty(), "{long:?}");
}

#[test]
fn every_keyword_is_explained_on_the_card_that_has_it() {
    for card in [BASE, NIGHTS].into_iter().flat_map(cards_of) {
        let explained = printed(game(), card).iter().filter(|text| text.contains(". (")).count();
        let keywords = definition(name_of(card)).keywords.len();
        assert!(explained >= keywords, "{}", name_of(card));
    }
}

#[test]
fn no_two_cards_do_the_same() {
    let mut known: BTreeMap<String, &str> = BTreeMap::new();
    for card in [BASE, NIGHTS].into_iter().flat_map(cards_of) {
        let CardDef { text, keywords, requires, enters_with, .. } = definition(name_of(card));
        let mut text = text.clone();
        text.origins.clear();
        let program = format!("{text:?} {keywords:?} {requires:?} {enters_with:?}");
        let other = known.insert(program, name_of(card));
        assert_eq!(other, None, "{} does the same", name_of(card));
    }
}

/// Whether a card does something in a scenario: it gives it its name, is played or in play.
pub fn shows(scenario: &str, card: &str) -> bool {
    let uses = [" controls ", " plays ", " can play ", " can't play "];
    let mut lines = scenario.lines();
    lines.next().is_some_and(|title| title.contains(card))
        || lines.any(|line| line.contains(card) && uses.iter().any(|word| line.contains(word)))
}

#[test]
fn every_card_has_two_scenarios_of_its_own() {
    let scenarios = scenarios_of_sets();
    let few: Vec<_> = [BASE, NIGHTS]
        .into_iter()
        .flat_map(cards_of)
        .map(name_of)
        .filter(|name| scenarios.iter().filter(|scenario| shows(scenario, name)).count() < 2)
        .collect();
    assert!(few.is_empty(), "fewer than two scenarios show {few:#?}");
}
