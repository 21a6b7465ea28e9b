//! What is warned of, and what is not.

use crate::analysis::lint::tests::{asset, event, one, warnings};
use crate::diagnostic::Code;

#[test]
fn a_step_after_the_end_of_the_turn_is_too_late() {
    assert_eq!(
        warnings(Code::AfterTheEnd, &event("Your turn ends. Draw a card.")),
        one("Draw a card", "\"Draw a card\" comes too late: nothing is done after \"Your turn ends\".")
    );
}

#[test]
fn a_step_in_the_same_sentence_is_too_late() {
    let text = event("Draw a card, your turn ends, and draw two cards.");
    let message = "\"draw two cards\" comes too late: nothing is done after \"your turn ends\".";
    assert_eq!(warnings(Code::AfterTheEnd, &text), one("draw two cards", message));
}

#[test]
fn an_end_under_a_condition_leaves_the_next_sentence_alone() {
    assert_eq!(warnings(Code::AfterTheEnd, &event("If it is your turn, your turn ends. Draw a card.")), []);
}

#[test]
fn nobody_draws_after_the_game() {
    let text = event("The game ends. Each player draws a card.");
    let message = "\"Each player draws a card\" comes too late: nothing is done after \"The game ends\".";
    assert_eq!(warnings(Code::AfterTheEnd, &text), one("Each player draws a card", message));
}

#[test]
fn nobody_wins_a_game_that_is_over() {
    let text = asset("At the end of the game, each player scores one point. You win the game.");
    let message = "\"You win the game\" comes too late: \"At the end of the game\" the game is over.";
    assert_eq!(warnings(Code::AfterTheEnd, &text), one("You win the game", message));
}

#[test]
fn who_has_lost_does_nothing_more() {
    let message = "\"Each opponent draws a card\" comes too late: after \"You lose the game\" you are out, and your cards do nothing more.";
    let text = event("You lose the game. Each opponent draws a card.");
    assert_eq!(warnings(Code::AfterTheEnd, &text), one("Each opponent draws a card", message));
    for fine in [
        "Each opponent draws a card. You lose the game.",
        "If you control no assets, you lose the game. Each opponent draws a card.",
        "Each opponent loses the game. Draw a card.",
    ] {
        assert_eq!(warnings(Code::AfterTheEnd, &event(fine)), [], "{fine}");
    }
}

#[test]
fn a_win_ends_the_game_at_once() {
    let message =
        "\"Each opponent draws a card\" comes too late: \"You win the game\" ends the game at once.";
    let text = event("You win the game. Each opponent draws a card.");
    assert_eq!(warnings(Code::AfterTheEnd, &text), one("Each opponent draws a card", message));
    for fine in [
        "Each opponent draws a card. You win the game.",
        "If you control no assets, you win the game. Draw a card.",
        "Each player with no cards in hand wins the game. Draw a card.",
        "The game ends. You win the game. Each opponent scores one point.",
    ] {
        assert_eq!(warnings(Code::AfterTheEnd, &event(fine)), [], "{fine}");
    }
}

#[test]
fn an_end_under_then_if_reaches_to_the_next() {
    let text = "Draw a card, then if you control an asset, your turn ends, then if you control no assets, draw two cards.";
    assert_eq!(warnings(Code::AfterTheEnd, &event(text)), []);
}

#[test]
fn a_turn_of_somebody_else_ends_nothing_here() {
    assert_eq!(warnings(Code::AfterTheEnd, &event("The next player's turn ends. Draw two cards.")), []);
}

#[test]
fn what_decides_who_wins_comes_in_time() {
    for fine in [
        "The game ends. Each player rolls a die. Each player with the highest result wins the game.",
        "The game ends. Choose a player. That player wins the game.",
    ] {
        assert_eq!(warnings(Code::AfterTheEnd, &event(fine)), [], "{fine}");
    }
}

#[test]
fn somebody_wins_after_the_game() {
    assert_eq!(warnings(Code::AfterTheEnd, &event("The game ends. You win the game.")), []);
}

#[test]
fn several_that_are_chosen_are_done_one_after_the_other() {
    let text = event("Choose two: score a point, your turn ends, or draw a card.");
    let message = "\"draw a card\" comes too late for whoever chooses \"your turn ends\" too: they are done in the order in which they stand.";
    assert_eq!(warnings(Code::AfterTheEnd, &text), one("draw a card", message));
    for fine in [
        "Choose two: score a point, draw a card, or your turn ends.",
        "Choose one: your turn ends, or draw a card.",
    ] {
        assert_eq!(warnings(Code::AfterTheEnd, &event(fine)), [], "{fine}");
    }
    let within = event("Choose one: your turn ends and draw a card; or score a point.");
    let message = "\"draw a card\" comes too late: nothing is done after \"your turn ends\".";
    assert_eq!(warnings(Code::AfterTheEnd, &within), one("draw a card", message));
}
