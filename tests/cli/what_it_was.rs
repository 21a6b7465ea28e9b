//! Whoever hears that a card has moved asks what it was before: what others made it counts, not only what is printed.

use crate::small_set::{harbour, passes};

/// Quay and Pier have these texts; Lamp hears with this one, and stays in play.
fn plays(pier: &str, quay: &str, lamp: &str, lines: &str) {
    let cards = format!(
        "counter \"rust\"

card \"Pier\"
  2 of moon, event

  {pier}

card \"Quay\"
  3 of moon, asset

  {quay}

card \"Buoy\"
  4 of sun, asset

card \"Raft\"
  4 of eye, asset

card \"Lamp\"
  5 of moon, asset

  {lamp}, put a rust counter on this card.

  This card can't be destroyed.
"
    );
    passes(&harbour(&cards, lines));
}

const FOURS: &str = "Fours you control are also kings.";

/// Ana plays Pier with these cards in play; so many counters come of it.
fn destroyed(pier: &str, lamp: &str, in_play: &str, choice: &str, counters: u8) {
    let lines = format!(
        "Ana controls Lamp, {in_play}
  Ana holds Pier, Sunstone and Trade

  when Ana plays Pier{choice}
  then
    Lamp has {counters} rust counters"
    );
    plays(pier, FOURS, lamp, &lines);
}

#[test]
fn what_was_destroyed_is_what_others_made_it() {
    let one = "Destroy an asset of your choice.";
    let king = "Whenever a king is destroyed";
    destroyed(one, king, "Quay and Buoy", "\n    Ana chooses Buoy", 1);
    destroyed(one, king, "Quay and Buoy", "\n    Ana chooses Quay", 0);
    destroyed(one, king, "Castle and Buoy", "\n    Ana chooses Buoy", 0);
    destroyed(one, "Whenever a king leaves play", "Quay and Buoy", "\n    Ana chooses Buoy", 1);
    destroyed(
        one,
        "Whenever an asset whose rank is 13 is destroyed",
        "Quay and Buoy",
        "\n    Ana chooses Buoy",
        1,
    );
    destroyed(
        one,
        "Whenever an asset that is not a king is destroyed",
        "Quay and Buoy",
        "\n    Ana chooses Buoy",
        0,
    );
}

#[test]
fn cards_destroyed_together_were_what_one_of_them_made_the_others() {
    let king = "Whenever a king is destroyed";
    destroyed("Destroy all assets.", king, "Quay, Buoy and Raft", "", 2);
    destroyed("Destroy each asset.", king, "Quay, Buoy and Raft", "", 2);
}

#[test]
fn what_it_was_does_not_stay_with_it() {
    let lines = "Ana controls Lamp, Quay and Buoy
  Ana holds Pier, Sunstone and Trade

  when Ana plays Pier
    Ana chooses Buoy, then Buoy
  then
    Lamp has 1 rust counters";
    let one = "Destroy an asset of your choice.";
    let pier = format!(
        "{one} {one} Put a card in the discard pile into play on the table under your control. {one}"
    );
    plays(&pier, FOURS, "Whenever a king is destroyed", lines);
}

#[test]
fn what_is_discarded_was_what_it_was_in_hand() {
    let lines = |counters: u8| {
        format!(
            "Ana controls Lamp and Quay
  Ana holds Buoy, Sunstone and Trade
  the discard pile is Castle

  when Ana discards Buoy
  then
    Lamp has {counters} rust counters"
        )
    };
    let blue = "Whenever you discard a blue card";
    plays("Draw a card.", "Cards in your hand are also blue.", blue, &lines(1));
    plays("Draw a card.", "Sevens in your hand are also blue.", blue, &lines(0));
}

#[test]
fn an_effect_for_a_while_makes_it_so_too() {
    let lines = "Ana controls Lamp and Buoy
  Ana holds Pier, Sunstone and Trade

  when Ana plays Pier
  then
    Lamp has 1 rust counters";
    let pier = "Assets you control are also purple this turn. Destroy an asset of your choice.";
    plays(pier, "At the beginning of your turn, draw a card.", "Whenever a purple asset is destroyed", lines);
}

/// Nobody looks on in a simulation: what was noted for the log is noted there as well.
#[test]
fn it_is_so_where_nobody_looks_on() {
    let rules = "rule \"Sixes\"\n  All cards in players' hands are also sixes.\n\nrule \"End\"\n  Whenever a player discards a six, that player wins the game.\n";
    let game = "name = \"Six Eights\"\nvariant-of = \"Crazier Eights\"\n";
    let folder = crate::support::folder(&[("game.toml", game.as_bytes()), ("rules.cards", rules.as_bytes())]);
    let record = folder.path().join("game.json");
    let record = record.to_str().expect("a path");
    let played = ["simulate", "Six Eights", "--games", "1", "--record", record];
    let run = crate::support::run(folder.path(), &played);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let again = crate::support::run(folder.path(), &["replay", record]);
    assert_eq!(again.code, 0, "{}{}", again.out, again.err);
}

#[test]
fn whoever_comes_into_play_by_it_asks_too() {
    let plays = |pier: &str, lines: &str| {
        plays(pier, "Assets you control are also kings.", "Whenever a king leaves play", lines);
    };
    let exchange = "Choose an asset card from your hand. Exchange that card and an asset you control.";
    plays(
        exchange,
        "Ana controls Quay and Buoy
  Ana holds Pier, Lamp and Trade

  when Ana plays Pier
    Ana chooses Buoy
  then
    Lamp has 1 rust counters",
    );
}
