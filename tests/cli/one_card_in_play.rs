//! A card in a hand or a pile has no controller and is not returned: "it" behind another card that was spoken of.

use crate::small_set::{plays, problems, shown};

#[test]
fn a_discarded_card_has_no_controller() {
    for text in [
        "Choose an asset. Discard a card. Its controller draws two cards.",
        "Discard a card. Its controller draws two cards.",
        "Choose an asset. Discard a card. Return it to its controller's hand.",
        "Discard a card. Return it to its controller's hand.",
        "Discard a card. Return it to your hand.",
    ] {
        assert_eq!(problems(text), ["CW436"], "{text}");
    }
}

#[test]
fn one_that_has_just_left_play_has() {
    for text in [
        "Destroy an asset of your choice. Its controller draws a card.",
        "Put a card from your hand on the bottom of the draw pile. Choose an asset. Return it to its controller's hand.",
        "Choose an asset. Set it aside. Put it into play on the table under its controller's control.",
    ] {
        assert!(!problems(text).contains(&"CW436".to_string()), "{text}");
    }
}

#[test]
fn the_one_before_gets_a_name() {
    let text = "Choose an asset. Put a card from your hand on the bottom of the draw pile. Return it to its controller's hand.";
    let named = "Choose an asset. Call it the \"guest\". Put a card from your hand on the bottom of the draw pile. Return the guest to its controller's hand.";
    shown("event", text, "CW436", "Call it the \"guest\".", named);
    let scenario = "scenario \"as it reads\"
  players Ana and Ben
  Ana holds Pier, Death and Trade
  Ben controls Castle
  Ben holds 2 cards

  when Ana plays Pier
    Ana chooses Death
  then
    Ben holds Castle
";
    plays(named, scenario);
}
