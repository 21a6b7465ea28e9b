//! Prices that an offer brings itself, repetitions whose end a word of the game's own brings, and rules in sets.

use crate::crazier::crazier;
use crate::goods::{NOTHING, mint};
use crate::support::{codes, run};

fn told(folder: &crate::support::TempDir) -> String {
    let run = run(folder.path(), &["check", "--format", "json"]);
    run.out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What an offer brings before its price is not counted, so the price comes first.
#[test]
fn what_is_paid_in_an_offer_comes_before_what_it_brings() {
    let checked = |text: &str| mint(text, NOTHING, "");
    for (text, right) in [
        ("You may gain two coins and pay four coins.", "You may pay four coins and gain two coins."),
        (
            "Each opponent may gain a coin and lose two coins.",
            "Each opponent may lose two coins and gain a coin.",
        ),
    ] {
        let folder = checked(text);
        assert_eq!(codes(folder.path(), &[]), ["CW403"], "{text}");
        assert!(told(&folder).contains(right), "{text}\n{}", told(&folder));
        assert_eq!(codes(checked(right).path(), &[]), [""; 0], "{right}");
    }
    for text in ["Gain two coins. You may pay four coins.", "You may gain two coins and draw a card."] {
        assert_eq!(codes(checked(text).path(), &[]), [""; 0], "{text}");
    }
}

/// What a word of the game's own reveals could not be told from what was revealed earlier in the turn.
#[test]
fn a_repetition_ends_with_what_is_done_in_it_and_not_in_a_word_of_the_games_own() {
    let set: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    let of = |text: &str| {
        let cards = format!(
            "definition \"scout\"\n  To scout, reveal the top card of the draw pile and put it into your hand.\n\ncard \"Pier\"\n  2 of moon, event\n\n  {text}\n"
        );
        crazier(&[("harbour/set.toml", set), ("harbour/a.cards", cards.as_bytes())])
    };
    let folder = of("Repeat until an asset card is revealed: scout.");
    assert_eq!(codes(folder.path(), &[]), ["CW403"], "{}", told(&folder));
    assert!(told(&folder).contains("reveal the top card of the draw pile"), "{}", told(&folder));
    for text in [
        "Scout. Repeat until an asset card is revealed: reveal the top card of the draw pile and put it into your hand.",
        "Repeat until you have five or more cards in hand: scout.",
    ] {
        assert_eq!(codes(of(text).path(), &[]), [""; 0], "{text}\n{}", told(&of(text)));
    }
}

/// Whoever plays without the set would have its rules all the same.
#[test]
fn a_set_has_no_rules() {
    let set: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    let card = "card \"Pier\"\n  2 of moon, event\n\n  Draw a card.\n\n";
    let of = |block: &str| {
        let cards = format!("{card}{block}\n");
        crazier(&[("harbour/set.toml", set), ("harbour/a.cards", cards.as_bytes())])
    };
    let rule = "rule \"Tide\"\n  Whenever a player plays an asset, that player draws a card.";
    let option = "option \"tide\"\n  Draw a card.";
    let others = "replace definition \"destroy\"\n  To destroy a card, discard it.";
    for block in [rule, "remove rule \"Eights\"", option, others] {
        let found = codes(of(block).path(), &[]);
        assert!(found.contains(&"CW519".to_string()), "{block}\n{found:?}");
    }
    let game: &[u8] = b"name = \"Harbour Eights\"\nvariant-of = \"Crazier Eights\"\n";
    let folder = crazier(&[("harbour/game.toml", game), ("harbour/a.cards", rule.as_bytes())]);
    assert_eq!(codes(folder.path(), &[]), [""; 0]);
}
