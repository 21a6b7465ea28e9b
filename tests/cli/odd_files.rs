//! Files and folders that nobody would write on purpose: never a panic, never a change.

use crate::support::{CARDS, GAME, codes, folder, read, run, small_game, write};

/// The codes that a file beside a good game gives.
fn codes_of(path: &str, text: &[u8]) -> Vec<String> {
    let game = small_game();
    write(game.path(), path, text);
    codes(game.path(), &[])
}

#[test]
fn a_file_that_is_not_utf8_names_line_and_byte() {
    let game = small_game();
    write(game.path(), "b.cards", b"card \"A\"\n  1 of \xff red\n");
    let run = run(game.path(), &["check", "--format", "short"]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("b.cards:2:8: CW103"), "{}", run.out);
    assert!(run.out.contains("0xff"), "{}", run.out);
    assert_eq!(run.out.lines().count(), 1, "{}", run.out);
}

#[test]
fn settings_that_are_not_utf8_are_one_problem() {
    let game = folder(&[("game.toml", b"name = \"\xff\"\n"), ("a.cards", CARDS.as_bytes())]);
    assert_eq!(codes(game.path(), &[]), ["CW103"]);
}

#[test]
fn an_empty_file_of_cards_is_no_problem() {
    assert_eq!(codes_of("b.cards", b""), Vec::<String>::new());
}

#[test]
fn empty_settings_miss_what_a_game_needs() {
    let game = folder(&[("game.toml", b"")]);
    let found = codes(game.path(), &[]);
    assert!(found.contains(&"CW706".to_string()) && found.contains(&"CW717".to_string()), "{found:?}");
}

#[test]
fn a_byte_order_mark_is_no_problem() {
    let cards = "\u{feff}card \"Coal\"\n  1 of black\n";
    assert_eq!(codes_of("b.cards", cards.as_bytes()), Vec::<String>::new());
    let game = folder(&[("game.toml", format!("\u{feff}{GAME}").as_bytes())]);
    assert_eq!(codes(game.path(), &[]), Vec::<String>::new());
}

#[test]
fn line_ends_of_another_system_are_no_problem() {
    assert_eq!(codes_of("b.cards", b"card \"Coal\"\r\n  1 of black\r\n"), Vec::<String>::new());
    let game = folder(&[("game.toml", GAME.replace('\n', "\r\n").as_bytes())]);
    assert_eq!(codes(game.path(), &[]), Vec::<String>::new());
}

#[test]
fn a_nul_is_a_problem_and_nothing_else() {
    assert_eq!(codes_of("b.cards", b"card \"A\0\"\n  1 of red\n"), ["CW110"]);
    let game = folder(&[("game.toml", GAME.replace("Small", "Sm\0all").as_bytes())]);
    assert_eq!(codes(game.path(), &[]), ["CW701"]);
}

#[test]
fn settings_broken_in_ten_ways_are_problems_of_the_settings() {
    for broken in [
        "name = \"open",
        "name = ",
        "name",
        "= 5",
        "[deck",
        "players = { min = 2, max = 4",
        "sizes = [1, 2",
        "name = \"a\" \"b\"",
        "name = small",
        "a.b.c = 1\na.b = 2",
        "turns = 0001",
        "name = 'a\nb'",
        "[[[",
        "\u{7}",
        "name = \"\\q\"",
    ] {
        let game = folder(&[("game.toml", broken.as_bytes())]);
        let found = codes(game.path(), &[]);
        assert!(!found.is_empty(), "{broken}");
        assert!(found.iter().all(|code| code == "CW701" || code == "CW707"), "{broken}: {found:?}");
    }
}

#[test]
fn deep_nesting_in_settings_is_a_problem_and_no_crash() {
    let deep = format!("a = {}{}", "[".repeat(50_000), "]".repeat(50_000));
    let game = folder(&[("game.toml", deep.as_bytes())]);
    assert!(codes(game.path(), &[]).contains(&"CW701".to_string()));
}

#[test]
fn a_folder_that_is_not_there_is_a_problem() {
    assert_eq!(codes(folder(&[]).path(), &["nowhere"]), ["CW101"]);
}

#[test]
fn a_folder_without_a_game_is_a_problem_when_it_was_named() {
    let here = folder(&[("notes/read.txt", b"hello")]);
    assert_eq!(codes(here.path(), &["notes"]), ["CW104"]);
    assert_eq!(codes(here.path(), &["notes/read.txt"]), ["CW105"]);
}

#[test]
fn two_sets_with_one_name_are_a_problem() {
    let game = small_game();
    write(game.path(), "a/set.toml", b"name = \"S\"\n");
    write(game.path(), "b/set.toml", b"name = \"S\"\n");
    assert_eq!(codes(game.path(), &[]), ["CW505"]);
}

#[test]
fn ten_megabytes_of_one_word_come_to_an_end() {
    let word = "card".repeat(2_500_000);
    let found = codes_of("b.cards", word.as_bytes());
    assert!(!found.is_empty());
}

#[test]
fn the_same_file_named_twice_is_read_once() {
    let game = small_game();
    assert_eq!(codes(game.path(), &["a.cards", ".", "./a.cards"]), Vec::<String>::new());
}

#[cfg(unix)]
mod links {
    use super::*;
    use std::os::unix::fs::symlink;

    #[test]
    fn a_folder_that_links_to_itself_is_read_once() {
        let game = small_game();
        symlink(game.path(), game.path().join("again")).unwrap();
        assert_eq!(codes(game.path(), &[]), Vec::<String>::new());
        assert_eq!(codes(game.path(), &["."]), Vec::<String>::new());
    }

    #[test]
    fn a_link_that_only_leads_to_itself_is_a_problem() {
        let here = folder(&[]);
        symlink(here.path().join("loop"), here.path().join("loop")).unwrap();
        assert_eq!(codes(here.path(), &["loop"]), ["CW102"]);
    }

    #[test]
    fn formatting_a_link_rewrites_what_it_points_at() {
        let game = small_game();
        let elsewhere = folder(&[("b.cards", b"card   \"Coal\"\n    1 of black\n")]);
        symlink(elsewhere.path().join("b.cards"), game.path().join("b.cards")).unwrap();
        assert_eq!(run(game.path(), &["fmt"]).code, 0);
        assert!(game.path().join("b.cards").is_symlink());
        assert_eq!(read(elsewhere.path(), "b.cards"), "card \"Coal\"\n  1 of black\n");
    }
}
