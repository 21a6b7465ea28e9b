//! What a card forbids of itself in a hand is said of the hand; a text that works in play alone would forbid nothing.

use crate::small_set::{harbour, passes, problems, problems_of_an_asset};

#[test]
fn what_works_in_play_forbids_nothing_in_a_hand() {
    for text in [
        "This card can't be played.",
        "You can't play this card.",
        "This card can't be discarded while an opponent controls an asset.",
        "Opponents can't discard this card.",
        "This card can't be drawn.",
    ] {
        assert_eq!(problems_of_an_asset(text), ["CW421"], "{text}");
    }
    let event = "This card can't be played while an opponent controls an asset. Draw a card.";
    assert_eq!(problems(event), ["CW421"]);
    for text in [
        "This card can't be destroyed.",
        "Whenever you draw a card, this card can't be discarded this turn.",
        "While this card is in your hand, opponents can't discard it.",
    ] {
        assert_eq!(problems_of_an_asset(text), [""; 0], "{text}");
    }
}

#[test]
fn a_text_in_play_does_not_wait_for_its_card_elsewhere() {
    for text in [
        "As soon as this card is in the discard pile, return it to your hand.",
        "At the beginning of your turn, if this card is in your hand, draw a card.",
    ] {
        assert_eq!(problems_of_an_asset(text), ["CW421"], "{text}");
    }
    let moved = "Whenever this card leaves play, if this card is in your hand, draw a card.";
    assert_eq!(problems_of_an_asset(moved), [""; 0]);
}

#[test]
fn in_the_hand_it_forbids_what_it_says() {
    for kind in ["event", "asset"] {
        let cards = format!(
            "card \"Pier\"\n  2 of moon, {kind}\n\n  While this card is in your hand and an opponent controls an asset, this card can't be played.\n"
        );
        let given = "Ana holds Pier, Castle and Death\n  the discard pile is Trade";
        passes(&harbour(
            &cards,
            &format!("{given}\n  Ben controls Wood Elf\n\n  then\n    Ana can't play Pier"),
        ));
        passes(&harbour(&cards, &format!("{given}\n\n  then\n    Ana can play Pier")));
    }
}

#[test]
fn on_top_of_a_pile_it_forbids_what_it_says() {
    for kind in ["event", "asset"] {
        let cards = format!(
            "card \"Gull\"\n  2 of moon, {kind}\n\n  While this card is on top of the discard pile, players can't play events.\n"
        );
        let given = "Ana holds Death and Castle\n  Ben controls Wood Elf";
        passes(&harbour(
            &cards,
            &format!("{given}\n  the discard pile is Gull and Trade\n\n  then\n    Ana can't play Death"),
        ));
        passes(&harbour(
            &cards,
            &format!("{given}\n  the discard pile is Trade and Gull\n\n  then\n    Ana can play Death"),
        ));
    }
}

/// Who is refused something would know by it where the card lies.
#[test]
fn where_nobody_sees_it_it_forbids_nothing() {
    for place in ["in the draw pile", "on top of the draw pile"] {
        let text = format!("While this card is {place}, players can't play assets.");
        assert_eq!(problems_of_an_asset(&text), ["CW421"], "{text}");
    }
}
