//! Of several things to choose from, those that have nothing to begin with are left out.

use crate::goods::{NOTHING, plays};
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

#[test]
fn where_nothing_can_be_begun_nothing_is_chosen_or_done() {
    let prices =
        "Choose one: pay five coins and draw two cards; or pay four coins and draw a card. Gain a coin.";
    plays(prices, NOTHING, "", "Ana is asked nothing; Ana has 4 coins; Ana holds Castle and no other cards");
    let card = "card \"Pier\"\n  2 of moon, event\n\n  Choose one: destroy an asset of your choice and draw a card; or put an asset you control on top of the draw pile and draw a card.\n";
    let lines = "Ana holds Pier and Trade

  when Ana plays Pier
  then
    Ana is asked nothing
    Ana holds Trade and no other cards";
    passes(&harbour_of("Ana and Ben", card, lines));
}

#[test]
fn all_that_the_first_step_takes_has_to_be_there() {
    let exchanged = "Choose one: exchange a card from your hand and an asset you control; or gain a coin.";
    plays(exchanged, NOTHING, "", "Ana is asked nothing; Ana has 4 coins");
    let lost = "Each opponent loses a coin. Each opponent, in turn order, chooses one: that opponent loses two coins, or you gain a coin.";
    plays(
        lost,
        NOTHING,
        "",
        "Cid is asked to choose from \"that opponent loses two coins\" and \"you gain a coin\"; Ana has 4 coins; Ben has 0 coins",
    );
    // As much as there is, where something is.
    plays(
        &lost.replace("two", "nine"),
        NOTHING,
        "Cid chooses the first one",
        "Ana has 4 coins; Cid has 0 coins",
    );
}

#[test]
fn of_counters_one_is_enough_to_begin_with() {
    let text = "At the beginning of your turn, choose one: remove two wish counters from this card and draw a card; or destroy this card.";
    let turn = |counters: &str, deeds: &str, then: &str| {
        let card = format!("card \"Pier\"\n  2 of moon, asset\n\n  {text}\n");
        let lines = format!(
            "Ana holds Trade\n  Ana controls Pier\n{counters}\n  when Ana's turn begins\n{deeds}  then\n    {then}"
        );
        passes(&harbour_of("Ana and Ben", &card, &lines));
    };
    turn("", "", "the log says \"Ana destroys Pier\"");
    turn("  Pier has 1 wish counter\n", "    Ana chooses the first one\n", "Pier has no wish counters");
}

#[test]
fn what_others_do_first_is_looked_at() {
    // Ana has three coins, Ben one, Cid five.
    let gift =
        "Each opponent loses five coins. Choose one: each opponent gives a coin to you, or draw a card.";
    plays(gift, NOTHING, "", "Ana is asked nothing; Ana holds Castle and 1 other card; Ana has 3 coins");
    let one_has = gift.replace("five", "four");
    plays(&one_has, NOTHING, "Ana chooses the first one", "Ana has 4 coins; Cid has 0 coins");
    let offered =
        "Each opponent loses four coins. Choose one: each opponent may pay two coins, or draw a card.";
    plays(offered, NOTHING, "", "Ana is asked nothing; Ana holds Castle and 1 other card; Cid has 1 coin");
    let enough = offered.replace("four", "three");
    plays(
        &enough,
        NOTHING,
        "Ana chooses the first one; Cid accepts",
        "Ben is asked nothing; Ana holds Castle and no other cards; Cid has 0 coins",
    );
}

#[test]
fn what_somebody_is_asked_first_has_to_be_possible() {
    let toll = "Choose one: you may pay nine coins; or gain a coin.";
    plays(toll, NOTHING, "", "Ana is asked nothing; Ana has 4 coins");
    plays(&toll.replace("nine", "two"), NOTHING, "Ana chooses the first one; Ana accepts", "Ana has 1 coin");
}

#[test]
fn whoever_chooses_learns_nothing_of_what_others_hold() {
    let card = "card \"Pier\"\n  2 of moon, event\n\n  Choose one: each opponent puts a king from their hand on the bottom of the draw pile; or draw a card.\n";
    let lines = "Ana holds Pier and Trade
  Ben holds Death

  when Ana plays Pier
    Ana chooses the first one
  then
    Ben holds Death
    Ana holds Trade and no other cards";
    passes(&harbour_of("Ana and Ben", card, lines));
}
