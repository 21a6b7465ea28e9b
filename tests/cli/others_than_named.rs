//! "Another player" is not the one spoken of last, also where you choose; and opponents are those of whoever does it.

use crate::small_set::{harbour_of, passes};

fn plays(kind: &str, text: &str, players: &str, scenario: &str) {
    let cards = format!(
        "card \"Pier\"\n  2 of moon, {kind}\n\n  {text}\n\ncard \"Bell\"\n  3 of moon, event\n\n  Each opponent draws a card.\n"
    );
    passes(&harbour_of(players, &cards, scenario));
}

const FOUR: &str = "Ana, Ben, Cid and Dora";

#[test]
fn who_is_chosen_next_is_not_who_was_chosen_before() {
    plays(
        "event",
        "Choose a player. Call that player the \"guest\". Choose another player. Exchange all cards in the guest's hand and all cards in that player's hand.",
        FOUR,
        "Ana holds Pier and Castle\n\n  when Ana plays Pier\n    Ana chooses Cid\n  then\n    Ana is asked to choose from Ben and Dora",
    );
    plays(
        "event",
        "Choose a player and call that player the \"guest\". Choose another player and call that player the \"host\". The guest draws a card. The host draws two cards.",
        "Ana, Ben and Cid",
        "Ana holds Pier and Castle\n  Ben holds 2 cards\n  Cid holds 2 cards\n\n  when Ana plays Pier\n    Ana chooses Ben\n  then\n    Ben holds 3 cards\n    Cid holds 4 cards",
    );
}

#[test]
fn whoever_did_what_is_heard_is_not_another_player() {
    plays(
        "asset",
        "Whenever an opponent plays an asset, choose another player. That player draws a card.",
        FOUR,
        "Ana controls Pier\n  Ben holds Wood Elf and Castle\n  it is Ben's turn\n\n  when Ben plays Wood Elf\n  then\n    Ana is asked to choose from Cid and Dora",
    );
}

#[test]
fn where_nobody_was_spoken_of_it_is_anybody_but_you() {
    plays(
        "event",
        "Choose another player. That player draws a card.",
        "Ana, Ben and Cid",
        "Ana holds Pier and Castle\n\n  when Ana plays Pier\n  then\n    Ana is asked to choose from Ben and Cid",
    );
}

#[test]
fn what_players_cant_do_in_an_opponents_turn_is_asked_of_each() {
    let text = "Players can't draw cards during an opponent's turn.";
    plays(
        "asset",
        text,
        "Ana and Ben",
        "Ana controls Pier\n  Ana holds Bell and Castle\n  Ben holds 2 cards\n\n  when Ana plays Bell\n  then\n    Ben holds 2 cards",
    );
    plays(
        "asset",
        text,
        "Ana and Ben",
        "Ana controls Pier\n  Ana holds 3 cards\n  Ben holds 2 cards\n\n  when Ana's turn ends\n  then\n    Ben holds 3 cards",
    );
}

#[test]
fn an_opponent_of_opponents_is_yours_or_theirs() {
    let text = "Opponents can't draw cards during an opponent's turn.";
    assert_eq!(crate::small_set::problems_of_an_asset(text), ["CW403"]);
}

/// Ana has used her discard when Cid, her ally, is asked.
#[test]
fn what_an_ally_can_do_in_a_shared_turn_counts_what_they_have_done() {
    plays(
        "event",
        "Draw a card.",
        FOUR,
        "teams Ana and Cid against Ben and Dora\n  Ana holds Salamander, Sunstone and Trade\n  Cid holds Castle and Restoration\n  the named color is orange\n\n  when Ana discards Salamander\n  then\n    Ana can't discard Sunstone\n    Cid can discard Castle",
    );
}
