//! A card that changes hands hears of it as the card of whoever has it now, or else of whoever had it.

use crate::small_set::{harbour_of, passes};

/// Quay is an asset with this text, Pier an event with that one, which Ben plays; so many cards they hold then.
fn plays(quay: &str, pier: &str, given: &str, ana: u8, ben: u8) {
    let cards = format!(
        "card \"Quay\"
  3 of moon, asset

  {quay}

card \"Pier\"
  2 of moon, event

  {pier}
"
    );
    let lines = format!(
        "{given}
  Ana holds 3 cards
  Ben holds Pier and 3 other cards

  when Ben plays Pier
  then
    Ana holds {ana} cards
    Ben holds {ben} cards"
    );
    passes(&harbour_of("Ana, Ben and Cid", &cards, &lines));
}

const LOST: &str = "Whenever an opponent gains control of an asset you control, draw a card.";
const ALL: &str =
    "Choose an opponent who controls an asset. Gain control of each asset that opponent controls.";

#[test]
fn what_somebody_loses_it_tells_them() {
    plays(LOST, ALL, "Ana controls Quay", 4, 3);
    // What goes with it is told as well.
    plays(LOST, ALL, "Ana controls Quay, Castle and Wood Elf", 6, 3);
    let this = "Whenever an opponent gains control of this card, draw a card.";
    plays(this, ALL, "Ana controls Quay", 4, 3);
    plays(this, ALL, "Ana controls Quay and Castle", 4, 3);
    let that = "Whenever an opponent gains control of this card, that opponent discards a random card.";
    plays(that, ALL, "Ana controls Quay", 3, 2);
}

#[test]
fn what_somebody_gains_it_tells_them() {
    for text in [
        "Whenever you gain control of this card, draw a card.",
        "Whenever you gain control of an asset, draw a card.",
        "Whenever a player gains control of this card, draw a card.",
        "Whenever this card changes control, draw a card.",
    ] {
        plays(text, ALL, "Ana controls Quay", 3, 4);
    }
}

#[test]
fn it_is_told_by_an_exchange() {
    let exchange = "Choose an asset an opponent controls. Exchange that asset and an asset you control.";
    plays(
        "Whenever an opponent gains control of this card, draw a card.",
        exchange,
        "Ana controls Quay\n  Ben controls Castle",
        4,
        3,
    );
}

#[test]
fn it_is_told_when_it_is_given_back() {
    let cards = format!(
        "card \"Quay\"\n  3 of moon, asset\n\n  {LOST}\n\ncard \"Pier\"\n  2 of moon, event\n\n  Choose an asset. Gain control of that asset until the end of this turn.\n"
    );
    let lines = "Ana controls Quay
  Ana holds 3 cards
  Ben holds Pier and 3 other cards

  when Ben plays Pier
    Ben's turn ends
  then
    Ana controls Quay
    Ana holds 4 cards
    Ben holds 4 cards";
    passes(&harbour_of("Ana, Ben and Cid", &cards, lines));
}
