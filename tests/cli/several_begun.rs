//! Of several things that are chosen together each can be begun beside the others, and "If you do" asks whether one was.

use crate::small_set::passes;
use crate::stall::{stall_with, turn_with};

const OVER: &str = "Ana is asked yes or no";

#[test]
fn what_a_word_costs_and_takes_is_not_there_for_another() {
    let cards = [
        (
            "Payer",
            "At the beginning of your turn, choose two: buy a card from the row; pay two coins and draw a card; or gain a coin.",
        ),
        (
            "Taker",
            "At the beginning of your turn, choose two: buy a boat card from the row; buy a free card from the row; or gain a coin.",
        ),
        (
            "Keeper",
            "At the beginning of your turn, choose two: put a boat you control on the bottom of the draw pile; gain control of a boat an opponent controls; or gain a coin.",
        ),
    ];
    // Ana has two coins.
    let bought = turn_with(
        "Ana controls Payer; the row is Dinghy",
        "Ana chooses the first one",
        &format!("{OVER}; Ana has 1 coin; Ana controls Payer and Dinghy"),
    );
    let either = turn_with(
        "Ana controls Payer; the row is Punt; Ana has 3 coins; Ana holds Raft",
        "Ana chooses the first one; Ana chooses the first one",
        &format!("{OVER}; Ana has 0 coins; Ana controls Payer and Punt; Ana holds 2 cards"),
    );
    let taken = turn_with(
        "Ana controls Taker; the row is Raft",
        "Ana chooses the first one",
        &format!("{OVER}; Ana has 3 coins; Ana controls Taker and Raft"),
    );
    let kept = turn_with(
        "Ana controls Keeper; Ben controls Raft",
        "Ana chooses the first one; Ana chooses the first one",
        &format!("{OVER}; Ana controls Raft and no other cards"),
    );
    passes(&stall_with(&cards, "", &[bought, either, taken, kept].concat()));
}

#[test]
fn what_is_not_seen_is_done_as_far_as_it_can_be() {
    let cards = [(
        "Spy",
        "At the beginning of your turn, choose two: put a one-coin card from the next player's hand into your hand and gain a coin; put a two-coin card from the next player's hand into your hand; or gain three coins.",
    )];
    let blind = turn_with(
        "Ana controls Spy; Ben holds Raft and Barge",
        "Ana chooses the first one; Ana chooses the first one",
        &format!("{OVER}; Ana has 3 coins; Ben holds 2 cards"),
    );
    let found = turn_with(
        "Ana controls Spy; Ben holds Dinghy and Raft",
        "Ana chooses the first one; Ana chooses the first one",
        &format!("{OVER}; Ana has 3 coins; Ana holds Dinghy"),
    );
    passes(&stall_with(&cards, "", &[blind, found].concat()));
}

#[test]
fn who_begins_none_of_them_has_not_done_it() {
    let hidden = "put a one-coin card from the next player's hand into your hand; put a two-coin card from the next player's hand into your hand; or put a three-coin card from the next player's hand into your hand";
    let spies = format!(
        "At the beginning of your turn, you may choose two: {hidden}. If you do, gain three coins. If you don't, lose a coin."
    );
    let cards = [
        (
            "Clerk",
            "At the beginning of your turn, you may choose up to two: draw a card; or gain a coin. If you do, gain three coins.",
        ),
        ("Spy", spies.as_str()),
    ];
    let begins = |given: &str, deeds: &str, coins: u32| {
        turn_with(given, &format!("Ana accepts; {deeds}"), &format!("{OVER}; Ana has {coins} coins"))
    };
    let two = "Ana chooses the first one; Ana chooses the first one";
    let scenarios = [
        begins("Ana controls Clerk", "Ana is done", 2),
        begins("Ana controls Clerk", "Ana chooses the second one; Ana is done", 6),
        begins("Ana controls Clerk", two, 6),
        begins("Ana controls Spy; Ben holds Barge and Raft", two, 1),
        begins("Ana controls Spy; Ben holds Dinghy and Raft", two, 5),
    ];
    passes(&stall_with(&cards, "", &scenarios.concat()));
}
