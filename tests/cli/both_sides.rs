//! "If you do, …. If you don't, …": what both sides name is one thing afterwards, as with "If" and "Otherwise".

use crate::small_set::{plays, problems, told};

/// Ana plays a card with this text and answers.
fn played(text: &str, answers: &str, then: &str) {
    let scenario = format!(
        "scenario \"Either side\"\n  players Ana and Ben\n  Ana holds Pier, Castle and Death\n  Ana controls Wood Elf\n  Ben controls Spell Tome\n  Ben holds 3 cards\n  \
         the draw pile is Tempest, Salamander, Trade, Ferocity, Sunstone, Angel of Hope, Devious Dragon\n\n  when Ana plays Pier\n{answers}  then\n{then}"
    );
    plays(text, &scenario);
}

#[test]
fn it_is_what_the_side_that_was_done_has_named() {
    let text = "You may put a card from your hand on the bottom of the draw pile. If you do, reveal the top card of the draw pile. If you don't, reveal the bottom card of the draw pile. Put it into your hand.";
    played(
        text,
        "    Ana accepts\n    Ana chooses Castle\n",
        "    Ana holds Death, Tempest and no other cards\n",
    );
    played(text, "    Ana declines\n", "    Ana holds Castle, Death, Devious Dragon and no other cards\n");
}

#[test]
fn that_many_is_the_number_of_the_side_that_was_done() {
    let text = "You may destroy an asset you control. If you do, draw two cards. If you don't, draw a card. Each opponent draws that many cards.";
    played(text, "    Ana accepts\n", "    Ana holds 4 cards\n    Ben holds 5 cards\n");
    played(text, "    Ana declines\n", "    Ana holds 3 cards\n    Ben holds 4 cards\n");
}

#[test]
fn those_who_were_chosen_on_either_side_are_meant() {
    let text = "You may draw a card. If you do, choose an asset you control. If you don't, choose an asset an opponent controls. Destroy that asset.";
    played(text, "    Ana accepts\n", "    Ana controls no cards\n    Ben controls Spell Tome\n");
    played(text, "    Ana declines\n", "    Ana controls Wood Elf\n    Ben controls no cards\n");
}

#[test]
fn an_answer_behind_a_repetition_is_not_that_of_an_earlier_case() {
    for other in ["repeat two times: you may draw a card", "for each asset you control, you may draw a card"]
    {
        let text = format!(
            "If you control an ace, you may draw a card. Otherwise, {other}. If you do, each opponent draws a card."
        );
        assert_eq!(problems(&text), ["CW409"], "{text}");
        let alone = format!(
            "If you control an ace, draw a card. Otherwise, {other}. If you do, each opponent draws a card."
        );
        assert_eq!(problems(&alone), [""; 0], "{alone}");
    }
}

#[test]
fn it_is_no_other_card_in_each_case() {
    let text = "Reveal the top card of the draw pile. If it is blue, put it into your hand and draw a card. Otherwise, put it on the bottom of the draw pile. If it is an asset card, draw a card.";
    assert_eq!(problems(text), ["CW402"]);
    let them = "Reveal the top three cards of the draw pile. If you control an ace, draw two cards. Otherwise, roll a die. Put them into your hand.";
    assert_eq!(problems(them), ["CW402"]);
    let again = "Choose an asset. Repeat two times: roll a die and return that asset to its controller's hand. Put it on the bottom of the draw pile.";
    assert!(!problems(again).contains(&"CW402".to_string()), "it was the same one each time");
}

#[test]
fn others_are_other_than_all_that_were_spoken_of() {
    let text = "Choose an asset you control and an asset an opponent controls. Destroy all other assets.";
    played(text, "", "    Ana controls Wood Elf\n    Ben controls Spell Tome\n");
    // A condition says of none which it is.
    assert_eq!(problems("If you control an ace and you control no other assets, draw two cards."), ["CW402"]);
    assert_eq!(problems("If you control an ace, destroy all other assets."), ["CW402"]);
}

#[test]
fn the_other_side_of_an_answer_is_not_shown_where_another_was_given_since() {
    let text = "You may draw a card. If you do, you may put a card from your hand on the bottom of the draw pile. Otherwise, draw two cards.";
    assert_eq!(problems(text), ["CW410"]);
    assert!(!told("event", text).contains("If you don't"), "that is the other side of the last offer");
}

#[test]
fn an_offer_is_one_side_where_the_other_follows_it() {
    let text = "You may reveal a card from your hand. If you don't, reveal the top card of the draw pile. Put it on the bottom of the draw pile.";
    played(text, "    Ana accepts\n    Ana chooses Castle\n", "    Ana holds Death and no other cards\n");
    played(text, "    Ana declines\n", "    Tempest is at the bottom of the draw pile\n");
    let many = "You may draw two cards. If you don't, draw three cards. Each opponent draws that many cards.";
    played(many, "    Ana accepts\n", "    Ana holds 4 cards\n    Ben holds 5 cards\n");
    played(many, "    Ana declines\n", "    Ana holds 5 cards\n    Ben holds 6 cards\n");
    let whose = "You may destroy an asset you control. If you don't, destroy an asset an opponent controls. Its controller draws a card.";
    played(whose, "    Ana accepts\n", "    Ana holds 3 cards\n    Ben holds 3 cards\n");
    played(whose, "    Ana declines\n", "    Ana holds 2 cards\n    Ben holds 4 cards\n");
    let one_side =
        "You may draw two cards. If you don't, discard a card. Put it on the bottom of the draw pile.";
    assert_eq!(problems(one_side), ["CW402"]);
}
