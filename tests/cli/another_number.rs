//! "If … would …" with another number: for whom it is, what it hangs on, and what is more than a number.

use crate::crazier::crazier;
use crate::small_set::{passes, set_of, told};
use crate::support::codes;

#[test]
fn another_number_is_for_whoever_would_do_it_and_nothing_but_a_number() {
    let of_asset = |text| codes(set_of("asset", &[("Pier", text)], "").path(), &[]);
    let wrong = [
        "If an opponent would draw one or more cards, you draw one fewer cards.",
        "If an opponent would draw one or more cards, draw one fewer cards.",
        "If you would draw one or more cards, an opponent of your choice draws one fewer cards.",
        "If a player would draw one or more cards, the next player draws one more card.",
        "If you would draw one or more cards, you may draw one more card.",
        "If you would draw one or more cards, you draw one more card from the discard pile.",
        "If you would draw one or more cards, draw another card.",
        "If you would draw one or more cards, an opponent causes you to draw one more card.",
        "If you would discard a card, discard two cards.",
        "If you would destroy an asset, destroy two assets.",
        "If you would reveal one or more cards, reveal one more card.",
        "If an opponent would cause you to draw one or more cards, you cause the opponent to draw one more card.",
    ];
    for text in wrong {
        assert_eq!(of_asset(text), ["CW427"], "{text}");
    }
    let right = [
        "If an opponent would draw one or more cards, that player draws one fewer cards.",
        "If an opponent would draw one or more cards, the opponent draws one more card.",
        "If you would draw one or more cards, draw twice as many cards.",
        "If the dealer would draw one or more cards, the dealer draws one more card.",
        "If the player on your left would draw one or more cards, the player on your left draws one more card.",
        "If an opponent would cause you to draw one or more cards, you draw one fewer cards.",
        "If an opponent would cause you to draw one or more cards, the opponent causes you to draw one more card.",
        "If you would cause an opponent to draw one or more cards, that player draws one more card.",
    ];
    for text in right {
        assert_eq!(of_asset(text), [""; 0], "{text}");
    }
}

const A_NUMBER_THAT_IS_CHOSEN: &str = "scenario \"Another number may hang on a choice\"
  players Ana, Ben and Cleo
  Ana controls Pier
  Ben holds 1 card
  Cleo holds 3 cards
  Ana holds Quay and Castle

  when Ana plays Quay
  then
    Ana is asked to choose from Ana, Ben and Cleo

  when Ana chooses Cleo
  then
    Ana holds 4 cards
";

#[test]
fn what_another_number_hangs_on_is_asked_first() {
    let pier = "If you would draw one or more cards, draw cards equal to the number of cards in the hand of a player of your choice.";
    let quay = "Whenever this card enters play, draw a card.";
    passes(&set_of("asset", &[("Pier", pier), ("Quay", quay)], A_NUMBER_THAT_IS_CHOSEN));
}

#[test]
fn something_else_than_another_number_is_shown_with_instead() {
    let said = told("asset", "If you would draw a card, discard a card.");
    assert!(said.contains("read: If you would draw a card, discard a card instead."), "{said}");
}

#[test]
fn a_card_that_is_not_drawn_yet_is_nobodys() {
    let card = b"card \"Pier\"\n  2 of moon, asset\n\n  If an opponent would draw a card, draw it instead.\n";
    let set = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    let folder = crazier(&[("harbour/set.toml", set), ("harbour/harbour.cards", card)]);
    assert_eq!(codes(folder.path(), &[]), ["CW402"]);
}
