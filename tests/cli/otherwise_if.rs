//! "Otherwise, if …": the first case that holds is done and no other, and what all cases name can be pointed at.

use crate::small_set::{passes, plays, problems, set_of, shown, told};
use crate::support::codes;

/// Ana plays a card with this text while she controls some cards, and draws from a known pile.
fn played(text: &str, controls: &str, then: &str) {
    let controls = if controls.is_empty() { String::new() } else { format!("  Ana controls {controls}\n") };
    let scenario = format!(
        "scenario \"One case of several\"\n  players Ana and Ben\n  Ana holds Pier, Castle and Death\n{controls}  \
         the draw pile is Tempest, Salamander, Trade\n\n  when Ana plays Pier\n{then}"
    );
    plays(text, &scenario);
}

#[test]
fn the_first_case_that_holds_is_the_only_one_that_is_done() {
    let text = "If you control three or more assets, draw three cards. Otherwise, if you control two or more assets, draw two cards. Otherwise, if you control an asset, draw a card. Otherwise, put a card from your hand on the bottom of the draw pile.";
    let holding = |count: u32| format!("  then\n    Ana holds {count} cards\n");
    played(text, "Wood Elf, Spell Tome and Queen Guinevere", &holding(5));
    played(text, "Wood Elf and Spell Tome", &holding(4));
    played(text, "Wood Elf", &holding(3));
    played(text, "", "    Ana chooses Castle\n  then\n    Ana holds Death and no other cards\n");
}

#[test]
fn where_no_case_holds_nothing_of_it_is_done_and_the_text_goes_on() {
    let text = "If you control two or more assets, draw two cards. Otherwise, if you control an asset, draw a card. Each opponent draws a card.";
    let scenario = |controls: &str, ana: u32| {
        format!(
            "scenario \"On it goes\"\n  players Ana and Ben\n  Ana holds Pier, Castle and Death\n{controls}  Ben holds 2 cards\n\n  \
             when Ana plays Pier\n  then\n    Ana holds {ana} cards\n    Ben holds 3 cards\n"
        )
    };
    plays(text, &scenario("", 2));
    plays(text, &scenario("  Ana controls Wood Elf\n", 3));
    plays(text, &scenario("  Ana controls Wood Elf and Spell Tome\n", 4));
}

#[test]
fn what_each_case_names_is_that_card_afterwards() {
    let text = "If you control two or more assets, choose an asset you control. Otherwise, if you control an asset, reveal the top card of the draw pile. Otherwise, reveal a card from your hand. Put that card on the bottom of the draw pile.";
    let lies = |card: &str| format!("  then\n    {card} is at the bottom of the draw pile\n");
    played(text, "Wood Elf and Spell Tome", &format!("    Ana chooses Spell Tome\n{}", lies("Spell Tome")));
    played(text, "Wood Elf", &lies("Tempest"));
    played(text, "", &format!("    Ana chooses Death\n{}", lies("Death")));
    // One of them names none.
    assert_eq!(
        problems(
            "If you control two or more assets, reveal the top card of the draw pile. Otherwise, if you control an asset, roll a die. Otherwise, reveal the top card of the draw pile. Put that card into your hand."
        ),
        ["CW402"]
    );
}

#[test]
fn an_offer_in_any_case_can_be_asked_about() {
    let text = "If you control two or more assets, you may draw a card. Otherwise, if you control an asset, you may draw two cards. Otherwise, roll a die. If you do, draw a card.";
    played(text, "Wood Elf and Spell Tome", "    Ana accepts\n  then\n    Ana holds 4 cards\n");
    played(text, "Wood Elf", "    Ana accepts\n  then\n    Ana holds 5 cards\n");
    played(text, "Wood Elf", "    Ana declines\n  then\n    Ana holds 2 cards\n");
    played(text, "", "  then\n    Ana holds 2 cards\n");
}

#[test]
fn whether_it_can_be_done_is_asked_of_each_case() {
    let text = "If you can, destroy two blue assets. Otherwise, if you can, destroy a blue asset. Otherwise, draw a card.";
    assert_eq!(problems(text), [""; 0]);
    played(text, "", "  then\n    Ana holds 3 cards\n");
    played(text, "Queen Guinevere", "  then\n    Ana holds 2 cards\n    Ana controls no cards\n");
}

#[test]
fn cases_in_the_middle_of_a_sentence_wait_for_the_same() {
    let text = "At the beginning of your turn, if you control three or more assets, draw three cards. Otherwise, if you control two or more assets, draw two cards. Otherwise, each opponent draws a card.";
    let begins = |controls: &str, ana: u32, ben: u32| {
        let scenario = format!(
            "scenario \"At its beginning\"\n  players Ana and Ben\n  Ana controls {controls}\n  Ana holds 2 cards\n  Ben holds 2 cards\n\n  \
             when Ana's turn begins\n  then\n    Ana holds {ana} cards\n    Ben holds {ben} cards\n"
        );
        passes(&set_of("asset", &[("Pier", text)], &scenario));
    };
    // One card more is drawn in the turn itself.
    begins("Pier, Wood Elf and Sir Lancelot", 6, 2);
    begins("Pier and Wood Elf", 5, 2);
    begins("Pier", 3, 3);
    let late = "Whenever an asset is destroyed, if it is blue, draw a card. Otherwise, if you control it, draw two cards.";
    assert_eq!(codes(set_of("asset", &[("Pier", late)], "").path(), &[]), ["CW441"]);
}

#[test]
fn after_the_last_case_there_is_no_other() {
    let text = "If you control two or more assets, draw a card. Otherwise, draw two cards. Otherwise, if you control an asset, draw three cards.";
    assert_eq!(problems(text), ["CW410"]);
    assert!(told("event", text).contains("a condition of its own: Otherwise, if you have no cards in hand,"));
    let answer =
        "You may discard a card. If you do, draw a card. Otherwise, if you control an asset, draw two cards.";
    assert_eq!(problems(answer), ["CW410"]);
    assert!(!told("event", answer).contains("If you don't"), "an answer takes no condition besides");
}

#[test]
fn two_cases_that_do_the_same_are_one() {
    let text = "If you control two or more assets, draw three cards. Otherwise, if you control an asset, draw a card. Otherwise, draw a card.";
    assert_eq!(problems(text), ["CW604"]);
    let differ = "If you control two or more assets, draw a card. Otherwise, if you control an asset, draw two cards. Otherwise, draw a card.";
    assert_eq!(problems(differ), [""; 0]);
}

#[test]
fn every_case_before_the_last_otherwise_is_joined() {
    let cases = "If the result is one, draw a card. Otherwise, if the result is two, draw two cards. Otherwise, if the result is three, draw three cards. Otherwise, discard a card.";
    for apart in [
        "Roll a die. If the result is one, draw a card. If the result is two, draw two cards. If the result is three, draw three cards. Otherwise, discard a card.",
        "Roll a die. If the result is one, draw a card. If the result is two, draw two cards. Otherwise, if the result is three, draw three cards. Otherwise, discard a card.",
    ] {
        shown("event", apart, "CW631", cases, &format!("Roll a die. {cases}"));
    }
}
