//! What changes an event: each once, in an order that the one it meets decides, and only where it matters.

use cardwright::game::Question;

use crate::support::{Laid, NOTHING, Position, alone, asset, event, program, table};

const GUARD: &str = "If another asset you control would be destroyed, you may destroy this card instead.";
const ROCK: &str = "You may discard an additional card each turn.";
const STORM: &str = "Destroy a card that is in play on the table of your choice.";

fn guarded() -> String {
    asset("Guard", GUARD)
        + &asset("Rock", ROCK)
        + &event("Storm", STORM)
        + &event("Ruin", "Destroy all assets.")
}

#[test]
fn two_guards_do_not_replace_each_other_for_ever() {
    let program = program(&guarded());
    let table = table(&program, alone(2));
    let laid =
        Laid { hands: &[(0, &["Storm", "Blank"])], in_play: &[(1, &["Guard", "Guard", "Rock"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Storm");
    position.pick("Rock");
    position.first("Guard");
    position.yes();
    position.yes();
    assert_eq!(position.in_play(1).len(), 2, "one card is destroyed");
    assert!(position.in_play(1).contains(&"Rock"));
}

#[test]
fn an_ability_that_was_declined_does_not_ask_again() {
    let program = program(&guarded());
    let table = table(&program, alone(2));
    let laid = Laid { hands: &[(0, &["Storm", "Blank"])], in_play: &[(1, &["Guard", "Rock"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Storm");
    position.pick("Rock");
    assert_eq!((position.asked(), position.question()), (Some(1), Some(Question::Instead)));
    position.no();
    assert_eq!(position.in_play(1), ["Guard"]);
    assert_eq!(position.question(), Some(Question::Offer));
}

#[test]
fn each_part_of_a_batch_is_looked_at_by_itself() {
    let program = program(&guarded());
    let table = table(&program, alone(2));
    let laid =
        Laid { hands: &[(0, &["Ruin", "Blank"])], in_play: &[(1, &["Rock", "Guard", "Rock"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Ruin");
    let mut asked = 0;
    while position.question() == Some(Question::Instead) {
        position.no();
        asked += 1;
    }
    assert_eq!((asked, position.in_play(1).len()), (2, 0));
}

#[test]
fn changes_of_a_number_by_less_need_no_order() {
    let text = "If an opponent would cause you to draw one or more cards, the opponent causes you to draw one fewer cards.";
    let program = program(&(asset("Castle", text) + &event("Rain", "Each opponent draws three cards.")));
    let table = table(&program, alone(2));
    let laid = Laid { hands: &[(0, &["Rain", "Blank"])], in_play: &[(1, &["Castle", "Castle"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Rain");
    assert_eq!((position.question(), position.hand(1).len()), (Some(Question::Offer), 3 + 1));
}

#[test]
fn less_and_twice_are_ordered_by_the_one_who_draws() {
    let fewer = "If an opponent would cause you to draw one or more cards, the opponent causes you to draw one fewer cards.";
    let twice = "If a player would draw one or more cards, that player draws twice as many cards.";
    let cards =
        asset("Castle", fewer) + &asset("Mirror", twice) + &event("Rain", "Each opponent draws three cards.");
    let program = program(&cards);
    let table = table(&program, alone(2));
    let in_play: &[(u8, &[&str])] = &[(0, &["Mirror"]), (1, &["Castle"])];
    let laid = Laid { hands: &[(0, &["Rain", "Blank"])], in_play, ..NOTHING };
    let drawn = |first: &str| {
        let mut position = Position::offered(&table, &laid);
        position.play("Rain");
        assert_eq!((position.asked(), position.question()), (Some(1), Some(Question::Substitution)));
        position.first(first);
        position.hand(1).len() - 3
    };
    assert_eq!((drawn("Castle"), drawn("Mirror")), (4, 5));
}

#[test]
fn copies_of_one_text_that_comes_first_need_no_order() {
    let text = "If you would draw one or more cards, first put a card from your hand on the bottom of the draw pile.";
    let program = program(&(asset("Toll", text) + &event("Rain", "Draw a card.")));
    let table = table(&program, alone(2));
    let hands: &[(u8, &[&str])] = &[(0, &["Rain", "Rain", "Blank", "Blank"])];
    let laid = Laid { hands, in_play: &[(0, &["Toll", "Toll"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Rain");
    assert_eq!(position.question(), Some(Question::Card));
}
