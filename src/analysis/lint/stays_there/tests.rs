//! Which moves change nothing.

use super::super::tests::{asset, event, one, warnings};
use crate::diagnostic::Code;

fn told(text: &str) -> Vec<super::super::tests::Warning> {
    warnings(Code::StaysThere, &event(text))
}

fn tells(marked: &str) -> Vec<super::super::tests::Warning> {
    one(marked, &format!("\"{marked}\" changes nothing: the cards are there already."))
}

#[test]
fn nobody_draws_from_the_own_hand() {
    assert_eq!(told("Draw a random card from your hand."), tells("Draw a random card from your hand"));
}

#[test]
fn each_player_has_a_hand() {
    let found = told("Each opponent draws a random card from their hand.");
    assert_eq!(found, tells("draws a random card from their hand"));
}

#[test]
fn drawing_from_another_hand_moves_a_card() {
    assert_eq!(told("Draw a random card from the next player's hand."), []);
}

#[test]
fn others_may_draw_from_your_hand() {
    assert_eq!(told("Each opponent draws a random card from your hand."), []);
}

#[test]
fn two_piles_to_draw_from_leave_a_way() {
    assert_eq!(told("Draw a random card from your hand or the draw pile."), []);
}

#[test]
fn a_card_of_a_hand_is_put_there_in_vain() {
    let text = "Put a red card from your hand into your hand.";
    assert_eq!(told(text), tells("Put a red card from your hand into your hand"));
}

#[test]
fn the_top_card_is_on_top_already() {
    let text = "Put the top card of the draw pile on top of the draw pile.";
    assert_eq!(told(text), tells("Put the top card of the draw pile on top of the draw pile"));
}

#[test]
fn the_top_card_can_go_to_the_bottom() {
    assert_eq!(told("Put the top card of the draw pile on the bottom of the draw pile."), []);
}

#[test]
fn a_card_inside_a_pile_can_go_to_its_top() {
    assert_eq!(told("Put a card from the discard pile on top of the discard pile."), []);
}

#[test]
fn another_order_is_a_change() {
    assert_eq!(told("Put the top three cards of the draw pile on top of the draw pile in any order."), []);
}

#[test]
fn who_controls_a_card_gains_nothing() {
    let text = asset("At the end of your turn, gain control of an asset you control.");
    let found = warnings(Code::StaysThere, &text);
    assert_eq!(found, tells("gain control of an asset you control"));
}

#[test]
fn two_cards_of_a_hand_change_places_in_vain() {
    let text = "Exchange a red card from your hand and a black card from your hand.";
    assert_eq!(told(text), tells("Exchange a red card from your hand and a black card from your hand"));
}

#[test]
fn a_choice_of_ways_is_looked_into() {
    let text = "Choose one: draw a random card from your hand, or draw two cards.";
    assert_eq!(told(text), tells("draw a random card from your hand"));
}

#[test]
fn a_players_hand_may_be_another_ones() {
    assert_eq!(told("Put a card from a player's hand into a player's hand."), []);
}
