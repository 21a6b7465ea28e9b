//! What a command names and is not there: told, and the command ends with the same code everywhere.

use crate::support::{run, small_game};

#[test]
fn what_is_not_there_ends_every_command_alike() {
    let game = small_game();
    for arguments in [
        &["check", "nowhere"][..],
        &["check", "nowhere", "a.cards"],
        &["fmt", "nowhere"],
        &["test", "nowhere"],
        &["replay", "nowhere.json"],
        &["why", "nowhere.json", "Ruby"],
        &["card", "Ruby", "--in", "nowhere"],
        &["card", "Nocard"],
        &["game", "./nowhere"],
        &["play", "./nowhere"],
        &["simulate", "./nowhere"],
        &["phrases", "zzzzq"],
        &["explain", "CW999"],
    ] {
        let run = run(game.path(), arguments);
        assert_eq!(run.code, 2, "{arguments:?}\n{}{}", run.out, run.err);
        let told = format!("{}{}", run.out, run.err).to_lowercase();
        assert!(told.contains("there is no") || told.contains("no phrase"), "{arguments:?}\n{told}");
    }
}

#[test]
fn a_file_with_a_mistake_is_another_matter() {
    let game = small_game();
    crate::support::write(game.path(), "b.cards", b"card \"Ruby\"\n  9 of red\n");
    crate::support::write(game.path(), "damaged.json", b"{");
    for arguments in [&["check"][..], &["test"], &["replay", "damaged.json"]] {
        assert_eq!(run(game.path(), arguments).code, 1, "{arguments:?}");
    }
}

#[test]
fn a_save_that_is_missing_is_told_how_saves_are_called() {
    let run = run(small_game().path(), &["play", "--resume", "nowhere.json"]);
    let told = run.err.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("in a file named after the game and its seed."), "{told}");
    assert!(!told.contains("cardwright-game"), "{told}");
}
