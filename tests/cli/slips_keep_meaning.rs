//! A repair of a small slip never turns one word of English into another that says something else.

use crate::fixed_texts::{become_of, only_shown};

#[test]
fn what_lost_its_apostrophe_denies_still() {
    become_of(
        "event",
        &[
            (
                "Each player who cant discard a card draws a card.",
                "Each player who can't discard a card draws a card.",
            ),
            (
                "If a player cant discard a card, that player draws a card.",
                "If a player can't discard a card, that player draws a card.",
            ),
        ],
    );
    become_of(
        "asset",
        &[(
            "At the beginning of each opponents turn, draw a card.",
            "At the beginning of each opponent's turn, draw a card.",
        )],
    );
    only_shown(
        "event",
        &[
            (
                "If you dont control an asset, draw a card.",
                "What is not so is said with \"no\". The sentence would read: If you control no assets, draw a card.",
            ),
            (
                "Discard all cards in your hand that arent blue.",
                "The sentence would read: Discard all cards in your hand that are not blue.",
            ),
            (
                "Each player who doesnt control an asset draws a card.",
                "The sentence would read: Each player who controls no assets draws a card.",
            ),
        ],
    );
}

#[test]
fn one_word_of_english_is_not_made_another() {
    become_of(
        "event",
        &[(
            "Reveal the top card of the draw pile. If it is now blue, draw a card.",
            "Reveal the top card of the draw pile. If it is blue, draw a card.",
        )],
    );
    let told = only_shown(
        "event",
        &[
            ("Reveal the top card of the draw pile. If it is even, draw a card.", "If its rank is even"),
            ("Destroy a king of a queen.", "The sentence would read: Destroy a king or a queen."),
            ("Discard a kind.", "The sentence would read: Discard a king."),
            ("Discard an act.", "The sentence would read: Discard an ace."),
            ("Discard a tin.", "The sentence would read: Discard a ten."),
        ],
    );
    assert!(!told.contains("event\"?"), "{told}");
}

#[test]
fn choices_stay_as_many_as_they_were() {
    only_shown(
        "event",
        &[
            (
                "Choose one: draw a card, destroy an asset and draw a card, or skip your next turn.",
                "Choose one: draw a card; destroy an asset and draw a card; or skip your next turn.",
            ),
            (
                "Choose one: draw two cards or destroy an asset or skip a turn.",
                "The sentence would read: Choose one: draw two cards, destroy an asset, or skip a turn.",
            ),
            (
                "Discard a card, then draw two cards or destroy an asset.",
                "The sentence would read: Discard a card. Choose one: draw two cards, or destroy an asset.",
            ),
            (
                "Discard a card, draw two cards or destroy an asset.",
                "what is done in any case has a sentence of its own before it.",
            ),
        ],
    );
    become_of(
        "event",
        &[(
            "Choose one: draw a card and discard a card, or draw two cards.",
            "Choose one: draw a card and discard a card; or draw two cards.",
        )],
    );
}

#[test]
fn what_is_free_is_not_taken_for_paid() {
    only_shown(
        "event",
        &[
            ("You may play an asset card from your hand for free.", "a price; that is paid."),
            ("You may discard a card for free.", "a price that a text of the game names is paid"),
        ],
    );
}
