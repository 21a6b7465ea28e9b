//! Nothing goes on for ever.

use cardwright::program::EventKind;

use crate::support::{Laid, NOTHING, Position, alone, asset, event, program, table};

#[test]
fn a_chain_that_comes_back_to_itself_is_cut_off_and_the_turn_goes_on() {
    let text = "Whenever a player reveals a card, reveal the top card of the draw pile.";
    let program = program(&(asset("Echo", text) + &event("Shout", "Reveal the top card of the draw pile.")));
    let table = table(&program, alone(2));
    let laid = Laid { hands: &[(0, &["Shout", "Blank"])], in_play: &[(1, &["Echo"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Shout");
    assert_eq!(position.game.journal().broken, [["card \"Echo\""]]);
    let reveals = position.players_of(EventKind::Reveal).len();
    assert!(reveals < 110, "it was seen that nothing changes, after {reveals} times");
    assert!(position.state().waiting.is_empty());
    assert!(position.can_discard("Blank"), "the turn goes on");
}

#[test]
fn the_cards_of_a_cycle_are_named_and_no_others() {
    let cards = asset("Ping", "Whenever a player reveals a card, shuffle the draw pile.")
        + &asset("Pong", "Whenever a player shuffles the draw pile, reveal the top card of the draw pile.")
        + &asset("Bystander", "Whenever a player plays a card, draw a card.")
        + &event("Shout", "Reveal the top card of the draw pile.");
    let program = program(&cards);
    let table = table(&program, alone(2));
    let in_play: &[(u8, &[&str])] = &[(0, &["Ping", "Bystander"]), (1, &["Pong"])];
    let mut position =
        Position::offered(&table, &Laid { hands: &[(0, &["Shout", "Blank"])], in_play, ..NOTHING });
    position.play("Shout");
    let mut named = position.game.journal().broken.concat();
    named.sort();
    assert_eq!(named, ["card \"Ping\"", "card \"Pong\""]);
}

#[test]
fn a_repeat_without_an_end_is_cut_off() {
    let text = "Repeat until you have no cards in hand: roll a die.";
    let program = program(&event("Wheel", text));
    let table = table(&program, alone(2));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Wheel", "Blank"])], ..NOTHING });
    position.play("Wheel");
    assert_eq!(position.game.journal().broken.len(), 1);
    assert_eq!(position.players_of(EventKind::RollDie).len(), 1_000);
    assert!(position.can_discard("Blank"), "the turn goes on");
    assert!(position.discards().contains(&"Wheel"), "the card goes where played cards go");
}

#[test]
fn a_repeat_that_changes_nothing_ends_and_the_text_goes_on() {
    let text =
        "Repeat until you have no cards in hand: reveal the top card of the draw pile. Draw two cards.";
    let program = program(&event("Wheel", text));
    let table = table(&program, alone(2));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Wheel", "Blank"])], ..NOTHING });
    position.play("Wheel");
    assert_eq!((position.hand(0).len(), position.game.journal().broken.len()), (3, 0));
}

#[test]
fn a_long_chain_with_an_end_is_not_cut_off() {
    let program = program(&event("Wheel", "Repeat until you have 50 or more cards in hand: draw a card."));
    let table = table(&program, alone(2));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Wheel", "Blank"])], ..NOTHING });
    position.play("Wheel");
    assert_eq!((position.hand(0).len(), position.game.journal().broken.len()), (50, 0));
}

#[test]
fn a_turn_ends_after_five_hundred_decisions() {
    let cards = asset("Engine", "You may play 9000 additional cards each turn.")
        + &event("Boomerang", "Put this card into your hand.");
    let program = program(&cards);
    let table = table(&program, alone(2));
    let laid = Laid { hands: &[(0, &["Boomerang", "Blank"])], in_play: &[(0, &["Engine"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    let mut plays = 0;
    while position.active() == 0 && plays < 2_000 {
        position.play("Boomerang");
        plays += 1;
    }
    assert_eq!((position.active(), plays), (1, 500));
}

#[test]
fn the_last_turn_ends_the_game_as_an_empty_draw_pile_would() {
    let program =
        crate::support::changed("", |settings| settings.replace("turns = 1000", "turns = 5"), |rules| rules);
    let table = table(&program, alone(3));
    let laid = Laid { hands: &[(1, &["Blank"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    while position.game.outcome().is_none() {
        position.done();
    }
    assert_eq!(position.won(), Some(vec![1]));
    assert!(matches!(position.game.outcome(), Some(cardwright::game::Outcome::OutOfTurns(_))));
}

#[test]
fn verbs_inside_each_other_without_an_end_are_cut_off() {
    let rules = "\ndefinition \"twirl\"\n  To twirl a card, spin it.\n\ndefinition \"spin\"\n  To spin a card, twirl it.\n";
    let program = crate::support::changed(
        &(event("Top", "Choose an asset. Twirl that card.")
            + &asset("Rock", "You may discard an additional card each turn.")),
        |settings| settings,
        |game| game + rules,
    );
    let table = table(&program, alone(2));
    let laid = Laid { hands: &[(0, &["Top", "Blank"])], in_play: &[(1, &["Rock"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Top");
    assert_eq!(position.game.journal().broken.len(), 1);
    assert!(position.can_discard("Blank"), "the turn goes on");
}

#[test]
fn rules_about_states_that_undo_each_other_are_cut_off() {
    let cards = asset(
        "Tide",
        "As soon as you have four or more cards in hand, put a random card from your hand on the bottom of the draw pile.",
    ) + &asset("Ebb", "As soon as you have three or fewer cards in hand, draw a card.");
    let program = program(&cards);
    let table = table(&program, alone(2));
    let laid = Laid { in_play: &[(0, &["Tide", "Ebb"])], ..NOTHING };
    let position = Position::begun(&table, &laid);
    assert!(!position.game.journal().broken.is_empty());
    assert!(position.asked().is_some(), "the game goes on");
}
