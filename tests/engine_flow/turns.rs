//! Verbs that change the course of turns, and what is offered in them.

use cardwright::engine::TableOptions;
use cardwright::game::{Answer, Player, Question, Step};
use cardwright::program::{EventKind, OptionId};

use crate::support::{Laid, NOTHING, Position, alone, asset, changed, event, passes, program, table};

fn after_playing(text: &str, players: u8, check: impl Fn(Position<'_>)) {
    let program = program(&event("Deed", text));
    let table = table(&program, alone(players));
    let mut position =
        Position::offered(&table, &Laid { hands: &[(0, &["Deed", "Deed", "Blank"])], ..NOTHING });
    position.play("Deed");
    check(position);
}

#[test]
fn an_extra_turn_comes_at_once() {
    after_playing("Take another turn after this turn.", 3, |mut position| {
        position.end_turn();
        assert_eq!(position.active(), 0);
        position.end_turn();
        assert_eq!(position.active(), 1);
    });
}

#[test]
fn after_the_extra_turn_of_another_the_round_goes_on_as_before() {
    after_playing("A player of your choice takes another turn after this turn.", 4, |mut position| {
        position.pick_player(2);
        position.end_turn();
        assert_eq!(position.active(), 2);
        position.end_turn();
        assert_eq!(position.active(), 1);
    });
}

#[test]
fn skipped_turns_add_up() {
    after_playing("The next player skips a turn. The next player skips a turn.", 2, |mut position| {
        let mut turns = Vec::new();
        for _ in 0..3 {
            position.end_turn();
            turns.push(position.active());
        }
        assert_eq!(turns, [0, 0, 1]);
    });
}

#[test]
fn a_skipped_turn_is_no_turn() {
    after_playing("The next player skips a turn.", 2, |mut position| {
        let turn = position.state().turn;
        position.end_turn();
        assert_eq!((position.active(), position.state().turn), (0, turn + 1));
    });
}

#[test]
fn the_next_draw_phase_is_skipped_once() {
    after_playing("Skip your next draw phase.", 2, |mut position| {
        for _ in 0..4 {
            position.end_turn();
        }
        assert_eq!(position.players_of(EventKind::DrawCard), [1, 1, 0]);
    });
}

#[test]
fn where_the_phase_of_this_turn_is_over_the_next_one_is_skipped() {
    after_playing("Skip your draw phase.", 2, |mut position| {
        for _ in 0..4 {
            position.end_turn();
        }
        assert_eq!(position.players_of(EventKind::DrawCard), [1, 1, 0]);
    });
}

#[test]
fn where_the_phase_of_this_turn_is_still_to_come_it_is_skipped() {
    let program = program(&asset("Clock", "At the beginning of your turn, skip your draw phase."));
    let table = table(&program, alone(2));
    let mut position = Position::begun(&table, &Laid { in_play: &[(0, &["Clock"])], ..NOTHING });
    for _ in 0..4 {
        position.end_turn();
    }
    assert_eq!(position.players_of(EventKind::DrawCard), [1, 1]);
}

#[test]
fn a_skip_at_the_end_of_a_turn_is_for_the_next() {
    let program = program(&asset("Clock", "At the end of your turn, skip your draw phase."));
    let table = table(&program, alone(2));
    let mut position = Position::offered(&table, &Laid { in_play: &[(0, &["Clock"])], ..NOTHING });
    for _ in 0..4 {
        position.end_turn();
    }
    assert_eq!(position.players_of(EventKind::DrawCard), [1, 1]);
}

#[test]
fn a_reversal_for_a_while_ends() {
    after_playing("Reverse the direction of play until the end of your next turn.", 3, |mut position| {
        let mut turns = Vec::new();
        for _ in 0..4 {
            position.end_turn();
            turns.push(position.active());
        }
        assert_eq!(turns, [2, 1, 0, 1]);
    });
}

#[test]
fn a_turn_that_ends_drops_the_rest_of_the_text() {
    after_playing("Your turn ends. Draw two cards.", 2, |position| {
        assert_eq!((position.active(), position.hand(0).len()), (1, 2));
    });
}

#[test]
fn a_turn_ends_once() {
    let program = program(&asset("Clock", "At the beginning of your draw phase, your turn ends."));
    let table = table(&program, alone(3));
    let mut position = Position::begun(&table, &Laid { in_play: &[(0, &["Clock"])], ..NOTHING });
    assert_eq!((position.active(), position.players_of(EventKind::TurnEnds)), (1, vec![0]));
    let ends = |step: &Step| *step == Step::TurnEnds;
    assert!(!position.state().steps.iter().any(ends), "no other end of it is left");
    position.end_turn();
    assert_eq!(position.active(), 2);
}

#[test]
fn the_end_of_your_next_turn_is_not_the_end_of_this_one() {
    after_playing("At the end of your next turn, draw five cards.", 2, |mut position| {
        position.end_turn();
        assert_eq!(position.hand(0).len(), 2, "this turn has ended");
        position.end_turn();
        position.end_turn();
        assert_eq!(position.hand(0).len(), 2 + 1 + 5, "the next turn has ended");
        position.end_turn();
        position.end_turn();
        assert_eq!(position.hand(0).len(), 2 + 1 + 5 + 1, "only once");
    });
}

#[test]
fn the_end_of_this_turn_comes_in_this_turn() {
    after_playing("At the end of this turn, draw five cards.", 2, |mut position| {
        position.end_turn();
        assert_eq!(position.hand(0).len(), 2 + 5);
    });
}

#[test]
fn a_card_may_be_discarded_before_the_draw_where_that_is_agreed() {
    let program = program("");
    let options = TableOptions { chosen: vec![(OptionId(0), None)], ..alone(2) };
    let table = table(&program, options);
    let mut position = Position::begun(&table, &NOTHING);
    position.discard("Blank");
    assert_eq!(position.players_of(EventKind::DrawCard), [0], "the draw came after it");
    assert!(!position.can_discard("Blank"), "it was the discard of the turn");
}

#[test]
fn without_the_option_nothing_is_discarded_before_the_draw() {
    let program = program("");
    let table = table(&program, alone(2));
    let position = Position::begun(&table, &NOTHING);
    assert_eq!(position.players_of(EventKind::DrawCard), [0]);
}

#[test]
fn an_ability_is_offered_once_in_a_turn() {
    let program = program(&asset("Well", "Once during your turn, you may draw a card."));
    let table = table(&program, alone(2));
    let mut position = Position::offered(&table, &Laid { in_play: &[(0, &["Well"])], ..NOTHING });
    position.use_ability();
    assert_eq!(position.hand(0).len(), 4);
    assert!(!position.can_use_ability());
}

#[test]
fn an_ability_of_a_phase_is_offered_in_that_phase_and_no_other() {
    let of_phase =
        |name, phase| asset(name, &format!("Once during your {phase} phase, you may draw a card."));
    let lines = "players Tina and Lora\nTina controls Well and Spring\nTina holds Trade\n\
                 when Tina's draw phase begins\nthen\nTina can use Well\nTina can't use Spring\n\
                 when Tina uses Well\nthen\nTina can't use Well\nTina can use Spring\n\
                 when Tina uses Spring\nthen\nTina can't use Spring\nTina holds 4 cards";
    passes(&(of_phase("Well", "draw") + &of_phase("Spring", "main")), lines);
}

#[test]
fn an_ability_is_offered_in_a_game_whose_phases_ask_nothing() {
    let old = "In any order, you may discard a card that matches and you may play a card.";
    let well = asset("Well", "Once during your turn, you may draw a card.");
    let program = changed(
        &well,
        |settings| settings,
        |rules| {
            assert!(rules.contains(old));
            rules.replace(old, "If you can, discard a card that matches. If you can, play a card.")
        },
    );
    let table = table(&program, alone(2));
    let position = Position::begun(&table, &Laid { in_play: &[(0, &["Well"])], ..NOTHING });
    assert!(position.can_use_ability());
}

#[test]
fn the_agreed_player_goes_first() {
    let program = program("");
    let options = TableOptions { first: Some(Player(2)), ..alone(4) };
    let table = table(&program, options);
    for seed in 0..10 {
        let game = cardwright::engine::Match::new(&table, seed);
        assert_eq!(game.game().active(), Player(2));
    }
}

#[test]
fn done_is_always_offered_in_the_main_phase() {
    let program = program("");
    let table = table(&program, alone(2));
    let position = Position::offered(&table, &NOTHING);
    assert!(position.offers(|answer| matches!(answer, Answer::Leave(_))));
}

#[test]
fn copies_need_no_order_for_an_ability_that_does_not_speak_of_its_card() {
    let text =
        "At the beginning of your turn, draw a card.\n\n  Whenever this card is destroyed, draw two cards.";
    let program = program(&asset("Twin", text));
    let table = table(&program, alone(2));
    let laid = Laid { in_play: &[(0, &["Twin", "Twin"])], ..NOTHING };
    let position = Position::begun(&table, &laid);
    assert_eq!((position.question(), position.hand(0).len()), (Some(Question::Offer), 6));
}
