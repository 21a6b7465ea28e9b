//! "A second card in a turn": which ones are counted, and when.

use crate::small_set;
use crate::support::TempDir;

use super::events_as_meant::problems;

/// An asset Pier with the text, one that lets its controller use four cards in a turn, three events that do little,
/// and one that comes back.
fn harbour(text: &str, scenario: &str) -> TempDir {
    let mut cards =
        format!("card \"Pier\"\n  7 of moon, asset\n\n  {text}\n\ncard \"Crane\"\n  7 of sun, asset\n\n");
    cards.push_str("  You may play three additional cards each turn.\n\n");
    cards.push_str("  You may discard three additional cards each turn.\n");
    for (name, suit) in [("Ebb", "eye"), ("Flood", "ankh"), ("Tide", "sun")] {
        cards.push_str(&format!("\ncard \"{name}\"\n  4 of {suit}, event\n\n  Shuffle the draw pile.\n"));
    }
    cards.push_str(
        "\ncard \"Undertow\"\n  4 of moon, event\n\n  Put this card into your hand after its effect.\n",
    );
    small_set::harbour(&cards, scenario)
}

fn passes(text: &str, scenario: &str) {
    small_set::passes(&harbour(text, scenario));
}

/// Ana plays an asset and two events.
const PLAYS: &str = "Ana controls Pier and Crane
  Ana holds Castle, Ebb, Flood, Death and Tempest

  when Ana plays Castle
    Ana plays Ebb";

#[test]
fn only_cards_of_the_kind_are_counted() {
    let text = "Whenever you play a second event in a turn, draw a card.";
    passes(text, &format!("{PLAYS}\n  then\n    Ana holds 3 cards"));
    passes(text, &format!("{PLAYS}\n    Ana plays Flood\n  then\n    Ana holds 3 cards"));
    let text = "Whenever you play a second asset in a turn, draw a card.";
    passes(text, &format!("{PLAYS}\n    Ana plays Flood\n  then\n    Ana holds 2 cards"));
    let text = "Whenever you play a third card in a turn, draw a card.";
    passes(text, &format!("{PLAYS}\n    Ana plays Flood\n  then\n    Ana holds 3 cards"));
}

#[test]
fn a_card_that_is_played_again_is_another_one_played() {
    let plays = "Ana controls Pier and Crane
  Ana holds Undertow and Ebb

  when Ana plays Undertow
    Ana plays Undertow";
    let text = "Whenever you play a second event in a turn, draw a card.";
    passes(text, &format!("{plays}\n  then\n    Ana holds 3 cards"));
    let text = "Whenever you play a third event in a turn, draw a card.";
    passes(text, &format!("{plays}\n  then\n    Ana holds 2 cards"));
    passes(text, &format!("{plays}\n    Ana plays Undertow\n  then\n    Ana holds 3 cards"));
    let text = "You can't play more than two events each turn.";
    passes(text, &format!("{plays}\n  then\n    Ana can't play Ebb"));
}

#[test]
fn what_is_about_to_happen_is_counted_with_what_has() {
    let scenario = "Ana controls Pier
  Ana holds 2 cards
  Ben controls Crane
  Ben holds Castle, Angel of Hope, Ebb and Flood

  when Ana's turn ends
    Ben plays Castle
    Ben plays Angel of Hope
  then
    Ben controls Castle
    Ben doesn't control Angel of Hope
    Ana holds 3 cards";
    passes("If an opponent would play a second card in a turn, draw a card instead.", scenario);
    passes("If an opponent would play a second asset in a turn, draw a card instead.", scenario);
    let scenario = "Ana controls Pier
  Ana holds Castle

  when Ana's turn begins
  then
    Ana holds 3 cards";
    passes("If you would draw a first card in a turn, draw two cards instead.", scenario);
    let scenario = "Ana controls Pier and Crane
  Ana holds Forbidden Knowledge and Tempest
  Ben holds 2 cards

  when Ana's turn begins
    Ana plays Forbidden Knowledge
    Ana chooses Ana
  then
    Ana holds 2 cards
    Ben holds 5 cards";
    passes("If you would draw a second card in a turn, each opponent draws a card instead.", scenario);
}

#[test]
fn what_a_turn_does_not_keep_is_refused() {
    let refused = [
        "Whenever a second card is discarded in a turn, draw a card.",
        "Whenever you give a second card to an opponent in a turn, draw a card.",
        "Whenever you discard a second card from your hand in a turn, draw a card.",
        "Whenever an opponent causes you to draw a second card in a turn, draw a card.",
    ];
    assert_eq!(problems(&refused), ["CW434"; 4]);
    assert_eq!(problems(&["Whenever you play a second card, draw a card."]), ["CW418"]);
    assert_eq!(problems(&["Whenever you play a second blue asset in a turn, draw a card."]), [""; 0]);
}

#[test]
fn several_at_once_are_counted_one_by_one() {
    let limit = "Players can't discard more than one card each turn.";
    let cards = |limit: &str| {
        format!(
            "card \"Pier\"\n  7 of moon, asset\n\n  {limit}\n\ncard \"Surge\"\n  7 of sun, event\n\n  Discard two cards. Draw that many cards.\n\ncard \"Swell\"\n  7 of sun, event\n\n  Play two cards from your hand.\n"
        )
    };
    let lines = "Ben controls Pier\n  Ana holds Surge, Castle and Wood Elf\n  the discard pile is empty\n\n  when Ana plays Surge\n  then\n    the discard pile contains Castle\n    the discard pile doesn't contain Wood Elf\n    Ana holds Wood Elf and 1 other card";
    small_set::passes(&small_set::harbour(&cards(limit), lines));
    let limit = "Players can't play more than two cards each turn.";
    let lines = "Ben controls Pier\n  Ana holds Swell, Castle and Wood Elf\n\n  when Ana plays Swell\n  then\n    Ana controls Castle\n    Ana holds Wood Elf and no other cards";
    small_set::passes(&small_set::harbour(&cards(limit), lines));
}
