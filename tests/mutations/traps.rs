//! Traps of earlier engines that the cards of the game can't show: each with cards made for it.
//!
//! Where the others are shown:
//!
//! - Two guards that replace each other's destruction for ever: `engine_flow`,
//!   `two_guards_do_not_replace_each_other_for_ever`. A lineage that drops an entry: below.
//! - A condition about the card that has just gone: below.
//! - A decision that is read twice: `engine_flow`, `a_decision_says_the_same_however_often_it_is_read`.
//! - Options of a hidden hand in a telling order: `hidden`, `an_unseen_card_is_one_option_without_a_name`.
//! - Decisions with a single option: `engine_flow`,
//!   `a_turn_in_which_nothing_can_be_done_is_asked_about_all_the_same` and
//!   `an_effect_that_finds_a_single_card_asks_nobody`.

use cardwright::diagnostic::Diagnostics;
use cardwright::scenario::{check, run};
use cardwright::source::FileId;
use cardwright::syntax::scenario::scenarios;

use crate::game::with_cards;

/// Runs one scenario on the game with these cards besides its own.
fn passes(cards: &str, lines: &str) {
    let program = with_cards(cards);
    let mut problems = Diagnostics::default();
    let file = scenarios(&format!("scenario \"It\"\n{lines}\n"), FileId(0), &mut problems);
    check(FileId(0), &file, &program, &mut problems);
    assert!(problems.is_empty(), "{problems:?}");
    let failure = run(&program, &file.scenarios[0]).failure;
    if let Some(failure) = failure {
        panic!("{}\n{}", failure.happened, failure.log.join("\n"));
    }
}

fn asset(name: &str, text: &str) -> String {
    format!("card \"{name}\"\n  2 of sun, asset\n\n  {text}\n\n")
}

#[test]
fn a_card_that_has_just_gone_notices_that_it_went() {
    passes(
        &asset("Martyr", "Whenever this card is destroyed, draw a card."),
        "players Tina and Lora\nTina holds Death and Trade\nLora controls Martyr\nLora holds 2 cards\n\
         when Tina plays Death\nthen\nthe discard pile contains Martyr\nLora holds 3 cards",
    );
}

#[test]
fn cards_of_several_players_take_effect_in_turn_order_from_whose_turn_it_is() {
    let text = "At the beginning of each player's turn, a player of your choice draws a card.";
    let cards: String = ["East", "South", "West"].map(|side| asset(&format!("{side} Crier"), text)).concat();
    passes(
        &cards,
        "players Tina, Lora and Max\nTina controls East Crier\nLora controls South Crier\nMax controls West Crier\n\
         when Lora's turn begins\nthen\nLora is asked to choose from Tina, Lora and Max\n\
         when Lora chooses Lora\nthen\nMax is asked to choose from Tina, Lora and Max\n\
         when Max chooses Max\nthen\nTina is asked to choose from Tina, Lora and Max",
    );
}

#[test]
fn a_lineage_of_many_forgets_nobody() {
    let text = "If another asset you control would be destroyed, you may destroy this card instead.";
    let names =
        ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"].map(|name| format!("Guard {name}"));
    let cards: String = names.iter().map(|name| asset(name, text)).collect();
    let (last, others) = names.split_last().expect("there are guards");
    let steps: String =
        others.iter().map(|name| format!("Lora orders {name} first\nLora accepts\n")).collect();
    passes(
        &cards,
        &format!(
            "players Tina and Lora\nTina holds Death and Trade\nLora controls Wood Elf, {}\n\
             when Tina plays Death\nTina chooses Wood Elf\n{steps}Lora accepts\n\
             then\nnobody is asked anything\nLora controls 8 cards\nLora controls Wood Elf\n\
             the discard pile contains {last}",
            names.join(", ")
        ),
    );
}

#[test]
fn an_exchange_of_which_one_half_cant_happen_does_not_happen() {
    passes(
        &asset("Iron Chest", "Cards in your hand can't be exchanged."),
        "players Tina and Lora\nTina holds Trade, Castle and Death\nLora controls Iron Chest\nLora holds Tempest\n\
         when Tina plays Trade\nTina chooses Castle\n\
         then\nTina holds Castle, Death and no other cards\nLora holds Tempest and no other cards",
    );
}

#[test]
fn a_draw_of_no_cards_is_seen_by_nothing() {
    passes(
        &asset("Watcher", "Whenever an opponent draws a card, draw a card."),
        "players Tina and Lora\nTina controls Malevolent Minion and Watcher\nTina holds 3 cards\n\
         Lora controls Castle\nLora holds 2 cards\n\
         when Tina's turn begins\nthen\nLora holds 2 cards\nTina holds 4 cards",
    );
}
