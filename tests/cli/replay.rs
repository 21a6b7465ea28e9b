//! `cardwright simulate --record` and `cardwright replay`: a game is kept, shown again, and refused where
//! it does not fit.

use std::path::Path;

use crate::support::{Run, TempDir, folder, read, run, write};
use serde_json::{Value, json};

/// The reference game in a folder of its own, so that it can be changed.
fn crazier_eights() -> TempDir {
    let folder = folder(&[]);
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    for file in [
        "game.toml",
        "rules.cards",
        "base/set.toml",
        "base/rulebook.cards",
        "base/eye.cards",
        "base/ankh.cards",
        "base/moon.cards",
        "base/sun.cards",
    ] {
        write(folder.path(), file, &std::fs::read(from.join(file)).expect("is there"));
    }
    folder
}

fn recorded() -> TempDir {
    let folder = crazier_eights();
    let run = run(folder.path(), &["simulate", "--games", "3", "--seed", "4", "--record", "game.json"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    folder
}

fn replay(folder: &TempDir, arguments: &[&str]) -> Run {
    let arguments: Vec<&str> = ["replay", "game.json"].iter().chain(arguments).copied().collect();
    run(folder.path(), &arguments)
}

fn result(folder: &TempDir, arguments: &[&str]) -> Value {
    let arguments: Vec<&str> = arguments.iter().chain(&["--format", "json"]).copied().collect();
    let run = replay(folder, &arguments);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    serde_json::from_str(&run.out).expect("the output is JSON")
}

/// The one code that a replay is refused with.
fn refusal(folder: &TempDir, arguments: &[&str]) -> String {
    let arguments: Vec<&str> = arguments.iter().chain(&["--format", "json"]).copied().collect();
    let run = replay(folder, &arguments);
    assert_ne!(run.code, 0);
    let problems: Value = serde_json::from_str(&run.out).expect("the output is JSON");
    assert_eq!(problems.as_array().map(Vec::len), Some(1), "{problems}");
    problems[0]["code"].as_str().expect("a code").to_string()
}

/// Changes the record as somebody with an editor might.
fn edit(folder: &TempDir, change: impl FnOnce(&mut Value)) {
    let mut record: Value = serde_json::from_str(&read(folder.path(), "game.json")).expect("a record");
    change(&mut record);
    write(folder.path(), "game.json", record.to_string().as_bytes());
}

fn replace(folder: &TempDir, file: &str, from: &str, to: &str) {
    let text = read(folder.path(), file);
    assert!(text.contains(from), "{file} has {from}");
    write(folder.path(), file, text.replace(from, to).as_bytes());
}

#[test]
fn a_recorded_game_is_the_game_of_the_batch() {
    let folder = recorded();
    let batch = run(
        folder.path(),
        &["simulate", "--games", "1", "--seed", "4", "--threads", "1", "--format", "json"],
    );
    let batch: Value = serde_json::from_str(&batch.out).expect("JSON");
    let shown = result(&folder, &[]);
    assert_eq!(shown["decisions"], batch["decisions"]);
    let end = shown["end"].as_str().expect("a whole game has an end");
    assert_eq!(batch["ends"][end], 1, "{batch}");
}

#[test]
fn every_step_says_who_decided_what_was_offered_and_what_was_taken() {
    let shown = result(&recorded(), &[]);
    let steps = shown["steps"].as_array().expect("a list");
    assert!(!steps.is_empty());
    for step in steps {
        let options = step["options"].as_array().expect("a list");
        let chosen = step["chosen"].as_u64().expect("a number") as usize;
        assert!(
            chosen < options.len() && (1..=2).contains(&step["seat"].as_u64().expect("a seat")),
            "{step}"
        );
    }
}

#[test]
fn a_replay_is_the_same_each_time() {
    let folder = recorded();
    assert_eq!(replay(&folder, &[]).out, replay(&folder, &[]).out);
}

#[test]
fn a_replay_stops_where_it_is_told_to() {
    let folder = recorded();
    let shown = result(&folder, &["--to", "2"]);
    assert_eq!(shown["steps"].as_array().map(Vec::len), Some(2));
    assert_eq!(shown["end"], Value::Null);
    let text = replay(&folder, &["--to", "1"]).out;
    assert!(text.contains("    1  Player ") && text.contains("Stopped after decision 1 of "), "{text}");
}

#[test]
fn a_step_that_the_game_does_not_have_is_refused() {
    let folder = recorded();
    assert_eq!(refusal(&folder, &["--to", "0"]), "CW901");
    assert_eq!(refusal(&folder, &["--to", "1000000"]), "CW901");
}

#[test]
fn another_game_of_the_batch_can_be_recorded() {
    let folder = recorded();
    let arguments =
        ["simulate", "--games", "3", "--seed", "4", "--record", "third.json", "--record-game", "3"];
    assert_eq!(run(folder.path(), &arguments).code, 0);
    assert_ne!(read(folder.path(), "third.json"), read(folder.path(), "game.json"));
    let none = ["simulate", "--games", "3", "--record", "no.json", "--record-game", "4"];
    let refused = run(folder.path(), &none);
    assert!(refused.code == 2 && refused.err.contains("CW901"), "{}", refused.err);
    assert!(!folder.path().join("no.json").exists());
}

#[test]
fn formatting_a_file_changes_no_record() {
    let folder = recorded();
    let text = read(folder.path(), "base/rulebook.cards");
    let spread = format!("# A remark.\n\n{}", text.replace("\n\ncard", "\n\n\n# Another.\ncard"));
    write(folder.path(), "base/rulebook.cards", spread.as_bytes());
    assert_eq!(replay(&folder, &[]).code, 0);
}

#[test]
fn a_changed_card_is_named_and_the_replay_refused() {
    let folder = recorded();
    replace(
        &folder,
        "base/rulebook.cards",
        "a player of your choice draws a card.",
        "each player draws a card.",
    );
    let run = replay(&folder, &[]);
    assert_eq!((run.code, run.out.as_str()), (1, ""));
    assert!(
        run.err.contains("CW912") && run.err.contains("Changed since: \"Angel of Hope\"."),
        "{}",
        run.err
    );
}

#[test]
fn a_new_card_changes_no_other() {
    let folder = recorded();
    let cards = read(folder.path(), "base/rulebook.cards");
    let more = format!("card \"Aardvark\"\n  K of sun, event\n\n  Draw a card.\n\n{cards}");
    write(folder.path(), "base/rulebook.cards", more.as_bytes());
    let run = replay(&folder, &[]);
    assert!(run.err.contains("New since: \"Aardvark\"."), "{}", run.err);
    assert!(!run.err.contains("Changed since"), "{}", run.err);
}

#[test]
fn a_changed_rule_is_named() {
    let folder = recorded();
    let rules = read(folder.path(), "rules.cards");
    let more = format!(
        "{rules}\nrule \"Luck\"\n  Whenever a player discards a king, the next player draws a card.\n"
    );
    write(folder.path(), "rules.cards", more.as_bytes());
    let run = replay(&folder, &[]);
    assert!(run.err.contains("New since: rule \"Luck\"."), "{}", run.err);
}

#[test]
fn a_changed_setting_is_told() {
    let folder = recorded();
    replace(&folder, "game.toml", "turns = 1000", "turns = 999");
    let run = replay(&folder, &[]);
    assert!(run.err.contains("CW912") && run.err.contains("The settings of the game"), "{}", run.err);
}

#[test]
fn a_changed_game_is_replayed_where_that_is_asked_for() {
    let folder = recorded();
    replace(&folder, "game.toml", "turns = 1000", "turns = 999");
    let run = replay(&folder, &["--anyway"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains("played with other cards"), "{}", run.err);
}

#[test]
fn choices_that_do_not_fit_are_refused_each_with_its_code() {
    type Change = fn(&mut Vec<Value>);
    let changes: [(Change, &str); 4] = [
        (|choices| choices[0] = json!(999), "CW913"),
        (|choices| choices.push(json!(0)), "CW914"),
        (|choices| drop(choices.pop()), "CW915"),
        (Vec::clear, "CW915"),
    ];
    for (change, code) in changes {
        let folder = recorded();
        edit(&folder, |record| change(record["choices"].as_array_mut().expect("a list")));
        assert_eq!(refusal(&folder, &[]), code);
    }
}

#[test]
fn a_damaged_record_is_refused() {
    let folder = recorded();
    let text = read(folder.path(), "game.json");
    for damaged in ["", "{}", "[]", "null", "hello", &text[..text.len() / 2], &text.replace("seed", "sead")] {
        write(folder.path(), "game.json", damaged.as_bytes());
        assert_eq!(refusal(&folder, &[]), "CW910", "{damaged:.40}");
    }
}

#[test]
fn a_record_with_a_negative_choice_is_damaged() {
    let folder = recorded();
    edit(&folder, |record| record["choices"][0] = json!(-1));
    assert_eq!(refusal(&folder, &[]), "CW910");
}

#[test]
fn a_record_of_another_format_is_refused() {
    let folder = recorded();
    edit(&folder, |record| record["format"] = json!(99));
    assert_eq!(refusal(&folder, &[]), "CW911");
}

#[test]
fn a_record_for_more_players_than_the_game_has_is_refused() {
    let folder = recorded();
    edit(&folder, |record| record["players"] = json!(9));
    assert_eq!(refusal(&folder, &[]), "CW902");
}

#[test]
fn a_record_of_a_game_that_is_not_there_is_refused() {
    let folder = recorded();
    edit(&folder, |record| record["game"] = json!("Night Market"));
    assert_eq!(refusal(&folder, &[]), "CW502");
}

#[test]
fn a_record_that_is_no_file_or_no_text_is_refused() {
    let folder = folder(&[("game.json", b"\xff\xfe")]);
    assert_eq!(refusal(&folder, &[]), "CW103");
    std::fs::remove_file(folder.path().join("game.json")).expect("is there");
    assert_eq!(refusal(&folder, &[]), "CW101");
    std::fs::create_dir(folder.path().join("game.json")).expect("can be made");
    assert_eq!(refusal(&folder, &[]), "CW102");
}

#[test]
fn a_record_replaces_an_older_record_and_nothing_else() {
    let folder = recorded();
    let before = read(folder.path(), "rules.cards");
    for (path, code) in [("game.json", 0), ("rules.cards", 2), ("base", 2), ("nowhere/game.json", 2)] {
        let run = run(folder.path(), &["simulate", "--games", "1", "--record", path]);
        assert_eq!(run.code, code, "{path}: {}", run.err);
        assert_eq!(run.err.contains("CW916"), code == 2, "{path}: {}", run.err);
    }
    assert_eq!(read(folder.path(), "rules.cards"), before);
}

fn saved() -> TempDir {
    let folder = crazier_eights();
    let arguments = ["simulate", "--games", "3", "--seed", "4", "--record", "game.json", "--record-to", "6"];
    let run = run(folder.path(), &arguments);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    folder
}

#[test]
fn a_saved_game_is_shown_up_to_where_it_goes_on() {
    let folder = saved();
    let shown = result(&folder, &[]);
    assert_eq!(shown["decisions"], json!(6));
    assert_eq!(shown["end"], Value::Null);
    assert!(replay(&folder, &[]).out.ends_with("The game goes on from here.\n"));
}

#[test]
fn a_saved_game_with_another_state_is_damaged() {
    let folder = saved();
    edit(&folder, |record| record["state"]["turn"] = json!(40));
    assert_eq!(refusal(&folder, &[]), "CW910");
}

#[test]
fn a_saved_game_with_a_card_in_two_places_is_damaged() {
    let folder = saved();
    edit(&folder, |record| record["state"]["zones"]["held"][3] = json!([0, 0]));
    assert_eq!(refusal(&folder, &[]), "CW910");
}

#[test]
fn a_game_can_only_be_saved_before_its_end() {
    let folder = crazier_eights();
    let arguments = ["simulate", "--games", "1", "--record", "game.json", "--record-to", "9999999"];
    let run = run(folder.path(), &arguments);
    assert_ne!(run.code, 0);
    assert!(run.err.contains("CW901"), "{}", run.err);
    assert!(!folder.path().join("game.json").exists());
}

#[test]
fn a_turn_is_headed_where_it_begins_and_not_before_the_end_of_the_one_before() {
    let folder = recorded();
    let shown = replay(&folder, &[]).out;
    let lines: Vec<&str> = shown.lines().collect();
    let headed: Vec<usize> = (0..lines.len()).filter(|line| lines[*line].starts_with("Turn ")).collect();
    assert!(headed.len() > 3, "{shown}");
    for number in headed.iter().copied() {
        assert!(lines[number + 1].ends_with("'s turn begins."), "{}\n{}", lines[number], lines[number + 1]);
    }
    let begun = lines.iter().filter(|line| line.ends_with("'s turn begins.")).count();
    assert_eq!(headed.len(), begun, "every turn has its heading, also where nobody decides in it: {shown}");
    assert!(lines[2].contains("rolls a"), "the setup belongs to no turn: {shown}");
}
