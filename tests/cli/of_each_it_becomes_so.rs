//! "As soon as a player …, that player …": of each of whom it comes to be so, whoever else it is so of.

use crate::small_set::{harbour, passes};

/// Ana controls Quay and plays Pier.
fn plays(quay: &str, pier: &str, holds: &str, deeds: &str, then: &str) {
    let cards = format!(
        "card \"Quay\"\n  8 of sun, asset\n\n  {quay}\n\ncard \"Pier\"\n  2 of sun, event\n\n  {pier}\n"
    );
    let lines = |lines: &str| lines.split("; ").map(|line| format!("    {line}\n")).collect::<String>();
    let deeds = if deeds.is_empty() { String::new() } else { lines(deeds) };
    let given = holds.split("; ").map(|line| format!("  {line}\n")).collect::<String>();
    let scenario = format!(
        "Ana controls Quay\n{given}\n  when Ana plays Pier\n{deeds}  then\n{}",
        lines(then).trim_end()
    );
    passes(&harbour(&cards, &scenario));
}

const FIVE: &str = "As soon as a player has five or more cards in hand, that player skips a turn.";

#[test]
fn one_after_the_other() {
    plays(
        FIVE,
        "Each player draws four cards.",
        "Ana holds Pier and 2 other cards; Ben holds 3 cards",
        "",
        "the log says \"Ana will skip a turn\"; the log says \"Ben will skip a turn\"",
    );
}

#[test]
fn while_it_is_so_of_another() {
    plays(
        FIVE,
        "A player of your choice draws four cards.",
        "Ana holds Pier and 6 other cards; Ben holds 3 cards",
        "Ana chooses Ben",
        "the log says \"Ben will skip a turn\"",
    );
}

#[test]
fn not_again_while_it_stays_so() {
    let points = "As soon as a player has five or more cards in hand, that player scores one point.";
    plays(
        points,
        "Each player draws two cards. Each player draws a card.",
        "Ana holds Pier and 3 other cards; Ben holds 4 cards",
        "",
        "Ana has 1 point; Ben has 1 point",
    );
    // Once more after it has not been so in between, of that player alone.
    plays(
        points,
        "Each player draws two cards. Put three cards from your hand on the bottom of the draw pile. Draw three cards.",
        "Ana holds Pier, Castle, Death and Trade; Ben holds 4 cards",
        "Ana chooses Castle; Ana chooses Death; Ana chooses Trade",
        "Ana has 2 points; Ben has 1 point",
    );
}
