//! Whoever loses the game was an opponent until then: who hears of the loss looks at them as they were just before.

use crate::crazier::crazier;
use crate::small_set::{harbour_of, passes};
use crate::support::TempDir;

fn lines(lines: &str) -> String {
    lines.split("; ").map(|line| format!("    {line}\n")).collect()
}

/// Ana controls a card with this text; Cid loses, and then this is so.
fn when_cid_loses(players: &str, text: &str, then: &str) {
    let card = format!("card \"Pier\"\n  2 of moon, asset\n\n  {text}\n");
    let given = "Ana controls Pier
  Ana holds 2 cards
  Ben holds 3 cards
  Cid holds 2 cards

  when Cid loses the game
  then
    Cid is out of the game\n";
    passes(&harbour_of(players, &card, &format!("{given}{}", lines(then).trim_end())));
}

#[test]
fn the_loser_is_an_opponent_of_whoever_hears_of_it() {
    let three = "Ana, Ben and Cid";
    when_cid_loses(three, "Whenever an opponent loses the game, draw two cards.", "Ana holds 4 cards");
    when_cid_loses(three, "Whenever another player loses the game, draw two cards.", "Ana holds 4 cards");
    when_cid_loses(three, "Whenever you lose the game, draw two cards.", "Ana holds 2 cards");
}

#[test]
fn nobody_else_counts_them_any_more() {
    let text = "Whenever an opponent loses the game, for each opponent, draw a card.";
    when_cid_loses("Ana, Ben and Cid", text, "Ana holds 3 cards");
    let text = "Whenever an opponent loses the game, each opponent draws a card.";
    when_cid_loses("Ana, Ben and Cid", text, "Ben holds 4 cards");
}

/// A game in which allies lose alone; what a loser controls goes to the discard pile, as in the game it changes.
fn alone(cards: &str, scenario: &str) -> TempDir {
    let game: &[u8] = b"name = \"Lone Eights\"\nvariant-of = \"Crazier Eights\"\n[teams]\nsizes = [2]\nalone = true\nturn = \"separate\"\n";
    let teams = "replace teams\n  Whenever a player wins the game, each ally wins the game.\n";
    crazier(&[
        ("game.toml", game),
        ("rules.cards", teams.as_bytes()),
        ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Lone Eights\"\n"),
        ("harbour/a.cards", cards.as_bytes()),
        ("harbour/a.scenario", scenario.as_bytes()),
    ])
}

#[test]
fn the_loser_is_an_ally_of_whoever_hears_of_it() {
    let cards = "card \"Pier\"\n  2 of moon, asset\n\n  Whenever an ally loses the game, draw two cards.\n";
    let scenario = "scenario \"as it reads\"
  players Ana, Ben, Cid and Dan
  teams Ana and Cid against Ben and Dan
  Ana controls Pier
  Ana holds 2 cards

  when Cid loses the game
  then
    Cid is out of the game
    Ana holds 4 cards
";
    passes(&alone(cards, scenario));
}

#[test]
fn what_leaves_with_the_loser_was_an_opponents() {
    let cards = "card \"Pier\"
  2 of moon, asset

  Whenever an asset an opponent controls leaves play, draw a card.
";
    let scenario = "scenario \"as it reads\"
  players Ana, Ben and Cid
  Ana controls Pier
  Ana holds 2 cards
  Cid controls Castle and Angel of Hope

  when Cid loses the game
  then
    Cid controls no cards
    Ana holds 4 cards
";
    passes(&alone(cards, scenario));
}

#[test]
fn it_lasts_until_an_opponent_loses() {
    let cards = "card \"Pier\"
  2 of moon, event

  Until an opponent loses the game, opponents can't draw cards. An opponent of your choice loses the game.

card \"Quay\"
  4 of moon, asset

  Whenever a player loses the game, each opponent draws a card.
";
    let scenario = "scenario \"as it reads\"
  players Ana, Ben and Cid
  Ana holds Pier and 2 other cards
  Ana controls Quay
  Ben holds 2 cards

  when Ana plays Pier
    Ana chooses Cid
  then
    Cid is out of the game
    Ben holds 3 cards
";
    passes(&alone(cards, scenario));
}
