//! A hand that is put away and drawn anew: whether a rule about an empty hand is looked at in between.

use crate::small_set::{passes, problems, problems_of_an_asset, set, set_of};

const THEN: &str = "the game goes on\n    Ana holds 6 cards";

/// Ana plays the card with three others in hand.
fn plays(text: &str, deeds: &str, then: &str) {
    let scenario = format!(
        "scenario \"as it reads\"\n  players Ana and Ben\n  Ana holds Pier and 3 other cards\n  Ben holds 3 cards\n\n  when Ana plays Pier\n{deeds}  then\n    {then}\n"
    );
    passes(&set(&[("Pier", text)], &scenario));
}

#[test]
fn what_is_warned_of_ends_the_game() {
    for text in [
        "Shuffle your hand into the draw pile. Draw six cards.",
        "Shuffle your hand into the draw pile and draw six cards.",
    ] {
        assert_eq!(problems(text), ["CW628"], "{text}");
        plays(text, "", "Ana wins the game");
    }
}

#[test]
fn what_is_shown_instead_does_not() {
    let together = "shuffle your hand into the draw pile and draw six cards.";
    for (text, deeds) in [
        (format!("At the same time, {together}"), ""),
        (format!("At the same time, you may {together}"), "    Ana accepts\n"),
        ("Exchange all cards in your hand and the top six cards of the draw pile.".into(), ""),
    ] {
        assert_eq!(problems(&text), [""; 0], "{text}");
        plays(&text, deeds, THEN);
    }
}

#[test]
fn behind_a_moment_an_exchange_is_one_step() {
    let text = "At the beginning of your turn, exchange all cards in your hand and the top six cards of the draw pile.";
    assert_eq!(problems_of_an_asset(text), [""; 0]);
    let scenario = "scenario \"as it reads\"
  players Ana and Ben
  Ana controls Pier
  Ana holds Castle and 2 other cards
  Ben holds 3 cards

  when Ana's turn begins
  then
    the game goes on
    Ana holds 7 cards
";
    passes(&set_of("asset", &[("Pier", text)], scenario));
}
