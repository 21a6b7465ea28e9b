//! What a card asks of cards that others can't see is told when it does something open, and not before.

use crate::small_set::{harbour_of, passes};

/// Ana controls a card with this text, and plays an event that lets her draw the top card.
fn drawn(text: &str, top: &str, deeds: &str, then: &str) {
    let cards = format!(
        "card \"Quay\"\n  3 of moon, asset\n\n  {text}\n\ncard \"Pier\"\n  2 of moon, event\n\n  Draw a card.\n"
    );
    let lines = |lines: &str| -> String {
        lines.split("; ").filter(|line| !line.is_empty()).map(|line| format!("    {line}\n")).collect()
    };
    let given = format!(
        "Ana holds Pier and Tempest
  Ana controls Quay
  Ben holds 2 cards
  the draw pile is {top}, Death, Trade

  when Ana plays Pier
{}  then
{}",
        lines(deeds),
        lines(then).trim_end()
    );
    passes(&harbour_of("Ana and Ben", &cards, &given));
}

const OFFERS: &str = "Whenever you draw an asset card, you may reveal it. If you do, draw a card.";

#[test]
fn a_refusal_tells_nobody_what_was_drawn() {
    drawn(
        OFFERS,
        "Castle",
        "Ana declines",
        "Ana's log says \"Quay takes effect\"; Ana's log says \"chooses not to\"; Ben's log doesn't say \"Quay\"; Ben's log doesn't say \"chooses\"",
    );
    drawn(
        OFFERS,
        "Restoration",
        "",
        "Ana's log doesn't say \"Quay takes effect\"; Ben's log doesn't say \"Quay\"",
    );
}

#[test]
fn what_is_done_openly_is_told_with_its_reason() {
    drawn(
        OFFERS,
        "Castle",
        "Ana accepts",
        "Ana's log says \"Quay takes effect\"; Ben's log says \"Quay takes effect\"; Ben's log says \"Ana reveals Castle\"",
    );
    let draws = "Whenever you draw an asset card, draw a card.";
    drawn(draws, "Castle", "", "Ben's log says \"Quay takes effect\"");
}

#[test]
fn what_a_condition_asks_of_a_hand_is_kept_as_well() {
    let text = "Whenever you draw a card, if you have an asset card in hand, you may score one point.";
    drawn(
        text,
        "Castle",
        "Ana declines",
        "Ben's log doesn't say \"Quay\"; Ben's log doesn't say \"chooses\"",
    );
    let many = "Whenever you draw a card, if you have two or more cards in hand, you may score one point.";
    drawn(
        many,
        "Castle",
        "Ana declines",
        "Ben's log says \"Quay takes effect\"; Ben's log says \"chooses not to\"",
    );
}

#[test]
fn what_was_done_in_the_turn_is_kept_as_well() {
    let quiet = "Ana's log says \"chooses not to\"; Ben's log doesn't say \"Quay\"; Ben's log doesn't say \"chooses\"";
    for asked in [
        "if you drew an eight this turn",
        "if the number of eights you drew this turn is one or more",
        "if you did not draw an ace this turn",
    ] {
        drawn(
            &format!("Whenever you draw a card, {asked}, you may score one point."),
            "Herald's Banner",
            "Ana declines",
            quiet,
        );
    }
    drawn(
        "Whenever you draw a card, if you drew one or more cards this turn, you may score one point.",
        "Herald's Banner",
        "Ana declines",
        "Ben's log says \"chooses not to\"",
    );
}

#[test]
fn what_it_is_offered_for_each_of_is_kept_as_well() {
    let quiet = "Ana's log says \"chooses not to\"; Ben's log doesn't say \"chooses\"";
    drawn(
        "Whenever you draw a card, for each eight in your hand, you may score one point.",
        "Herald's Banner",
        "Ana declines",
        quiet,
    );
    drawn(
        "Whenever you draw a card, for each card in your hand, you may score one point.",
        "Herald's Banner",
        "Ana declines; Ana declines",
        "Ben's log says \"chooses not to\"",
    );
}
