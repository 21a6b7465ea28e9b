//! What `--fix` writes says what was written. What may say something else is shown, and left to the designer.

use crate::fixed_texts::{become_of, only_shown};
use crate::small_set::{problems, shown, told};

#[test]
fn a_repair_may_announce_what_no_other_text_does() {
    become_of(
        "asset",
        &[(
            "At the start of your turn, announce \"hello\".",
            "At the beginning of your turn, announce \"hello\".",
        )],
    );
}

/// Shown, and left as it stands.
fn left(kind: &str, texts: &[&str]) {
    let pairs: Vec<(&str, &str)> = texts.iter().map(|text| (*text, "")).collect();
    only_shown(kind, &pairs);
}

#[test]
fn whoever_else_was_spoken_of_is_not_left_out() {
    let events = [
        ("Each player but you draws a card.", "Each other player draws a card."),
        ("Skip a turn. All players except you draw a card.", "Skip a turn. All other players draw a card."),
    ];
    let spoken_of = [
        "An opponent of your choice draws two cards and each player other than you draws a card.",
        "An opponent of your choice draws two cards. Every player but you draws a card.",
    ];
    become_of("event", &[&events[..], &spoken_of.map(|text| (text, text))].concat());
    left(
        "asset",
        &[
            "Whenever an opponent draws a card, each player but you draws a card.",
            "At the beginning of each opponent's turn, all players except you draw a card.",
        ],
    );
    let text = "Whenever an opponent draws a card, each player but you skips a turn.";
    let right = "Whenever an opponent draws a card, each opponent skips a turn.";
    shown("asset", text, "CW204", &format!("The sentence would read: {right}"), right);
}

#[test]
fn a_condition_behind_several_steps_may_be_about_the_last() {
    left(
        "asset",
        &[
            "Whenever an opponent draws a card, draw two cards and skip a turn if you control a king.",
            "At the beginning of your turn, draw two cards and skip a turn if you control a king.",
            "Whenever an opponent draws a card, that opponent skips a turn and you draw a card if you control a king.",
            "At the end of your turn, draw a card, skip a turn unless you control a king.",
        ],
    );
    become_of(
        "asset",
        &[(
            "Whenever an opponent draws a card, draw two cards if you control a king and you control a queen.",
            "Whenever an opponent draws a card, if you control a king and you control a queen, draw two cards.",
        )],
    );
    let told = told("asset", "At the end of your turn, draw a card and skip a turn if you control a king.");
    assert!(told.contains("To ask it of the last step alone"), "{told}");
}

#[test]
fn a_list_is_not_torn_apart() {
    left(
        "event",
        &[
            "Choose one:\n    - Draw two cards.\n    - Draw three cards.\n      Skip a turn.",
            "Choose one:\n    - Draw two cards\n    - Draw three cards. Skip a turn.",
            "Choose one:\n    Draw two cards.\n    Draw three cards.\n      Skip a turn.",
            "Choose one:\n    - Draw two cards\n      - Skip a turn\n    - Draw three cards",
            "Choose one:\n    a) Draw two cards\n    b) Draw three cards\n    Skip a turn.",
        ],
    );
    become_of(
        "event",
        &[
            (
                "Choose one:\n    - Draw two cards.\n    - Draw three cards.\n  Skip a turn.",
                "Choose one: draw two cards, or draw three cards. Skip a turn.",
            ),
            (
                "Choose one:\n    - Draw two cards\n      and skip a turn\n    - Draw three cards",
                "Choose one: draw two cards and skip a turn; or draw three cards.",
            ),
        ],
    );
    let text = "Choose one:\n    - Draw two cards.\n    - Draw three cards.\n      Skip a turn.";
    let right = "Choose one: draw two cards; or draw three cards and skip a turn.";
    shown("event", text, "CW204", &format!("The sentence would read: {right}"), right);
}

#[test]
fn where_a_card_is_stands_before_what_it_is_like() {
    become_of(
        "event",
        &[
            (
                "Choose a card that is blue from your hand. Discard it.",
                "Choose a card from your hand that is blue. Discard it.",
            ),
            (
                "Reveal two cards that are blue from your hand.",
                "Reveal two cards from your hand that are blue.",
            ),
            (
                "Choose a card that is not blue from your hand. Discard it.",
                "Choose a card from your hand that is not blue. Discard it.",
            ),
            (
                "You may draw one or two cards. If you do, skip a turn.",
                "You may draw up to two cards. If you do, skip a turn.",
            ),
        ],
    );
}

#[test]
fn one_card_is_not_several() {
    let said = "Choose a card from your hand that is kings. Reveal it.";
    let right = "Choose a card from your hand that is a king. Reveal it.";
    shown(
        "event",
        said,
        "CW204",
        "The sentence would read: Choose a card from your hand that is a king.",
        right,
    );
    assert_eq!(problems("Choose two cards from your hand that are kings. Reveal them."), [""; 0]);
}
