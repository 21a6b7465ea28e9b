//! A player who loses the game leaves it, with everything.

use cardwright::game::Question;
use cardwright::program::EventKind;

use crate::support::{Laid, NOTHING, Position, alone, asset, event, program, table};

const DOOM: &str = "A player of your choice loses the game.";

#[test]
fn hand_and_assets_go_under_the_discard_pile() {
    let program =
        program(&(event("Doom", DOOM) + &asset("Rock", "You may discard an additional card each turn.")));
    let table = table(&program, alone(3));
    let laid = Laid { hands: &[(0, &["Doom", "Blank"])], in_play: &[(1, &["Rock"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Doom");
    position.pick_player(1);
    assert!(position.hand(1).is_empty() && position.in_play(1).is_empty());
    let mut under = position.discards();
    assert_eq!(under.pop(), Some("Blank"), "the top card stays on top");
    under.sort_unstable();
    assert_eq!(under, ["Blank", "Blank", "Blank", "Doom", "Rock"]);
}

#[test]
fn what_waited_for_the_loser_is_dropped() {
    let cards = asset("Doom", "At the beginning of your turn, you lose the game.")
        + &asset("Rain", "At the beginning of your turn, each opponent draws a card.");
    let program = program(&cards);
    let table = table(&program, alone(3));
    let mut position = Position::begun(&table, &Laid { in_play: &[(0, &["Doom", "Rain"])], ..NOTHING });
    position.first("Doom");
    assert_eq!(position.left(), [1, 2]);
    assert_eq!(position.hand(2).len(), 3, "the rain did not come");
}

#[test]
fn the_rest_of_an_effect_of_the_loser_is_dropped() {
    let program = program(&event("Sacrifice", "You lose the game. Each opponent draws two cards."));
    let table = table(&program, alone(3));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Sacrifice", "Blank"])], ..NOTHING });
    position.play("Sacrifice");
    assert_eq!(position.hand(2).len(), 3);
}

#[test]
fn an_event_that_the_loser_was_playing_goes_along() {
    let program = program(&event("Sacrifice", "You lose the game."));
    let table = table(&program, alone(3));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Sacrifice", "Blank"])], ..NOTHING });
    position.play("Sacrifice");
    assert!(position.discards().contains(&"Sacrifice"));
}

#[test]
fn what_lasts_until_the_losers_next_turn_is_over() {
    let ban = "Until the beginning of your next turn, opponents can't draw cards.";
    let program = program(&(event("Ban", ban) + &event("Doom", DOOM)));
    let table = table(&program, alone(3));
    let laid = Laid { hands: &[(0, &["Ban", "Blank"]), (1, &["Doom", "Blank"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Ban");
    position.end_turn();
    assert_eq!(position.hand(1).len(), 2, "the ban holds");
    position.play("Doom");
    position.pick_player(0);
    assert!(position.state().floating.is_empty());
}

#[test]
fn what_the_loser_would_order_the_next_player_orders() {
    let cards = asset("Doom", "At the beginning of each player's turn, that player loses the game.")
        + &asset("Gift", "At the beginning of each player's turn, draw a card.")
        + &asset(
            "Loss",
            "At the beginning of each player's turn, put a random card from your hand on the bottom of the draw pile.",
        );
    let program = program(&cards);
    let table = table(&program, alone(4));
    let in_play: &[(u8, &[&str])] = &[(1, &["Doom"]), (3, &["Gift", "Loss"])];
    let position = Position::begun(&table, &Laid { in_play, ..NOTHING });
    assert_eq!((position.question(), position.asked()), (Some(Question::Order), Some(1)));
}

#[test]
fn the_turn_of_a_loser_is_over_at_once() {
    let cards = event("Sacrifice", "You lose the game.")
        + &asset("Tax", "At the end of each player's turn, draw a card.");
    let program = program(&cards);
    let table = table(&program, alone(3));
    let laid = Laid { hands: &[(0, &["Sacrifice", "Blank"])], in_play: &[(2, &["Tax"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Sacrifice");
    assert_eq!(position.active(), 1);
    assert!(position.players_of(EventKind::TurnEnds).is_empty());
    assert_eq!(position.hand(2).len(), 3);
}

#[test]
fn what_lasts_this_turn_ends_with_the_turn_of_a_loser() {
    let program = program(&event("Sacrifice", "Opponents can't draw cards this turn. You lose the game."));
    let table = table(&program, alone(3));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Sacrifice", "Blank"])], ..NOTHING });
    position.play("Sacrifice");
    assert_eq!(position.hand(1).len(), 4, "the next player has drawn");
}

#[test]
fn if_all_lose_at_once_nobody_wins() {
    let program = program(&event("Flood", "At the same time, each player loses the game."));
    let table = table(&program, alone(3));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Flood", "Blank"])], ..NOTHING });
    position.play("Flood");
    assert_eq!(position.won(), Some(vec![]));
}

#[test]
fn the_last_one_left_wins() {
    let program = program(&event("Sacrifice", "You lose the game."));
    let table = table(&program, alone(2));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Sacrifice", "Blank"])], ..NOTHING });
    position.play("Sacrifice");
    assert_eq!(position.won(), Some(vec![1]));
}

#[test]
fn a_sentence_about_somebody_who_is_out_does_nothing() {
    let text = "A player of your choice loses the game. That player draws a card.";
    let program = program(&event("Doom", text));
    let table = table(&program, alone(3));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Doom", "Blank"])], ..NOTHING });
    position.play("Doom");
    position.pick_player(1);
    assert!(position.hand(1).is_empty());
}

#[test]
fn an_asset_that_a_loser_was_playing_does_not_enter() {
    let cards = asset("Anchor", "You may discard an additional card each turn.")
        + &asset("Trap", "Whenever a player plays an asset, that player loses the game.");
    let program = program(&cards);
    let table = table(&program, alone(3));
    let laid = Laid { hands: &[(0, &["Anchor", "Blank"])], in_play: &[(1, &["Trap"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Anchor");
    assert!(position.in_play(0).is_empty());
    assert!(position.discards().contains(&"Anchor"));
}
