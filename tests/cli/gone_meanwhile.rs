//! A card that something takes away while an event or a text waits: what would have been done to it is not done.

use crate::small_set::{harbour, passes};

/// Pier is an event, Quay and Wharf are assets with these texts; Lamp counts what is destroyed.
fn plays(pier: &str, quay: &str, lines: &str) {
    let cards = format!(
        "counter \"rust\"

card \"Pier\"
  2 of moon, event

  {pier}

card \"Quay\"
  3 of moon, asset

  {quay}

card \"Buoy\"
  4 of moon, asset

card \"Lamp\"
  5 of moon, asset

  Whenever a card is destroyed, put a rust counter on this card.

  This card can't be destroyed.
"
    );
    passes(&harbour(&cards, lines));
}

const HOME: &str = "If another asset would be destroyed, return this card to your hand instead.";

#[test]
fn what_went_instead_is_not_destroyed_out_of_the_hand() {
    let lines = |others: &str, choices: &str| {
        format!(
            "Ana controls Quay and Buoy
  Ben controls Lamp{others}
  Ana holds Pier, Sunstone and Trade

  when Ana plays Pier{choices}
  then
    Ana controls Buoy and no other cards
    Ana holds Quay, Sunstone, Trade and no other cards
    Lamp has 0 rust counters"
        )
    };
    plays("Destroy all assets.", HOME, &lines("", ""));
    plays("Destroy each asset.", HOME, &lines("", ""));
    let both = lines(" and Castle", "\n    Ana chooses Quay, then Buoy");
    plays("Destroy two assets of your choice.", HOME, &both);
    plays("Choose two assets. Destroy those assets.", HOME, &both);
}

#[test]
fn what_goes_instead_goes_once() {
    let lines = |rest: &str| {
        format!(
            "Ana controls Faithful Guard and Buoy
  Ben controls Lamp and Castle
  Ana holds Pier, Sunstone and Trade

  when Ana plays Pier
    Ana accepts
  then
    {rest}"
        )
    };
    plays(
        "Destroy all assets.",
        HOME,
        &lines("Ana controls Buoy and no other cards\n    Lamp has 2 rust counters"),
    );
    let instead = "If this card would be destroyed, you may destroy another asset of your choice instead.";
    plays(
        "Destroy all assets. Draw that many cards.",
        instead,
        "Ana controls Quay and Buoy
  Ben controls Lamp and Castle
  Ana holds Pier, Sunstone and Trade

  when Ana plays Pier
    Ana accepts
    Ana chooses Castle
  then
    Ana controls Quay and no other cards
    Lamp has 2 rust counters",
    );
}

#[test]
fn what_was_done_first_takes_a_card_out_of_an_event() {
    plays(
        "Destroy all assets.",
        "If this card would be destroyed, first return another asset of your choice to its controller's hand.",
        "Ana controls Quay and Buoy
  Ben controls Lamp and Castle
  Ana holds Pier, Sunstone and Trade
  Ben holds 3 cards

  when Ana plays Pier
    Ana chooses Castle
  then
    Ben holds Castle
    Ben holds 4 cards
    Lamp has 2 rust counters",
    );
    plays(
        "Put two cards from your hand on the bottom of the discard pile.",
        "If you would put a card from your hand on the bottom of the discard pile, first put another card from your hand on top of the draw pile.",
        "Ana controls Quay
  Ana holds Pier, Sunstone, Trade, Wood Elf and Castle

  when Ana plays Pier
    Ana chooses Sunstone, then Trade
    Ana chooses Sunstone
  then
    the discard pile contains Trade
    Sunstone is on top of the draw pile",
    );
}

#[test]
fn what_was_destroyed_instead_is_not_returned() {
    plays(
        "Each player returns all assets they control to their hand.",
        "If another asset you control would be returned, destroy this card instead.",
        "Ana controls Buoy, Castle and Quay
  Ana holds Pier, Sunstone and Trade
  Ben controls Lamp

  when Ana plays Pier
  then
    the discard pile contains Quay
    Ana doesn't hold Quay",
    );
}

#[test]
fn another_controller_takes_no_card_out_of_an_event() {
    plays(
        "Destroy all assets.",
        "If this card would be destroyed, first gain control of an asset an opponent controls.",
        "Ana controls Quay
  Ben controls Castle
  Ana holds Pier, Sunstone and Trade

  when Ana plays Pier
  then
    the discard pile contains Quay and Castle",
    );
}

/// Goes away as soon as somebody has drawn two cards.
const FLEES: &str = "As soon as a player has seven or more cards in hand, return this card to your hand.";

#[test]
fn a_card_that_was_chosen_and_has_gone_is_not_meant() {
    let lines = |then: &str| {
        format!(
            "Ana controls Buoy
  Ben controls Quay and Lamp
  Ana holds Pier and 5 other cards
  Ben holds 2 cards

  when Ana plays Pier
    Ana chooses Quay
  then
    {then}
    Lamp has 0 rust counters"
        )
    };
    let chosen = |rest: &str| format!("Choose an asset. Draw two cards. {rest}");
    plays(&chosen("Destroy that asset."), FLEES, &lines("Ben holds Quay"));
    plays(&chosen("Put that asset on top of the draw pile."), FLEES, &lines("Ben holds Quay"));
    plays(&chosen("Gain control of that asset."), FLEES, &lines("Ben holds Quay"));
    plays(
        &chosen("If that asset is a three, draw a card."),
        FLEES,
        &lines("Ben holds Quay\n    Ana holds 7 cards"),
    );
}

#[test]
fn what_goes_instead_is_none_of_the_cards_that_are_gone_through() {
    let lines = "Ana controls Quay and Buoy
  Ben controls Lamp
  Ana holds Pier, Sunstone and Trade

  when Ana plays Pier
  then
    Ana controls Buoy and no other cards
    Ana holds Quay, Sunstone, Trade and no other cards";
    plays("For each asset, destroy it.", HOME, lines);
    let first = "If you would draw one or more cards, first return this card to your hand.";
    plays(
        "Choose an asset. Draw two cards. Destroy that asset.",
        first,
        "Ana controls Quay and Buoy
  Ana holds Pier, Sunstone and Trade

  when Ana plays Pier
    Ana chooses Quay
  then
    Ana holds Quay
    Ana holds 5 cards",
    );
}

#[test]
fn what_a_text_moves_itself_it_goes_on_speaking_of() {
    plays(
        "Choose an asset. Put it into your hand. Reveal it. Put it on top of the draw pile.",
        HOME,
        "Ana controls Buoy
  Ben controls Lamp
  Ana holds Pier, Sunstone and Trade

  when Ana plays Pier
    Ana chooses Buoy
  then
    Buoy is on top of the draw pile",
    );
    plays(
        "Choose an asset. Destroy it. Each opponent draws two cards. Put that asset into your hand.",
        HOME,
        "Ana controls Buoy
  Ben controls Castle
  Ana holds Pier, Sunstone and Trade

  when Ana plays Pier
    Ana chooses Buoy
  then
    Ana holds Buoy",
    );
}

#[test]
fn another_controller_takes_no_card_from_a_text() {
    let gains = "As soon as a player has seven or more cards in hand, gain control of all assets.";
    let lines = |choices: &str, gone: &str| {
        format!(
            "Ana controls Buoy
  Ben controls Quay and Castle
  Ana holds Pier and 5 other cards
  Ben holds 2 cards

  when Ana plays Pier
    Ana chooses {choices}
  then
    the discard pile contains {gone}"
        )
    };
    plays("Choose an asset. Draw two cards. Destroy that asset.", gains, &lines("Buoy", "Buoy"));
    plays(
        "Choose two assets. Draw two cards. Destroy those assets.",
        gains,
        &lines("Buoy, then Castle", "Buoy and Castle"),
    );
}

#[test]
fn what_is_destroyed_at_the_same_time_hears_of_the_others() {
    let hears = "Whenever another asset is destroyed, draw a card.";
    let lines = |ana: &str, ben: &str, who: &str| {
        format!(
            "Ana controls {ana}
  Ben controls {ben}
  Ana holds Pier and 2 other cards
  Ben holds 3 cards

  when Ana plays Pier
  then
    Ana controls no cards
    Ben controls no cards
    {who}"
        )
    };
    let all = "At the same time, each player destroys an asset they control.";
    plays(all, hears, &lines("Quay", "Buoy", "Ana holds 3 cards"));
    plays(all, hears, &lines("Buoy", "Quay", "Ben holds 4 cards"));
}
