//! What happens to a card, held against the place where its text works: before it has happened, and afterwards.

use crate::small_set::{harbour, passes, problems, problems_of_an_asset, shown, told};

const DRAWS: &str = "the draw pile is Trade, Tempest, Ferocity, Sunstone";

fn pier(kind: &str, text: &str, more: &str, scenario: &str) {
    let cards = format!("card \"Pier\"\n  2 of moon, {kind}\n\n  {text}\n{more}");
    passes(&harbour(&cards, &format!("{DRAWS}\n  {scenario}")));
}

#[test]
fn what_happens_in_play_alone_is_not_waited_for_elsewhere() {
    for text in [
        "While this card is in your hand, if this card would be destroyed, first draw a card.",
        "While this card is in your hand, if this card would leave play, first draw a card.",
        "While this card is in your hand, if this card would change control, first draw a card.",
        "While this card is in your hand, this card can't be destroyed.",
        "While this card is in the discard pile, this card can't be destroyed.",
        "While this card is in your hand, if you would draw this card, first draw a card.",
        "While this card is in your hand, you can't draw this card.",
        "While this card is in the discard pile, if this card would be discarded, first each player draws a card.",
        "While this card is in the discard pile, this card can't be discarded.",
    ] {
        assert_eq!(problems(text), ["CW421"], "{text}");
        assert_eq!(problems_of_an_asset(text), ["CW421"], "{text}");
    }
    let told = told("event", "While this card is in your hand, this card can't be destroyed.");
    assert!(told.contains("this happens only to a card in play"), "{told}");
}

#[test]
fn what_is_shown_instead_is_accepted() {
    for (text, sentence, whole) in [
        (
            "While this card is in your hand, if this card would be destroyed, first draw a card.",
            "Leave the place out: If this card would be destroyed, …",
            "If this card would be destroyed, first draw a card.",
        ),
        (
            "While this card is in your hand, whenever this card is destroyed, draw a card.",
            "Leave the place out: Whenever this card is destroyed, …",
            "Whenever this card is destroyed, draw a card.",
        ),
        (
            "While this card is in your hand, this card can't be destroyed.",
            "Leave the place out: it holds",
            "This card can't be destroyed.",
        ),
        (
            "While this card is in your hand, if you would draw this card, first draw a card.",
            "While this card is in your hand, whenever you draw this card, …",
            "While this card is in your hand, whenever you draw this card, draw a card.",
        ),
        (
            "While this card is in the discard pile, if this card would be discarded, first each player draws a card.",
            "While this card is in your hand, if this card would be discarded, …",
            "While this card is in your hand, if this card would be discarded, first each player draws a card.",
        ),
        (
            "While this card is in the discard pile, this card can't be discarded.",
            "While this card is in your hand, this card can't be discarded.",
            "While this card is in your hand, this card can't be discarded.",
        ),
    ] {
        shown("asset", text, "CW421", sentence, whole);
    }
}

#[test]
fn where_it_can_happen_it_is_waited_for() {
    for text in [
        "While this card is in your hand, if this card would be discarded, first draw a card.",
        "While this card is in your hand, if this card would be played, first draw a card.",
        "While this card is in your hand, if this card would be drawn, first draw a card.",
        "While this card is in your hand, this card can't be discarded.",
        "While this card is in your hand, opponents can't look at this card.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
        assert_eq!(problems_of_an_asset(text), [""; 0], "{text}");
    }
    // Chance draws from a hand.
    let thief = "\ncard \"Thief\"\n  3 of moon, event\n\n  Draw a random card from the hand of an opponent of your choice.\n";
    let text = "While this card is in your hand, this card can't be drawn.";
    pier(
        "event",
        text,
        thief,
        "Ana holds Thief and Castle
  Ben holds Pier

  when Ana plays Thief
  then
    Ana holds Castle and no other cards
    Ben holds Pier and no other cards
",
    );
}

#[test]
fn what_was_destroyed_lies_where_the_game_says() {
    let text =
        "While this card is in the discard pile, whenever this card is destroyed, each player draws a card.";
    assert_eq!(problems_of_an_asset(text), [""; 0]);
    pier(
        "asset",
        text,
        "",
        "Ana holds Death and Castle
  Ben holds Salamander
  Ben controls Pier

  when Ana plays Death
  then
    Ana holds Castle, Trade and no other cards
    Ben holds Salamander, Tempest and no other cards
",
    );
    // An event is never in play.
    assert_eq!(problems(text), ["CW421"]);
}

#[test]
fn what_left_play_may_lie_anywhere() {
    let text = "While this card is in your hand, whenever this card leaves play, draw a card.";
    assert_eq!(problems(text), ["CW421"]);
    let cards = format!("card \"Pier\"\n  2 of moon, asset\n\n  {text}\n");
    for (played, drawn) in [("Tempest", "Salamander, Pier, Trade"), ("Death", "Salamander")] {
        passes(&harbour(
            &cards,
            &format!(
                "the draw pile is Trade, Ferocity, Sunstone
  Ana holds {played} and Castle
  Ben holds Salamander
  Ben controls Pier

  when Ana plays {played}
  then
    Ben holds {drawn} and no other cards
"
            ),
        ));
    }
}
