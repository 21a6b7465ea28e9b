//! `cardwright game`, and what `cardwright new set` begins with.

mod cli_support;

use cli_support::{folder, run, small_game};
use serde_json::Value;

#[test]
fn a_game_shows_its_words_and_rules() {
    let shown = run(small_game().path(), &["game"]);
    assert_eq!(shown.code, 0, "{}{}", shown.out, shown.err);
    assert!(shown.out.starts_with("Small\n  players: 2 to 4\n  card line: RANK of COLOR\n"), "{}", shown.out);
    assert!(shown.out.contains("  rank: 1 (one), 2 (two)\n  color: red, black\n"), "{}", shown.out);
    assert!(shown.out.contains("  zone \"draw pile\": shared, with a top and a bottom, seen by nobody\n"));
}

#[test]
fn several_games_are_listed() {
    let shown = run(folder(&[]).path(), &["game"]);
    assert_eq!(shown.code, 0);
    assert!(shown.out.contains("\nCrazy Eights: ") && !shown.out.contains("rule \""), "{}", shown.out);
}

#[test]
fn a_game_can_be_named_and_read_by_programs() {
    let shown = run(folder(&[]).path(), &["game", "crazier", "eights", "--format", "json"]);
    let games: Value = serde_json::from_str(&shown.out).unwrap();
    assert_eq!(games[0]["name"], "Crazier Eights");
    assert_eq!(games[0]["card_line"], "RANK of SUIT, TYPE");
    assert_eq!(games.as_array().map(Vec::len), Some(1));
}

#[test]
fn a_game_nobody_knows_is_answered_by_the_nearest() {
    let shown = run(folder(&[]).path(), &["game", "Crazier Eigths"]);
    assert_eq!(shown.code, 2);
    assert!(shown.err.contains("did you mean \"Crazier Eights\"?"), "{}", shown.err);
}

#[test]
fn a_new_set_begins_with_cards_and_a_scenario_that_pass() {
    let place = folder(&[]);
    assert_eq!(run(place.path(), &["new", "set", "River Fair", "--game", "Crazier Eights"]).code, 0);
    let checked = run(place.path(), &["check", "river-fair", "--deny-warnings"]);
    assert_eq!(checked.code, 0, "{}", checked.out);
    let tested = run(place.path(), &["test", "river-fair"]);
    assert!(tested.code == 0 && tested.out.contains("1 scenario passed"), "{}", tested.out);
    assert_eq!(run(place.path(), &["fmt", "river-fair", "--check"]).code, 0);
}
