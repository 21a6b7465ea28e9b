//! Which choices are told, and which have been thought of.

use super::super::tests::{asset, event, one, warnings, warnings_without};
use crate::diagnostic::Code;

const CHOICE: &str = "Choose an asset card from the discard pile. Put that card into your hand.";
const MESSAGE: &str = "There may not be \"an asset card from the discard pile\" to choose.";

#[test]
fn more_hangs_on_a_choice_of_a_card_in_play() {
    let text = asset(
        "At the end of your turn, choose an asset card from the discard pile. Put that card into your hand.",
    );
    let marked = "choose an asset card from the discard pile";
    assert_eq!(warnings(Code::EmptyChoice, &text), one(marked, MESSAGE));
}

#[test]
fn a_choice_that_may_be_made_can_be_empty() {
    let text = asset(
        "At the end of your turn, you may choose an asset card from the discard pile. If you do, put that card into your hand.",
    );
    assert_eq!(warnings(Code::EmptyChoice, &text), []);
}

#[test]
fn a_card_in_play_is_there_itself() {
    let text = asset("At the end of your turn, choose an asset you control. Destroy that asset.");
    assert_eq!(warnings(Code::EmptyChoice, &text), []);
}

#[test]
fn another_card_in_play_may_be_missing() {
    let text = asset("At the end of your turn, choose another asset. Destroy that asset.");
    let message = "There may not be \"another asset\" to choose.";
    assert_eq!(warnings(Code::EmptyChoice, &text), one("choose another asset", message));
}

#[test]
fn a_card_that_requires_something_has_thought_of_it() {
    let text = format!("card \"C\"\n  1 of red, event\n  requires an asset\n\n  Draw a card. {CHOICE}\n");
    assert_eq!(warnings(Code::EmptyChoice, &text), []);
}

#[test]
fn the_first_choice_of_an_event_is_made_before_it_is_played() {
    assert_eq!(warnings(Code::EmptyChoice, &event(CHOICE)), []);
}

#[test]
fn a_later_choice_of_an_event_can_be_empty() {
    let text = event(&format!("Draw a card. {CHOICE}"));
    let marked = "Choose an asset card from the discard pile";
    assert_eq!(warnings(Code::EmptyChoice, &text), one(marked, MESSAGE));
}

#[test]
fn more_hangs_on_a_choice_inside_an_act() {
    let text =
        asset("At the end of your turn, destroy another asset of your choice. Its controller draws a card.");
    let message = "There may not be \"another asset\" to choose.";
    assert_eq!(warnings(Code::EmptyChoice, &text), one("another asset of your choice", message));
}

#[test]
fn more_may_hang_on_it_in_the_same_sentence() {
    let text = asset(
        "At the end of your turn, destroy another asset of your choice and its controller draws a card.",
    );
    let message = "There may not be \"another asset\" to choose.";
    assert_eq!(warnings(Code::EmptyChoice, &text), one("another asset of your choice", message));
}

#[test]
fn others_choose_in_vain_as_well() {
    let text = event(
        "Draw a card. The next player discards a red card from their hand of their choice. Put that card on top of the draw pile.",
    );
    let message = "There may not be \"a red card from their hand\" to choose.";
    assert_eq!(
        warnings(Code::EmptyChoice, &text),
        one("a red card from their hand of their choice", message)
    );
}

#[test]
fn a_choice_that_nothing_hangs_on_may_come_to_nothing() {
    let text = asset("At the end of your turn, destroy another asset of your choice.");
    assert_eq!(warnings(Code::EmptyChoice, &text), []);
}

#[test]
fn an_act_that_may_be_done_can_be_left() {
    let text = asset(
        "At the end of your turn, you may destroy another asset of your choice. If you do, its controller draws a card.",
    );
    assert_eq!(warnings(Code::EmptyChoice, &text), []);
}

#[test]
fn a_card_in_play_is_one_of_those_in_play() {
    let text = asset(
        "At the end of your turn, destroy a card that is in play on the table of your choice. Its controller draws a card.",
    );
    assert_eq!(warnings(Code::EmptyChoice, &text), []);
}

#[test]
fn the_first_act_of_an_event_is_chosen_for_before_it_is_played() {
    let text = event("Destroy an asset of your choice. Its controller draws a card.");
    assert_eq!(warnings(Code::EmptyChoice, &text), []);
}

#[test]
fn there_is_always_a_player() {
    let text = asset(
        "At the end of your turn, an opponent of your choice draws a card. That opponent discards a card from their hand.",
    );
    assert_eq!(warnings(Code::EmptyChoice, &text), []);
}

#[test]
fn a_player_of_a_kind_may_be_missing() {
    let text = asset(
        "At the end of your turn, an opponent who controls an asset of your choice draws a card. That opponent skips a turn.",
    );
    let message = "There may not be \"an opponent who controls an asset\" to choose.";
    let marked = "an opponent who controls an asset of your choice";
    assert_eq!(warnings(Code::EmptyChoice, &text), one(marked, message));
}

#[test]
fn up_to_two_may_be_none() {
    let text = asset("At the end of your turn, choose up to two other assets. Destroy those assets.");
    assert_eq!(warnings(Code::EmptyChoice, &text), []);
}

#[test]
fn who_asks_first_has_thought_of_it() {
    let text = asset(
        "At the end of your turn, if there is an asset card in the discard pile, choose an asset card from the discard pile. Put that card into your hand.",
    );
    assert_eq!(warnings(Code::EmptyChoice, &text), []);
}

#[test]
fn the_first_choice_of_an_event_can_be_empty_where_the_event_is_played_all_the_same() {
    let found = warnings_without(Code::EmptyChoice, "empty-choice = \"can't play\"\n", &event(CHOICE));
    assert_eq!(found, one("Choose an asset card from the discard pile", MESSAGE));
}
