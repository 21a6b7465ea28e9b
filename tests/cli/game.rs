//! `cardwright game`, and what `cardwright new set` begins with.

use crate::support::{folder, run, small_game};
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
    assert_eq!(shown.out, run(folder(&[]).path(), &["games"]).out);
}

#[test]
fn games_are_listed_with_their_variants_and_options() {
    let shown = run(folder(&[]).path(), &["games"]).out;
    assert!(shown.contains("\nCrazy Eights: 2 to 7 players\n  Action Eights: 2 to 16 players\n"), "{shown}");
    assert!(
        shown.contains("    option \"number of games\" (from 1 to 100, usually 5): With scoring:"),
        "{shown}"
    );
    assert!(shown.contains("\n    Pick-up Eights: "), "a variant of a variant: {shown}");
    assert!(shown.contains("option \"seven cards\" (in force unless left out): "), "{shown}");
    let json = run(folder(&[]).path(), &["games", "--format", "json"]).out;
    let games: Value = serde_json::from_str(&json).unwrap();
    let pick_up = games.as_array().unwrap().iter().find(|game| game["name"] == "Pick-up Eights").unwrap();
    assert_eq!(
        (&pick_up["variant_of"], &pick_up["options"][0]["usual"]),
        (&"Classic Eights".into(), &true.into())
    );
}

#[test]
fn a_rulebook_follows_the_options_and_the_players() {
    let rules = |more: &[&str]| run(folder(&[]).path(), &[&["rules", "Classic Eights"], more].concat()).out;
    let plain = rules(&[]);
    assert!(plain.starts_with("CLASSIC EIGHTS\n\nWhat you need\n"), "{plain}");
    assert!(plain.contains("With two players") && plain.contains("names a suit"), "{plain}");
    assert!(plain.contains("100 at first, 150 with three players"), "{plain}");
    let chosen = rules(&["--option", "miss a go", "--players", "3", "--format", "markdown"]);
    assert!(chosen.starts_with("# Classic Eights\n"), "{chosen}");
    assert!(!chosen.contains("names a suit") && chosen.contains("the next player skips a turn"), "{chosen}");
    assert!(!chosen.contains("Deal seven cards") && chosen.contains("150 at first"), "{chosen}");
}

#[test]
fn a_rulebook_for_players_who_cant_play_is_refused() {
    let shown = run(folder(&[]).path(), &["rules", "Action Eights", "--players", "5"]);
    assert_eq!(shown.code, 2);
    let told = format!("{}{}", shown.out, shown.err);
    assert!(told.contains("has no deck for 5 players") && told.contains("two decks"), "{told}");
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
