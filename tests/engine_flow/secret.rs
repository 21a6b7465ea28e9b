//! Choices at the same time: asked one after the other, and nothing happens before the last.

use cardwright::game::{Answer, Question};
use cardwright::program::EventKind;

use crate::support::{Laid, NOTHING, Position, alone, event, program, table};

const FLOOD: &str =
    "At the same time, each player puts a card from their hand on the bottom of the draw pile.";

#[test]
fn nothing_happens_before_the_last_has_chosen() {
    let program = program(&(event("Flood", FLOOD) + &event("Other", "Draw a card.")));
    let table = table(&program, alone(3));
    let hands: &[(u8, &[&str])] =
        &[(0, &["Flood", "Other", "Blank"]), (1, &["Other", "Blank"]), (2, &["Flood", "Blank", "Blank"])];
    let mut position = Position::offered(&table, &Laid { hands, ..NOTHING });
    position.play("Flood");
    assert_eq!((position.asked(), position.question()), (Some(0), Some(Question::Card)));
    position.pick("Blank");
    assert_eq!(position.asked(), Some(1));
    assert_eq!(position.hand(0), ["Other", "Blank"], "the choice is still a secret");
    position.pick("Other");
    assert_eq!(position.asked(), Some(2));
    position.pick("Blank");
    assert_eq!((position.hand(0), position.hand(1)), (vec!["Other"], vec!["Blank"]));
    assert_eq!(position.hand(2).len(), 2);
}

#[test]
fn a_game_saved_between_secret_choices_goes_on() {
    let program = program(&(event("Flood", FLOOD) + &event("Other", "Draw a card.")));
    let table = table(&program, alone(2));
    let hands: &[(u8, &[&str])] = &[(0, &["Flood", "Other", "Blank"]), (1, &["Other", "Blank", "Blank"])];
    let mut position = Position::offered(&table, &Laid { hands, ..NOTHING });
    position.play("Flood");
    position.pick("Blank");
    let text = serde_json::to_string(position.state()).expect("a game can be written");
    let loaded: cardwright::game::Game = serde_json::from_str(&text).expect("a game can be read");
    assert!(loaded == *position.state());
    position.pick("Other");
    assert_eq!(position.hand(0), ["Other"]);
}

#[test]
fn what_is_named_in_secret_is_told_after_the_last_has_named() {
    let program = program(&event("Vote", "At the same time, each player names a color."));
    let table = table(&program, alone(2));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Vote", "Blank"])], ..NOTHING });
    position.play("Vote");
    position.choose("a color", |answer| matches!(answer, Answer::Value(_)));
    assert!(position.players_of(EventKind::Name).is_empty());
    position.choose("a color", |answer| matches!(answer, Answer::Value(_)));
    assert_eq!(position.players_of(EventKind::Name), [0, 1]);
}
