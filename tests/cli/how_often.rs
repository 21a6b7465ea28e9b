//! What "for each" and "repeat until" do to the words around them: what is asked, pointed at and answered there.

use crate::small_set::{plays, problems, problems_of_an_asset, set_of, told};
use crate::support::{read, run};

const NONE: [&str; 0] = [];

/// What `check --fix` makes of a text.
fn repaired(text: &str) -> String {
    let folder = set_of("asset", &[("Pier", text)], "");
    run(folder.path(), &["check", "--fix"]);
    let cards = read(folder.path(), "harbour/harbour.cards");
    let text = cards.lines().skip(3).map(str::trim).collect::<Vec<_>>().join(" ");
    text.trim().to_string()
}

#[test]
fn a_repair_moves_no_condition_across_for_each() {
    let before = "At the beginning of your turn, if you have two or fewer cards in hand, draw a card for each asset you control.";
    let after = "At the beginning of your turn, if you have two or fewer cards in hand, for each asset you control, draw a card.";
    assert_eq!(repaired(before), after);
    let before = "At the beginning of your turn, for each asset you control, draw a card if you have no cards in hand.";
    let after = "At the beginning of your turn, for each asset you control, if you have no cards in hand, draw a card.";
    assert_eq!(repaired(before), after);
    let two_steps =
        "At the beginning of your turn, draw two cards and roll a die for each asset you control.";
    assert_eq!(repaired(two_steps), two_steps, "which of both is done for each, only the designer knows");
}

#[test]
fn a_second_if_is_no_other_way_to_get_there() {
    let twice = "If you control an asset, if you have no cards in hand, draw a card.";
    assert_ne!(problems(twice), NONE);
    let of_each = "For each asset you control, if it is blue, if you have no cards in hand, roll a die.";
    assert_ne!(problems(of_each), NONE);
    let list = "If you control an asset, if you have no cards in hand, or if it is your turn, draw a card.";
    assert_eq!(problems(list), NONE);
}

#[test]
fn what_each_round_names_nobody_points_at_afterwards() {
    for text in [
        "For each asset you control, draw two cards. Put them on the bottom of the draw pile.",
        "For each color, choose an opponent. That opponent draws a card.",
        "For each asset you control, choose a number from one to three. Draw that many cards.",
        "Draw a card. For each asset you control, draw a card. Put it on the bottom of the draw pile.",
    ] {
        assert_eq!(problems(text), ["CW402"], "{text}");
    }
    let event = "Whenever an opponent plays an event, for each asset you control, choose an opponent. That opponent draws a card.";
    assert_eq!(problems_of_an_asset(event), ["CW402"]);
}

#[test]
fn an_answer_is_asked_of_whoever_gave_it() {
    let of_another = "Whenever an opponent plays an event, for each player, that player may draw a card. If that opponent does, roll a die.";
    assert_eq!(problems_of_an_asset(of_another), ["CW409"]);
    let nobody = "Repeat until you have five or more cards in hand: draw a card. If you do, roll a die.";
    assert_eq!(problems(nobody), ["CW409"]);
    assert!(told("event", nobody).contains("Nobody was asked"), "a draw that is a must is no offer");
}

#[test]
fn what_is_offered_again_and_again_has_its_answers_each_time() {
    let text = "Repeat until you have four or more cards in hand: you may draw a card. If you do, each opponent draws a card. If you don't, draw three cards.";
    let played = |answers: &str, ana: u32, ben: u32| {
        let scenario = format!(
            "scenario \"Again\"\n  players Ana and Ben\n  Ana holds Pier, Castle and Death\n  Ben holds 2 cards\n\n  when Ana plays Pier\n{answers}  then\n    Ana holds {ana} cards\n    Ben holds {ben} cards\n"
        );
        plays(text, &scenario);
    };
    played("    Ana accepts\n    Ana accepts\n", 4, 4);
    played("    Ana accepts\n    Ana declines\n", 6, 3);
    played("    Ana declines\n", 5, 2);
}

#[test]
fn what_stops_by_itself_is_no_endless_chain() {
    for text in [
        "Whenever you draw a card, repeat until you have five or more cards in hand: draw a card.",
        "Whenever you draw a card, for each asset an opponent controls, draw a card.",
    ] {
        assert_eq!(problems_of_an_asset(text), NONE, "{text}");
    }
}

#[test]
fn what_is_asked_of_each_is_there() {
    let text = "At the beginning of your turn, for each opponent, if that opponent controls an asset, choose an asset that opponent controls and destroy it.";
    assert_eq!(problems_of_an_asset(text), NONE);
}
