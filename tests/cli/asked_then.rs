//! A condition asks what is so when it is looked at: what happens at a moment is waited for, and a card is not held against
//! itself.

use crate::each_text::CRAZIER;
use crate::small_set::{problems, problems_of_an_asset, set_of, shown, told};
use crate::support::run;

/// What is said about several texts, each on a card of its own.
fn all_told(kind: &str, texts: &[&str]) -> String {
    let names: Vec<String> = (1..=texts.len()).map(|number| format!("Pier {number}")).collect();
    let cards: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(texts.iter().copied()).collect();
    let run = run(set_of(kind, &cards, "").path(), &["check"]);
    run.out.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_happens_to_a_card_is_no_condition() {
    let right = "Whenever this card is destroyed, draw a card.";
    for text in [
        "At the beginning of your turn, if this card is destroyed, draw a card.",
        "As soon as this card is destroyed, draw a card.",
    ] {
        shown("asset", text, "CW420", &format!("The sentence would read: {right}"), right);
    }
    shown(
        "asset",
        "If this card is destroyed, draw a card.",
        "CW421",
        &format!("For example: {right}"),
        right,
    );
    let right = "Each player discards a card. If a player discarded a king this turn, draw a card.";
    shown(
        "event",
        "Each player discards a card. If a king is discarded, draw a card.",
        "CW420",
        "The sentence would read: If a player discarded a king this turn, draw a card.",
        right,
    );
    let told = all_told(
        "event",
        &[
            "Each opponent discards an eight. If no eight is discarded, draw two cards.",
            "Destroy an asset. If that asset is not destroyed, draw a card.",
            "For each card that is destroyed, draw a card.",
            "Destroy an asset. If it was destroyed, draw a card.",
            "If a king was discarded this turn, draw a card.",
        ],
    );
    for said in [
        "If no player discarded an eight this turn, draw two cards.",
        "If no player destroyed that asset this turn, draw a card.",
        "cards players destroyed this turn",
        "The sentence would read: If a player destroyed it this turn, draw a card.",
        "The sentence would read: If a player discarded a king this turn, draw a card.",
    ] {
        assert!(told.contains(said), "{said}\n{told}");
    }
}

#[test]
fn a_repetition_ends_with_what_it_does() {
    assert_eq!(
        problems(
            "Repeat until an eight is revealed: reveal the top card of the draw pile and put it on the bottom of the draw pile."
        ),
        [""; 0]
    );
    assert_eq!(problems("Repeat until an eight is discarded: draw a card."), ["CW420"]);
    assert_eq!(problems_of_an_asset("Cards that are discarded must be orange."), [""; 0]);
}

#[test]
fn nobody_controls_what_was_destroyed() {
    let told = told("event", "If a player destroyed an asset you control this turn, draw a card.");
    assert!(
        told.contains("CW441") && told.contains("Whenever an asset you control is destroyed, …"),
        "{told}"
    );
    assert_eq!(problems("If an opponent destroyed an asset this turn, draw a card."), [""; 0]);
}

#[test]
fn a_card_is_not_held_against_itself() {
    let chosen = "Destroy an asset of your choice. Reveal the top card of the draw pile.";
    let revealed = "Reveal a card from your hand. Reveal the top card of the draw pile.";
    let named = "Reveal a card from your hand. Call it the \"guest\". Reveal the top card of the draw pile.";
    // What comes before, the question, the sentence that is shown in its place, and what it needs before it.
    let of_events = [
        (chosen, "If it shares a rank with that card", "If it shares a rank with that asset", chosen),
        (chosen, "If that card shares a rank with it", "If that card shares a rank with that asset", chosen),
        (
            chosen,
            "If the rank of that card is more than its rank",
            "If the rank of that card is more than the rank of that asset",
            chosen,
        ),
        (revealed, "If it shares a rank with it", "If it shares a rank with the guest", named),
        (named, "If that card shares a rank with it", "If that card shares a rank with the guest", named),
        (
            "Reveal a card from your hand.",
            "If it shares a suit with that card",
            "If it shares a suit with the top card of the discard pile",
            "Reveal a card from your hand.",
        ),
        (
            "For each card in your hand,",
            "reveal the top card of the draw pile, then if it shares a rank with it",
            "call it the \"guest\" and reveal the top card of the draw pile, then if it shares a rank with the guest",
            "For each card in your hand,",
        ),
    ];
    shows_another("2 of moon, event", &of_events);
    let plays = "Whenever an opponent plays an asset, you may discard a card.";
    let discards = "Whenever an opponent discards a card, reveal the top card of the draw pile.";
    let called =
        "Whenever an opponent discards a card, call it the \"guest\". Reveal the top card of the draw pile.";
    let destroyed = "Whenever this card is destroyed, reveal the top card of the draw pile.";
    let of_assets = [
        (plays, "If it shares a color with that card", "If it shares a color with that asset", plays),
        (discards, "If it shares a color with it", "If it shares a color with the guest", called),
        (destroyed, "If it shares a color with that card", "If it shares a color with this card", destroyed),
    ];
    shows_another("2 of moon, asset", &of_assets);
}

/// Each question holds a card against itself; what is shown is accepted.
fn shows_another(line: &str, cases: &[(&str, &str, &str, &str)]) {
    let texts = cases.iter().map(|(before, asked, right, needs)| {
        let whole = format!("{needs} {right}, draw a card.");
        let shown = if before == needs { right.to_string() } else { whole.clone() };
        (format!("{before} {asked}, draw a card."), shown, whole)
    });
    let texts: Vec<_> = texts.collect();
    let cases: Vec<_> =
        texts.iter().map(|(text, shown, whole)| (&text[..], "CW403", &shown[..], &whole[..])).collect();
    CRAZIER.shows(line, &cases);
}

#[test]
fn where_a_name_has_no_place_or_no_sense_none_is_shown() {
    let said = CRAZIER.said(
        "2 of moon, event",
        &[
            "Reveal a card from your hand, reveal the top card of the draw pile, then if it shares a rank with it, draw a card.",
            "Discard a card. If it shares a rank with that card, draw a card.",
        ],
    );
    for (said, help) in said.iter().zip(["speak of it in a sentence of its own", "with which other card"]) {
        assert!(said.told.contains(help), "{}", said.told);
        assert!(!said.told.contains("would read"), "{}", said.told);
    }
}

#[test]
fn a_hand_that_comes_back_later_is_empty_until_then() {
    let told = all_told(
        "event",
        &[
            "Set all cards in your hand aside. At the beginning of your next turn, put them into your hand.",
            "Put all cards from your hand into the draw pile, shuffle the draw pile, and draw that many cards.",
        ],
    );
    assert_eq!(told.matches("CW628").count(), 2, "{told}");
    for said in ["let one of them stay there.", "Let the new cards come first, and the others go after them."]
    {
        assert!(told.contains(said), "{said}\n{told}");
    }
    assert!(!told.contains("At the same time"), "{told}");
}

#[test]
fn a_named_value_is_named_by_somebody() {
    let told = all_told(
        "asset",
        &[
            "Whenever this card enters play, name a rank.\n\n  Cards of the named rank can't be discarded by opponents.",
            "Whenever this card enters play, name a rank.\n\n  Whenever an opponent discards a card of that rank, draw a card.",
            "Whenever you discard a card, you may discard another card of that color.",
        ],
    );
    assert_eq!(told.matches("CW633").count(), 1, "{told}");
    for said in [
        "Say for how long it is named: name a rank while this card is in play on the table.",
        "name a rank while this card is in play on the table. There it is \"the named rank\"",
        "a card that shares a color with that card",
    ] {
        assert!(told.to_lowercase().contains(&said.to_lowercase()), "{said}\n{told}");
    }
    let kept = "Whenever this card enters play, name a rank while this card is in play on the table.\n\n  Cards of the named rank can't be discarded by opponents.";
    assert_eq!(problems_of_an_asset(kept), [""; 0]);
}
