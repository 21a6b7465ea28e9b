//! What a condition asked for and nobody picked, and who was found by it.

use crate::small_set::{passes, set_of, shown};

#[test]
fn what_was_asked_for_is_said_again_where_it_is_meant() {
    let reveal = "Reveal the top card of the draw pile.";
    for (asked, right) in [
        ("If you have a king in hand, bury it.", "If you have a king in hand, bury a king from your hand."),
        (
            "If there is an event in the discard pile, put it into your hand.",
            "If there is an event in the discard pile, put an event from the discard pile into your hand.",
        ),
        (
            "If you have a card in hand that shares a rank with this card, bury that card.",
            "If you have a card in hand that shares a rank with this card, bury a card from your hand that shares a rank with this card.",
        ),
        (
            "If an opponent controls an asset, bury it.",
            "If an opponent controls an asset, bury an asset an opponent controls of your choice.",
        ),
    ] {
        shown("event", &format!("{reveal} {asked}"), "CW403", right, &format!("{reveal} {right}"));
        shown("event", asked, "CW402", right, right);
    }
}

#[test]
fn the_first_is_meant_where_a_number_is_asked_for() {
    let reveal = "Reveal the top card of the draw pile.";
    let asked = format!("{reveal} If you have a king in hand, bury it.");
    let right = format!("{reveal} If you have one or more kings in hand, bury it.");
    shown("event", &asked, "CW403", "if you have one or more kings in hand, …", &right);
}

const OFFERED: &str =
    "Once during your turn, if an opponent controls a king, that opponent may draw two cards.";

#[test]
fn who_was_found_by_what_is_asked_is_asked() {
    let scenario = |answer: &str, holds: u32| {
        format!(
            "scenario \"{answer}\"\n  players Ana, Ben and Cleo\n  Ana controls Pier\n  Cleo controls The Sleeping King\n  Cleo holds 2 cards\n\n  \
             when Ana uses Pier\n    Cleo {answer}\n  then\n    Cleo holds {holds} cards\n\n"
        )
    };
    let scenarios = scenario("accepts", 4) + &scenario("declines", 2);
    passes(&set_of("asset", &[("Pier", OFFERED)], &scenarios));
}

#[test]
fn who_uses_it_does_not_answer_for_somebody_else() {
    let text = "Once during your turn, the next player may draw two cards.";
    let scenario = "scenario \"Ben is asked\"\n  players Ana, Ben and Cleo\n  Ana controls Pier\n  Ben holds 2 cards\n\n  \
                    when Ana uses Pier\n    Ben declines\n  then\n    Ben holds 2 cards\n";
    passes(&set_of("asset", &[("Pier", text)], scenario));
}
