//! What a message shows is not refused in its turn.

use crate::small_set::{problems, shown, told};

#[test]
fn what_can_always_be_done_is_not_asked_with_if_you_can() {
    for text in [
        "Discard up to two cards. If you do, draw a card.",
        "Play up to two cards. If you don't, draw a card.",
        "Discard any number of cards. If you do, draw a card.",
        "Destroy all assets. If you do, draw a card.",
        "Discard up to two cards. Otherwise, draw a card.",
        "Destroy all assets. Otherwise, draw a card.",
    ] {
        let said = told("event", text);
        assert!(!said.contains("If you can"), "{text}\n{said}");
        assert!(said.contains("If you have") || said.contains("You may"), "{text}\n{said}");
    }
    let whole = "If you can, discard two cards and draw a card.";
    shown("event", "Discard two cards. If you do, draw a card.", "CW409", whole, whole);
}

#[test]
fn a_question_says_the_least_that_is_enough() {
    for (text, part, whole) in [
        (
            "If you can discard more than one card, draw a card.",
            "can discard two or more cards",
            "If you can discard two or more cards, draw a card.",
        ),
        (
            "If an opponent can destroy more than two assets, draw a card.",
            "can destroy three or more assets",
            "If an opponent can destroy three or more assets, draw a card.",
        ),
        (
            "If you can discard fewer than three cards, draw a card.",
            "can discard a card",
            "If you can discard a card, draw a card.",
        ),
        (
            "If you can, discard more than one card.",
            "Write a number: 'two cards'",
            "If you can, discard two cards.",
        ),
    ] {
        shown("event", text, "CW434", part, whole);
        assert!(!told("event", text).contains("up to three"), "{text}");
    }
}

#[test]
fn or_stands_before_the_last_choice_alone() {
    let whole = "Choose one: draw a card, discard a card, or draw two cards.";
    for text in [
        "Choose one: draw a card; or discard a card; or draw two cards.",
        "Choose one: draw a card, or discard a card, or draw two cards.",
    ] {
        shown("event", text, "CW209", whole, whole);
    }
    // Two with a list in one of them are said as ever.
    assert_eq!(problems("Choose one: destroy a king or queen; or draw a card."), [""; 0]);
}

#[test]
fn a_semicolon_is_a_sign_of_the_language() {
    for text in ["choose one: A; or B; or C.", "Draw a card; discard a card."] {
        let said = told("event", text);
        assert!(said.contains("CW210") && !said.contains("is not used"), "{text}\n{said}");
        assert!(said.contains("Semicolons stand between choices"), "{text}\n{said}");
    }
    assert!(told("event", "Draw a card \u{a7} discard a card.").contains("is not used"));
}

#[test]
fn what_is_about_to_happen_is_changed_from_a_hand_too() {
    let whole =
        "While this card is in your hand, if an opponent would play an event, you may draw a card instead.";
    let text = "If an opponent would play an event, you may draw a card instead.";
    shown("event", text, "CW421", "While this card is in your hand, if …", whole);
}

#[test]
fn a_card_in_a_pile_of_all_is_no_rule() {
    let text = "While this card is in the discard pile, at the beginning of each player's turn, draw a card.";
    let whole = "While this card is in the discard pile, at the beginning of each player's turn, that player draws a card.";
    shown("asset", text, "CW403", "in the discard pile a card is nobody's", whole);
    let text =
        "While this card is in the discard pile, whenever a card is discarded, each opponent draws a card.";
    assert!(!told("asset", text).contains("in a rule"), "{text}");
}

#[test]
fn the_most_counters_are_shown_as_counters() {
    let said = told("asset", "Whenever the asset with the most wish counters is destroyed, draw a card.");
    assert!(said.contains("Choose the asset with the most wish counters. If that asset is"), "{said}");
}
