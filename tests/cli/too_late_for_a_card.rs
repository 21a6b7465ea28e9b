//! What a card waits for and can't do any more, or can't see yet: the end of a game that is over, its beginning.

use crate::crazier::crazier;
use crate::small_set::{passes, problems_of_an_asset, set_of, shown, told};
use crate::support::codes;

#[test]
fn a_card_hears_of_a_win_too_late() {
    for (text, would) in [
        (
            "Whenever you win the game, score five points.",
            "If you would win the game, first score five points.",
        ),
        (
            "Whenever a player wins the game, that player scores five points.",
            "If a player would win the game, first that player scores five points.",
        ),
    ] {
        shown("asset", text, "CW421", would.split_once("first").expect("is there").0, would);
    }
    let end = "At the end of each game, the winner scores five points.";
    shown("asset", "Whenever an opponent wins the game, score a point.", "CW421", "the winner", end);
    let text = "Until the end of your next turn, whenever an opponent wins the game, score five points.";
    assert!(told("event", text).contains("CW421"), "{text}");
}

#[test]
fn what_is_shown_is_done() {
    let scenario = "scenario \"as it reads\"
  players Ana and Ben
  Ana controls Pier
  Ana holds 3 cards

  when Ben loses the game
  then
    Ana wins the game
    Ana has 5 points
";
    for text in [
        "If you would win the game, first score five points.",
        "At the end of each game, the winner scores five points.",
    ] {
        passes(&set_of("asset", &[("Pier", text)], scenario));
    }
}

#[test]
fn a_card_is_not_there_when_the_game_begins() {
    for text in [
        "At the beginning of each game, draw two cards.",
        "At the beginning of the series, each player draws a card.",
    ] {
        assert_eq!(problems_of_an_asset(text), ["CW421"], "{text}");
    }
    let whole = "Whenever this card enters play, draw two cards.";
    let text = "At the beginning of each game, draw two cards.";
    shown("asset", text, "CW421", "Whenever this card enters play, …", whole);
    assert_eq!(problems_of_an_asset("At the end of each game, the winner scores five points."), [""; 0]);
}

#[test]
fn one_that_the_setup_puts_into_play_is() {
    let rules = "replace setup
  Shuffle the draw pile. Put the top card of the draw pile into play on the table under the dealer's control.
";
    let cards = "card \"Pier\"\n  2 of moon, asset\n\n  At the beginning of each game, draw a card.\n";
    let folder = crazier(&[
        ("game.toml", b"name = \"Laid Eights\"\nvariant-of = \"Crazier Eights\"\n"),
        ("rules.cards", rules.as_bytes()),
        ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Laid Eights\"\n"),
        ("harbour/a.cards", cards.as_bytes()),
    ]);
    assert_eq!(codes(folder.path(), &[]), [""; 0]);
}

#[test]
fn a_card_in_a_hand_is_there_when_the_game_begins_and_not_when_the_series_does() {
    for kind in ["asset", "event"] {
        let text = "While this card is in your hand, at the beginning of each game, draw a card.";
        assert_eq!(codes(set_of(kind, &[("Pier", text)], "").path(), &[]), [""; 0], "{kind}");
        let text = "While this card is in your hand, at the beginning of the series, draw a card.";
        let whole = "While this card is in your hand, at the beginning of each game, draw a card.";
        let sentence = "when the series begins, all cards still lie in the draw pile";
        shown(kind, text, "CW421", sentence, whole);
        let sentence = "While this card is in your hand, at the beginning of each game, …";
        shown(kind, text, "CW421", sentence, whole);
    }
}
