//! What waits for its turn takes no card that something else has taken away by then; what one has on loan can be gained again.

use crate::small_set::{harbour_of, passes, problems, told};

/// Quay is an asset, Pier and Mole are events with these texts.
fn plays(quay: &str, [pier, mole]: [&str; 2], lines: &str) {
    let card =
        |name: &str, kind: &str, text: &str| format!("card \"{name}\"\n  8 of sun, {kind}\n\n  {text}\n\n");
    let cards =
        [card("Quay", "asset", quay), card("Pier", "event", pier), card("Mole", "event", mole)].concat();
    passes(&harbour_of("Ana, Ben and Cid", cards.trim_end(), lines));
}

const TWICE: &str = "You may play three additional cards each turn.";
const PLAIN: &str = "Draw a card.";

#[test]
fn a_card_that_is_drawn_is_not_dealt_to_another() {
    let guard = "If an opponent would deal a card to you, first each player draws a card.";
    let lines = "Ben controls Quay
  Ana holds Pier and 2 other cards
  Ben holds 2 cards
  Cid holds 2 cards

  when Ana plays Pier
  then
    Ana holds 4 cards
    Ben holds 4 cards
    Cid holds 4 cards";
    plays(guard, ["Deal a card to each player.", PLAIN], lines);
}

#[test]
fn a_card_that_is_destroyed_is_not_returned() {
    let guard = "If an asset you control would be returned, first destroy an asset an opponent controls.";
    let lines = "Ben controls Quay
  Cid controls Castle
  Ana holds Pier and 2 other cards

  when Ana plays Pier
  then
    the discard pile contains Castle";
    plays(guard, ["Return all assets to the hands of all players.", PLAIN], lines);
}

#[test]
fn what_somebody_had_on_loan_goes_where_their_cards_go() {
    let lines = "Ana controls Quay
  Ben controls Castle
  Ana holds Pier, Mole and 2 other cards

  when Ana plays Pier
    Ana chooses Castle
    Ana plays Mole
  then
    the discard pile contains Castle";
    let loan = "Gain control of an asset of your choice until the end of your next turn.";
    plays(TWICE, [loan, "You lose the game."], lines);
}

#[test]
fn of_two_loans_that_end_the_one_that_was_destroyed_does_not_come_back() {
    let guard =
        "If you would gain control of an asset, first destroy an asset an opponent controls of your choice.";
    let lines = "Ben controls Quay, Castle and Wood Elf
  Ana holds Pier and 3 other cards

  when Ana plays Pier
    Ana chooses Castle
    Ana chooses Wood Elf
    Ana passes
    Ben chooses Castle
  then
    the discard pile contains Castle
    Ben controls Wood Elf";
    plays(guard, ["Choose two assets. Gain control of those assets this turn.", PLAIN], lines);
}

/// Ana borrows Castle by one text and gains control of it again by another; her turn ends.
fn borrows(first: &str, again: &str, then: &str) {
    let lines = format!(
        "Ana controls Quay
  Ben controls Castle
  Ana holds Pier, Mole and 3 other cards

  when Ana plays Pier
    Ana chooses Castle
    Ana plays Mole
    Ana chooses Castle
    Ana's turn ends
  then
    {then}"
    );
    plays(TWICE, [first, again], &lines);
}

#[test]
fn what_is_on_loan_can_be_gained_for_good_or_for_longer() {
    let turn = "Gain control of an asset of your choice this turn.";
    let long = "Gain control of an asset of your choice until the end of your next turn.";
    let good = "Gain control of an asset of your choice.";
    borrows(turn, good, "Ana controls Castle");
    borrows(turn, long, "Ana controls Castle");
    borrows(long, turn, "Ana controls Castle");
    borrows(turn, "Choose an asset. Gain control of that asset this turn.", "Ben controls Castle");
}

#[test]
fn whoever_has_won_before_a_chain_is_cut_has_won() {
    let lines = "Ana holds Pier and 3 other cards

  when Ana plays Pier
  then
    Ana wins the game
    the game is over";
    let endless = "Roll a die. Repeat until the result is seven: roll a die.";
    plays(TWICE, [&format!("You win the game. {endless}"), PLAIN], lines);
}

#[test]
fn the_next_phase_is_the_one_still_to_come() {
    let lines = "Ana controls Quay
  Ana holds Pier and 3 other cards

  when Ana's turn begins
    Ana plays Pier
  then
    Ana holds 5 cards";
    let until =
        "At the beginning of your turn, you can't draw cards until the beginning of your next main phase.";
    plays(until, ["Draw two cards.", PLAIN], lines);
}

#[test]
fn at_the_same_time_nothing_is_asked_before_it_is_done() {
    let each = "each player discards a card, then if that player has no cards in hand, that player scores one point.";
    let too_soon = format!("At the same time, {each}");
    assert_eq!(problems(&too_soon), ["CW402"]);
    let shown = format!("Each{}", each.strip_prefix("each").unwrap_or_default());
    assert!(told("event", &too_soon).contains(&shown), "{shown}");
    for asked in [
        shown.as_str(),
        "At the same time, each player puts a card from their hand on the bottom of the draw pile, then if that card is blue, that player draws a card.",
        "At the same time, each player chooses a card from their hand, then if that player controls no assets, that player scores one point.",
    ] {
        assert_eq!(problems(asked), [""; 0], "{asked}");
    }
}

#[test]
fn what_begins_with_an_effect_says_in_which_turn_it_is() {
    assert_eq!(problems("The next player can't draw cards during their turn."), ["CW419"]);
    assert_eq!(problems("The next player can't draw cards during their next turn."), [""; 0]);
}
