//! A card that is also of a rank or a type, as one speaks of it: "an eight", "eights".

use crate::small_set;
use crate::support::{TempDir, run};

use super::events_as_meant::problems;

/// An asset Pier with the text, a queen that matches nothing on the discard pile, and what lies there.
fn harbour(text: &str, scenario: &str) -> TempDir {
    let mut cards = format!("card \"Pier\"\n  7 of moon, asset\n\n  {text}\n");
    for (name, line) in [("Ebb", "Q of sun"), ("Flood", "J of eye"), ("Tide", "4 of moon")] {
        cards.push_str(&format!("\ncard \"{name}\"\n  {line}, event\n\n  Shuffle the draw pile.\n"));
    }
    small_set::harbour(&cards, scenario)
}

fn passes(text: &str, scenario: &str) {
    small_set::passes(&harbour(text, scenario));
}

/// Ana may discard neither of her cards because of what is printed on them.
const HOLDS: &str = "Ana controls Pier
  Ana holds Ebb, Flood and Death
  the discard pile is Tide

  when Ana's turn begins";

#[test]
fn what_is_also_an_eight_is_discarded_as_one() {
    let (can, cant) = ("    Ana can discard", "    Ana can't discard");
    let then = |what: &str| format!("{HOLDS}\n  then\n{what}");
    passes("Queens in your hand are also eights.", &then(&format!("{can} Ebb\n{cant} Flood")));
    passes("The top card of the discard pile is also a jack.", &then(&format!("{can} Flood\n{cant} Ebb")));
    passes("The top card of the discard pile is also a three.", &then(&format!("{cant} Flood\n{cant} Ebb")));
    let discards =
        format!("{HOLDS}\n    Ana discards Ebb\n    Ana names green\n  then\n    Ana can't discard Flood");
    passes("Queens are also eights.", &discards);
}

#[test]
fn a_number_that_is_no_rank_is_refused() {
    assert_eq!(problems(&["This card is also a seventeen."]), ["CW213"]);
    assert_eq!(problems(&["Aces are also eights.", "This card is also an event."]), [""; 0]);
}

#[test]
fn it_is_written_as_one_speaks_of_it() {
    let folder = harbour("Queens in your hand are also eight.", "Ana holds Ebb");
    assert_ne!(run(folder.path(), &["check"]).code, 0);
    let folder = harbour("Jacks in your hand are also queen.", "Ana holds Ebb\n\n  when Ana's turn begins");
    assert_eq!(run(folder.path(), &["fmt", "harbour/a.cards"]).code, 0);
    let written =
        std::fs::read_to_string(folder.path().join("harbour/a.cards")).expect("the cards are there");
    assert!(written.contains("  Jacks in your hand are also queens.\n"), "{written}");
}

#[test]
fn what_hangs_on_what_it_adds_itself_goes_round_no_circle() {
    let sweep = "card \"Sweep\"\n  2 of sun, event\n\n  Destroy all orange assets.\n";
    let mirror = |name: &str, text: &str| format!("card \"{name}\"\n  3 of moon, asset\n\n  {text}\n\n");
    let orange = "While an opponent controls an orange asset, this card is also orange.";
    let swept = |cards: &str, given: &str, then: &str| {
        let lines = format!(
            "Ben holds Sweep and 3 other cards\n  {given}\n\n  when Ben plays Sweep\n  then\n    {then}"
        );
        small_set::passes(&small_set::harbour(&format!("{cards}{sweep}"), &lines));
    };
    let one = mirror("Pier", orange);
    // Castle is printed in orange.
    swept(&one, "Ana controls Pier\n  Ben controls Castle", "Ana controls no cards");
    swept(&one, "Ana controls Pier", "Ana controls Pier and no other cards");
    // One hangs on the other: without a card that is printed so, neither is.
    let two = mirror("Pier", "While you control an orange asset, this card is also green.")
        + &mirror("Quay", "While you control a green asset, this card is also orange.");
    swept(&two, "Ana controls Pier and Quay", "Ana controls Pier and Quay and no other cards");
    swept(&two, "Ana controls Pier, Quay and Castle", "Ana controls Pier and no other cards");
}

#[test]
fn what_holds_for_no_card_is_no_text() {
    for text in ["No card matches.", "No assets are also orange.", "No cards are worth five points."] {
        assert_eq!(problems(&[text]), ["CW420"], "{text}");
    }
}

#[test]
fn a_card_of_two_ranks_counts_as_each() {
    let plays = |pier: &str, text: &str, then: &str| {
        let cards = format!(
            "card \"Pier\"\n  {pier} of sun, asset\n\n  {text}\n\ncard \"Quay\"\n  6 of eye, asset\n\ncard \"Ebb\"\n  5 of sun, event\n\n  "
        );
        let (effect, then) = then.split_once(" => ").expect("a text and what comes of it");
        let cards = format!("{cards}{effect}\n");
        let lines = format!(
            "Ana controls Pier\n  Ben controls Quay\n  Ana holds Ebb and 2 other cards\n\n  when Ana plays Ebb\n  then\n    {then}"
        );
        small_set::passes(&small_set::harbour(&cards, &lines));
    };
    // Whichever of both is declared first.
    for (rank, also) in [("K", "This card is also a two."), ("2", "This card is also a king.")] {
        for then in [
            "Destroy all assets whose rank is ten or more. => Ana controls no cards\n    Ben controls Quay",
            "Destroy all assets whose rank is three or less. => Ana controls no cards\n    Ben controls Quay",
            "Destroy the asset with the highest rank. => Ana controls no cards\n    Ben controls Quay",
            "Destroy the asset with the lowest rank. => Ana controls no cards\n    Ben controls Quay",
            "Destroy all assets whose rank is not 2. => Ana controls Pier\n    Ben controls no cards",
        ] {
            plays(rank, also, then);
        }
    }
    // Where one number is asked for, it is the printed one.
    let drawn = "Choose an asset you control. Draw cards equal to the rank of that asset. =>";
    plays("3", "This card is also a two.", &format!("{drawn} Ana holds 5 cards"));
    plays("2", "This card is also a king.", &format!("{drawn} Ana holds 4 cards"));
}
