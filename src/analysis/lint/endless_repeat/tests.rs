//! Repetitions that end, and those that never do.

use crate::analysis::lint::tests::{event, one, warnings};
use crate::diagnostic::Code;

#[test]
fn a_repetition_that_changes_something_else_never_ends() {
    let text = event("Repeat until the penalty is three or more: draw a card.");
    let marked = "Repeat until the penalty is three or more: draw a card.";
    let message = "Nothing that is repeated can make \"the penalty is three or more\" true.";
    assert_eq!(warnings(Code::EndlessRepeat, &text), one(marked, message));
}

#[test]
fn a_repetition_that_changes_what_it_asks_for_can_end() {
    let text = event("Repeat until the penalty is three or more: add one to the penalty.");
    assert_eq!(warnings(Code::EndlessRepeat, &text), []);
}

#[test]
fn dice_that_are_rolled_again_change_who_has_the_highest_result() {
    let text = event(
        "Each player rolls a die. Repeat until the number of players with the highest result is one: each player rolls a die.",
    );
    assert_eq!(warnings(Code::EndlessRepeat, &text), []);
}

#[test]
fn a_card_that_is_revealed_stays_on_top() {
    let sentence = "Repeat until an asset card is revealed: reveal the top card of the draw pile.";
    let message = "Nothing that is repeated can make \"an asset card is revealed\" true.";
    assert_eq!(warnings(Code::EndlessRepeat, &event(sentence)), one(sentence, message));
    let sentence =
        "Repeat until the top card of the draw pile is an asset card: reveal the top card of the draw pile.";
    let message =
        "Nothing that is repeated can make \"the top card of the draw pile is an asset card\" true.";
    assert_eq!(warnings(Code::EndlessRepeat, &event(sentence)), one(sentence, message));
}

#[test]
fn a_card_that_is_revealed_and_moved_makes_room_for_another() {
    for does in [
        "reveal the top card of the draw pile and put it on the bottom of the draw pile.",
        "reveal a random card from your hand.",
    ] {
        let text = event(&format!("Repeat until an asset card is revealed: {does}"));
        assert_eq!(warnings(Code::EndlessRepeat, &text), []);
    }
}

#[test]
fn cards_that_move_change_how_many_are_there() {
    let text = event("Repeat until you have four cards in hand: draw a card.");
    assert_eq!(warnings(Code::EndlessRepeat, &text), []);
}
