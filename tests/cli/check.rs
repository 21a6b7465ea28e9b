//! `cardwright check` as a designer meets it.

use crate::support::{CARDS, GAME, TempDir, codes, folder, read, run, small_game, write};
use serde_json::Value;

/// A game with one mistake that has a fix.
fn with_mistake() -> TempDir {
    let game = GAME.replace("seen-by = \"nobody\"", "seen-by = \"nobody\"\nordr = \"pile\"");
    let game = game.replace("order = \"pile\"\n", "");
    folder(&[("game.toml", game.as_bytes()), ("a.cards", CARDS.as_bytes())])
}

#[test]
fn a_good_game_ends_with_code_0_and_a_line_that_counts() {
    let game = small_game();
    let run = run(game.path(), &["check"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert_eq!(run.out, "Small (.): 1 card, 0 rules: no problems\n");
}

#[test]
fn a_problem_ends_with_code_1_and_a_count() {
    let run = run(with_mistake().path(), &["check"]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("CW702"), "{}", run.out);
    assert!(run.out.ends_with("1 error in 1 file\n"), "{}", run.out);
}

#[test]
fn a_pipe_gets_no_colors() {
    let run = run(with_mistake().path(), &["check"]);
    assert!(!run.out.contains('\u{1b}'), "{:?}", run.out);
}

#[test]
fn wrong_use_ends_with_code_2() {
    let game = small_game();
    for arguments in [&["chekc"][..], &["check", "--format", "xml"], &["explain"], &["explain", "CW000"]] {
        assert_eq!(run(game.path(), arguments).code, 2, "{arguments:?}");
    }
}

#[test]
fn short_is_one_line_for_each_problem() {
    let run = run(with_mistake().path(), &["check", "--format", "short"]);
    let line = run.out.lines().next().unwrap();
    assert!(line.starts_with("game.toml:"), "{line}");
    assert!(line.contains(": CW702 error: "), "{line}");
    assert_eq!(run.out.lines().count(), 1);
}

#[test]
fn json_says_where_and_how_to_repair_it() {
    let game = with_mistake();
    let run = run(game.path(), &["check", "--format", "json"]);
    let problems: Value = serde_json::from_str(&run.out).unwrap();
    let problem = &problems[0];
    assert_eq!(problem["code"], "CW702");
    assert_eq!(problem["severity"], "error");
    assert_eq!(problem["file"], "game.toml");
    let (start, end) = (problem["span"]["start"].as_u64().unwrap(), problem["span"]["end"].as_u64().unwrap());
    assert_eq!(&read(game.path(), "game.toml")[start as usize..end as usize], "ordr");
    assert_eq!(problem["span"]["column"], 1);
    assert_eq!(problem["span"]["end_column"], 5);
    assert_eq!(problem["fix"]["replacement"], "order");
    for key in ["message", "label", "help", "notes"] {
        assert!(!problem[key].is_null(), "{key}");
    }
}

#[test]
fn json_of_a_good_game_is_an_empty_list() {
    assert_eq!(run(small_game().path(), &["check", "--format", "json"]).out, "[]\n");
}

#[test]
fn sarif_names_its_version_its_rules_and_the_place() {
    let run = run(with_mistake().path(), &["check", "--format", "sarif"]);
    let log: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(log["version"], "2.1.0");
    let result = &log["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "CW702");
    assert_eq!(log["runs"][0]["tool"]["driver"]["rules"][0]["id"], "CW702");
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "game.toml");
    assert!(place["region"]["startLine"].as_u64().unwrap() > 1);
}

#[test]
fn fix_repairs_the_file_and_the_next_check_is_clean() {
    let game = with_mistake();
    let run = run(game.path(), &["check", "--fix"]);
    assert_eq!(run.code, 0, "{}", run.out);
    assert!(run.out.contains("repaired 1 problem"), "{}", run.out);
    assert!(read(game.path(), "game.toml").contains("\norder = \"pile\""));
}

#[test]
fn warnings_count_only_when_denied() {
    let game = small_game();
    write(game.path(), "s/set.toml", b"name = \"S\"\n[allow]\nCW601 = \"a test\"\n");
    assert_eq!(run(game.path(), &["check"]).code, 0);
    assert_eq!(run(game.path(), &["check", "--deny-warnings"]).code, 1);
}

#[test]
fn a_single_file_is_checked_with_its_game() {
    let game = small_game();
    let run = run(game.path(), &["check", "a.cards"]);
    assert_eq!(run.code, 0, "{}", run.out);
}

#[test]
fn a_file_deep_in_a_game_finds_it_from_inside_its_folder() {
    let game = small_game();
    write(game.path(), "sets/one/set.toml", b"name = \"One\"\n");
    write(game.path(), "sets/one/one.cards", b"card \"Coal\"\n  1 of black\n");
    let run = run(&game.path().join("sets/one"), &["check", "one.cards"]);
    assert_eq!(run.code, 0, "{}", run.out);
}

#[test]
fn where_there_is_no_game_those_built_in_are_checked() {
    let empty = folder(&[]);
    let run = run(empty.path(), &["check"]);
    assert_eq!(run.code, 0, "{}", run.out);
    assert!(run.out.contains("built-in/"), "{}", run.out);
}

#[test]
fn a_variant_finds_its_base_game_beside_it() {
    let games = folder(&[
        ("small/game.toml", GAME.as_bytes()),
        ("other/game.toml", b"name = \"Other\"\nvariant-of = \"small\"\n"),
    ]);
    let run = run(games.path(), &["check", "other"]);
    assert_eq!(run.code, 0, "{}", run.out);
}

#[test]
fn a_variant_finds_its_base_game_by_name_too() {
    let games = folder(&[
        ("a/game.toml", GAME.as_bytes()),
        ("a/b/game.toml", b"name = \"Other\"\nvariant-of = \"Small\"\n"),
    ]);
    for arguments in [&["check"][..], &["check", "a/b"]] {
        let run = run(games.path(), arguments);
        assert_eq!(run.code, 0, "{}", run.out);
    }
}

#[test]
fn ten_mistakes_in_one_file_are_ten_problems() {
    let mut game = GAME.to_string();
    for number in 0..10 {
        game = game.replace("[ends]", &format!("[ends]\nnonsense-{number} = {number}"));
    }
    let game = folder(&[("game.toml", game.as_bytes())]);
    assert_eq!(codes(game.path(), &[]), ["CW702"; 10]);
}

#[test]
fn every_help_shows_examples() {
    let here = folder(&[]);
    for command in [&["--help"][..], &["check", "--help"], &["fmt", "--help"], &["card", "--help"]] {
        let run = run(here.path(), command);
        assert_eq!(run.code, 0);
        assert!(run.out.contains("Examples:"), "{command:?}: {}", run.out);
    }
}

#[test]
fn explain_prints_what_a_code_is() {
    let here = folder(&[]);
    let run = run(here.path(), &["explain", "cw702"]);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("CW702"), "{}", run.out);
}

#[test]
fn fix_shows_the_old_and_the_new_text() {
    let game = with_mistake();
    let run = run(game.path(), &["check", "--fix"]);
    assert!(run.out.contains("-ordr = \"pile\"") && run.out.contains("+order = \"pile\""), "{}", run.out);
}

#[test]
fn fix_leaves_what_could_change_the_meaning_to_the_designer() {
    let game = small_game();
    let rule =
        "rule \"Last\"\n  At the end of the series, the player with the fewest points wins the series.\n";
    write(game.path(), "b.cards", rule.as_bytes());
    let run = run(game.path(), &["check", "--fix"]);
    assert!(run.out.contains("CW614") && run.out.contains("left 1 repair to you"), "{}", run.out);
    assert_eq!(read(game.path(), "b.cards"), rule);
}

/// A set of a built-in game, in a folder of its own.
fn set_of_a_built_in_game(cards: &str) -> TempDir {
    let set = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    folder(&[("harbour/set.toml", set), ("harbour/harbour.cards", cards.as_bytes())])
}

const HARBOUR: &str = "card \"Pier\"\n  3 of moon, event\n\n  Draw a card.\n";

#[test]
fn a_single_file_is_checked_with_its_set() {
    let set = set_of_a_built_in_game(HARBOUR);
    let run = run(set.path(), &["check", "harbour/harbour.cards"]);
    assert_eq!(run.code, 0, "{}", run.out);
    assert!(run.out.contains("  Harbour (harbour): 1 card\n"), "{}", run.out);
}

#[test]
fn the_folder_above_a_set_finds_it_and_names_it() {
    let set = set_of_a_built_in_game(HARBOUR);
    let run = run(set.path(), &["check"]);
    assert_eq!(run.code, 0, "{}", run.out);
    assert!(run.out.starts_with("Crazier Eights (built-in/crazier-eights): "), "{}", run.out);
    assert!(run.out.contains("  Harbour (harbour): 1 card\n"), "{}", run.out);
}
