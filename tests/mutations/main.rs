//! Each rule of the games is broken once in the texts of its game, and a scenario that names its number
//! notices. What can't be broken in a text is listed with the change to the engine that was tried by hand.

mod game;
mod playthrough;
mod traps;

use std::collections::BTreeSet;

use game::{Box, CRAZIER, OTHERS, Scenarios, replaced};
use serde::Deserialize;

#[derive(Deserialize)]
struct Table {
    mutation: Vec<Mutation>,
    #[serde(rename = "by-hand", default)]
    by_hand: Vec<ByHand>,
}

/// Words of a file of the game, those that break the rule, and the rules that have to notice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mutation {
    rules: Vec<String>,
    file: String,
    old: String,
    new: String,
}

/// A rule that lives in the engine: why, what was changed there, and the scenarios that failed then.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByHand {
    rules: Vec<String>,
    why: String,
    change: String,
    noticed: Vec<String>,
}

fn table() -> Table {
    toml::from_str(include_str!("mutations.toml")).expect("the table of mutations can be read")
}

fn others() -> Table {
    toml::from_str(include_str!("others.toml")).expect("the table of mutations can be read")
}

/// Every number of the checklist but the one about pictures of cards.
fn numbers() -> impl Iterator<Item = String> {
    CRAZIER.numbers().filter(|number| number != "CE-17")
}

fn every_rule_passes(game: &Box, numbers: impl Iterator<Item = String>) {
    let scenarios = Scenarios::read(game);
    let program = game.program(|_, text| text).expect("the game is right");
    for number in numbers {
        let ran = scenarios.run(&program, &number);
        assert!(!ran.is_empty(), "no scenario names {number}");
        for (name, failed) in ran {
            assert!(!failed, "{number}: \"{name}\" fails");
        }
    }
}

#[test]
fn every_rule_is_named_by_a_scenario_that_passes() {
    every_rule_passes(&CRAZIER, numbers());
}

#[test]
fn every_rule_of_the_other_games_is_named_by_a_scenario_that_passes() {
    for game in OTHERS {
        every_rule_passes(&game, game.numbers());
    }
}

/// What no scenario of the rule noticed.
fn unnoticed(game: &Box, scenarios: &Scenarios, mutation: &Mutation) -> Vec<String> {
    let said = format!("{}: \"{}\" → \"{}\"", mutation.file, mutation.old, mutation.new);
    let mut found = false;
    let program = game.program(|file, text| {
        if file != mutation.file {
            return text;
        }
        let changed = replaced(&text, &mutation.old, &mutation.new);
        found = changed.is_some();
        changed.unwrap_or(text)
    });
    assert!(found, "{said}: these words do not stand there once");
    let program = match program {
        Ok(program) => program,
        Err(problems) => return vec![format!("{said}: is no game: {problems}")],
    };
    let is_unnoticed = |number: &&String| !scenarios.run(&program, number).iter().any(|(_, failed)| *failed);
    let numbers = mutation.rules.iter().filter(is_unnoticed);
    numbers.map(|number| format!("{said}: no scenario of {number} fails")).collect()
}

#[test]
fn every_broken_rule_is_noticed() {
    let scenarios = Scenarios::read(&CRAZIER);
    let mutations = table().mutation;
    let unnoticed: Vec<String> =
        mutations.iter().flat_map(|mutation| unnoticed(&CRAZIER, &scenarios, mutation)).collect();
    assert!(unnoticed.is_empty(), "{}", unnoticed.join("\n"));
}

#[test]
fn every_broken_rule_of_the_other_games_is_noticed() {
    let mutations = others().mutation;
    let mut missed = Vec::new();
    for game in OTHERS {
        let scenarios = Scenarios::read(&game);
        let of_game = |mutation: &&Mutation| mutation.rules.iter().all(|rule| rule.starts_with(game.rules.0));
        for mutation in mutations.iter().filter(of_game) {
            missed.extend(unnoticed(&game, &scenarios, mutation));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn every_rule_of_the_other_games_is_broken_in_a_text_or_was_by_hand() {
    let table = others();
    let in_texts = table.mutation.iter().flat_map(|mutation| &mutation.rules);
    let broken: BTreeSet<&String> = in_texts.chain(table.by_hand.iter().flat_map(|one| &one.rules)).collect();
    let numbers = OTHERS.iter().flat_map(Box::numbers);
    let missing: Vec<String> = numbers.filter(|number| !broken.contains(number)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_is_broken_in_a_text_or_was_by_hand() {
    let table = table();
    let in_texts = table.mutation.iter().flat_map(|mutation| &mutation.rules);
    let broken: BTreeSet<&String> = in_texts.chain(table.by_hand.iter().flat_map(|one| &one.rules)).collect();
    let missing: Vec<String> = numbers().filter(|number| !broken.contains(number)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn what_was_broken_by_hand_is_told_whole() {
    let scenarios = Scenarios::read(&CRAZIER);
    for one in table().by_hand {
        assert!(!one.why.is_empty() && !one.change.is_empty() && !one.noticed.is_empty(), "{:?}", one.rules);
        for name in &one.noticed {
            let numbers =
                scenarios.numbers(name).unwrap_or_else(|| panic!("there is no scenario \"{name}\""));
            assert!(one.rules.iter().any(|rule| numbers.contains(rule)), "\"{name}\" names another rule");
        }
    }
}
