//! Whose it is what has no subject, and how far a "may" reaches.

use crate::small_set::{plays, problems, problems_of_an_asset, told};

#[test]
fn a_verb_that_is_somebody_elses_says_whose_it_is() {
    for text in [
        "Choose one: each opponent draws a card, skips a turn, or loses the game.",
        "Choose an opponent. Choose one: that opponent discards a card, or draws two cards.",
        "Each opponent may discard a card. If that opponent doesn't, draws two cards.",
        "Choose an opponent. If that opponent controls no assets, draws two cards.",
        "For each opponent, draws a card.",
    ] {
        assert_eq!(problems(text), ["CW403"], "{text}");
    }
    for text in [
        "If an opponent would draw a card, discards a card instead.",
        "Whenever an opponent plays an event, draws a card.",
    ] {
        assert_eq!(problems_of_an_asset(text), ["CW403"], "{text}");
    }
    for text in [
        "Choose an opponent. That opponent draws a card and discards a card.",
        "Each opponent draws a card, then if that card is blue, discards it.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn a_choice_of_somebody_stays_theirs() {
    for (text, shown) in [
        (
            "The next player may draw a card or discard a card.",
            "the next player draws a card, or the next player discards a card.",
        ),
        (
            "Each player may draw a card or discard a card.",
            "may choose one: that player draws a card, or that player discards a card.",
        ),
    ] {
        let told = told("event", text);
        assert!(told.contains(shown), "{told}");
    }
}

const DECLINES: &str = "scenario \"as it reads\"
  players Ana and Ben
  Ana holds Pier, Castle and Death
  Ben holds Trade and no other cards

  when Ana plays Pier
    Ana declines
  then
";

#[test]
fn all_that_stands_behind_a_may_hangs_on_it() {
    for (text, then) in [
        (
            "You may put a card from your hand on the bottom of the draw pile and each opponent draws a card.",
            "Ben holds Trade and no other cards",
        ),
        (
            "You may draw two cards and the next player draws a card. If you do, draw two cards.",
            "Ben holds Trade and no other cards\n    Ana holds 2 cards",
        ),
        ("You may draw two cards and your turn ends.", "it is Ana's turn\n    Ana holds 2 cards"),
        ("You may draw two cards and you lose the game.", "it is Ana's turn\n    Ana holds 2 cards"),
    ] {
        plays(text, &format!("{DECLINES}    {then}\n"));
    }
    let accepts = DECLINES.replace("declines", "accepts");
    plays(
        "You may draw two cards and each opponent draws a card.",
        &format!("{accepts}    Ben holds 2 cards\n    Ana holds 4 cards\n"),
    );
    assert_eq!(problems("Each opponent may draw a card and you draw two cards."), ["CW403"]);
    assert_eq!(problems("You may draw a card and you may discard a card."), [""; 0]);
}
