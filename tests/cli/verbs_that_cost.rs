//! A verb of the game's own that costs something: only what can be paid is offered, and who can't pay does not do it.

use crate::small_set::passes;
use crate::stall::{WORDS, stall};
use crate::support::{codes, run, run_with, write};

/// Ana has two coins and takes a turn, with these lines before it, what she answers, and what is seen after it.
fn turn(phase: &str, given: &str, deeds: &str, then: &str) {
    let lines = |lines: &str, indent: &str| {
        let lines = lines.split("; ").filter(|line| !line.is_empty());
        lines.map(|line| format!("{indent}{line}\n")).collect::<String>()
    };
    let given = lines(&format!("Ana holds Punt; {given}"), "  ");
    let (deeds, then) = (lines(deeds, "    "), lines(then, "    "));
    let scenario = format!(
        "scenario \"as it reads\"\n  players Ana and Ben\n{given}\n  when Ana's turn begins\n{deeds}  then\n{then}"
    );
    let phase = format!("{phase}\n\nphase \"rest\"\n  You may gain nine coins.");
    passes(&stall(&phase, WORDS, &scenario));
}

const BUY: &str = "You may buy a card from the row.";
const OVER: &str = "Ana is asked yes or no";

#[test]
fn only_what_can_be_paid_is_offered() {
    let row = "the row is Barge, Punt, Dinghy, Raft";
    turn(BUY, row, "Ana accepts", "Ana is asked to choose from Punt, Dinghy and Raft");
    let bought = format!("{OVER}; Ana has 1 coin; Ana controls Punt and no other cards");
    turn(BUY, row, "Ana accepts; Ana chooses Punt", &bought);
    // She is asked about the nine coins.
    turn(
        BUY,
        "the row is Barge",
        "Ana accepts",
        "Ana has 11 coins; the row is Barge; Ben is asked yes or no",
    );
    let bought = format!("{OVER}; Ana has no coins; Ana controls Barge");
    turn(BUY, "the row is Barge; Ana has 3 coins", "Ana accepts", &bought);
}

#[test]
fn what_costs_nothing_everybody_can_buy() {
    let then = format!("{OVER}; Ana controls Raft and no other cards; the row is Punt");
    turn(BUY, "the row is Raft, Punt; Ana has no coins", "Ana accepts", &then);
    turn(BUY, "the row is Raft, Punt; Ben controls Toll", "Ana accepts", &then);
}

#[test]
fn what_makes_it_cheaper_counts() {
    let then = format!("{OVER}; Ana has no coins; Ana controls Ferry and Barge");
    turn(BUY, "the row is Barge; Ana controls Ferry", "Ana accepts", &then);
}

#[test]
fn a_verb_about_no_card_is_asked_for_too() {
    let train = "You may train. If you do, each opponent loses a coin.";
    let trained = format!("{OVER}; Ana holds 2 cards; Ana has no coins; Ben has 1 coin");
    turn(train, "", "Ana accepts", &trained);
    // She is asked about the nine coins.
    turn(
        train,
        "Ana has 1 coin",
        "Ana accepts",
        "Ana has 10 coins; Ana holds 1 card; Ben has 2 coins; Ben is asked yes or no",
    );
    turn(
        train,
        "Ben controls Toll",
        "Ana accepts",
        "Ana has 11 coins; Ana holds 1 card; Ben has 2 coins; Ben is asked yes or no",
    );
}

#[test]
fn who_has_to_and_can_not_pay_does_not() {
    let then = |more: &str| format!("{OVER}; Ana holds 1 card; {more}");
    turn("Train.", "Ana has 1 coin", "", &then("Ana has 1 coin"));
    turn("Buy each card from the row.", "the row is Barge", "", &then("Ana has 2 coins; the row is Barge"));
    // Nobody hears of what was not bought.
    let net = "the row is Barge; Ana controls Net";
    turn("Buy a card from the row.", net, "", &then("Ben has 2 coins; the row is Barge"));
    turn("Buy each card from the row.", net, "", &then("Ben has 2 coins; the row is Barge"));
}

#[test]
fn of_several_things_what_can_not_be_paid_is_left_out() {
    let then = format!("{OVER}; Ana has 6 coins; Ana holds 1 card");
    for one in ["they train", "they buy a card from the row"] {
        let rule = format!(
            "{BUY}\n\nrule \"Either\"\n  At the beginning of each player's turn, that player chooses one: {one}; or they gain five coins."
        );
        turn(&rule, "Ana has 1 coin; the row is Barge; Ana controls Net", "Ana declines", &then);
    }
}

#[test]
fn a_step_of_the_turn_that_can_not_be_paid_is_left_out() {
    let phase = "In any order, you may train and you may buy a card from the row.";
    let folder = stall(phase, WORDS, "");
    let args = ["play", "--seats", "human", "--first", "1", "--seed", "1"];
    let run = run_with(folder.path(), &args, "1\n");
    // Who has two coins trains, and then has none. The row is empty.
    let asked: Vec<&str> = run.out.split("What do you do?\n").skip(1).collect();
    assert!(asked[0].starts_with("   1  train\n   2  do nothing more\n"), "{}", run.out);
    assert!(asked[1].starts_with("   1  do nothing more\n"), "{}", run.out);
}

#[test]
fn an_offer_that_is_a_price_is_not_asked_in_a_circle() {
    let loses = "Each opponent loses a coin.";
    turn(loses, "Ben controls Shield", "Ben accepts", &format!("{OVER}; Ben has 1 coin"));
}

#[test]
fn a_price_that_stands_first_needs_no_warning() {
    let found = |words: &str| codes(stall("Train. Buy a card from the row.", words, "").path(), &[]);
    assert_eq!(found(WORDS), [""; 0]);
    let later = &WORDS.replace("pay two coins and draw a card", "draw a card and pay two coins");
    assert_eq!(found(later), ["CW612"]);
    let said = run(stall("Train. Buy a card from the row.", later, "").path(), &["check"]);
    assert!(said.err.contains("To …, pay two coins and …") || said.out.contains("To …, pay two coins and …"));
}

#[test]
fn what_is_put_into_play_says_where_it_comes_from() {
    let said = |text: &str| {
        let folder = stall("You may buy a card from the row.", WORDS, "");
        let card = format!("card \"Twice\"\n  1 coins, boat\n\n  {text}\n");
        write(folder.path(), "twice.cards", card.as_bytes());
        let json = run(folder.path(), &["check", "--format", "json"]).out;
        let all: serde_json::Value = serde_json::from_str(&json).expect("the output is JSON");
        let errors = all.as_array().into_iter().flatten().filter(|one| one["severity"] == "error");
        errors.map(|one| one.to_string().replace("\\\"", "'")).collect::<Vec<_>>().join(" ")
    };
    let twice = said("If you would buy a boat, you buy two boats instead.");
    assert!(twice.contains("CW412"), "{twice}");
    assert!(
        twice.contains("'two boat cards from the row'; or, if one in play is meant, 'two boats that are in play on the table'"),
        "{twice}"
    );
    assert!(said("At the end of your turn, you may buy a boat.").contains("'a boat card from the row'"));
    for text in [
        "If you would buy a boat, you buy two boat cards from the row instead.",
        "If you would buy a boat, you buy two boats that are in play on the table instead.",
        "At the end of your turn, you may buy a boat an opponent controls.",
        "Whenever a player buys a boat, each opponent loses a coin.",
    ] {
        assert_eq!(said(text), "", "{text}");
    }
}
