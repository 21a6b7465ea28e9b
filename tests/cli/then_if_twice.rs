//! "…, then if …, …, then if …, …": each question reaches to the next one.

use crate::small_set::{plays, set};
use crate::support::run;

/// Ana plays a card with this text while she has Tempest left in hand, and Ben Castle, which is orange.
fn revealed(text: &str, answers: &str, then: &str) {
    let scenario = format!(
        "scenario \"Each of two cases\"\n  players Ana and Ben\n  Ana holds Pier and Tempest\n  Ben holds Castle\n\n  \
         when Ana plays Pier\n{answers}  then\n    {then}\n"
    );
    plays(text, &scenario);
}

fn rolled(text: &str, side: &str, then: &str) {
    let scenario = format!(
        "scenario \"Each of two cases\"\n  players Ana and Ben\n  the die shows {side}\n  Ana holds Pier and Castle\n  Ben holds 1 card\n\n  \
         when Ana plays Pier\n  then\n    {then}\n"
    );
    plays(text, &scenario);
}

#[test]
fn the_other_case_of_each_of_several_is_done() {
    let then = "Ben holds 3 cards\n    Ana holds 2 cards";
    let reveals = "reveals a card from their hand, then if that card is orange, that player draws two cards, then if that card is not orange, that player draws a card.";
    revealed(&format!("Each player {reveals}"), "", then);
    revealed(&format!("For each player, that player {reveals}"), "", then);
}

#[test]
fn the_other_case_of_a_roll_is_done() {
    let text = "Roll a die, then if the result is five or more, draw a card, then if the result is four or fewer, each opponent draws a card.";
    rolled(text, "2", "Ana holds 1 card\n    Ben holds 2 cards");
    rolled(text, "5", "Ana holds 2 cards\n    Ben holds 1 card");
    let each = "Each player rolls a die, then if the result is five or more, that player draws two cards, then if the result is four or fewer, that player draws a card.";
    rolled(each, "2, then 6", "Ana holds 2 cards\n    Ben holds 3 cards");
}

#[test]
fn the_other_case_of_a_roll_that_may_be_done_is_done() {
    let text = "You may roll a die, then if the result is six, draw a card, then if the result is not six, draw two cards.";
    let scenario = |side: &str, answer: &str, count: &str| {
        format!(
            "scenario \"If she likes\"\n  players Ana and Ben\n{side}  Ana holds Pier and Castle\n\n  when Ana plays Pier\n    Ana {answer}\n  \
             then\n    Ana holds {count}\n"
        )
    };
    plays(text, &scenario("  the die shows 6\n", "accepts", "2 cards"));
    plays(text, &scenario("  the die shows 3\n", "accepts", "3 cards"));
    plays(text, &scenario("", "declines", "1 card"));
}

/// Both hold, or one of them: a question does not hang on the one before it.
#[test]
fn each_question_is_asked_for_itself() {
    let text = "Roll a die, then if the result is five or more, draw a card and draw a card, then if the result is not six, each opponent draws a card.";
    rolled(text, "6", "Ana holds 3 cards\n    Ben holds 1 card");
    rolled(text, "5", "Ana holds 3 cards\n    Ben holds 2 cards");
    rolled(text, "2", "Ana holds 1 card\n    Ben holds 2 cards");
}

/// The question was asked once, and so is what somebody else does after what each of several does.
#[test]
fn what_you_do_behind_what_each_of_several_does_is_done_once() {
    let text = "Roll a die, then if the result is six, each opponent draws a card and you draw a card.";
    let scenario = "scenario \"Once\"\n  players Ana, Ben and Cid\n  the die shows 6\n  Ana holds Pier and Castle\n\n  \
                    when Ana plays Pier\n  then\n    Ana holds 2 cards\n";
    plays(text, scenario);
}

/// There is no other result that could be meant.
#[test]
fn a_die_that_is_rolled_in_one_case_is_asked_for_there() {
    let text = "Draw a card, then if you control no assets, roll a die, then if the result is six, draw a card, then if the result is not six, draw two cards.";
    rolled(text, "6", "Ana holds 3 cards");
    rolled(text, "4", "Ana holds 4 cards");
    let scenario = "scenario \"Nobody rolls\"\n  players Ana and Ben\n  Ana holds Pier and Castle\n  Ana controls Wood Elf\n\n  \
                    when Ana plays Pier\n  then\n    Ana holds 2 cards\n";
    plays(text, scenario);
}

#[test]
fn who_declines_in_one_case_is_asked_the_next_question() {
    let text = "Each player reveals a card from their hand, then if that card is orange, that player may put it on the bottom of the draw pile, then if that card is an asset card, that player draws two cards.";
    revealed(text, "    Ben declines\n", "Ben holds 3 cards\n    Ana holds 1 card");
}

/// What the message advises is played as it says.
#[test]
fn the_sentence_that_is_shown_for_an_otherwise_does_both() {
    let text = "For each player, that player reveals a card from their hand, then if that card is orange, that player draws two cards. Otherwise, that player draws a card.";
    let folder = set(&[("Pier", text)], "");
    let told = run(folder.path(), &["check"]).out.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown = "For each player, that player reveals a card from their hand, then if that card is orange, that player draws two cards, then if that card is not orange, that player draws a card.";
    assert!(told.contains(shown), "{told}");
    revealed(shown, "", "Ben holds 3 cards\n    Ana holds 2 cards");
}
