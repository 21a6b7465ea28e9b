//! The rulebook's three example turns as a log that a person can read against the rulebook.

use cardwright::scenario::tell;

use crate::game::{CRAZIER, Scenarios};

#[test]
fn the_example_turns_read_as_the_rulebook_tells_them() {
    let scenarios = Scenarios::read(&CRAZIER);
    let turns = scenarios.named("Tina and Lora play their first three turns").expect("is there");
    let program = CRAZIER.program(|_, text| text).expect("the game is right");
    let log = tell(&program, turns).expect("the position can be arranged");
    insta::assert_snapshot!("the_example_turns", log.join("\n"));
}
