//! What a condition asks for, and which number "that many" is: nothing of it is dropped.

use crate::small_set::{harbour, passes, plays, problems, problems_of_an_asset, told};
use crate::support::codes;

/// Refused with this code and these words, and what is shown is accepted.
fn shows(text: &str, code: &str, words: &str, shown: &str) {
    assert_eq!(problems(text), [code], "{text}");
    let told = told("event", text);
    assert!(told.contains(words), "{text}\n{told}");
    assert_eq!(problems(shown), [""; 0], "{shown}");
}

#[test]
fn all_is_no_number() {
    for (text, words, shown) in [
        (
            "If you control all assets, draw five cards.",
            "'if no other player controls an asset'",
            "If no other player controls an asset, draw five cards.",
        ),
        (
            "If you have all kings in hand, draw five cards.",
            "'if each king is in your hand'",
            "If each king is in your hand, draw five cards.",
        ),
        (
            "If you control each king, draw five cards.",
            "'two or more kings'",
            "If you control two or more kings, draw five cards.",
        ),
        (
            "Each player who controls all assets draws a card.",
            "'an asset'",
            "Each player who controls an asset draws a card.",
        ),
        (
            "If there are all kings in the discard pile, draw a card.",
            "'a king in the discard pile'",
            "If there is a king in the discard pile, draw a card.",
        ),
        (
            "If you discarded all kings this turn, draw a card.",
            "'a king'",
            "If you discarded a king this turn, draw a card.",
        ),
        (
            "If you control any number of assets, draw a card.",
            "true of every number",
            "If you control one or more assets, draw a card.",
        ),
    ] {
        shows(text, "CW434", words, shown);
    }
    for text in [
        "If all cards in your hand are blue, draw a card.",
        "If each asset is blue, draw a card.",
        "Destroy all assets. Draw that many cards.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn all_counters_are_no_number() {
    let is_refused = |text: &str| {
        let cards = format!(
            "counter \"bolt\"\n\ncard \"Pier\"\n  2 of moon, asset\n  enters with a bolt counter\n\n  {text}\n"
        );
        codes(harbour(&cards, "when Ana plays Pier\n  then\n    it is Ana's turn").path(), &[])
            .contains(&"CW434".to_string())
    };
    let asks = |what: &str| format!("At the end of your turn, if this card has {what}, draw a card.");
    let waits = |what: &str| format!("Whenever you remove {what} from this card, draw a card.");
    for says in [&asks as &dyn Fn(&str) -> String, &waits] {
        assert!(is_refused(&says("all bolt counters")), "{}", says("…"));
        assert!(!is_refused(&says("one or more bolt counters")), "{}", says("…"));
    }
}

#[test]
fn what_can_be_done_is_asked_for_as_many() {
    let plays_with = |text: &str, given: &str, then: &str| {
        plays(
            text,
            &format!(
                "scenario \"as it reads\"\n  players Ana and Ben\n  {given}\n\n  when Ana plays Pier\n  then\n    {then}\n"
            ),
        );
    };
    let one = "Ana holds Pier, Castle and no other cards";
    let same = "Ana holds Castle and no other cards";
    plays_with("If you can play two or more cards, draw five cards.", one, same);
    let equal = "If you can play cards equal to the number of assets you control, draw two cards.";
    plays_with(equal, &format!("{one}\n  Ana controls Wood Elf and Sir Lancelot"), same);
    plays_with(equal, &format!("{one}\n  Ana controls Wood Elf"), "Ana holds 3 cards");
    let of_them = "Choose all cards from your hand. If you can play two of them, draw two cards.";
    plays_with(of_them, one, same);
    shows(
        "If you can play up to two cards, draw a card.",
        "CW434",
        "'can play a card'",
        "If you can play a card, draw a card.",
    );
    shows(
        "If you can destroy all assets you control, draw a card.",
        "CW434",
        "'can destroy two or more assets you control'",
        "If you can destroy two or more assets you control, draw a card.",
    );
    assert_eq!(problems("If you can, destroy an asset you control. Otherwise, draw a card."), [""; 0]);
}

#[test]
fn that_many_is_the_number_said_last() {
    let taken = "Draw two cards. Gain control of any number of assets of your choice. Draw that many cards.";
    for (given, answer, count) in [
        ("Ben controls Castle and Wood Elf", "    Ana chooses Castle\n    Ana is done\n", 4),
        ("Ben holds 3 cards", "", 3),
    ] {
        plays(
            taken,
            &format!(
                "scenario \"as it reads\"\n  players Ana and Ben\n  Ana holds Pier, Death and no other cards\n  {given}\n\n  when Ana plays Pier\n{answer}  then\n    Ana holds {count} cards\n"
            ),
        );
    }
    for text in [
        "Draw two cards. Deal three cards to each opponent. Draw that many cards.",
        "Draw two cards. Score three points. Draw that many cards.",
    ] {
        assert_eq!(problems(text), ["CW408"], "{text}");
        assert!(told("event", text).contains("and that is not kept"), "{text}");
    }
    for text in [
        "Choose a number from one to three. Deal that many cards to each opponent. Draw that many cards.",
        "Choose a number from one to three. Score one point. Draw that many cards.",
        "Search the draw pile for up to two kings. Draw that many cards.",
        "Draw any number of cards, one at a time. Each opponent draws that many cards.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn cards_that_were_drawn_as_they_lie_are_counted() {
    let cards = "card \"Pier\"\n  2 of moon, event\n\n  Draw two cards. Draw the top three cards of the discard pile. Put that many cards from your hand on the bottom of the draw pile.\n\ncard \"Ash\"\n  3 of moon, asset\n\ncard \"Oak\"\n  4 of moon, asset\n\ncard \"Elm\"\n  5 of moon, asset\n";
    passes(&harbour(
        cards,
        "Ana holds Pier, Death and no other cards\n  the discard pile is Ash, Oak, Elm and 5 other cards\n\n  when Ana plays Pier\n    Ana chooses the first one, then the first one, then the first one\n  then\n    Ana holds 3 cards",
    ));
}

#[test]
fn a_turn_does_not_keep_from_where() {
    for (text, words, shown) in [
        (
            "If you discarded a card from your hand this turn, draw a card.",
            "'discarded a card this turn'",
            "If you discarded a card this turn, draw a card.",
        ),
        (
            "If you drew two or more cards from the discard pile this turn, draw a card.",
            "'drew two or more cards this turn'",
            "If you drew two or more cards this turn, draw a card.",
        ),
        (
            "If you drew the top card of the discard pile this turn, draw a card.",
            "'drew a card this turn'",
            "If you drew a card this turn, draw a card.",
        ),
    ] {
        shows(text, "CW441", words, shown);
    }
    let asset = "At the end of each player's turn, if that player discarded a card from their hand this turn, draw a card.";
    assert_eq!(problems_of_an_asset(asset), ["CW441"]);
    assert_eq!(problems_of_an_asset(&asset.replace(" from their hand", "")), [""; 0]);
}
