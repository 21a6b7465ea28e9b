//! "That number" and "that many" in one sentence: two numbers are asked about.

use crate::small_set::{problems, shown};

#[test]
fn two_numbers_in_one_sentence_are_asked_about() {
    let text = "Choose a number from one to three. Roll a die. If the result is more than that number, draw that many cards.";
    let chosen = "Choose a number from one to three. Roll a die. If the result is more than that number, draw cards equal to that number.";
    let rolled = "Choose a number from one to three. Roll a die. If the result is more than that number, draw cards equal to the result.";
    shown("event", text, "CW403", "equal to that number", chosen);
    shown("event", text, "CW403", "equal to the result", rolled);
}

#[test]
fn one_number_is_not() {
    for text in [
        "Choose a number from one to three. If the number of cards in your hand is that number or more, draw that many cards.",
        "Choose a number from one to three. Draw that many cards.",
        "Choose a number from one to three. Roll a die. Draw that many cards.",
        "Roll a die. If the result is three or more, draw that many cards.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}
