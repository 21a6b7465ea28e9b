//! What was to hold for a while and did not come to pass is not taken back later; and a phase that is still to come in a
//! turn ends what lasts until it begins.

use crate::small_set::{harbour, passes};

const LOAN: &str = "card \"Loan\"\n  8 of sun, event\n\n  Gain control of an asset of your choice until the end of your turn. You may play a card from your hand.\n\n";
const GIFT: &str = "card \"Gift\"\n  8 of sun, event\n\n  Gain control of an asset of your choice.\n\n";

#[test]
fn what_was_not_gained_does_not_go_back() {
    let guard = "card \"Pier\"\n  8 of sun, asset\n\n  If an opponent would gain control of an asset you control, you may draw a card instead.\n";
    let lines = "Ana holds Loan, Gift and 3 other cards
  Ben controls Pier and Angel of Hope
  Ben holds 3 cards

  when Ana plays Loan
    Ana chooses Angel of Hope
    Ben accepts
    Ana accepts
    Ana chooses Gift
    Ana chooses Angel of Hope
    Ben declines
  then
    Ana controls Angel of Hope

  when Ana's turn ends
  then
    Ana controls Angel of Hope";
    passes(&harbour(&format!("{LOAN}{GIFT}{guard}"), lines));
}

#[test]
fn a_direction_that_was_not_reversed_stays() {
    let turn =
        "card \"Eddy\"\n  8 of sun, event\n\n  Reverse the direction of play until the end of your turn.\n\n";
    let guard = "card \"Pier\"\n  8 of sun, asset\n\n  If a player would reverse the direction of play, that player draws a card instead.\n";
    let lines = "Ana holds Eddy and 3 other cards
  Ben controls Pier

  when Ana plays Eddy
    Ana's turn ends
  then
    the direction of play is clockwise";
    passes(&harbour(&format!("{turn}{guard}"), lines));
}

#[test]
fn a_phase_of_this_turn_ends_it() {
    let loan = "card \"Pier\"\n  8 of sun, asset\n\n  At the beginning of your turn, gain control of an asset of your choice until the beginning of your main phase.\n";
    let lines = "Ana controls Pier
  Ben controls Wood Elf
  Ana holds 3 cards

  when Ana's turn begins
    Ana chooses Wood Elf
  then
    Ben controls Wood Elf
    Ana is offered to pass";
    passes(&harbour(loan, lines));
}
