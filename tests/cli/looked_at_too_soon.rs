//! "At the same time, …": questions, people and numbers are looked at before anything is done. After what changes them
//! they are refused, and shown in a sentence of their own.

use crate::small_set::{plays, problems, shown, told};

/// Refused, and shown in two sentences.
fn apart(before: &str, and: &str, then: &str) {
    let whole = format!("At the same time, {before}. {then}");
    shown("event", &format!("At the same time, {before}{and}"), "CW402", &whole, &whole);
}

#[test]
fn points_are_asked_for_in_a_sentence_of_their_own() {
    apart(
        "each player scores two points",
        ", then if that player has five or more points, that player draws a card.",
        "For each player, if that player has five or more points, that player draws a card.",
    );
    apart(
        "each opponent loses two points",
        ", then if that opponent has no points, draws a card.",
        "For each opponent, if that opponent has no points, that opponent draws a card.",
    );
    apart(
        "score two points",
        ", then if you have five or more points, draw a card.",
        "If you have five or more points, draw a card.",
    );
}

#[test]
fn whoever_is_described_is_looked_for_in_a_sentence_of_its_own() {
    for (before, then) in [
        ("each player scores two points", "each player with five or more points draws a card."),
        ("each opponent scores two points", "the player with the most points draws a card."),
        ("each opponent scores two points", "choose a player with five or more points."),
        ("each opponent scores two points", "a player with five or more points of your choice draws a card."),
        ("each opponent discards a card", "each player with no cards in hand draws a card."),
        ("each player rolls a die", "the player with the highest result draws a card."),
        ("each opponent discards a card", "each player who discarded a card this turn draws a card."),
    ] {
        let own = format!("{}{}", then[..1].to_uppercase(), &then[1..]);
        apart(before, &format!(" and {then}").replace("and choose", "and you choose"), &own);
    }
}

#[test]
fn what_was_done_is_asked_for_in_a_sentence_of_its_own() {
    apart(
        "each player discards a card",
        ", then if that player discarded a card this turn, that player draws a card.",
        "For each player, if that player discarded a card this turn, that player draws a card.",
    );
}

#[test]
fn counters_are_asked_for_in_a_sentence_of_their_own() {
    apart(
        "each player puts a wish counter on an asset they control",
        " and each player who controls an asset that has two or more wish counters draws a card.",
        "Each player who controls an asset that has two or more wish counters draws a card.",
    );
}

/// There is no sentence of its own for what speaks of a card that each of several has chosen.
#[test]
fn what_speaks_of_the_cards_of_each_is_shown_one_after_the_other() {
    let each = "each player discards a card, then if that player has no cards in hand and that card is blue, that player draws a card.";
    let one_by_one = format!("E{}", &each[1..]);
    let said = told("event", &format!("At the same time, {each}"));
    assert!(said.contains(&one_by_one) && !said.contains("sentence of its own"), "{said}");
    assert_eq!(problems(&one_by_one), [""; 0]);
}

#[test]
fn what_changes_is_named() {
    for (text, named) in [
        ("each player scores two points and the player with the most points draws a card.", "changes points"),
        ("each player discards a card and each player with no cards in hand draws a card.", "moves cards"),
    ] {
        let said = told("event", &format!("At the same time, {text}"));
        assert!(said.contains(&format!("this {named} when everybody has chosen")), "{said}");
    }
}

#[test]
fn what_nothing_before_it_changes_is_looked_at_with_the_rest() {
    for text in [
        "At the same time, each player scores a point, then if that player has five or more cards in hand, that player draws a card.",
        "At the same time, each player draws a card, then if that player has five or more points, that player scores a point.",
        "At the same time, each player draws a card and each player with five or more points scores a point.",
        "At the same time, each player with five or more points draws a card and scores a point.",
        "At the same time, each player discards a card, then if that player played a card this turn, that player draws a card.",
        "At the same time, each player puts a card from their hand on the bottom of the draw pile, then if that player controls no assets, that player scores one point.",
        "At the same time, each player chooses one: that player scores two points, or each player with five or more points draws a card.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn a_hand_is_asked_for_where_only_points_change() {
    let text = "At the same time, each player scores a point, then if that player has three or more cards in hand, that player draws a card.";
    let scenario = "scenario \"as it reads\"\n  players Ana and Ben\n  Ana holds Pier and 3 other cards\n  Ben holds 2 cards\n\n  \
                    when Ana plays Pier\n  then\n    Ana holds 4 cards\n    Ben holds 2 cards\n    Ana has 1 point\n    Ben has 1 point\n";
    plays(text, scenario);
}

/// What the message shows does what was meant.
#[test]
fn two_sentences_look_at_what_was_done() {
    let text = "At the same time, each player scores two points. For each player, if that player has two or more points, that player draws a card.";
    let scenario = "scenario \"as it reads\"\n  players Ana and Ben\n  Ana holds Pier and Castle\n  Ben holds 2 cards\n\n  \
                    when Ana plays Pier\n  then\n    Ana holds 2 cards\n    Ben holds 3 cards\n";
    plays(text, scenario);
}
