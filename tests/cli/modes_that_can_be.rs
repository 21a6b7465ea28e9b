//! Of several things to choose from, those that have nothing to begin with are left out.

use crate::small_set::{harbour_of, passes};

const RUSE: &str = "card \"Pier\"\n  2 of moon, event\n\n  Each opponent, in turn order, chooses one: that player draws two cards, or you gain control of an asset that player controls.\n";

#[test]
fn whoever_has_nothing_to_lose_is_not_offered_to_lose_it() {
    let lines = "Ana holds Pier and Trade
  Ben holds 2 cards
  Cid holds 2 cards
  Cid controls Castle

  when Ana plays Pier
  then
    Ben is asked nothing
    Ben holds 4 cards
    Cid is asked to choose from \"that player draws two cards\" and \"you gain control of an asset that player controls\"";
    passes(&harbour_of("Ana, Ben and Cid", RUSE, lines));
}

#[test]
fn where_nothing_of_it_can_be_begun_nobody_is_asked_whether_to() {
    let card = "card \"Pier\"\n  2 of moon, event\n\n  Draw a card. You may choose one: destroy an asset of your choice; or put an asset you control on top of the draw pile.\n";
    let lines = "Ana holds Pier and Trade

  when Ana plays Pier
  then
    Ana is asked nothing
    Ana holds 2 cards";
    passes(&harbour_of("Ana and Ben", card, lines));
}

#[test]
fn of_several_cards_one_is_enough_to_begin_with() {
    let card = "card \"Pier\"\n  2 of moon, event\n\n  Choose one: put two cards from your hand on the bottom of the draw pile; or draw a card.\n";
    let lines = "Ana holds Pier and Trade

  when Ana plays Pier
    Ana chooses the first one
  then
    Ana holds no cards
    Ana wins the game";
    passes(&harbour_of("Ana and Ben", card, lines));
}
