//! What somebody has lies in a place of theirs, and what somebody controls is in play: anything else would be true of
//! everybody, or of nobody.

use crate::crazier::crazier;
use crate::goods::{NOTHING, mint};
use crate::small_set::{problems, set, shown};
use crate::support::{codes, codes_in, read, run};

/// The text of a card after `check --fix`.
fn fixed(text: &str) -> String {
    let folder = set(&[("Pier", text)], "");
    run(folder.path(), &["check", "--fix"]);
    let cards = read(folder.path(), "harbour/harbour.cards");
    cards.split("\n\n").nth(1).expect("a card has a text").trim().to_string()
}

fn requiring(what: &str) -> crate::support::TempDir {
    let cards = format!("card \"Pier\"\n  2 of moon, event\n  requires {what}\n\n  Draw a card.\n");
    crazier(&[
        ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n"),
        ("harbour/a.cards", cards.as_bytes()),
    ])
}

#[test]
fn what_somebody_has_in_play_is_repaired_to_what_they_control() {
    for (wrong, right) in [
        ("If you have a king in play, draw a card.", "If you control a king, draw a card."),
        ("If you have a king on the table, draw a card.", "If you control a king, draw a card."),
        (
            "If an opponent has a king in play on the table, draw a card.",
            "If an opponent controls a king, draw a card.",
        ),
        (
            "Each opponent with a king in play draws a card.",
            "Each opponent who controls a king draws a card.",
        ),
        (
            "Each player with two or more assets in play discards a card.",
            "Each player who controls two or more assets discards a card.",
        ),
        (
            "The player with the most assets in play draws a card.",
            "The player with the most assets they control draws a card.",
        ),
        (
            "If you have more assets in play than each opponent, draw a card.",
            "If you control more assets than each opponent, draw a card.",
        ),
    ] {
        assert_eq!(fixed(wrong), right);
        assert_eq!(problems(right), [""; 0], "{right}");
    }
    // Whose the card is nobody has said.
    let anybodys = "Destroy a card in play of your choice.";
    assert_eq!(fixed(anybodys), "Destroy a card that is in play on the table of your choice.");

    let folder = requiring("you to have a king in play");
    run(folder.path(), &["check", "--fix"]);
    let written = read(folder.path(), "harbour/a.cards");
    assert!(written.contains("  requires you to control a king\n"), "{written}");
    assert_eq!(codes(folder.path(), &[]), [""; 0]);
}

#[test]
fn nobody_has_what_anybody_could_control() {
    for (text, sentence, whole) in [
        (
            "If you have an asset that has a wish counter, draw a card.",
            "control an asset that has a wish counter",
            "If you control an asset that has a wish counter, draw a card.",
        ),
        (
            "Each opponent with an asset that has a wish counter draws a card.",
            "Each opponent who controls an asset that has a wish counter",
            "Each opponent who controls an asset that has a wish counter draws a card.",
        ),
        (
            "All opponents with a king that is in play on the table draw a card.",
            "All opponents who control a king",
            "All opponents who control a king draw a card.",
        ),
        (
            "Each player who has an asset that has a wish counter draws a card.",
            "controls an asset that has a wish counter",
            "Each player who controls an asset that has a wish counter draws a card.",
        ),
        (
            "If you have a king in the discard pile, draw a card.",
            "if there is a king in the discard pile",
            "If there is a king in the discard pile, draw a card.",
        ),
        (
            "Each player with no kings in the discard pile draws a card.",
            "if there are no kings in the discard pile",
            "If there are no kings in the discard pile, draw a card.",
        ),
        (
            "If an opponent has a card that is on top of the discard pile, draw a card.",
            "if there is a card that is on top of the discard pile",
            "If there is a card that is on top of the discard pile, draw a card.",
        ),
        (
            "The player with the most kings in the discard pile draws a card.",
            "cards they control",
            "The player with the most kings they control draws a card.",
        ),
        (
            "Each opponent with an asset you control draws a card.",
            "each opponent who controls a card",
            "Each opponent who controls a card draws a card.",
        ),
        (
            "Choose a card from your hand. If an opponent has that card, draw a card.",
            "if that card is in your hand",
            "Choose a card from your hand. If that card is in your hand, draw a card.",
        ),
    ] {
        shown("event", text, "CW412", sentence, whole);
    }
    for what in ["a king in the discard pile", "an asset that has a wish counter", "an asset"] {
        assert_eq!(codes(requiring(&format!("you to have {what}")).path(), &[]), ["CW412"], "{what}");
    }
    for text in [
        "If you have a king, draw a card.",
        "If you have a king in hand, draw a card.",
        "Each player with two or more kings in their hand draws a card.",
        "Each player who has a king that is in their hand draws a card.",
        "If you have two or more kings in your hand that match, draw a card.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
    assert_eq!(codes(requiring("you to have a king").path(), &[]), [""; 0]);
}

#[test]
fn nobody_controls_what_is_not_in_play() {
    for (text, sentence, whole) in [
        (
            "If you control a king in hand, draw a card.",
            "have a king in hand",
            "If you have a king in hand, draw a card.",
        ),
        (
            "Each player who controls a king in hand draws a card.",
            "has a king in hand",
            "Each player who has a king in hand draws a card.",
        ),
        (
            "If you control a card in the discard pile, draw a card.",
            "there is a card in the discard pile",
            "If there is a card in the discard pile, draw a card.",
        ),
        (
            "If a card in your hand has a wish counter, draw a card.",
            "a card you control that has",
            "If a card you control has a wish counter, draw a card.",
        ),
    ] {
        shown("event", text, "CW436", sentence, whole);
    }
    assert_eq!(codes(requiring("you to control a king in hand").path(), &[]), ["CW436"]);
}

/// What is said of an event in a game with coins.
fn told(text: &str) -> (Vec<String>, String) {
    let out = run(mint(text, NOTHING, "").path(), &["check", "--format", "json"]).out;
    (codes_in(&out), out.replace("\\\"", "'"))
}

#[test]
fn a_number_of_an_opponent_says_of_which() {
    for (text, code, shown, whole) in [
        (
            "For each coin an opponent has, that opponent draws a card.",
            "CW406",
            "coin that opponent has",
            "Choose an opponent. For each coin that opponent has, that opponent draws a card.",
        ),
        (
            "Gain coins equal to the number of coins an opponent has.",
            "CW406",
            "For each opponent, draw cards equal to the number of coins that opponent has.",
            "For each opponent, draw cards equal to the number of coins that opponent has.",
        ),
        (
            "Gain coins equal to the number of assets an opponent controls.",
            "CW406",
            "those of all of them are 'assets opponents control'",
            "Gain coins equal to the number of assets opponents control.",
        ),
        (
            "Gain coins equal to the number of assets an opponent controls.",
            "CW406",
            "Choose an opponent. Then say 'assets that opponent controls'",
            "Choose an opponent. Gain coins equal to the number of assets that opponent controls.",
        ),
        (
            "Gain coins equal to the number of cards in an opponent's hand.",
            "CW406",
            "Then say 'cards in that opponent's hand'",
            "Choose an opponent. Gain coins equal to the number of cards in that opponent's hand.",
        ),
        (
            "For each coin each opponent has, gain a coin.",
            "CW425",
            "For each opponent, draw cards equal to the number of coins that opponent has.",
            "For each opponent, draw cards equal to the number of coins that opponent has.",
        ),
    ] {
        let (codes, out) = told(text);
        assert_eq!(codes, [code], "{text}");
        assert!(out.to_lowercase().contains(&shown.to_lowercase()), "{text}\n{out}");
        assert_eq!(told(whole).0, [""; 0], "{whole}");
    }
    for text in [
        "Gain a coin for each asset an opponent controls.",
        "For each asset an opponent controls, that opponent draws a card.",
        "If the number of assets an opponent controls is two or more, draw a card.",
        "If the number of coins an opponent has is two or more, draw a card.",
    ] {
        assert_eq!(told(text).0, [""; 0], "{text}");
    }
}

#[test]
fn a_card_that_is_being_played_is_not_discarded() {
    for text in [
        "Discard this card. Draw a card.",
        "You may discard this card. If you do, draw a card.",
        "An opponent of your choice discards this card.",
    ] {
        assert_eq!(problems(text), ["CW421"], "{text}");
    }
    assert_eq!(problems("Put this card into your hand. Discard this card."), [""; 0]);
}

#[test]
fn what_is_searched_for_is_not_in_play() {
    for text in [
        "Search the draw pile for a king you control, put it into your hand, and shuffle the draw pile.",
        "Search the draw pile for a card that has a wish counter, put it into your hand, and shuffle the draw pile.",
    ] {
        assert_eq!(problems(text), ["CW436"], "{text}");
    }
}
