//! "For each …" and "repeat until …" after the moment, the event or the condition of a sentence.

use cardwright::program::{EventKind, Program};

use crate::support::{Laid, NOTHING, Position, alone, asset, changed, event, program, table};

const SHOUT: &str = "Roll a die.";

/// The hand of the first player after they have played an event, with so many of a card in play.
fn hand_after(program: &Program, played: &str, in_play: &[&str]) -> (usize, usize) {
    let table = table(program, alone(2));
    let laid = Laid { hands: &[(0, &[played, "Blank"])], in_play: &[(0, in_play)], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play(played);
    (position.hand(0).len(), position.players_of(EventKind::Draw).len())
}

#[test]
fn what_an_event_brings_is_done_for_each() {
    let echo = asset("Echo", "Whenever you play an event, for each asset you control, draw a card.");
    let program = program(&(echo + &event("Shout", SHOUT)));
    assert_eq!(hand_after(&program, "Shout", &["Echo", "Echo"]), (1 + 2 * 2, 4), "many draws of one card");
}

#[test]
fn what_an_event_brings_is_repeated() {
    let echo = asset(
        "Echo",
        "Whenever you play an event, repeat until you have six or more cards in hand: draw a card.",
    );
    let program = program(&(echo + &event("Shout", SHOUT)));
    assert_eq!(hand_after(&program, "Shout", &["Echo"]), (6, 5));
}

#[test]
fn a_condition_is_asked_once_and_then_it_is_repeated() {
    let text = "At the end of your turn, if you have two cards in hand, repeat until you have five or more cards in hand: draw a card.";
    let program = program(&asset("Tide", text));
    let table = table(&program, alone(2));
    for (hand, after) in [(&["Blank", "Blank"][..], 5), (&["Blank", "Blank", "Blank"], 3)] {
        let mut position =
            Position::offered(&table, &Laid { hands: &[(0, hand)], in_play: &[(0, &["Tide"])], ..NOTHING });
        position.end_turn();
        assert_eq!(position.hand(0).len(), after);
    }
}

#[test]
fn each_side_of_an_if_says_how_often() {
    let text = "If you control an asset, for each asset you control, draw a card. Otherwise, repeat until you have five or more cards in hand: draw a card.";
    let program = program(&(event("Fork", text) + &asset("Rock", "You can't lose the game.")));
    assert_eq!(hand_after(&program, "Fork", &["Rock", "Rock"]), (1 + 2, 2));
    assert_eq!(hand_after(&program, "Fork", &[]), (5, 4));
}

#[test]
fn what_is_paid_for_is_done_for_each() {
    let text = "You may discard a card. If you do, for each player, that player draws a card.";
    let program = program(&event("Toll", text));
    let table = table(&program, alone(3));
    let mut position =
        Position::offered(&table, &Laid { hands: &[(0, &["Toll", "Blank", "Blank"])], ..NOTHING });
    position.play("Toll");
    position.yes();
    assert_eq!([0, 1, 2].map(|player| position.hand(player).len()), [1 + 1, 3 + 1, 3 + 1]);
}

#[test]
fn a_verb_of_the_game_is_done_for_each() {
    let definition = "\ndefinition \"twirl\"\n  To twirl a card, for each asset you control, draw a card.\n";
    let cards =
        event("Top", "Choose an asset. Twirl that card.") + &asset("Rock", "You can't lose the game.");
    let program = changed(&cards, |settings| settings, |game| game + definition);
    let table = table(&program, alone(2));
    let laid = Laid { hands: &[(0, &["Top", "Blank"])], in_play: &[(0, &["Rock", "Rock"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Top");
    position.pick("Rock");
    assert_eq!(position.hand(0).len(), 1 + 2);
}

#[test]
fn a_condition_behind_for_each_is_asked_of_each() {
    let text = "For each rank, if you have exactly two cards of that rank in hand, roll a die.";
    let pair = |name: &str, rank: &str| format!("card \"{name}\"\n  {rank} of ankh, event\n\n");
    let cards = event("Net", text) + &pair("Crab", "5") + &pair("Eel", "6") + &pair("Cod", "7");
    let program = program(&cards);
    let table = table(&program, alone(2));
    let hand: &[&str] = &["Net", "Crab", "Crab", "Eel", "Eel", "Cod"];
    let mut position = Position::offered(&table, &Laid { hands: &[(0, hand)], ..NOTHING });
    position.play("Net");
    assert_eq!(position.players_of(EventKind::RollDie).len(), 2, "fives and sixes");
}

#[test]
fn a_condition_behind_for_each_speaks_of_the_one_it_is_done_for() {
    let text = "For each opponent, if that opponent controls an asset, that opponent draws a card.";
    let program = program(&(event("Levy", text) + &asset("Rock", "You can't lose the game.")));
    let table = table(&program, alone(4));
    let in_play: &[(u8, &[&str])] = &[(0, &["Rock"]), (2, &["Rock"])];
    let mut position =
        Position::offered(&table, &Laid { hands: &[(0, &["Levy", "Blank"])], in_play, ..NOTHING });
    position.play("Levy");
    assert_eq!([0, 1, 2, 3].map(|player| position.hand(player).len()), [1, 3, 3 + 1, 3]);
}

#[test]
fn an_answer_is_about_the_one_it_was_given_for() {
    let text = "For each asset you control, you may draw a card. If you do, each opponent draws a card.";
    let program = program(&(event("Toast", text) + &asset("Rock", "You can't lose the game.")));
    let table = table(&program, alone(2));
    for answers in [[true, false], [false, true], [true, true], [false, false]] {
        let laid = Laid {
            hands: &[(0, &["Toast", "Blank"]), (1, &["Blank"])],
            in_play: &[(0, &["Rock", "Rock"])],
            ..NOTHING
        };
        let mut position = Position::offered(&table, &laid);
        position.play("Toast");
        for answer in answers {
            if answer { position.yes() } else { position.no() }
        }
        let yes = answers.into_iter().filter(|yes| *yes).count();
        assert_eq!([position.hand(0).len(), position.hand(1).len()], [1 + yes, 1 + yes], "{answers:?}");
    }
}

#[test]
fn what_an_answer_leads_to_speaks_of_the_one_it_was_given_for() {
    let text = "For each opponent, you may draw a card. If you don't, that opponent draws two cards.";
    let program = program(&event("Offer", text));
    let table = table(&program, alone(3));
    let hands: &[(u8, &[&str])] = &[(0, &["Offer", "Blank"]), (1, &["Blank"]), (2, &["Blank"])];
    let mut position = Position::offered(&table, &Laid { hands, ..NOTHING });
    position.play("Offer");
    position.yes();
    position.no();
    assert_eq!([0, 1, 2].map(|player| position.hand(player).len()), [2, 1, 3]);
}
