//! "Those cards share a suit": all of them with each other.

use crate::each_text::CRAZIER;
use crate::small_set::plays;

const EVENT: &str = "2 of moon, event";

#[test]
fn one_value_is_shared_by_all() {
    // Of eye: Death and Angel of Hope; of sun: Castle.
    let two = "Reveal the top two cards of the draw pile. If those cards share a suit, draw two cards.";
    let three = "Reveal the top three cards of the draw pile. If those cards share a suit, draw two cards.";
    let none = "Reveal the top two cards of the draw pile. If those cards don't share a suit or rank, draw two cards.";
    let one = "Reveal the top card of the draw pile. If all cards in your hand share a suit, draw two cards.";
    for (text, pile, held) in [
        (two, "Death, Angel of Hope, Castle", 3),
        (two, "Death, Castle, Angel of Hope", 1),
        (three, "Death, Angel of Hope, Castle", 1),
        (none, "Death, Castle, Angel of Hope", 3),
        (none, "Death, Angel of Hope, Castle", 1),
        // One card alone shares nothing.
        (one, "Death, Angel of Hope, Castle", 1),
    ] {
        let scenario = format!(
            "scenario \"as it reads\"
  players Ana and Ben
  Ana holds Pier and Trade
  the draw pile is {pile}

  when Ana plays Pier
  then
    Ana holds {held} {}
",
            if held == 1 { "card" } else { "cards" }
        );
        plays(text, &scenario);
    }
}

#[test]
fn two_that_were_named_one_by_one() {
    CRAZIER.accepts(
        EVENT,
        &[
            "Choose a card from your hand and a card from the discard pile. If those cards share a color or rank, draw a card.",
            "Choose two cards from your hand. If those cards don't share a suit, draw a card.",
            "If all cards in your hand share a color, draw two cards.",
        ],
    );
}

#[test]
fn what_is_held_against_what_is_asked() {
    let right = "Choose two cards from your hand. If those cards share a suit, draw a card.";
    CRAZIER.shows(
        EVENT,
        &[
            (
                "Choose two cards from your hand. If they share a suit, draw a card.",
                "CW204",
                "those cards share a suit",
                right,
            ),
            (
                "Choose a card from your hand. If that card shares a suit, draw a card.",
                "CW407",
                "if that card shares a suit with this card",
                "Choose a card from your hand. If that card shares a suit with this card, draw a card.",
            ),
            (
                "If two cards in your hand share a suit, draw a card.",
                "CW407",
                "if all cards in your hand share a suit",
                "If all cards in your hand share a suit, draw a card. Draw a card.",
            ),
        ],
    );
}
