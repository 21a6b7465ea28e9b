//! `cardwright test`: what it says and how it ends.

use std::path::Path;

use crate::support::{TempDir, read, run, write};

fn crazier_eights() -> TempDir {
    let folder = TempDir::new().expect("a temporary folder can be made");
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    for file in [
        "game.toml",
        "rules.cards",
        "abilities.scenario",
        "clarifications.scenario",
        "base/set.toml",
        "base/rulebook.cards",
        "base/eye.cards",
        "base/ankh.cards",
        "base/moon.cards",
        "base/sun.cards",
        "arabian-nights/set.toml",
        "arabian-nights/tales.cards",
        "base/rulebook.scenario",
    ] {
        write(folder.path(), file, &std::fs::read(from.join(file)).expect("is there"));
    }
    folder
}

const WRONG: &str = "scenario \"Too many\" (CE-48)\n  players Tina and Lora\n  Tina controls Angel of Hope\n  \
    Lora holds 3 cards\n\n  when Tina's turn begins\n    Tina chooses Lora\n  then\n    Lora holds 9 cards\n";

#[test]
fn passing_scenarios_end_with_zero() {
    let folder = crazier_eights();
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert!(run.out.contains("passed, 0 failed"), "{}", run.out);
}

#[test]
fn a_failing_scenario_shows_the_line_what_was_expected_and_what_happened() {
    let folder = crazier_eights();
    write(folder.path(), "base/wrong.scenario", WRONG.as_bytes());
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("wrong.scenario:9"), "{}", run.out);
    assert!(run.out.contains("expected: Lora holds 9 cards"), "{}", run.out);
    assert!(run.out.contains("happened: Lora holds 4 cards"), "{}", run.out);
}

#[test]
fn a_log_that_goes_round_in_circles_is_told_once() {
    let folder = crazier_eights();
    let endless = "card \"Lantern\"\n  4 of moon, event\n\n  Repeat until an asset card is revealed: reveal the top card of the draw pile.\n";
    write(folder.path(), "base/lantern.cards", endless.as_bytes());
    let scenario = "scenario \"Endless\"\n  players Tina and Lora\n  Tina holds Lantern and 3 other cards\n  \
        Trade is on top of the draw pile\n\n  when Tina plays Lantern\n  then\n    the log says \"Castle\"\n";
    write(folder.path(), "base/lantern.scenario", scenario.as_bytes());
    let run = run(folder.path(), &["test", "--filter", "Endless"]);
    assert!(run.out.contains("Tina reveals Trade from the draw pile. / … 999 times more / "), "{}", run.out);
    assert!(run.out.contains("\n    … 999 times more\n"), "{}", run.out);
    assert!(run.out.lines().count() < 20, "{}", run.out);
}

#[test]
fn a_filter_runs_only_what_it_names() {
    let folder = crazier_eights();
    let run = run(folder.path(), &["test", "--filter", "lone dragon"]);
    assert!(run.out.contains("1 scenario passed"), "{}", run.out);
}

#[test]
fn the_rules_are_listed_with_their_results() {
    let folder = crazier_eights();
    write(folder.path(), "base/wrong.scenario", WRONG.as_bytes());
    let run = run(folder.path(), &["test", "--rules"]);
    let line = |number: &str| run.out.lines().find(|line| line.starts_with(number)).unwrap_or("").to_string();
    assert!(line("CE-31").contains("passed"), "{}", run.out);
    assert!(line("CE-48").contains("failed"), "{}", run.out);
}

#[test]
fn the_rules_as_json_are_a_list_of_numbers_and_nothing_else() {
    let folder = crazier_eights();
    write(folder.path(), "base/wrong.scenario", WRONG.as_bytes());
    let run = run(folder.path(), &["test", "--filter", "o", "--rules", "--format", "json"]);
    let all: serde_json::Value = serde_json::from_str(&run.out).expect("is JSON");
    assert_eq!(all.as_object().expect("an object").len(), 1, "{}", run.out);
    let rules = all["rules"].as_array().expect("a list");
    let angel = rules.iter().find(|rule| rule["number"] == "CE-31").expect("is named");
    let expected = serde_json::json!({
        "number": "CE-31",
        "passed": true,
        "scenarios": ["Angel of Hope acts although the dragon ate it"],
    });
    assert_eq!(*angel, expected);
}

#[test]
fn a_rule_fails_where_one_of_its_scenarios_does() {
    let folder = crazier_eights();
    write(folder.path(), "base/wrong.scenario", WRONG.as_bytes());
    let run = run(folder.path(), &["test", "--rules", "--format", "json"]);
    let all: serde_json::Value = serde_json::from_str(&run.out).expect("is JSON");
    let rules = all["rules"].as_array().expect("a list");
    let rule = rules.iter().find(|rule| rule["number"] == "CE-48").expect("is named");
    assert_eq!(rule["passed"], false);
    assert_eq!(run.code, 1);
}

#[test]
fn json_has_the_scenarios_with_their_results() {
    let folder = crazier_eights();
    write(folder.path(), "base/wrong.scenario", WRONG.as_bytes());
    let run = run(folder.path(), &["test", "--format", "json"]);
    let all: serde_json::Value = serde_json::from_str(&run.out).expect("is JSON");
    assert_eq!(all["failed"], 1);
    let scenarios = all["scenarios"].as_array().expect("a list");
    let wrong = scenarios.iter().find(|scenario| scenario["name"] == "Too many").expect("ran");
    assert_eq!(wrong["failure"]["line"], 9);
    assert_eq!(wrong["failure"]["expected"], "Lora holds 9 cards");
    assert_eq!(wrong["rules"][0], "CE-48");
}

#[test]
fn a_failing_scenario_shows_the_lines_above_the_one_that_failed() {
    let folder = crazier_eights();
    write(folder.path(), "base/wrong.scenario", WRONG.as_bytes());
    let run = run(folder.path(), &["test", "--filter", "Too many"]);
    assert!(run.out.contains("       8 │   then\n  >    9 │     Lora holds 9 cards\n"), "{}", run.out);
}

#[test]
fn a_filter_that_names_nothing_is_wrong_use() {
    let folder = crazier_eights();
    let run = run(folder.path(), &["test", "--filter", "no such thing"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("no such thing"), "{}", run.err);
}

#[test]
fn problems_of_files_are_json_where_json_is_asked_for() {
    let folder = crazier_eights();
    write(folder.path(), "base/wrong.scenario", b"scenario \"X\"\n  players Tina and Lora\n  Tina juggles\n");
    let run = run(folder.path(), &["test", "--format", "json"]);
    assert_eq!(run.code, 1);
    let all: serde_json::Value = serde_json::from_str(&run.out).expect("is JSON");
    assert_eq!(all[0]["code"], "CW801");
}

#[test]
fn a_mistake_in_a_scenario_is_a_problem_of_check() {
    let folder = crazier_eights();
    write(folder.path(), "base/wrong.scenario", b"scenario \"X\"\n  players Tina and Lora\n  Tina juggles\n");
    let run = run(folder.path(), &["check", "--format", "short"]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("CW801"), "{}", run.out);
}

#[test]
fn fmt_writes_scenarios_in_their_one_form() {
    let folder = crazier_eights();
    write(folder.path(), "base/x.scenario", WRONG.replace("    ", "  ").as_bytes());
    assert_eq!(run(folder.path(), &["fmt"]).code, 0);
    assert_eq!(read(folder.path(), "base/x.scenario"), WRONG);
}

#[test]
fn fmt_leaves_a_scenario_alone_that_it_cannot_read() {
    let folder = crazier_eights();
    let text = "scenario \"X\"\nTina juggles\n";
    write(folder.path(), "base/x.scenario", text.as_bytes());
    assert_eq!(run(folder.path(), &["fmt"]).code, 1);
    assert_eq!(read(folder.path(), "base/x.scenario"), text);
}

#[test]
fn what_a_card_is_played_on_is_told_to_stand_in_a_line_of_its_own() {
    let folder = crazier_eights();
    let text = "scenario \"On\"\n  players Tina and Lora\n  Tina holds Death\n  Lora controls Castle\n\n  when Tina plays \
                Death on Castle\n  then\n    the discard pile contains Castle\n";
    write(folder.path(), "base/on.scenario", text.as_bytes());
    let run = run(folder.path(), &["test", "base/on.scenario"]);
    assert!(run.code == 1 && run.out.contains("CW804"), "{}{}", run.out, run.err);
    assert!(run.out.contains("Tina chooses Castle"), "{}", run.out);
}

#[test]
fn a_choice_that_nobody_is_asked_to_make_is_told_to_need_no_line() {
    let folder = crazier_eights();
    let text = "scenario \"One way\"\n  players Tina and Lora\n  Tina holds Death and 2 other cards\n  Lora controls \
                Castle\n\n  when Tina plays Death\n    Tina chooses Castle\n  then\n    the discard pile contains Castle\n";
    write(folder.path(), "base/one.scenario", text.as_bytes());
    let run = run(folder.path(), &["test", "base/one.scenario"]);
    assert!(run.out.contains("a choice with only one way is made without asking"), "{}{}", run.out, run.err);
}
