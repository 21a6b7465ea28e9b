//! Whoever controls a card, it is the same one as before; one that has left play and come back is another.

use crate::small_set::{harbour, passes};

/// Quay and Lamp are assets with these texts, and Pier is an event.
fn plays(pier: &str, [quay, lamp]: [&str; 2], lines: &str) {
    let cards = format!(
        "counter \"rust\"

card \"Pier\"
  8 of sun, event

  {pier}

card \"Quay\"
  8 of sun, asset

  {quay}

card \"Lamp\"
  8 of sun, asset

  {lamp}

card \"Mole\"
  8 of sun, event

  Gain control of an asset of your choice.
"
    );
    passes(&harbour(&cards, lines));
}

const PLAIN: &str = "Whenever you roll a die, draw a card.";
const GAIN: &str = "Gain control of an asset of your choice.";

#[test]
fn what_waits_goes_on_with_a_card_that_changed_hands() {
    let quay = "Whenever an opponent plays a card, destroy this card.";
    let lines = "Ana controls Quay
  Ben holds Pier and 3 other cards

  when Ben plays Pier
  then
    the discard pile contains Quay";
    plays(GAIN, [quay, PLAIN], lines);
}

#[test]
fn a_second_text_still_speaks_of_what_a_first_one_took() {
    let lines = "Ana controls Quay and Lamp
  Ben holds Wood Elf and 3 other cards

  when Ben plays Wood Elf
    Ben orders Quay first
  then
    the discard pile contains Wood Elf";
    let texts = |when: &str| {
        let [gains, destroys] = ["gain control of it.", "destroy it."].map(|does| format!("{when}, {does}"));
        plays(GAIN, [&gains, &destroys], lines);
    };
    texts("Whenever an asset enters play");
    texts("Whenever an opponent plays an asset");
}

#[test]
fn a_text_goes_on_with_what_it_takes_after_somebody_else_did() {
    let quay = "Whenever an opponent plays an asset, gain control of it.";
    let lamp = "Whenever an asset enters play, put a rust counter on it and the player on your left gains control of it. Put a rust counter on it.";
    let lines = "Ana controls Quay and Lamp
  Ben holds Wood Elf and 3 other cards

  when Ben plays Wood Elf
  then
    Ben controls Wood Elf
    Wood Elf has 2 rust counters";
    plays(GAIN, [quay, lamp], lines);
}

#[test]
fn while_it_is_in_play_holds_under_anybody() {
    let quay =
        "Whenever another asset enters play, opponents can't draw cards while it is in play on the table.";
    let lines = "Ana controls Quay
  Ana holds Castle and 3 other cards
  Ben holds Pier, Mole and 3 other cards

  when Ana plays Castle
    Ana's turn ends
    Ben plays Mole
    Ben chooses Castle
    Ben's turn ends
    Ana's turn ends
  then
    Ben holds 4 cards
  when Ben plays Pier
    Ben chooses Castle
    Ben's turn ends
    Ana's turn ends
  then
    Ben holds 4 cards";
    plays("Destroy an asset of your choice.", [quay, PLAIN], lines);
}

#[test]
fn once_in_a_turn_is_once_also_for_what_was_given_away_and_taken_back() {
    let pier = "Choose an opponent. That opponent gains control of each asset you control. Gain control of each asset that opponent controls.";
    let lines = "Ana controls Quay
  Ana holds Pier and 3 other cards

  when Ana uses Quay
    Ana plays Pier
  then
    Ana controls Quay
    Ana can't use Quay";
    plays(pier, ["Once during your turn, you may draw a card.", PLAIN], lines);
}

#[test]
fn what_was_so_before_somebody_gained_it_has_not_become_so() {
    let quay = "As soon as a player has five or more cards in hand, each player draws a card.";
    let lines = "Ana controls Quay
  Ana holds 3 cards
  Ben holds Pier and 6 other cards

  when Ben's turn begins
  then
    Ana holds 4 cards
  when Ben plays Pier
  then
    Ben controls Quay
    Ana holds 4 cards";
    plays(GAIN, [quay, PLAIN], lines);
}

#[test]
fn counters_do_not_go_on_a_card_that_left_and_came_back() {
    let quay = "Whenever an opponent plays a card, put a rust counter on this card.";
    let pier = "Choose an asset. Set it aside. Put it into play on the table under your control.";
    let lines = |played: &str, counters: u8| {
        format!(
            "Ana controls Quay
  Ben holds {played} and 3 other cards

  when Ben plays {played}
  then
    Quay has {counters} rust counters"
        )
    };
    plays(pier, [quay, PLAIN], &lines("Pier", 0));
    plays(pier, [quay, PLAIN], &lines("Mole", 1));
}

#[test]
fn a_loan_that_came_to_nothing_ends_no_other_one() {
    let pier = "Choose an asset. Gain control of that asset until the end of this turn. The player on your left gains control of that asset until the end of your next turn.";
    let quay = "If an opponent would gain control of an asset, destroy this card instead.";
    let lines = "Ana controls Castle
  Ben controls Quay
  Ben holds Pier and 3 other cards

  when Ben plays Pier
    Ben chooses Castle
  then
    Ben controls Castle
    the discard pile contains Quay
  when Ben's turn ends
  then
    Ana controls Castle";
    plays(pier, [quay, PLAIN], lines);
}
