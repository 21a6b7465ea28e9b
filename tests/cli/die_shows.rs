//! "The die shows 5": a scenario says what is rolled, and need not look for a seed that does.

use crate::small_set::set;
use crate::support::{codes, run};

const TEXT: &str = "Roll a die. If the result is four or more, draw a card. Otherwise, draw two cards.";

/// What `test` says of a scenario in which Ana plays a card with this text.
fn tested(text: &str, given: &str, then: &str) -> (i32, String) {
    let scenario = format!(
        "scenario \"It is rolled\"\n  players Ana and Ben\n  {given}\n  Ana holds Pier and Castle\n\n  when Ana plays Pier\n  then\n    {then}\n"
    );
    let run = run(set(&[("Pier", text)], &scenario).path(), &["test"]);
    (run.code, run.out)
}

#[test]
fn every_side_comes_when_it_is_wanted() {
    for side in 1..=6 {
        let count = if side >= 4 { 2 } else { 3 };
        let (code, out) = tested(TEXT, &format!("the die shows {side}"), &format!("Ana holds {count} cards"));
        assert_eq!(code, 0, "{side}: {out}");
    }
    let (code, out) = tested(TEXT, "the die shows 6", "Ana holds 3 cards");
    assert!(code != 0 && out.contains("Ana rolls a six"), "{out}");
}

#[test]
fn several_rolls_come_in_their_order() {
    let text =
        "Roll a die. If the result is six, draw a card. Roll a die. If the result is six, draw two cards.";
    assert_eq!(tested(text, "the die shows 6, then 1", "Ana holds 2 cards").0, 0);
    assert_eq!(tested(text, "the die shows 1, then 6", "Ana holds 3 cards").0, 0);
    assert_eq!(tested(text, "the die shows 6", "the log says \"Ana rolls a six\"").0, 0);
}

#[test]
fn a_roll_that_never_comes_is_told() {
    let (code, out) = tested(TEXT, "the die shows 6, then 2", "Ana holds 2 cards");
    assert!(code != 0 && out.contains("happened: the die was rolled once"), "{out}");
    let (code, out) = tested("Draw a card.", "the die shows 6", "Ana holds 2 cards");
    assert!(code != 0 && out.contains("happened: the die was not rolled"), "{out}");
}

#[test]
fn an_end_of_a_pile_is_said_of_its_card() {
    let scenario = "scenario \"Below\"\n  players Ana and Ben\n  the bottom of the draw pile is Castle\n\n  when Ana's turn begins\n  then\n    the game goes on\n";
    let run = run(set(&[("Pier", TEXT)], scenario).path(), &["check", "--format", "json"]);
    assert!(run.out.contains("is at the bottom of the draw pile"), "{}", run.out);
}

#[test]
fn no_die_has_seven_sides() {
    for (given, said) in [
        ("the die shows 7", ["CW815"]),
        ("the die shows 0", ["CW815"]),
        ("the die shows 1, then 2, then 3, then 4, then 5", ["CW815"]),
    ] {
        let scenario = format!(
            "scenario \"It is rolled\"\n  players Ana and Ben\n  {given}\n\n  when Ana's turn begins\n  then\n    the game goes on\n"
        );
        assert_eq!(codes(set(&[("Pier", TEXT)], &scenario).path(), &[]), said, "{given}");
    }
}
