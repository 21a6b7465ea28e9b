//! "As soon as …" is looked at when what is done first is done, and before what it is done before.

use crate::small_set::{harbour, passes};

/// Mole says what is done first, Lamp what is done as soon as something is so; Ana plays Pier.
fn plays(mole: &str, lamp: &str, pier: &str, given: &str, then: &str) {
    let card =
        |name: &str, kind: &str, text: &str| format!("card \"{name}\"\n  8 of sun, {kind}\n\n  {text}\n\n");
    let cards =
        [card("Mole", "asset", mole), card("Lamp", "asset", lamp), card("Pier", "event", pier)].concat();
    let lines = |lines: &str, depth: &str| {
        lines.split("; ").map(|line| format!("{depth}{line}\n")).collect::<String>()
    };
    let scenario = format!(
        "{}\n  when Ana plays Pier\n  then\n{}",
        lines(given, "  ").trim_start(),
        lines(then, "    ").trim_end()
    );
    passes(&harbour(cards.trim_end(), &scenario));
}

const EMPTY: &str = "put all cards from your hand on the bottom of the draw pile";
const WINS: &str = "As soon as you have no cards in hand, you win the game.";
const SCORES: &str = "As soon as you have one or fewer cards in hand, score one point.";

#[test]
fn a_hand_that_is_empty_in_between_wins() {
    let given = "Ana controls Mole and Lamp; Ana holds Pier and Castle";
    let several = format!("If you would draw two or more cards, first {EMPTY}.");
    plays(&several, WINS, "Draw two cards.", given, "Ana wins the game; Ana holds no cards");
    let single = format!("If you would draw a card, first {EMPTY}.");
    plays(&single, WINS, "Draw a card.", given, "Ana wins the game; Ana holds no cards");
}

#[test]
fn it_is_looked_at_behind_each_thing_that_is_done_first() {
    let put = "put a random card from your hand on the bottom of the draw pile";
    let given = "Ana controls Mole and Lamp; Ana holds Pier, Castle and Trade";
    let once = format!("If you would draw two or more cards, first {put}.");
    plays(&once, SCORES, "Draw two cards.", given, "Ana has 1 point; Ana holds 3 cards");
    let twice = format!("If you would draw two or more cards, first {put} and draw a card.");
    plays(&twice, SCORES, "Draw two cards.", given, "Ana has 1 point; Ana holds 4 cards");
}

#[test]
fn what_it_does_may_keep_the_rest_from_happening() {
    plays(
        "If you would draw two or more cards, first each opponent draws a card.",
        "As soon as an opponent has four or more cards in hand, you can't draw cards this turn.",
        "Draw two cards.",
        "Ana controls Mole and Lamp; Ana holds Pier and Castle; Ben holds 3 cards",
        "Ben holds 4 cards; Ana holds 1 card",
    );
}

#[test]
fn what_happens_to_several_at_once_is_looked_at_when_it_has_happened_to_all() {
    plays(
        "If you would lose the game, first draw a card.",
        WINS,
        "Each player loses the game.",
        "Ben controls Mole; Ana holds Pier and 3 other cards; Ben holds 3 cards",
        "the log says \"Mole acts first\"; nobody wins the game",
    );
}
