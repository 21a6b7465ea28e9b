//! "Repeat three times: …": as often as it says, an offer anew each time, and nothing of it pointed at afterwards.

use crate::small_set::{passes, plays, problems, problems_of_an_asset, set_of, told};

/// Ana plays a card with this text and draws from a known pile.
fn played(text: &str, then: &str) {
    let scenario = format!(
        "scenario \"So many times\"\n  players Ana and Ben\n  Ana holds Pier, Castle, Death and Trade\n  \
         the draw pile is Tempest, Salamander, Wood Elf, Spell Tome, Ferocity\n\n  when Ana plays Pier\n{then}"
    );
    plays(text, &scenario);
}

#[test]
fn it_is_done_as_often_as_it_says() {
    for (times, count) in [("two", 5), ("three", 6), ("5", 8)] {
        let text = format!("Repeat {times} times: put the top card of the draw pile into your hand.");
        played(&text, &format!("  then\n    Ana holds {count} cards\n"));
    }
}

#[test]
fn the_number_is_worked_out_once() {
    // Two cards were revealed; what is drawn meanwhile changes nothing.
    let text = "Reveal two cards from your hand. Repeat that many times: draw two cards.";
    played(text, "    Ana chooses Castle, then Death\n  then\n    Ana holds 7 cards\n");
    assert_eq!(problems("Repeat that many times: draw a card."), ["CW408"]);
}

#[test]
fn an_offer_is_made_anew_each_time() {
    let text = "Repeat three times: you may put a card from your hand on the bottom of the draw pile. If you do, draw two cards.";
    played(
        text,
        "    Ana accepts\n    Ana chooses Castle\n    Ana declines\n    Ana accepts\n    Ana chooses Death\n  then\n    Ana holds 5 cards\n",
    );
    played(text, "    Ana declines\n    Ana declines\n    Ana declines\n  then\n    Ana holds 3 cards\n");
}

#[test]
fn a_condition_is_asked_each_time() {
    let text = "Repeat four times: if you have five or fewer cards in hand, draw a card.";
    played(text, "  then\n    Ana holds 6 cards\n");
    let text = "Repeat two times: reveal the top card of the draw pile, then if that card is an asset card, put it into your hand.";
    // Neither Tempest is one, so it is seen twice.
    played(text, "  then\n    Ana holds 3 cards\n");
}

#[test]
fn it_stands_behind_a_moment_and_in_a_case() {
    let text =
        "At the beginning of your turn, if you control two or more assets, repeat two times: draw a card.";
    let scenario = "scenario \"At its beginning\"\n  players Ana and Ben\n  Ana controls Pier and Wood Elf\n  Ana holds 2 cards\n\n  when Ana's turn begins\n  then\n    Ana holds 5 cards\n";
    passes(&set_of("asset", &[("Pier", text)], scenario));
    let case = "If you control an asset, draw a card. Otherwise, repeat two times: draw a card.";
    played(case, "  then\n    Ana holds 5 cards\n");
}

#[test]
fn what_was_another_one_each_time_is_not_pointed_at() {
    let text = "Repeat two times: reveal the top card of the draw pile. Put that card into your hand.";
    assert_eq!(problems(text), ["CW402"]);
    assert!(told("event", text).contains("was another one each time"));
    let cards =
        "For each asset you control, reveal the top card of the draw pile. Put that card into your hand.";
    assert!(told("event", cards).contains("was another one each time"));
    let players = "Each opponent reveals a card from their hand. Put that card into your hand.";
    assert!(told("event", players).contains("each of them has their own"));
}

#[test]
fn one_time_is_no_repetition() {
    assert_eq!(problems("Repeat one times: draw a card."), ["CW611"]);
    assert_eq!(problems("Repeat zero times: draw a card."), ["CW611"]);
    assert_eq!(problems_of_an_asset("At the end of your turn, repeat 1 times: draw a card."), ["CW611"]);
}

#[test]
fn what_each_time_brought_is_nobody_and_no_number_afterwards() {
    for text in [
        "Repeat two times: an opponent of your choice draws a card. Each other opponent draws two cards.",
        "Roll a die. Repeat two times: roll a die. Draw cards equal to the result.",
        "Destroy two assets opponents control. Those opponents draw a card.",
    ] {
        assert!(problems(text).contains(&"CW402".to_string()), "{text}");
    }
}
