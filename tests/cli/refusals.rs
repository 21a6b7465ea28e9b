//! What the log tells of those who choose not to: what it was, and to others only where it gives no card away.

use crate::small_set::{harbour, passes, set};

/// Ana plays an event with this text; Ben holds a five and Cem none. Ben declines, and Cem where that is said.
fn told(text: &str, deeds: &str, then: &str) {
    let lines = |lines: &str| lines.split("; ").map(|line| format!("    {line}\n")).collect::<String>();
    let given = "  players Ana, Ben and Cem
  Ana holds Pier and 2 other cards
  Ben holds Death and no other cards
  Cem holds Trade and no other cards
";
    let (deeds, then) = (lines(deeds), lines(then));
    let scenario =
        format!("scenario \"as it is told\"\n{given}\n  when Ana plays Pier\n{deeds}  then\n{then}");
    passes(&set(&[("Pier", text)], &scenario));
}

const FIVE: &str =
    "Each opponent may reveal a five from their hand. If that opponent does, that opponent draws a card.";

#[test]
fn a_refusal_says_what_was_offered() {
    told(
        "Each opponent may draw a card. If that opponent does, draw a card.",
        "Ben declines; Cem declines",
        "the log says \"Ben chooses not to draw a card.\"; Cem's log says \"Ben chooses not to draw a card.\"",
    );
}

#[test]
fn who_holds_what_was_asked_for_is_not_given_away() {
    told(
        FIVE,
        "Ben declines",
        "Ana's log doesn't say \"chooses not to\"; Cem's log doesn't say \"chooses not to\"; Ben's log says \"Ben chooses not to\"; \
         the log says \"Ben chooses not to\"",
    );
}

#[test]
fn who_has_seen_the_card_is_told() {
    told(
        &format!("Look at all cards in the next player's hand. {FIVE}"),
        "Ben declines",
        "Ana's log says \"Ben chooses not to\"; Cem's log doesn't say \"Ben chooses not to\"",
    );
}

#[test]
fn whoever_may_take_any_card_gives_none_away() {
    told(
        "Each opponent may reveal a card from their hand. If that opponent does, that opponent draws a card.",
        "Ben declines; Cem declines",
        "Ana's log says \"Ben chooses not to reveal a card from their hand\"",
    );
}

#[test]
fn a_condition_that_others_can_t_look_at_is_not_given_away() {
    let secret = "Ana's log doesn't say \"chooses not to\"; Ben's log says \"Ben chooses not to\"";
    let open = "Ana's log says \"Ben chooses not to\"";
    let asked =
        |condition: &str| format!("If the next player has {condition}, the next player may draw a card.");
    told(&asked("a five in hand"), "Ben declines", secret);
    told(&asked("no kings in hand"), "Ben declines", secret);
    told(&asked("two or fewer cards in hand"), "Ben declines", open);

    let other =
        "If the next player has a king in hand, draw a card. Otherwise, the next player may draw a card.";
    told(other, "Ben declines", secret);
    let behind = "If the next player has a king in hand, draw a card. The next player may draw a card.";
    told(behind, "Ben declines", open);
    let seen = "Look at all cards in the next player's hand. If the next player has a five in hand, the next player may draw a card.";
    told(seen, "Ben declines", &format!("{open}; Cem's log doesn't say \"chooses not to\""));
}

#[test]
fn what_somebody_may_do_instead_is_not_given_away_either() {
    let cards = |instead: &str| {
        format!(
            "card \"Lamp\"\n  8 of sun, asset\n\n  If you would draw two or more cards, you may {instead} instead.\n\ncard \"Pier\"\n  2 of moon, event\n\n  Each opponent draws two cards.\n"
        )
    };
    let lines = |log: &str| {
        format!(
            "Ben controls Lamp\n  Ana holds Pier and 2 other cards\n  Ben holds Death and no other cards\n\n  when Ana plays Pier\n    Ben declines\n  then\n    {log}\n    Ben's log says \"chooses not to\""
        )
    };
    passes(&harbour(
        &cards("reveal a five from your hand"),
        &lines("Ana's log doesn't say \"chooses not to\""),
    ));
    passes(&harbour(&cards("score one point"), &lines("Ana's log says \"chooses not to\"")));
}

#[test]
fn a_card_that_lies_face_down_is_not_told_by_what_it_does() {
    let cards = "card \"Fog\"\n  8 of sun, event\n\n  Put a card from your hand into play on the table under your control face down.\n\ncard \"Buoy\"\n  8 of sun, asset\n\n  At the beginning of your turn, draw a card.\n";
    let lines = "Ana holds Fog, Buoy, Trade and Death

  when Ana plays Fog
    Ana chooses Buoy
    Ana's turn ends
    Ben's turn ends
  then
    Ana's log says \"Buoy takes effect\"
    Ben's log says \"A card takes effect\"
    Ben's log doesn't say \"Buoy\"";
    passes(&harbour(cards, lines));
}
