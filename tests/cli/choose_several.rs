//! "Choose two": several different things to do, chosen before any of them is done.

use crate::small_set::{passes, problems, set, shown, told};

const NONE: [&str; 0] = [];

/// Plays an event with this text: what is given besides, what is done, and what is so then.
fn plays(text: &str, given: &[&str], done: &[&str], then: &[&str]) {
    let lines =
        |lead: &str, lines: &[&str]| lines.iter().map(|line| format!("{lead}{line}\n")).collect::<String>();
    let (given, done, then) = (lines("  ", given), lines("    ", done), lines("    ", then));
    let scenario = format!(
        "scenario \"as it reads\"\n  players Ana, Ben and Cleo\n{given}\n  when Ana plays Pier\n{done}  then\n{then}"
    );
    passes(&set(&[("Pier", text)], &scenario));
}

const DRAW_OR_DESTROY: &str =
    "Choose two: bury a card from your hand, draw two cards, or destroy an asset of your choice.";

#[test]
fn they_are_done_in_the_order_in_which_they_stand() {
    assert_eq!(problems(DRAW_OR_DESTROY), NONE);
    for chosen in
        [["draw two cards", "bury a card from your hand"], ["bury a card from your hand", "draw two cards"]]
    {
        let [first, second] = chosen.map(|words| format!("Ana chooses \"{words}\""));
        plays(
            DRAW_OR_DESTROY,
            &["Ana holds Pier, Castle and Tempest", "Ben controls Wood Elf", "the draw pile is Death"],
            &[&first, &second, "Ana chooses Castle"],
            &["Ana holds Death, Castle, Tempest and no other cards", "Ben controls Wood Elf"],
        );
    }
}

#[test]
fn each_is_another_one() {
    plays(
        DRAW_OR_DESTROY,
        &["Ana holds Pier and Castle", "Ben controls Wood Elf"],
        &["Ana chooses \"draw two cards\"", "Ana chooses the second one"],
        &["Ana holds 3 cards", "Ben controls no cards"],
    );
}

#[test]
fn what_can_not_be_begun_leaves_the_others() {
    plays(
        DRAW_OR_DESTROY,
        &["Ana holds Pier, Castle and Tempest", "the draw pile is Death, Trade"],
        &["Ana chooses Castle"],
        &["Ana holds Death, Trade, Tempest and no other cards"],
    );
    let cant = "Choose two: destroy an asset you control, destroy an asset an opponent controls of your choice, or gain control of an asset of your choice.";
    plays(cant, &["Ana holds Pier and Castle"], &[], &["Ana holds Castle and no other cards"]);
}

#[test]
fn all_are_chosen_before_any_is_done() {
    plays(
        "Choose two: draw two cards, destroy an asset you control, or each opponent draws a card.",
        &["Ana holds Pier and Castle", "Ana controls Wood Elf", "Ben holds 2 cards"],
        &["Ana chooses \"each opponent draws a card\"", "Ana chooses \"destroy an asset you control\""],
        &["Ana holds Castle and no other cards", "Ana controls no cards", "Ben holds 3 cards"],
    );
}

#[test]
fn each_opponent_chooses_anew() {
    plays(
        "Each opponent, in turn order, chooses two: that player draws two cards, you draw a card, or that player buries a card from their hand.",
        &["Ana holds Pier and Castle", "Ben holds 3 cards", "Cleo holds Trade and 2 other cards"],
        &[
            "Ben chooses the first one",
            "Ben chooses the first one",
            "Cleo chooses the third one",
            "Cleo chooses the first one",
            "Cleo chooses Trade",
        ],
        &["Ana holds 2 cards", "Ben holds 5 cards", "Cleo holds 4 cards"],
    );
}

#[test]
fn who_may_choose_is_asked_where_one_can_be_begun() {
    let text = "You may choose two: destroy an asset you control, gain control of an asset of your choice, or bury a card from your hand. If you do, draw a card.";
    plays(
        text,
        &["Ana holds Pier, Castle and Tempest"],
        &["Ana accepts", "Ana chooses Castle"],
        &["Ana holds 2 cards"],
    );
    plays(
        text,
        &["Ana holds Pier and Castle", "Ben controls Wood Elf"],
        &["Ana declines"],
        &["Ana holds Castle and no other cards"],
    );
}

#[test]
fn steps_of_one_stay_together() {
    plays(
        "Choose two: draw a card and bury it; draw two cards; or destroy an asset of your choice.",
        &["Ana holds Pier and Castle", "the draw pile is Death, Trade, Tempest"],
        &[],
        &["Ana holds Castle, Trade, Tempest and no other cards", "Death is at the bottom of the draw pile"],
    );
}

#[test]
fn other_wordings_lead_to_the_one() {
    let right = "Choose two: draw a card, discard a card, or skip a turn.";
    assert_eq!(problems(right), NONE);
    for text in [
        "Choose two of the following: draw a card, discard a card, or skip a turn.",
        "Choose two: draw a card; discard a card; skip a turn.",
    ] {
        shown("event", text, "CW204", &format!("would read: {right}"), right);
    }
    let joined = "Choose two: draw a card, discard a card, or skip a turn and roll a die.";
    let parted = "Choose two: draw a card; discard a card; or skip a turn and roll a die.";
    shown("event", joined, "CW221", parted, parted);
    assert!(told("event", joined).contains("Nothing can be joined to 'choose two'"));
}

#[test]
fn who_has_to_take_all_has_no_choice() {
    for text in ["Choose two: draw a card, or skip a turn.", "Choose three: draw a card, or skip a turn."] {
        assert_eq!(problems(text), ["CW420"], "{text}");
        assert!(told("event", text).contains("has two to choose from"), "{text}");
    }
}

const UP_TO_TWO: &str =
    "Choose up to two: bury a card from your hand, draw two cards, or destroy an asset of your choice.";

/// "Choose up to two" and "choose one or more" played with these answers by Ana, who holds two cards besides.
fn chooses(text: &str, answers: &[&str], then: &str) {
    let answers: Vec<String> = answers.iter().map(|answer| format!("Ana {answer}")).collect();
    let answers: Vec<&str> = answers.iter().map(String::as_str).collect();
    plays(text, &["Ana holds Pier, Castle and Tempest", "Ben controls Wood Elf"], &answers, &[then]);
}

#[test]
fn up_to_two_may_be_two_or_one_or_none() {
    chooses(UP_TO_TWO, &["is done"], "Ana holds 2 cards");
    chooses(UP_TO_TWO, &["chooses \"draw two cards\"", "is done"], "Ana holds 4 cards");
    let two = ["chooses \"draw two cards\"", "chooses \"destroy an asset of your choice\""];
    chooses(UP_TO_TWO, &two, "Ben controls no cards");
}

#[test]
fn one_or_more_is_one_at_least() {
    let text = UP_TO_TWO.replace("up to two", "one or more");
    chooses(&text, &["chooses \"draw two cards\"", "is done"], "Ana holds 4 cards");
    let all = [
        "chooses \"draw two cards\"",
        "chooses \"destroy an asset of your choice\"",
        "chooses \"bury a card from your hand\"",
        "chooses Castle",
    ];
    chooses(&text, &all, "Ana holds 3 cards");
    let none = set(
        &[("Pier", &text)],
        "scenario \"None of them\"\n  players Ana, Ben and Cleo\n  Ana holds Pier, Castle and Tempest\n\n  when Ana plays Pier\n    Ana is done\n  then\n    Ana holds 2 cards\n",
    );
    assert_eq!(crate::support::run(none.path(), &["test"]).code, 1);
}

#[test]
fn where_only_one_can_be_begun_it_has_to_be_or_need_not() {
    let given = ["Ana holds Pier and Castle", "Ben holds 3 cards"];
    let one_or_more =
        "Choose one or more: draw a card, destroy an asset, or gain control of an asset of your choice.";
    plays(one_or_more, &given, &[], &["Ana holds 2 cards"]);
    plays(&one_or_more.replace("one or more", "up to two"), &given, &["Ana is done"], &["Ana holds 1 card"]);
}

#[test]
fn so_many_as_there_are() {
    let both = "Choose one or more: draw a card, or discard a card.";
    assert_eq!(problems(both), NONE);
    assert_eq!(problems(&both.replace("one or more", "up to two")), NONE);
    for many in ["two or more", "up to three"] {
        assert_eq!(problems(&both.replace("one or more", many)), ["CW420"], "{many}");
    }
    shown("event", "Choose one or both: draw a card, or discard a card.", "CW204", both, both);
    let may = "You may choose one or more: draw a card, or discard a card.";
    shown("event", "Choose any number of the following: draw a card, or discard a card.", "CW204", may, may);
}
