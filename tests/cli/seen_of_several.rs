//! Cards of several players that are looked at or shown: whoever has them is asked about theirs.

use crate::small_set::{harbour_of, passes};

/// Ana plays Pier; Lamp has this text.
fn plays(pier: &str, lamp: &str, given: &str, then: &str) {
    let cards = format!(
        "card \"Pier\"
  2 of moon, event

  {pier}

card \"Lamp\"
  5 of moon, asset

  {lamp}
"
    );
    let lines = |lines: &str, depth: &str| {
        lines.split("; ").map(|line| format!("{depth}{line}\n")).collect::<String>()
    };
    let scenario = format!(
        "Ana holds Pier and 2 other cards
  Ben holds Castle and Trade
  Cid holds Death and Wood Elf
{}
  when Ana plays Pier
  then
{}",
        lines(given, "  "),
        lines(then, "    ").trim_end()
    );
    passes(&harbour_of("Ana, Ben and Cid", &cards, &scenario));
}

const ALL: &str = "Look at all cards in each opponent's hand.";
const INSTEAD: &str = "If an opponent would look at a card in your hand, draw a card instead.";

#[test]
fn each_of_them_is_asked_of_their_own_cards() {
    let bens = "Ana's log says \"Ana looks at Trade and Castle from Ben's hand\"";
    let cids = "Ana's log says \"Ana looks at Wood Elf and Death from Cid's hand\"";
    let none = |name: &str| format!("Ana's log doesn't say \"from {name}'s hand\"");
    plays(ALL, INSTEAD, "Cid controls Lamp", &format!("Cid holds 3 cards; {bens}; {}", none("Cid")));
    plays(ALL, INSTEAD, "Ben controls Lamp", &format!("Ben holds 3 cards; {cids}; {}", none("Ben")));
    plays(ALL, "Whenever you draw a card, score one point.", "Cid controls Lamp", &format!("{bens}; {cids}"));
}

#[test]
fn all_that_was_seen_can_be_spoken_of() {
    let chosen = "Look at all cards in each opponent's hand. Put all event cards from among them on the bottom of the draw pile.";
    plays(
        chosen,
        "At the beginning of your turn, draw a card.",
        "Cid holds 2 cards",
        "Ben holds Castle and no other cards; Cid holds Wood Elf and no other cards",
    );
    plays(
        chosen,
        INSTEAD,
        "Cid controls Lamp",
        "Ben holds Castle and no other cards; Cid holds Death, Wood Elf and 1 other card",
    );
}

#[test]
fn whether_any_were_seen_is_asked_of_all_of_them() {
    let draws = |lamp: &str, controls: &str, holds: u8| {
        let may = "You may look at all cards in each opponent's hand. If you do, draw three cards.";
        let cards = format!(
            "card \"Pier\"\n  2 of moon, event\n\n  {may}\n\ncard \"Lamp\"\n  5 of moon, asset\n\n  {lamp}\n"
        );
        let lines = format!(
            "Ana holds Pier and 2 other cards\n  {controls}\n  Ben holds 2 cards\n  Cid holds 2 cards\n\n  when Ana plays Pier\n    Ana accepts\n  then\n    Ana holds {holds} cards"
        );
        passes(&harbour_of("Ana, Ben and Cid", &cards, &lines));
    };
    draws(INSTEAD, "Ben controls Lamp", 5);
    draws(INSTEAD, "Cid controls Lamp", 5);
    let none = "If an opponent would look at a card in a player's hand, draw a card instead.";
    draws(none, "Cid controls Lamp", 2);
}

#[test]
fn nobody_looks_at_what_can_t_be_looked_at() {
    let can_t = "Opponents can't look at event cards in your hand.";
    let seen =
        "Ana's log says \"Castle from Ben's hand\"; Ana's log says \"Wood Elf and Death from Cid's hand\"";
    plays(ALL, can_t, "Ben controls Lamp", &format!("Ana's log doesn't say \"Trade\"; {seen}"));
}
