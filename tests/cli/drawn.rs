//! A draw takes the card that was pointed at; only where none was it takes the one on top.

use crate::small_set::{harbour_of, passes, plays};

fn played(given: &str, deeds: &str, then: &str) -> String {
    let lines = |lines: &str| lines.split("; ").map(|line| format!("    {line}\n")).collect::<String>();
    let deeds = if deeds.is_empty() { String::new() } else { lines(deeds) };
    let given = given.split("; ").map(|line| format!("  {line}\n")).collect::<String>();
    let then = lines(then);
    format!(
        "scenario \"as it reads\"\n  players Ana and Ben\n  Ana holds Pier and Trade\n{given}\n  when Ana plays Pier\n{deeds}  then\n{then}"
    )
}

#[test]
fn the_card_that_was_chosen_is_drawn() {
    plays(
        "Choose a card from the discard pile. Draw that card.",
        &played(
            "the discard pile is Wood Elf, Castle and Death",
            "Ana chooses Castle",
            "Ana holds Trade, Castle and no other cards; the log says \"Ana draws Castle\"",
        ),
    );
    plays(
        "Search the draw pile for an asset card. Draw that card. Shuffle the draw pile.",
        &played(
            "the draw pile is Death, Castle, Wood Elf and Angel of Hope",
            "Ana chooses Wood Elf",
            "Ana holds Trade, Wood Elf and no other cards",
        ),
    );
}

#[test]
fn one_of_those_that_were_seen_is_drawn_and_the_rest_stays() {
    plays(
        "Look at the top three cards of the draw pile. Draw one of them. Put the rest on the bottom of the draw pile in any order.",
        &played(
            "the draw pile is Death, Castle, Wood Elf and Angel of Hope",
            "Ana chooses Castle; Ana chooses Death",
            "Ana holds Trade, Castle and no other cards; the draw pile is Angel of Hope, Death and Wood Elf",
        ),
    );
}

#[test]
fn a_random_card_is_any_of_them() {
    let drawn = |seed: u32, card: &str| {
        let given = format!("seed {seed}; the discard pile is Wood Elf, Death and Castle");
        let then = format!("Ana holds Trade, {card} and no other cards");
        let folder = crate::small_set::set(
            &[("Pier", "Draw a random card from the discard pile.")],
            &played(&given, "", &then),
        );
        crate::support::run(folder.path(), &["test"]).code == 0
    };
    let cards = ["Pier", "Wood Elf", "Death", "Castle"];
    let found = cards.map(|card| (1..12).filter(|seed| drawn(*seed, card)).count());
    assert_eq!(found.iter().sum::<usize>(), 11, "one of them each time: {found:?}");
    assert!(found.iter().filter(|times| **times > 0).count() > 1, "{found:?}");
}

/// Drawn by its number nobody could say which card it was; drawn by name it is one draw.
#[test]
fn a_card_hears_that_it_is_drawn_itself() {
    let cards = "card \"Pier\"
  2 of moon, event

  Draw two cards.

card \"Gull\"
  4 of moon, event

  While this card is in your hand, whenever you draw this card, score one point.
";
    passes(&harbour_of(
        "Ana and Ben",
        cards,
        "Ana holds Pier and Trade
  the draw pile is Death, Gull and Castle

  when Ana plays Pier
  then
    Ana has 1 point
",
    ));
}
