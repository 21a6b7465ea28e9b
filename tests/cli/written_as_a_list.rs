//! Choices as other games print them: a list, letters, parentheses, a dash. Each is told once, with the right sentence.

use crate::small_set::{problems, set, told};
use crate::support::run;

/// Each text with what is said of it, and the sentence it leads to, which is accepted.
const LISTS: &[(&str, &str, &str)] = &[
    (
        "Choose two \u{2014} draw a card; discard a card; or skip a turn.",
        "a colon, not a dash",
        "Choose two: draw a card, discard a card, or skip a turn.",
    ),
    (
        "Choose one or more \u{2014} draw a card; discard a card; or skip a turn.",
        "a colon, not a dash",
        "Choose one or more: draw a card, discard a card, or skip a turn.",
    ),
    (
        "Choose up to two:\n  - Draw a card.\n  - Discard a card.\n  - Skip a turn.",
        "not written as a list",
        "Choose up to two: draw a card, discard a card, or skip a turn.",
    ),
    (
        "Choose one - draw a card or skip a turn. Roll a die.",
        "a colon, not a dash",
        "Choose one: draw a card, or skip a turn.",
    ),
    (
        "Choose one of the following \u{2014}\n  \u{2022} Draw a card\n  \u{2022} Skip a turn",
        "not written as a list",
        "Choose one: draw a card, or skip a turn.",
    ),
    (
        "Choose one: - draw a card - skip a turn",
        "not written as a list",
        "Choose one: draw a card, or skip a turn.",
    ),
    (
        "Choose one:\n  Draw a card.\n  Skip a turn.",
        "not written as a list",
        "Choose one: draw a card, or skip a turn.",
    ),
    (
        "Choose one:\n  - Draw a card, then discard a card.\n  - Skip a turn.",
        "not written as a list",
        "Choose one: draw a card and discard a card; or skip a turn.",
    ),
    (
        "Choose one:\n  1. Draw a card.\n  2. Skip a turn.",
        "no letters or numbers",
        "Choose one: draw a card, or skip a turn.",
    ),
    (
        "Choose two: (a) draw a card and bury it; (b) skip a turn; (c) roll a die.",
        "no letters or numbers",
        "Choose two: draw a card and bury it; skip a turn; or roll a die.",
    ),
    (
        "(a) Draw a card; (b) skip a turn.",
        "where all are done, each has a sentence",
        "Choose one: draw a card, or skip a turn.",
    ),
    (
        "Choose one (draw a card, or skip a turn).",
        "in parentheses",
        "Choose one: draw a card, or skip a turn.",
    ),
    (
        "Choose one: (draw a card and bury it) or (skip a turn).",
        "in parentheses",
        "Choose one: draw a card and bury it; or skip a turn.",
    ),
];

#[test]
fn each_is_told_once_with_the_right_sentence() {
    let names: Vec<String> = (1..=LISTS.len()).map(|number| format!("Pier {number}")).collect();
    let texts: Vec<(&str, &str)> =
        names.iter().map(String::as_str).zip(LISTS.iter().map(|(wrong, ..)| *wrong)).collect();
    let json = run(set(&texts, "").path(), &["check", "--format", "json"]).out;
    let all: serde_json::Value = serde_json::from_str(&json).expect("the output is JSON");
    let all = all.as_array().expect("the output is a list");
    let errors: Vec<_> = all.iter().filter(|problem| problem["code"] == "CW204").collect();
    assert_eq!(errors.len(), LISTS.len(), "{json}");
    for (problem, (wrong, said, right)) in errors.iter().zip(LISTS) {
        let told = problem.to_string().replace("\\n", " ");
        assert!(told.contains(said), "{wrong}\n{told}");
        assert!(told.contains(&format!("would read: {right}")), "{wrong}\n{told}");
    }
    let right: Vec<(&str, &str)> =
        names.iter().map(String::as_str).zip(LISTS.iter().map(|(.., right)| *right)).collect();
    let checked = run(set(&right, "").path(), &["check"]);
    assert!(!checked.out.contains("error"), "{}", checked.out);
}

#[test]
fn what_stands_behind_a_list_is_read_as_well() {
    let text = "Choose one: (a) draw a card; (b) skip a turn. Destory an asset.";
    assert_eq!(problems(text), ["CW204", "CW205"], "{}", told("event", text));
}

#[test]
fn what_is_announced_is_no_list() {
    assert_eq!(problems("Announce \"choose one: a) b) c)\". Draw a card."), [""; 0]);
    let right = "Choose one: announce \"Mr. X, then - hi\" and skip a turn; or draw a card.";
    let text = "Choose one:\n  - Announce \"Mr. X, then - hi\", then skip a turn.\n  - Draw a card.";
    assert!(told("event", text).contains(&format!("would read: {}", right.replace('"', "'"))));
    assert_eq!(problems(right), [""; 0]);
}
