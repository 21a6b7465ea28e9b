//! The scenarios of the repository pass, and each fails where the rule it shows is broken.

use std::path::PathBuf;

use cardwright::analysis::analyze;
use cardwright::diagnostic::{Code, Diagnostics};
use cardwright::format;
use cardwright::scenario::{Ran, check, run};
use cardwright::source::{FileId, Sources};
use cardwright::syntax::scenario::scenarios;

const FILES: [&str; 5] =
    ["game.toml", "rules.cards", "base/set.toml", "base/rulebook.cards", "base/rulebook.scenario"];

fn text(file: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    std::fs::read_to_string(folder.join(file)).unwrap()
}

/// Runs all scenarios with one sentence of the game replaced by another.
fn results(old: &str, new: &str) -> Vec<Ran> {
    let mut sources = Sources::default();
    let mut replaced = false;
    for file in FILES {
        let mut text = text(file);
        if file.ends_with(".cards") && !old.is_empty() {
            replaced |= text.contains(old);
            text = text.replace(old, new);
        }
        sources.add(format!("crazier-eights/{file}"), text);
    }
    assert!(replaced || old.is_empty(), "\"{old}\" stands in the game");
    let analysis = analyze(&sources, &[]);
    let program = analysis.programs[0].as_ref().unwrap_or_else(|| panic!("{:?}", analysis.diagnostics));
    let file = scenarios(&text("base/rulebook.scenario"), FileId(4), &mut Diagnostics::default());
    file.scenarios.iter().map(|scenario| run(program, scenario)).collect()
}

fn failed(results: &[Ran]) -> Vec<&str> {
    results.iter().filter(|ran| ran.failure.is_some()).map(|ran| ran.name.as_str()).collect()
}

#[test]
fn every_scenario_of_the_rulebook_passes() {
    for ran in results("", "") {
        assert_eq!(ran.failure, None, "{}", ran.name);
    }
}

#[test]
fn an_angel_with_another_text_fails_its_scenario() {
    let results =
        results("a player of your choice draws a card.", "a player of your choice draws two cards.");
    let failed = failed(&results);
    assert!(failed.contains(&"Angel of Hope has a player of your choice draw"), "{failed:?}");
    assert!(!failed.contains(&"A lone dragon destroys itself"), "{failed:?}");
}

#[test]
fn without_the_wild_eights_their_scenario_fails() {
    let results = results("A card matches if it is an eight, if", "A card matches if");
    assert!(failed(&results).contains(&"A discard shares a color or the rank, or is an eight"));
}

#[test]
fn destroyed_cards_on_top_fail_the_dragons_scenario() {
    let results = results(
        "To destroy a card, put it on the bottom of the discard pile.",
        "To destroy a card, put it on top of the discard pile.",
    );
    assert!(failed(&results).contains(&"A lone dragon destroys itself"));
}

#[test]
fn a_game_nobody_wins_without_cards_fails_its_scenario() {
    let results =
        results("As soon as a player has no cards in hand", "As soon as a player has ten cards in hand");
    assert!(failed(&results).contains(&"The last card discarded wins at once"));
}

#[test]
fn the_failure_names_the_line_and_what_happened() {
    let results =
        results("a player of your choice draws a card.", "a player of your choice draws two cards.");
    let failure = results[0].failure.as_ref().expect("the first scenario fails");
    let scenario = text("base/rulebook.scenario");
    assert_eq!(&scenario[failure.at.range()], "Lora holds 4 cards");
    assert!(failure.happened.starts_with("Lora holds 5 cards"), "{}", failure.happened);
}

#[test]
fn the_scenarios_stand_in_their_one_form() {
    let text = text("base/rulebook.scenario");
    let file = scenarios(&text, FileId(0), &mut Diagnostics::default());
    assert_eq!(format::scenario(&file), text);
}

fn problems(scenario: &str) -> Vec<(Code, Vec<String>)> {
    let mut sources = Sources::default();
    for file in &FILES[..4] {
        sources.add(format!("crazier-eights/{file}"), text(file));
    }
    let analysis = analyze(&sources, &[]);
    let program = analysis.programs[0].as_ref().expect("the game has a program");
    let mut found = Diagnostics::default();
    let tree = scenarios(scenario, FileId(0), &mut found);
    check(FileId(0), &tree, program, &mut found);
    found.iter().map(|problem| (problem.code, problem.help.clone())).collect()
}

#[test]
fn an_unknown_card_gets_the_nearest_name() {
    let found = problems(
        "scenario \"X\"\nplayers Tina and Lora\nTina holds Angel of Hop\nthen\nTina wins the game\n",
    );
    assert_eq!(found[0].0, Code::ScenarioCard);
    assert!(found[0].1[0].contains("Angel of Hope"));
}

#[test]
fn an_unknown_player_is_told_who_sits_there() {
    let found = problems("scenario \"X\"\nplayers Tina and Lora\nthen\nBob wins the game\n");
    assert_eq!(found[0].0, Code::ScenarioPlayer);
    assert!(found[0].1[0].contains("Tina"));
}

#[test]
fn one_card_in_two_places_is_a_mistake() {
    let found = problems(
        "scenario \"X\"\nplayers Tina and Lora\nTina holds Death\nLora controls Death\nthen\nTina wins the game\n",
    );
    assert_eq!(found[0].0, Code::ScenarioCardTwice);
}

#[test]
fn an_expectation_of_an_unknown_player_does_not_pass() {
    let mut sources = Sources::default();
    for file in &FILES[..4] {
        sources.add(format!("crazier-eights/{file}"), text(file));
    }
    let analysis = analyze(&sources, &[]);
    let program = analysis.programs[0].as_ref().expect("the game has a program");
    let scenario = "scenario \"X\"\nplayers Tina and Lora\nthen\nBob wins the game\n";
    let tree = scenarios(scenario, FileId(0), &mut Diagnostics::default());
    assert!(run(program, &tree.scenarios[0]).failure.is_some());
}

#[test]
fn a_scenario_that_expects_nothing_is_a_mistake() {
    let found = problems("scenario \"X\"\nplayers Tina and Lora\n\nwhen Tina's turn begins\n");
    assert_eq!(found[0].0, Code::ScenarioStructure);
}

#[test]
fn a_scenario_without_players_is_a_mistake() {
    let found = problems("scenario \"X\"\nthen\nTina wins the game\n");
    assert_eq!(found[0].0, Code::ScenarioStructure);
}

#[test]
fn an_unknown_zone_is_a_mistake() {
    let found = problems("scenario \"X\"\nplayers Tina and Lora\nthen\nDeath is on top of the attic\n");
    assert_eq!(found[0].0, Code::ScenarioZone);
}
