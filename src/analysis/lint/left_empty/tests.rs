//! Zones that are empty for a moment.

use super::super::tests::{asset, event, one, rule, warnings};
use super::*;

const WON: &str = "As soon as a player has no cards in hand, that player wins the game.";

fn found(text: &str) -> usize {
    warnings(Code::LeftEmpty, &format!("{}\n{text}", rule(WON))).len()
}

#[test]
fn a_hand_that_is_shuffled_away_and_drawn_anew_is_empty_in_between() {
    let text = event("Shuffle your hand into the draw pile. Draw two cards.");
    let message = "After \"Shuffle your hand into the draw pile\" the hand is empty, and the rule \"More\" is looked at before \"Draw two cards\".";
    let all = warnings(Code::LeftEmpty, &format!("{}\n{text}", rule(WON)));
    assert_eq!(all, one("Shuffle your hand into the draw pile", message));
}

#[test]
fn however_all_cards_go_and_come() {
    for text in [
        "Put all cards from your hand on the bottom of the draw pile and draw two cards.",
        "Discard all cards from your hand. Put the top card of the draw pile into your hand.",
        "You may shuffle your hand into the draw pile. If you do, draw two cards.",
        "Each player shuffles their hand into the draw pile. Each player draws two cards.",
        "Each player shuffles their hand into the draw pile and draws two cards.",
        "A player of your choice shuffles their hand into the draw pile. That player draws two cards.",
        "If you control an asset, shuffle your hand into the draw pile and draw two cards.",
    ] {
        assert_eq!(found(&event(text)), 1, "{text}");
    }
    assert_eq!(
        found(&asset("At the end of your turn, shuffle your hand into the draw pile and draw two cards.")),
        1
    );
}

/// Whoever chooses it may win in between.
#[test]
fn what_is_chosen_out_of_several_things_is_looked_at_too() {
    for text in [
        "Choose one: put all cards in your hand on the bottom of the draw pile and draw that many cards; or draw a card.",
        "Choose one: draw a card; or put all cards in your hand on the bottom of the draw pile and draw two cards.",
        "An opponent of your choice chooses one: they shuffle their hand into the draw pile and draw two cards; or they draw a card.",
    ] {
        assert_eq!(found(&event(text)), 1, "{text}");
    }
    for text in [
        "Choose one: put all cards in your hand on the bottom of the draw pile; or draw two cards.",
        "Choose one: exchange all cards in your hand and the top two cards of the draw pile; or draw a card.",
        "Choose one: draw cards equal to the number of cards in your hand and put all other cards in your hand on the bottom of the draw pile; or draw a card.",
    ] {
        assert_eq!(found(&event(text)), 0, "{text}");
    }
}

/// What is no legal discard stays.
#[test]
fn a_hand_that_is_discarded_can_be_empty() {
    let text = event("Discard all cards from your hand. Draw that many cards.");
    let message = "After \"Discard all cards from your hand\" the hand can be empty, and the rule \"More\" is looked at before \"Draw that many cards\".";
    let all = warnings(Code::LeftEmpty, &format!("{}\n{text}", rule(WON)));
    assert_eq!(all, one("Discard all cards from your hand", message));
}

#[test]
fn what_is_done_together_is_not_looked_at_in_between() {
    for text in [
        "At the same time, shuffle your hand into the draw pile and draw two cards.",
        "Exchange all cards in your hand and the top two cards of the draw pile.",
        "Shuffle your hand into the draw pile.",
        "Draw two cards. Shuffle your hand into the draw pile.",
        "Shuffle your hand into the draw pile. Each opponent draws a card.",
        "Put two cards from your hand on the bottom of the draw pile. Draw two cards.",
        "Put all red cards from your hand on the bottom of the draw pile. Draw two cards.",
        "An opponent of your choice shuffles their hand into the draw pile. Draw two cards.",
    ] {
        assert_eq!(found(&event(text)), 0, "{text}");
    }
}

#[test]
fn only_where_a_rule_asks_for_it() {
    let text = event("Shuffle your hand into the draw pile. Draw two cards.");
    let with = |state: &str| warnings(Code::LeftEmpty, &format!("{}\n{text}", rule(state))).len();
    assert_eq!(with("As soon as a player has two or fewer cards in hand, that player wins the game."), 1);
    assert_eq!(
        with("As soon as the number of cards in a player's hand is zero, that player wins the game."),
        1
    );
    assert_eq!(with("As soon as a player has nine or more cards in hand, that player loses the game."), 0);
    assert_eq!(with("As soon as there are no cards in the draw pile, the game ends."), 0);
    assert_eq!(
        with(
            "At the end of each player's turn, if that player has no cards in hand, that player wins the game."
        ),
        0
    );
}
