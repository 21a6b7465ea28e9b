//! Team mates share a turn: with two teams of two, the first team sits on seats 0 and 2.

use cardwright::program::EventKind;

use crate::support::{Laid, NOTHING, Position, asset, event, program, table, teams_of};

#[test]
fn every_member_draws_in_the_order_of_their_seats() {
    let program = program("");
    let table = table(&program, teams_of(2, 4));
    let position = Position::begun(&table, &NOTHING);
    assert_eq!(position.players_of(EventKind::DrawCard), [0, 2]);
}

#[test]
fn after_a_member_acts_an_ally_is_asked() {
    let program = program("");
    let table = table(&program, teams_of(2, 4));
    let mut position = Position::offered(&table, &NOTHING);
    assert_eq!(position.asked(), Some(0));
    position.discard("Blank");
    assert_eq!(position.asked(), Some(2));
    position.discard("Blank");
    assert_eq!(position.asked(), Some(0));
}

#[test]
fn each_member_has_their_own_discard() {
    let program = program("");
    let table = table(&program, teams_of(2, 4));
    let mut position = Position::offered(&table, &NOTHING);
    position.discard("Blank");
    assert!(position.can_discard("Blank"), "the second has not discarded");
    position.discard("Blank");
    assert!(!position.can_discard("Blank"), "the first has discarded");
}

#[test]
fn who_waits_is_asked_again_when_an_ally_has_acted() {
    let program = program("");
    let table = table(&program, teams_of(2, 4));
    let mut position = Position::offered(&table, &NOTHING);
    position.wait();
    assert_eq!(position.asked(), Some(2));
    position.discard("Blank");
    assert_eq!(position.asked(), Some(0));
    position.discard("Blank");
    assert_eq!(position.hand(0).len(), 2);
}

#[test]
fn a_round_in_which_everybody_waits_ends_the_phase() {
    let program = program("");
    let table = table(&program, teams_of(2, 4));
    let mut position = Position::offered(&table, &NOTHING);
    position.wait();
    position.wait();
    assert_eq!(position.active(), 1);
}

#[test]
fn with_an_ally_done_there_is_nobody_to_wait_for() {
    let program = program("");
    let table = table(&program, teams_of(2, 4));
    let mut position = Position::offered(&table, &NOTHING);
    assert!(position.can_wait());
    position.done();
    assert_eq!(position.asked(), Some(2));
    assert!(!position.can_wait());
}

#[test]
fn a_phase_goes_on_until_the_last_member_is_done() {
    let program = program("");
    let table = table(&program, teams_of(3, 6));
    let mut position = Position::offered(&table, &NOTHING);
    position.wait();
    position.done();
    assert_eq!(position.asked(), Some(4));
    position.discard("Blank");
    assert_eq!(position.asked(), Some(0));
    position.done();
    assert_eq!(position.asked(), Some(4));
    position.done();
    assert_eq!(position.active(), 1);
}

#[test]
fn a_turn_is_the_turn_of_every_member() {
    let program = program(&asset("Spring", "At the beginning of your turn, draw two cards."));
    let table = table(&program, teams_of(2, 4));
    let position = Position::begun(&table, &Laid { in_play: &[(2, &["Spring"])], ..NOTHING });
    assert_eq!(position.hand(2).len(), 3 + 2 + 1);
}

#[test]
fn each_players_turn_happens_once_for_each_member() {
    let toll = asset("Toll", "At the beginning of each player's turn, that player draws two cards.");
    let program = program(&toll);
    let table = table(&program, teams_of(2, 4));
    let mut position = Position::begun(&table, &Laid { in_play: &[(1, &["Toll"])], ..NOTHING });
    position.first("Toll");
    assert_eq!((position.hand(0).len(), position.hand(2).len()), (3 + 2 + 1, 3 + 2 + 1));
}

#[test]
fn one_team_comes_after_the_other_in_turn_order() {
    let program = program(&event("Rain", "Each player draws a card."));
    let table = table(&program, teams_of(2, 6));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Rain", "Blank"])], ..NOTHING });
    position.play("Rain");
    assert_eq!(position.players_of(EventKind::DrawCard), [0, 3, 1, 4, 2, 5]);
}

#[test]
fn an_extra_turn_of_a_member_is_the_teams() {
    let program = program(&event("Haste", "Take another turn after this turn."));
    let table = table(&program, teams_of(2, 4));
    let mut position = Position::offered(&table, &Laid { hands: &[(2, &["Haste", "Blank"])], ..NOTHING });
    position.wait();
    position.play("Haste");
    position.end_turn();
    assert_eq!(position.players_of(EventKind::TurnBegins), [0, 2]);
}

#[test]
fn a_missed_turn_is_missed_by_one_member() {
    let program = program(&event("Nap", "A player of your choice skips a turn."));
    let table = table(&program, teams_of(2, 4));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Nap", "Blank"])], ..NOTHING });
    position.play("Nap");
    position.pick_player(3);
    position.end_turn();
    assert_eq!(position.players_of(EventKind::TurnBegins), [1]);
    position.end_turn();
    position.end_turn();
    assert_eq!(position.players_of(EventKind::TurnBegins), [1, 0, 2, 1, 3]);
}

#[test]
fn the_next_player_is_the_first_seat_of_the_next_team() {
    let text = "Reverse the direction of play. The next player draws a card.";
    let program = program(&event("Turnabout", text));
    let table = table(&program, teams_of(2, 6));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Turnabout", "Blank"])], ..NOTHING });
    position.play("Turnabout");
    assert_eq!(position.players_of(EventKind::DrawCard), [2]);
}

#[test]
fn a_win_of_a_member_is_the_teams() {
    let program = program("");
    let table = table(&program, teams_of(2, 4));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Blank"])], ..NOTHING });
    position.discard("Blank");
    assert_eq!(position.won(), Some(vec![0, 2]));
}

fn doomed(players: u8, loser: u8, check: impl Fn(Position<'_>)) {
    let program = program(&event("Doom", "A player of your choice loses the game."));
    let table = table(&program, teams_of(2, players));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Doom", "Blank"])], ..NOTHING });
    position.play("Doom");
    position.pick_player(loser);
    check(position);
}

#[test]
fn a_loss_of_a_member_is_the_teams() {
    doomed(6, 4, |position| {
        assert_eq!(position.left(), [0, 2, 3, 5]);
        assert!(position.hand(1).is_empty() && position.hand(4).is_empty());
    });
}

#[test]
fn the_last_team_left_wins() {
    doomed(4, 3, |position| assert_eq!(position.won(), Some(vec![0, 2])));
}

#[test]
fn teams_that_lose_at_once_leave_nobody_to_win() {
    let program = program(&event(
        "Plague",
        "At the same time, each player with the fewest cards in hand loses the game.",
    ));
    let table = table(&program, teams_of(2, 4));
    let hands: &[(u8, &[&str])] =
        &[(0, &["Plague", "Blank"]), (2, &["Blank", "Blank"]), (1, &["Blank"]), (3, &["Blank", "Blank"])];
    let mut position = Position::offered(&table, &Laid { hands, ..NOTHING });
    position.play("Plague");
    assert_eq!(position.won(), Some(vec![]));
}

#[test]
fn a_member_orders_their_own_conditions() {
    let text =
        "At the beginning of your turn, put a random card from your hand on the bottom of the draw pile.";
    let cards = asset("Gift", "At the beginning of your turn, draw a card.") + &asset("Loss", text);
    let program = program(&cards);
    let table = table(&program, teams_of(2, 4));
    let position = Position::begun(&table, &Laid { in_play: &[(2, &["Gift", "Loss"])], ..NOTHING });
    assert_eq!(position.asked(), Some(2));
}

#[test]
fn the_leader_orders_the_conditions_of_others() {
    let text = "At the beginning of each player's turn, put a random card from your hand on the bottom of the draw pile.";
    let cards = asset("Gift", "At the beginning of each player's turn, draw a card.") + &asset("Loss", text);
    let program = program(&cards);
    let table = table(&program, teams_of(2, 4));
    let position = Position::begun(&table, &Laid { in_play: &[(1, &["Gift", "Loss"])], ..NOTHING });
    assert_eq!(position.asked(), Some(0));
}
