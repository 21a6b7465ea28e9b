//! What is exchanged takes the place of the other, and is looked at as what its move comes to.

use crate::small_set::{harbour, passes};

/// Pier is an event with this text; Quay and Lamp are assets.
fn plays(pier: &str, quay: &str, lines: &str) {
    let cards = format!(
        "card \"Pier\"
  8 of sun, event

  {pier}

card \"Quay\"
  8 of sun, asset

  {quay}

card \"Lamp\"
  8 of sun, asset

card \"Mole\"
  8 of sun, event
"
    );
    passes(&harbour(&cards, lines));
}

const PLAIN: &str = "Whenever you roll a die, draw a card.";

/// Ana plays Pier with two cards in hand, and the draw pile and the discard pile become these.
fn piles(pier: &str, choices: &str, draw_pile: &str, discard_pile: &str) {
    let lines = format!(
        "Ana holds Pier, Trade and Ferocity
  the draw pile is Castle, Wood Elf, Death, Angel of Hope
  the discard pile is Quay, Lamp, Mole

  when Ana plays Pier{choices}
  then
    the draw pile is {draw_pile}
    the discard pile is {discard_pile}"
    );
    plays(pier, PLAIN, &lines);
}

#[test]
fn a_card_takes_the_very_place_of_another_in_a_pile() {
    let chosen = "\n    Ana chooses Trade";
    let with = |what: &str| {
        format!("Choose a card from your hand. Call it the \"two\". Exchange {what} and the two.")
    };
    piles(
        &with("the bottom card of the draw pile"),
        chosen,
        "Castle, Wood Elf, Death, Trade",
        "Quay, Lamp, Mole, Pier",
    );
    piles(
        &with("the top card of the draw pile"),
        chosen,
        "Trade, Wood Elf, Death, Angel of Hope",
        "Quay, Lamp, Mole, Pier",
    );
    let middle = "Choose a card from the discard pile. Call it the \"one\". ";
    piles(
        &format!("{middle}{}", with("the one")),
        "\n    Ana chooses Lamp\n    Ana chooses Trade",
        "Castle, Wood Elf, Death, Angel of Hope",
        "Quay, Trade, Mole, Pier",
    );
}

#[test]
fn two_cards_of_one_pile_change_places() {
    piles(
        "Exchange the top card of the draw pile and the bottom card of the draw pile.",
        "",
        "Angel of Hope, Wood Elf, Death, Castle",
        "Quay, Lamp, Mole, Pier",
    );
    let two = "Choose a card from the discard pile. Call it the \"one\". Choose another card from the discard pile. Call it the \"two\". Exchange the one and the two.";
    piles(
        two,
        "\n    Ana chooses Lamp\n    Ana chooses Mole",
        "Castle, Wood Elf, Death, Angel of Hope",
        "Quay, Mole, Lamp, Pier",
    );
}

#[test]
fn several_cards_lie_as_they_lay() {
    piles(
        "Exchange the bottom two cards of the draw pile and the bottom two cards of the discard pile.",
        "",
        "Castle, Wood Elf, Lamp, Mole",
        "Quay, Death, Angel of Hope, Pier",
    );
    piles(
        "Exchange the bottom card of the draw pile and the top two cards of the discard pile.",
        "",
        "Castle, Wood Elf, Death, Quay, Lamp",
        "Angel of Hope, Mole, Pier",
    );
}
