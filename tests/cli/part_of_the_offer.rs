//! "You may …, then if …, …": all of it is part of what may be done.

use crate::small_set::{plays, problems};

/// Ana plays a card with this text while she controls an asset and holds one more card; Ben holds one.
fn offered(text: &str, answers: &str, then: &str) {
    let scenario = format!(
        "scenario \"Part of the offer\"\n  players Ana and Ben\n  Ana controls Castle\n  Ana holds Pier and 1 other card\n  Ben holds 1 card\n\n  \
         when Ana plays Pier\n{answers}  then\n    {then}\n"
    );
    plays(text, &scenario);
}

const NO: &str = "    Ana declines\n";
const YES: &str = "    Ana accepts\n";
const YES_AND_YES: &str = "    Ana accepts\n    Ana accepts\n";
const YES_AND_NO: &str = "    Ana accepts\n    Ana declines\n";

#[test]
fn who_declines_does_nothing_of_it() {
    let asset = "You may draw a card, then if you control an asset, draw two cards.";
    offered(asset, NO, "Ana holds 1 card");
    offered(asset, YES, "Ana holds 4 cards");
    let no_ace = asset.replace("an asset", "an ace");
    offered(&no_ace, YES, "Ana holds 2 cards");
}

#[test]
fn so_it_is_of_what_others_do_there() {
    let text = "You may draw a card, then if you control an asset, each opponent draws two cards.";
    offered(text, NO, "Ana holds 1 card\n    Ben holds 1 card");
    offered(text, YES, "Ana holds 2 cards\n    Ben holds 3 cards");
}

#[test]
fn the_other_case_is_part_of_it_too() {
    let text = "You may draw a card, then if you control an ace, draw two cards, then if you control no aces, draw three cards.";
    offered(text, NO, "Ana holds 1 card");
    offered(text, YES, "Ana holds 5 cards");
}

#[test]
fn an_offer_behind_it_is_made_to_who_accepted() {
    let text = "You may draw a card, then if you control an asset, you may draw two cards, then if you control an asset, draw three cards.";
    offered(text, NO, "Ana holds 1 card");
    offered(text, YES_AND_NO, "Ana holds 5 cards");
    offered(text, YES_AND_YES, "Ana holds 7 cards");
}

#[test]
fn what_is_not_joined_by_then_if_is_an_offer_of_its_own() {
    let text = "You may draw a card and you may draw two cards.";
    offered(text, "    Ana declines\n    Ana accepts\n", "Ana holds 3 cards");
}

#[test]
fn who_is_not_one_of_those_who_may_does_it_once_or_for_each() {
    let text = "Each opponent may draw a card, then if you control an asset, you draw a card.";
    assert_eq!(problems(text), ["CW403"]);
}
