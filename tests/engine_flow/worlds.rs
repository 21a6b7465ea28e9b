//! What an agent tries in games that could be the one behind its seat: what others hold makes none of them.

use cardwright::engine::Seat;
use cardwright::game::{Answer, Player, Question};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use crate::support::{Laid, NOTHING, Position, alone, asset, event, program, table};

const PIER: &str = "Choose one: draw a card; or draw two cards.";
const ROOK: &str = "While this card is in your hand, if an opponent would play an event, first that opponent may draw a card.";
const OFTEN: &str = "Whenever you play an event, choose an opponent.";

/// What the first player is given for each of the cards that the other may hold: the same view has to give the same worlds.
fn gives_equal_worlds(cards: &[&str], laid: Laid<'_>, play: impl Fn(&mut Position<'_>)) {
    let names = ["Gull", "Tern"];
    let hidden: String = names.iter().zip(cards).map(|(name, text)| event(name, text)).collect();
    let others = event("Rook", ROOK) + &event("Pier", PIER) + &asset("Relic", OFTEN) + &asset("Idol", OFTEN);
    let program = program(&(hidden + &others));
    let table = table(&program, alone(2 + laid.hands.len() as u8));
    let given = names.map(|held| {
        let hands: &[(u8, &[&str])] = &[(0, &["Pier", "Blank"]), (1, &[held, "Blank"])];
        let hands = [hands, laid.hands].concat();
        let mut position = Position::offered(&table, &Laid { hands: &hands, ..laid });
        position.play("Pier");
        play(&mut position);
        let seat = position.game.seat().expect("somebody decides");
        assert_eq!(seat.player(), Player(0));
        (seat.view.clone(), [1, 2, 3].map(|seed| world(&seat, seed)), position.lines(0))
    });
    let [(view, worlds, lines), (other_view, other_worlds, other_lines)] = given;
    assert!(view == other_view && lines == other_lines, "the first player can't tell them apart");
    for (world, other) in worlds.iter().zip(&other_worlds) {
        let mut found = Vec::new();
        differences(world, other, String::new(), &mut found);
        assert!(found.is_empty(), "the worlds differ: {cards:?}\n{}", found.join("\n"));
    }
}

/// Where two games differ. What the table looked like when a text began is left out: a number that is made of all cards.
fn differences(one: &Value, other: &Value, path: String, found: &mut Vec<String>) {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            for (key, value) in one.iter().filter(|(key, _)| *key != "round_began") {
                differences(value, other.get(key).unwrap_or(&Value::Null), format!("{path}/{key}"), found);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (number, (one, other)) in one.iter().zip(other).enumerate() {
                differences(one, other, format!("{path}/{number}"), found);
            }
        }
        (one, other) if one != other => found.push(format!("{path}: {one} and {other}")),
        (_, _) => {}
    }
}

/// A world, as it is and after the first choice.
fn world(seat: &Seat<'_>, seed: u64) -> Value {
    let mut world = seat.sample(&mut ChaCha8Rng::seed_from_u64(seed));
    let before = serde_json::to_value(world.game()).expect("a game can be written");
    assert!(world.choose(0).is_ok(), "an offered option can be chosen");
    let after = serde_json::to_value(world.game()).expect("a game can be written");
    Value::Array(vec![before, after])
}

const BLANK: &str = "Shuffle the draw pile.";

#[test]
fn what_waits_in_the_hand_of_another_is_in_no_world() {
    let waits = "While this card is in your hand, whenever an opponent plays an event, draw a card.";
    gives_equal_worlds(&[waits, BLANK], NOTHING, |_| ());
}

#[test]
fn what_the_player_orders_is_found_without_it() {
    let waits = "While this card is in your hand, whenever an opponent plays an event, draw a card.";
    let orders = |position: &mut Position<'_>| {
        position.choose("a mode", |answer| matches!(answer, Answer::Mode(0)));
        assert!(position.offers(|answer| matches!(answer, Answer::Next { .. })));
    };
    gives_equal_worlds(&[waits, BLANK], Laid { in_play: &[(0, &["Relic", "Idol"])], ..NOTHING }, orders);
}

#[test]
fn what_another_refused_is_in_no_world() {
    let instead = "While this card is in your hand, if an opponent would play an event, you may";
    let texts = [
        format!("{instead} put this card on the bottom of the draw pile instead."),
        format!("{instead} draw a card instead."),
    ];
    gives_equal_worlds(&[&texts[0], &texts[1]], NOTHING, |position| position.no());
    // The event is still on its way when the first player is asked.
    let rook = Laid { hands: &[(2, &["Rook", "Blank"])], ..NOTHING };
    gives_equal_worlds(&[&texts[0], &texts[1]], rook, |position| {
        position.no();
        assert_eq!(position.question(), Some(Question::May));
    });
    let state = "While this card is in your hand, as soon as an opponent has one card in hand, you may";
    let texts = [format!("{state} draw a card."), format!("{state} draw two cards.")];
    gives_equal_worlds(&[&texts[0], &texts[1]], NOTHING, |position| position.no());
}

#[test]
fn a_card_that_is_gone_by_then_is_told_of_once() {
    let text = "While this card is in your hand, whenever an opponent plays an event, you may put this card on the bottom of the draw pile. If you do, you may draw a card. You may discard a card.";
    let program = program(&(event("Gull", text) + &event("Pier", "Draw a card.")));
    let table = table(&program, alone(2));
    let hands: &[(u8, &[&str])] = &[(0, &["Pier", "Blank"]), (1, &["Gull", "Blank"])];
    let mut position = Position::offered(&table, &Laid { hands, ..NOTHING });
    position.play("Pier");
    position.yes();
    position.yes();
    position.no();
    let told = position.lines(0).into_iter().filter(|line| line.contains("Gull takes effect"));
    assert_eq!(told.count(), 1, "{:?}", position.lines(0));
}
