//! Numbers, values and answers are those that a text points at.

use crate::small_set::set;
use crate::support::run;

/// Texts with a scenario each, all in one set: the games are read once for all of them.
const DONE_AS_MEANT: &[(&str, &str, &str)] = &[
    (
        "Pier",
        "Each opponent may discard a card. If that opponent doesn't, that opponent draws two cards.",
        "scenario \"Ben gives a card up, Cleo draws\"
  players Ana, Ben and Cleo
  the discard pile is Devious Dragon
  Ana holds Pier and Castle
  Ben holds Ferocity and Death
  Cleo holds Forbidden Knowledge and Tempest

  when Ana plays Pier
    Ben accepts
    Cleo declines
  then
    Ben holds Death
    Cleo holds 4 cards
    Ana holds 1 card
",
    ),
    (
        "Quay",
        "Choose a number from one to three. Draw two fewer than that many cards. Each opponent draws that many cards.",
        "scenario \"Two fewer, then as many\"
  players Ana and Ben
  Ana holds Quay and Castle
  Ben holds 2 cards

  when Ana plays Quay
    Ana chooses 3
  then
    Ana holds 2 cards
    Ben holds 3 cards
",
    ),
    (
        "Jetty",
        "Choose a number from one to three. Each opponent draws up to that many cards.",
        "scenario \"Ben draws one of two\"
  players Ana and Ben
  Ana holds Jetty and Castle
  Ben holds 2 cards

  when Ana plays Jetty
    Ana chooses 2
    Ben chooses 1
  then
    Ben holds 3 cards
",
    ),
    (
        "Dock",
        "Draw cards equal to one fewer than the number of cards in your hand.",
        "scenario \"One of three cards fewer\"
  players Ana and Ben
  Ana holds Dock, Castle, Death and Tempest
  Ben holds 2 cards

  when Ana plays Dock
  then
    Ana holds 5 cards
",
    ),
    (
        "Wharf",
        "Until the end of this turn, whenever a player names a color, if you control an asset of that color, destroy all assets of that color. Name a color.",
        "scenario \"All that is orange goes\"
  players Ana and Ben
  Ana holds Wharf and Death
  Ana controls Castle
  Ben controls Angel of Hope
  Ben holds 2 cards

  when Ana plays Wharf
    Ana names orange
  then
    Ana controls no cards
    Ben controls Angel of Hope
",
    ),
    (
        "Mole",
        "Destroy the asset with the lowest rank.",
        "scenario \"The three is lower than the king\"
  players Ana and Ben
  Ana holds Mole and Death
  Ana controls Devious Dragon
  Ben controls Castle and Angel of Hope
  Ben holds 2 cards

  when Ana plays Mole
  then
    Ana controls Devious Dragon
    Ben controls Angel of Hope
",
    ),
    (
        "Basin",
        "For each color, destroy an asset of that color of your choice.",
        "scenario \"One of each color\"
  players Ana and Ben
  Ana holds Basin and Death
  Ana controls Devious Dragon
  Ben controls Castle and Angel of Hope
  Ben holds 2 cards

  when Ana plays Basin
    Ana chooses Castle
  then
    Ana controls Devious Dragon
    Ben controls no cards
",
    ),
];

#[test]
fn numbers_values_and_answers_are_those_the_text_points_at() {
    let cards: Vec<(&str, &str)> = DONE_AS_MEANT.iter().map(|(name, text, _)| (*name, *text)).collect();
    let scenarios: Vec<&str> = DONE_AS_MEANT.iter().map(|(_, _, scenario)| *scenario).collect();
    let folder = set(&cards, &scenarios.join("\n"));
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}
