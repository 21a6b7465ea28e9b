//! What is left to a player, what an answer leads to, and which "If" an "Otherwise" goes with.

use crate::small_set::{passes, plays, problems, set_of, told};
use crate::support::codes;

#[test]
fn a_price_is_paid_in_full_or_not_at_all() {
    let scenario = "scenario \"One card is no price of two\"
  players Ana and Ben
  the discard pile is Devious Dragon
  Ana holds Pier and Castle
  Ben holds 3 cards

  when Ana plays Pier
  then
    Ana holds 1 card
";
    plays("You may discard two cards. If you do, draw three cards.", scenario);
}

#[test]
fn a_choice_can_have_several_steps() {
    let text = "Choose one: draw two cards and put a card from your hand on the bottom of the draw pile; or draw three cards.";
    assert_eq!(problems(text), [""; 0]);
}

#[test]
fn what_is_never_offered_is_refused() {
    let text =
        "Until the end of your next turn, you may discard a card that matches during each opponent's turn.";
    assert_ne!(problems(text), [""; 0]);
}

#[test]
fn if_you_do_is_not_about_what_others_were_asked() {
    assert_eq!(problems("Each opponent may discard a card. If you do, draw a card."), ["CW409"]);
    assert_eq!(problems("You may discard a card. If you do, draw two cards."), [""; 0]);
}

#[test]
fn an_offer_in_one_of_two_branches_can_be_asked_about() {
    let text =
        "If you control an asset, draw a card. Otherwise, you may draw two cards. If you do, draw a card.";
    let scenario = |controls: &str, count: u32, answer: &str| {
        format!(
            "scenario \"An offer\"\n  players Ana and Ben\n  Ana holds Pier, Castle and no other cards\n{controls}\n  \
             when Ana plays Pier\n{answer}  then\n    Ana holds {count} cards\n"
        )
    };
    plays(text, &scenario("", 4, "    Ana accepts\n"));
    plays(text, &scenario("", 1, "    Ana declines\n").replace("1 cards", "1 card"));
    plays(text, &scenario("  Ana controls Wood Elf\n", 2, ""));
    let both = "If you control an asset, you may draw a card. Otherwise, you may draw two cards. If you do, draw a card.";
    plays(both, &scenario("", 4, "    Ana accepts\n"));
    plays(both, &scenario("  Ana controls Wood Elf\n", 3, "    Ana accepts\n"));
    plays(both, &scenario("  Ana controls Wood Elf\n", 1, "    Ana declines\n").replace("1 cards", "1 card"));
}

#[test]
fn an_offer_that_nobody_made_is_shown_with_may() {
    let said = told("event", "Draw a card. If you do, discard a card.");
    assert!(said.contains("read: You may draw a card. If you do, discard a card."), "{said}");
}

#[test]
fn an_if_in_the_middle_has_an_otherwise() {
    let text = "At the beginning of your turn, if you control two or more assets, you may draw two cards. Otherwise, each opponent draws a card.";
    let scenario = |controls: &str, then: &str| {
        format!(
            "scenario \"Two ways\"\n  players Ana and Ben\n  Ana controls {controls}\n  Ana holds 2 cards\n  Ben holds 2 cards\n\n  \
             when Ana's turn begins\n{then}"
        )
    };
    let of = |controls: &str, then: &str| set_of("asset", &[("Pier", text)], &scenario(controls, then));
    passes(&of("Pier", "  then\n    Ana holds 3 cards\n    Ben holds 3 cards\n"));
    passes(&of(
        "Pier and Wood Elf",
        "    Ana accepts\n  then\n    Ana holds 5 cards\n    Ben holds 2 cards\n",
    ));
    let event = "Whenever an opponent draws a card, if that opponent controls an asset, that opponent discards a card. Otherwise, destroy this card.";
    assert_eq!(codes(set_of("asset", &[("Pier", event)], "").path(), &[]), [""; 0]);
    let more = format!("{text} Draw a card.");
    assert_eq!(codes(set_of("asset", &[("Pier", &more)], "").path(), &[]), ["CW410"]);
}

#[test]
fn an_otherwise_without_an_if_is_shown_the_sentence_that_was_meant() {
    for (kind, text, right) in [
        (
            "event",
            "Draw a card. Otherwise, discard a card.",
            "If you can, draw a card. Otherwise, discard a card.",
        ),
        (
            "event",
            "You may draw a card. Otherwise, discard a card.",
            "You may draw a card. If you don't, discard a card.",
        ),
        (
            "event",
            "You may draw a card. If you do, discard a card. Otherwise, draw two cards.",
            "If you do, discard a card. If you don't, draw two cards.",
        ),
        (
            "event",
            "Draw a card, then if it is blue, discard it. Otherwise, draw a card.",
            "Draw a card. If it is blue, discard it. Otherwise, draw a card.",
        ),
        (
            "event",
            "Each opponent draws a card. Otherwise, draw a card.",
            "If you have no cards in hand, each opponent draws a card. Otherwise, draw a card.",
        ),
        (
            "asset",
            "At the end of your turn, draw a card. Otherwise, discard a card.",
            "At the end of your turn, if you have no cards in hand, draw a card. Otherwise, discard a card.",
        ),
        (
            "event",
            "Put a card from your hand on the bottom of the draw pile. Otherwise, draw a card.",
            "If you have a card in hand, put a card from your hand on the bottom of the draw pile. Otherwise, draw a card.",
        ),
        (
            "asset",
            "While you control two or more assets, opponents can't draw cards. Otherwise, you can't draw cards.",
            "While you have no cards in hand, you can't draw cards.",
        ),
    ] {
        let said = told(kind, text);
        assert!(said.contains("CW410") && said.contains(&format!(": {right}")), "{text}\n{said}");
        assert_eq!(codes(set_of(kind, &[("Pier", right)], "").path(), &[]), said_before(right), "{right}");
    }
}

/// What an answer without its question lacks.
fn said_before(right: &str) -> Vec<&'static str> {
    if right.starts_with("If you do") { vec!["CW409", "CW409"] } else { Vec::new() }
}

#[test]
fn what_goes_with_a_sentence_that_was_refused_is_not_told_of_again() {
    let text =
        "Whenever you play this card, if you control an asset, draw a card. Otherwise, discard a card.";
    assert_eq!(problems(text), ["CW421"]);
}

#[test]
fn an_otherwise_goes_with_no_question_that_is_asked_of_each() {
    for lead in ["", "If you control an asset, "] {
        let text =
            format!("{lead}For each asset you control, if it is blue, draw a card. Otherwise, roll a die.");
        let text = text.replace(", For", ", for");
        assert_eq!(problems(&text), ["CW410"], "{text}");
        assert!(told("event", &text).contains("in the middle of a sentence with 'for each'"), "{text}");
    }
    let outer = "If you control an asset, for each asset you control, draw a card. Otherwise, roll a die.";
    assert_eq!(problems(outer), [""; 0]);
}

/// "They" were several, and only the answer of the last counted.
#[test]
fn whose_refusal_it_is_is_said() {
    assert_eq!(problems("Each opponent may discard a card. If they don't, draw a card."), ["CW405"]);
    let scenario = "scenario \"Whoever was chosen does not\"
  players Ana, Ben and Cid
  Ana holds Pier and Castle
  Ben holds Death and Trade
  Cid holds Avalon and Tempest

  when Ana plays Pier
    Ana chooses Ben
    Ben declines
  then
    Ana holds Castle and 1 other card
";
    let price = "may put a card from their hand on the bottom of the draw pile.";
    plays(&format!("An opponent of your choice {price} If that opponent doesn't, draw a card."), scenario);
}

#[test]
fn behind_a_question_in_an_answer_the_other_side_is_not_taken_for_the_refusal() {
    let text = "You may discard a card. If you do, roll a die, then if the result is six, draw a card. Otherwise, draw two cards.";
    let told = crate::small_set::told("event", text);
    assert!(told.contains("then if the result is not six, draw two cards."), "{told}");
    assert!(!told.contains("If you don't"), "{told}");
    let plain = "You may discard a card. If you do, draw a card. Otherwise, draw two cards.";
    let told = crate::small_set::told("event", plain);
    assert!(told.contains("If you don't, draw two cards."), "{told}");
}

#[test]
fn what_is_offered_all_turn_is_never_declined() {
    let text = "Once during your turn, you may discard a card. If you do, draw a card. If you don't, draw two cards.";
    assert_eq!(crate::small_set::problems_of_an_asset(text), ["CW421"]);
    assert!(
        crate::small_set::told("asset", text)
            .contains("At the beginning of your turn, you may discard a card. If you don't, draw two cards.")
    );
    for right in [
        "At the beginning of your turn, you may discard a card. If you don't, draw two cards.",
        "Once during your turn, you may discard a card and you may draw a card. If you don't, draw two cards.",
        "Once during your turn, you may choose up to two: draw a card; or discard a card. If you don't, draw two cards.",
    ] {
        assert_eq!(crate::small_set::problems_of_an_asset(right), [""; 0], "{right}");
    }
    let two = "Once during your turn, you may choose two: draw a card; skip a turn; or discard a card. If you don't, draw two cards.";
    assert_eq!(crate::small_set::problems_of_an_asset(two), ["CW421"]);
}

#[test]
fn who_uses_it_on_nothing_has_not_done_it() {
    let text =
        "Once during your turn, you may bury any number of cards from your hand. If you don't, draw a card.";
    let scenario = |deeds: &str, then: &str| {
        format!(
            "scenario \"as it reads\"\n  players Ana and Ben\n  Ana controls Pier\n  Ana holds Castle and Trade\n\n  when Ana uses Pier\n{deeds}    Ana is done\n  then\n    Ana holds {then}\n\n"
        )
    };
    let scenarios =
        [scenario("", "3 cards"), scenario("    Ana chooses Castle\n", "Trade and no other cards")];
    passes(&set_of("asset", &[("Pier", text)], scenarios.concat().trim_end()));
}
