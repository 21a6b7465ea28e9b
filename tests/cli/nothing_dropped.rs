//! Parts of sentences that would be dropped silently: they are refused, and what is shown instead is accepted.

use crate::small_set::{harbour, problems, problems_of_an_asset, told};
use crate::support::{codes, run};

fn shows_of(kind: &str, text: &str, code: &str, shown: &str, then: &str) {
    let check = |text: &str| if kind == "asset" { problems_of_an_asset(text) } else { problems(text) };
    assert_eq!(check(text), [code], "{text}");
    let told = told(kind, text);
    assert!(told.contains(shown), "{text}\n{told}");
    assert_eq!(check(then), [""; 0], "{then}");
}

#[test]
fn another_card_of_a_draw_keeps_its_number() {
    for (text, fixed) in [
        ("Draw two other cards.", "Draw two cards."),
        ("Draw another card.", "Draw a card."),
        ("Draw all other cards.", "Draw all other cards."),
    ] {
        let folder = harbour(&format!("card \"Pier\"\n  2 of moon, event\n\n  {text}\n"), "");
        run(folder.path(), &["check", "--fix"]);
        let cards = std::fs::read_to_string(folder.path().join("harbour/a.cards")).unwrap();
        assert!(cards.contains(fixed), "{cards}");
    }
}

#[test]
fn a_word_means_the_same_for_every_card() {
    let of = |meaning: &str, used: &str| {
        let cards =
            format!("definition \"stows\"\n  {meaning}\n\ncard \"Pier\"\n  2 of moon, event\n\n  {used}\n");
        codes(
            harbour(
                &cards.replace("\"stows\"", if meaning.starts_with("To") { "\"stow\"" } else { "\"stows\"" }),
                "when Ana plays Pier\n  then\n    it is Ana's turn",
            )
            .path(),
            &[],
        )
    };
    let has = |meaning: &str, used: &str| of(meaning, used).contains(&"CW420".to_string());
    let stow = "Stow a card from your hand.";
    for wrong in ["a blue card", "a random card", "a card from your hand", "two cards"] {
        assert!(has(&format!("To stow {wrong}, put it on the bottom of the draw pile."), stow), "{wrong}");
    }
    assert!(!has("To stow a card, put it on the bottom of the draw pile.", stow));
    let if_so = "If a card in your hand stows, draw a card.";
    assert!(has("No card stows if it is an eight.", if_so));
    assert!(has("Two cards stow if the top card of the discard pile is an eight.", if_so));
    assert!(!has("A card stows if it is not an eight.", if_so));
    assert!(!has("A blue card stows if it is an eight.", if_so));
}

#[test]
fn a_part_of_a_pile_is_no_pile() {
    for text in [
        "Put a card from your hand on top of an empty discard pile.",
        "Look at the top two cards of an empty draw pile.",
        "Shuffle an empty discard pile into the draw pile.",
        "Reveal the top card of the discard pile except its top card.",
        "Put a card from your hand on the bottom of the discard pile except its top card.",
    ] {
        assert_eq!(problems(text), ["CW413"], "{text}");
    }
    shows_of(
        "asset",
        "Whenever a card is put on top of an empty draw pile, draw a card.",
        "CW413",
        "if there is exactly one card in the draw pile",
        "Whenever a card is put on top of the draw pile, if there is exactly one card in the draw pile, draw a card.",
    );
    assert_eq!(problems("Shuffle the discard pile except its top card into the draw pile."), [""; 0]);
}

#[test]
fn which_turn_it_is() {
    shows_of(
        "event",
        "At the beginning of this turn, draw two cards.",
        "CW421",
        "At the beginning of your next turn, …",
        "At the beginning of your next turn, draw two cards.",
    );
    assert_eq!(problems_of_an_asset("At the beginning of this turn, draw two cards."), ["CW421"]);
    shows_of(
        "asset",
        "Whenever you discard a card during this turn, draw a card.",
        "CW419",
        "Whenever you discard a card during your turn, …",
        "Whenever you discard a card during your turn, draw a card.",
    );
    assert_eq!(problems("Until the end of this turn, whenever you discard a card, draw a card."), [""; 0]);
}

#[test]
fn cards_named_together_have_no_order() {
    shows_of(
        "event",
        "Choose two cards from your hand. Put them on top of the draw pile in that order.",
        "CW420",
        "Put them on top of the draw pile in any order",
        "Choose two cards from your hand. Put them on top of the draw pile in any order.",
    );
}

#[test]
fn a_search_is_for_what_lies_there() {
    shows_of(
        "event",
        "Search the draw pile for a card from your hand. Put that card on the bottom of the discard pile.",
        "CW413",
        "Search the draw pile for a card.",
        "Search the draw pile for a card. Put that card on the bottom of the discard pile.",
    );
    shows_of(
        "asset",
        "Whenever an opponent searches the draw pile for a king, draw a card.",
        "CW441",
        "Whenever an opponent searches the draw pile for a card, …",
        "Whenever an opponent searches the draw pile for a card, draw a card.",
    );
}

#[test]
fn what_is_seen_is_told_by_its_number() {
    shows_of(
        "asset",
        "Whenever an opponent looks at all cards in your hand, draw a card.",
        "CW441",
        "'one or more cards in your hand'",
        "Whenever an opponent looks at one or more cards in your hand, draw a card.",
    );
}

#[test]
fn a_prohibition_is_not_for_one_number_alone() {
    for shown in [
        "Opponents can't draw two or more cards this turn.",
        "Opponents can't draw more than one card this turn.",
    ] {
        shows_of("event", "Opponents can't draw two cards this turn.", "CW434", shown, shown);
    }
    shows_of(
        "event",
        "Opponents can't draw cards, one at a time this turn.",
        "CW420",
        "can't draw cards",
        "Opponents can't draw cards this turn.",
    );
}

#[test]
fn no_card_instead_of_one_is_forbidden() {
    for (text, shown) in [
        (
            "If an opponent would draw a second card in a turn, that player draws no cards.",
            "Opponents can't draw more than one card each turn.",
        ),
        ("If an opponent would draw a card, that player draws no cards.", "Opponents can't draw cards."),
    ] {
        shows_of("asset", text, "CW427", shown, shown);
    }
}

#[test]
fn a_draw_of_none_instead_does_something() {
    let text = "If an opponent would draw two or more cards, that player draws zero cards.";
    assert_eq!(problems_of_an_asset(text), [""; 0]);
    assert_eq!(problems("Draw zero cards."), ["CW611"]);
}
