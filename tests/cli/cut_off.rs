//! What leads back to itself comes to an end: events that play each other, and states that begin a chain again.

use crate::crazier::crazier;
use crate::small_set::{harbour_of, passes};
use crate::support::{TempDir, run};

const ECHOES: &str = "card \"Pier\"
  2 of moon, event

  Play an event card from the discard pile.

card \"Mole\"
  3 of moon, event

  Play an event card from the discard pile.

card \"Quay\"
  4 of moon, event

  Draw a card.
";

fn echoes(lines: &str) {
    passes(&harbour_of("Ana and Ben", ECHOES, lines));
}

#[test]
fn events_that_only_play_each_other_have_nothing_to_play() {
    let alone = "Ana holds Pier and Castle
  the discard pile is Mole

  when Ana's main phase begins
  then
    Ana can't play Pier";
    echoes(alone);
    echoes(&alone.replace("is Mole", "is Quay").replace("can't", "can"));
}

#[test]
fn an_event_that_plays_another_is_played_where_the_row_ends() {
    let lines = "Ana holds Pier and Castle
  the discard pile is Quay, Mole

  when Ana plays Pier
    Ana chooses Mole
  then
    Ana holds 2 cards
    Ana's log says \"Ana plays Quay\"";
    echoes(lines);
    // The last of the row is on its way already.
    let used_up = "Ana holds Pier and Castle
  the discard pile is Quay, Mole

  when Ana plays Pier
    Ana chooses Quay
  then
    the discard pile contains Mole
    Ana holds 2 cards";
    echoes(used_up);
}

const GAME: &str = "name = \"Coin Eights\"
variant-of = \"Crazier Eights\"

[values]
coin = { kind = \"number\", owner = \"player\", plural = \"coins\" }
";

/// Each turn of the chain starts three texts, and the one that would come back for the last time is the state's.
fn tides() -> TempDir {
    let idle = "remove all oil counters from this card.";
    let assets = [
        ("Ebb", "As soon as you have one or more coins, lose a coin.".to_string()),
        ("Flood", "Whenever an opponent loses one or more coins, that opponent gains a coin.".to_string()),
        ("Buoy", format!("Whenever you lose one or more coins, {idle}")),
        ("Gull", format!("Whenever a player plays an event, {idle}")),
        ("Tern", format!("Whenever a player plays an event, {idle}")),
    ];
    let card = |(name, text): &(&str, String)| format!("card \"{name}\"\n  2 of moon, asset\n\n  {text}\n\n");
    let purse = "card \"Purse\"\n  4 of moon, event\n\n  Gain a coin.\n";
    let cards = assets.iter().map(card).collect::<String>() + purse;
    let scenario = "scenario \"tides\"
  players Ana and Ben
  Ana controls Ebb, Buoy and Gull
  Ben controls Flood and Tern
  Ana holds Purse and Castle

  when Ana plays Purse
  then
    Ana holds Purse
";
    crazier(&[
        ("game.toml", GAME.as_bytes()),
        ("mint/set.toml", b"name = \"Mint\"\ngame = \"Coin Eights\"\n"),
        ("mint/mint.cards", cards.as_bytes()),
        ("mint/mint.scenario", scenario.as_bytes()),
    ])
}

#[test]
fn a_state_does_not_begin_a_chain_again_and_again() {
    let run = run(tides().path(), &["test"]);
    let stopped = run.out.matches("went on without end").count();
    assert!((1..=3).contains(&stopped), "{stopped} times\n{}", &run.out[..run.out.len().min(3000)]);
    assert!(run.out.contains("expected: Ana holds Purse"), "{}", run.out);
}
