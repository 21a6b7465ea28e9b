//! Questions that a scenario leaves open, and how it is told of them.

use crate::small_set::harbour;
use crate::support::{Run, run};

/// A scenario for Ana and Ben in the reference game.
fn tested(lines: &str) -> Run {
    run(harbour("", lines).path(), &["test"])
}

fn passes(lines: &str) {
    let run = tested(lines);
    assert_eq!(run.code, 0, "{lines}\n{}{}", run.out, run.err);
}

/// What is told of a scenario that fails.
fn fails(lines: &str) -> String {
    let run = tested(lines);
    assert_eq!(run.code, 1, "{lines}\n{}{}", run.out, run.err);
    run.out
}

/// Ana is asked who draws a card.
const ANGEL: &str = "Ana controls Angel of Hope
  Ana holds Castle and 2 other cards

  when Ana's turn begins
";

#[test]
fn a_line_about_something_else_excuses_no_question() {
    for line in [
        "Ana isn't offered to play Castle",
        "Ana can't play Castle",
        "Ana can't choose Castle",
        "Ana can't name blue",
        "Ana can't choose \"drwa two cards\"",
        "Ben can't choose Ana",
        "Ben can't decline",
        "Ben is asked nothing",
        "Ana holds 3 cards",
    ] {
        let told = fails(&format!("{ANGEL}  then\n    {line}"));
        let open =
            "happened: Ana is asked to choose from Ana, Ben, and the scenario leaves that question open\n";
        assert!(told.contains(open), "{line}\n{told}");
    }
    for line in [
        "Ana is asked to choose from Ana and Ben",
        "Ana can choose Ben",
        "Ana is offered to choose Ben",
        "Ana can't decline",
        "Ana can't choose the third one",
    ] {
        passes(&format!("{ANGEL}  then\n    {line}"));
    }
}

#[test]
fn the_line_behind_which_it_was_asked_is_shown() {
    let told = fails(&format!("{ANGEL}  then\n    # What is so before.\n    Ben holds 3 cards"));
    assert!(told.contains("  >    6 │   when Ana's turn begins\n  happened: Ana is asked"), "{told}");
    assert!(!told.contains("expected:"), "{told}");
    assert!(told.contains("help: Answer it below that line: Ana chooses Ana\n"), "{told}");
    let expected = "help: Or expect it below \"then\": Ana is asked to choose from Ana and Ben\n";
    assert!(told.contains(expected), "{told}");
    passes(&format!("{ANGEL}    Ana chooses Ana\n  then\n    Ben holds 3 cards"));
    passes(&format!("{ANGEL}  then\n    Ben holds 3 cards\n    Ana is asked to choose from Ana and Ben"));
}

#[test]
fn programs_are_told_that_nothing_was_expected() {
    let folder = harbour("", &format!("{ANGEL}  then\n    Ben holds 3 cards"));
    let told = run(folder.path(), &["test", "--format", "json"]).out;
    let told: serde_json::Value = serde_json::from_str(&told).expect("the output is JSON");
    let failure = &told["scenarios"][0]["failure"];
    assert_eq!((&failure["line"], &failure["expected"]), (&6.into(), &serde_json::Value::Null));
    assert_eq!(failure["help"][0], "Answer it below that line: Ana chooses Ana");
}

/// What was so before the answer can be expected, too.
#[test]
fn what_is_answered_next_is_not_left_open() {
    let next = |deed: &str| {
        format!("{ANGEL}  then\n    Ben holds 3 cards\n\n  when {deed}\n  then\n    Ben holds 4 cards")
    };
    passes(&next("Ana chooses Ben"));
    let told = fails(&next("Ben chooses Ben"));
    assert!(told.contains("leaves that question open"), "{told}");
    let told = fails(&next("Ana plays Castle"));
    assert!(told.contains("leaves that question open"), "{told}");
}

/// Two abilities at the same time: which one first?
const ORDER: &str = "Ana controls Angel of Hope and Wood Elf
  Ana holds Castle and 2 other cards
";

#[test]
fn a_question_of_order_leads_to_the_line_that_answers_it() {
    let two = "card \"Pier\"\n  2 of moon, asset\n\n  At the beginning of your turn, draw a card.\n";
    let begins = ORDER.replace("Wood Elf", "Pier") + "\n  when Ana's turn begins\n";
    let told = run(harbour(two, &format!("{begins}  then\n    Ben holds 3 cards")).path(), &["test"]).out;
    assert!(told.contains("happened: Ana is asked to order Angel of Hope and Pier, and"), "{told}");
    assert!(told.contains("help: Answer it below that line: Ana orders Angel of Hope first\n"), "{told}");
    assert!(told.contains("\"then\": Ana is asked to order Angel of Hope and Pier\n"), "{told}");
    let chosen = format!("{begins}    Ana chooses Pier\n  then\n    Ben holds 3 cards");
    let told = run(harbour(two, &chosen).path(), &["test"]).out;
    assert!(
        told.contains("which of them acts first is said like this: Ana orders Angel of Hope first\n"),
        "{told}"
    );
    assert!(!told.contains("to choose from Angel"), "{told}");
    let ordered = format!("{begins}    Ana orders Angel of Hope first\n  then\n    Ana can choose Ben");
    assert_eq!(run(harbour(two, &ordered).path(), &["test"]).code, 0);
}
