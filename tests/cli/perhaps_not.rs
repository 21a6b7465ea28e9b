//! What an "If" or a "may" alone has named, and numbers that change while something is done with them.

use crate::small_set::{plays, problems, told};

/// The scenario of a card that Ana plays.
fn played(text: &str, given: &str, done: &str, then: &str) {
    let scenario = format!(
        "scenario \"As it reads\"\n  players Ana and Ben\n{given}\n  when Ana plays Pier\n{done}  then\n{then}"
    );
    plays(text, &scenario);
}

#[test]
fn a_number_of_something_that_was_not_done_is_none() {
    for text in [
        "If you control a king, draw two cards. Each opponent draws that many cards.",
        "You may draw two cards. Each opponent draws that many cards.",
        "Draw a card, then if you control a king, draw two cards. Each opponent draws that many cards.",
        "If you control a king, roll a die. Draw that many cards.",
        "If you control a king, roll a die. Draw cards equal to the result.",
        "You may roll a die. Draw cards equal to the result.",
        "If you control a king, draw two cards. Otherwise, if you control an ace, draw a card. Each opponent draws that many cards.",
    ] {
        assert_eq!(problems(text), ["CW402"], "{text}");
    }
    assert!(
        told("event", "You may roll a die. Draw cards equal to the result.").contains("roll a die and draw")
    );
}

#[test]
fn where_it_was_done_it_is_a_number() {
    for text in [
        "You may draw two cards. If you do, each opponent draws that many cards.",
        "You may roll a die. If you do, draw cards equal to the result.",
        "If you control a king, roll a die and draw that many cards.",
        "If you control a king, draw two cards. Otherwise, draw a card. Each opponent draws that many cards.",
        "You may draw two cards. Choose a number from one to three. If you do, draw that many cards.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn the_result_is_asked_for_only_where_the_die_was_rolled() {
    let text = "You may roll a die, then if the result is less than three, draw a card.";
    let given = |die| format!("  Ana holds Pier and 3 other cards\n  the die shows {die}\n");
    played(text, &given(2), "    Ana accepts\n", "    Ana holds 4 cards\n");
    played(text, &given(5), "    Ana accepts\n", "    Ana holds 3 cards\n");
    let given = "  Ana holds Pier and 3 other cards\n";
    played(text, given, "    Ana declines\n", "    Ana holds 3 cards\n");
    let drawn = "You may roll a die, then if the result is six, draw two cards. If you do, each opponent draws that many cards.";
    assert_eq!(problems(drawn), ["CW402"]);
}

#[test]
fn what_was_chosen_or_picked_is_none_where_it_was_not() {
    let given = "  Ana holds Pier and Castle\n  Ben holds 3 cards\n";
    let chosen = "If you control a king, choose a number from one to three. Draw that many cards.";
    played(chosen, given, "", "    Ana holds 1 card\n");
    let given =
        "  Ana holds Pier, Castle and Death\n  Ben holds 3 cards\n  the discard pile is Angel of Hope\n";
    let picked = "You may put any number of cards from your hand on the bottom of the draw pile. Each opponent draws that many cards.";
    played(picked, given, "    Ana declines\n", "    Ben holds 3 cards\n");
    let some = "    Ana accepts\n    Ana chooses Castle\n    Ana is done\n";
    played(picked, given, some, "    Ben holds 4 cards\n");
}

#[test]
fn that_many_is_as_many_as_there_were_before() {
    let given = "  Ana holds Pier, Castle and Death\n  Ben holds 1 card\n";
    let text = "Draw cards equal to the number of cards in your hand. Each opponent draws that many cards.";
    played(text, given, "", "    Ana holds 4 cards\n    Ben holds 3 cards\n");
}

#[test]
fn it_is_not_a_card_that_may_not_have_been_picked_where_another_was() {
    for text in [
        "Choose an asset you control. If you control a king, choose an asset. Destroy it.",
        "If you control an ace, choose an asset you control. If you control no aces, choose an asset you control. Destroy it.",
    ] {
        assert!(problems(text).contains(&"CW403".to_string()), "{text}");
    }
    let told = told("event", "Draw a card. If it is blue, you may reveal a card from your hand. Discard it.");
    assert!(told.contains("'it' could be 'a card from your hand', or 'a card' where"), "{told}");
    // It is one of the two, or the one that was just done.
    for text in [
        "If this card is blue, choose an asset you control. Destroy it.",
        "Choose an asset you control. You may draw a card. If you do, destroy it.",
    ] {
        assert!(!problems(text).contains(&"CW403".to_string()), "{text}");
    }
}

#[test]
fn where_others_were_named_before_a_choice_that_was_not_made_is_no_answer() {
    for text in [
        "Choose a number from one to three. If you control a king, choose a number from four to six. Draw that many cards.",
        "Draw a card. If you control a king, draw two cards. Put them on the bottom of the draw pile.",
        "If you control a king, choose an asset you control. Destroy all other assets.",
        "If you control a king, choose an opponent. Each other player draws a card.",
        "You may choose an opponent. If you don't, draw a card. Each other opponent draws a card.",
    ] {
        assert_eq!(problems(text), ["CW402"], "{text}");
    }
    for text in [
        "Choose a number from one to three. You may choose a number from four to six. If you do, draw that many cards.",
        "Draw a card. You may draw two cards. If you do, put them on the bottom of the draw pile.",
        "You may choose an opponent. If you do, each other opponent draws a card.",
        "If you control a king, choose an asset you control and destroy all other assets.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}
