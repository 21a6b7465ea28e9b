//! Winning: after every batch, before anything else.

use crate::support::{Laid, NOTHING, Position, alone, asset, event, program, table};

#[test]
fn a_last_card_played_wins_before_its_effect() {
    let program = program(&event("Gift", "Draw two cards."));
    let table = table(&program, alone(2));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Gift"])], ..NOTHING });
    position.play("Gift");
    assert_eq!(position.won(), Some(vec![0]));
    assert!(position.hand(0).is_empty());
}

#[test]
fn a_card_given_away_wins_in_an_opponents_turn() {
    let text = "An opponent of your choice puts a card from their hand on the bottom of the draw pile.";
    let program = program(&event("Theft", text));
    let table = table(&program, alone(3));
    let laid = Laid { hands: &[(0, &["Theft", "Blank"]), (2, &["Blank"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Theft");
    position.pick_player(2);
    assert_eq!(position.won(), Some(vec![2]));
}

#[test]
fn a_forbidden_win_comes_as_soon_as_nothing_forbids_it() {
    let cards = asset("Ban", "Players can't win the game.")
        + &event("Storm", "Destroy a card that is in play on the table of your choice.");
    let program = program(&cards);
    let table = table(&program, alone(3));
    let laid =
        Laid { hands: &[(0, &["Blank"]), (1, &["Storm", "Blank"])], in_play: &[(2, &["Ban"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.discard("Blank");
    assert_eq!(position.won(), None, "the ban holds");
    position.end_turn();
    position.play("Storm");
    assert_eq!(position.won(), Some(vec![0]));
}

#[test]
fn several_who_are_out_of_cards_at_once_share_the_win() {
    let text = "At the same time, each player puts all cards from their hand on the bottom of the draw pile.";
    let program = program(&event("Flood", text));
    let table = table(&program, alone(3));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Flood", "Blank"])], ..NOTHING });
    position.play("Flood");
    assert_eq!(position.won(), Some(vec![0, 1, 2]));
}

#[test]
fn one_player_after_the_other_wins_alone() {
    let text = "Each player puts all cards from their hand on the bottom of the draw pile.";
    let program = program(&event("Flood", text));
    let table = table(&program, alone(3));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Flood", "Blank"])], ..NOTHING });
    position.play("Flood");
    assert_eq!(position.won(), Some(vec![0]));
}
