//! `cardwright card` and `cardwright new` as a designer meets them.

use crate::support::{TempDir, folder, read, run, small_game, write};
use serde_json::Value;

#[test]
fn a_card_is_shown_in_a_frame() {
    let run = run(small_game().path(), &["card", "ruby"]);
    assert_eq!(run.code, 0, "{}", run.err);
    for part in ["Ruby", "1 of red", "It glows.", "Somebody", "╭", "╯"] {
        assert!(run.out.contains(part), "{part}: {}", run.out);
    }
}

#[test]
fn a_card_as_json_has_its_parts() {
    let run = run(small_game().path(), &["card", "Ruby", "--format", "json"]);
    let cards: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(cards[0]["name"], "Ruby");
    assert_eq!(cards[0]["line"], "1 of red");
    assert_eq!(cards[0]["illustrator"], "Somebody");
    assert_eq!(cards[0]["attributes"][1]["values"][0], "red");
}

#[test]
fn where_a_folder_is_not_there_nothing_of_another_is_shown() {
    for command in [&["card", "Ruby"][..], &["card"], &["game"], &["games"]] {
        let arguments = [command, &["--in", "nowhere", "--format", "json"]].concat();
        let run = run(small_game().path(), &arguments);
        let problems: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!((run.code, &problems[0]["code"]), (2, &Value::from("CW101")), "{command:?}: {}", run.out);
    }
}

/// A set with words of its own for the game in the box, and a card that says this.
fn own_words(says: &str) -> TempDir {
    let set = "name = \"Stones\"\ngame = \"Crazier Eights\"\ncode = \"ST\"\ncopyright = \"Somebody else\"\n";
    let words = "keyword \"Mossy\"\n  This card can't be destroyed.\n\ndefinition \"sink\"\n  To sink a card, put it on \
                 the bottom of the draw pile.\n\n";
    let cards = format!("{words}card \"Pebble\"\n  2 of moon, asset\n\n{says}\n");
    folder(&[("stones/set.toml", set.as_bytes()), ("stones/a.cards", cards.as_bytes())])
}

#[test]
fn a_card_tells_what_its_keywords_and_the_verbs_of_its_set_mean() {
    let set = own_words("  Mossy.\n\n  At the end of your turn, sink a card from your hand.");
    let run = run(set.path(), &["card", "Pebble", "--in", "stones", "--format", "json"]);
    let cards: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(cards[0]["rules"][0], "Mossy.");
    assert_eq!(cards[0]["printed"][0], "Mossy. (This card can't be destroyed.)");
    let sinks = "At the end of your turn, sink a card from your hand. (To sink a card, put it on the bottom of the draw pile.)";
    assert_eq!(cards[0]["printed"][1], sinks);
}

#[test]
fn a_word_is_explained_once_and_one_that_the_rules_define_not_at_all() {
    let text = "  Whenever you draw a card that matches, sink a card from your hand.\n\n  At the end of your turn, \
                sink a card from your hand.";
    let run = run(own_words(text).path(), &["card", "Pebble", "--in", "stones"]);
    assert_eq!(run.out.matches("(To sink").count(), 1, "{}", run.out);
    assert!(!run.out.contains("(A card matches"), "{}", run.out);
}

#[test]
fn what_is_explained_is_left_out_where_a_card_has_no_room() {
    let long = "  At the end of your turn, if you have two or more cards in hand, put a card from your hand on the \
                bottom of the draw pile.\n\n";
    let run =
        run(own_words(&format!("{}  Mossy.", long.repeat(4))).path(), &["card", "Pebble", "--in", "stones"]);
    assert!(run.out.contains("│ Mossy.  "), "{}", run.out);
}

#[test]
fn the_foot_of_a_card_has_the_letters_of_its_set_and_whose_it_is() {
    let run = run(own_words("  Mossy.").path(), &["card", "Pebble", "--in", "stones"]);
    assert!(run.out.contains("│ Stones                            ST │"), "{}", run.out);
    assert!(run.out.contains("│ © Somebody else  "), "{}", run.out);
}

#[test]
fn without_a_name_all_cards_are_listed_by_set() {
    let game = small_game();
    write(game.path(), "s/set.toml", b"name = \"Stones\"\n");
    write(game.path(), "s/s.cards", b"card \"Coal\"\n  1 of black\n");
    let run = run(game.path(), &["card"]);
    let expected = "Small (1 card)\n  Ruby: 1 of red\n\nSmall, Stones (1 card)\n  Coal: 1 of black\n";
    assert_eq!(run.out, expected);
}

#[test]
fn a_misspelt_name_finds_the_card_that_was_meant() {
    let run = run(small_game().path(), &["card", "Rubi"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("did you mean \"Ruby\"?"), "{}", run.err);
}

#[test]
fn a_new_game_passes_the_check_and_is_in_its_one_form() {
    let here = folder(&[]);
    assert_eq!(run(here.path(), &["new", "game", "Night Market"]).code, 0);
    let check = run(here.path(), &["check", "night-market", "--deny-warnings"]);
    assert_eq!(check.code, 0, "{}", check.out);
    let test = run(here.path(), &["test", "night-market"]);
    assert_eq!((test.code, test.out.contains("1 scenario passed")), (0, true), "{}{}", test.out, test.err);
    let fmt = run(here.path(), &["fmt", "--check", "night-market"]);
    assert_eq!(fmt.code, 0, "{}", fmt.out);
}

#[test]
fn a_new_set_passes_the_check() {
    let game = small_game();
    assert_eq!(run(game.path(), &["new", "set", "Stones"]).code, 0);
    let check = run(game.path(), &["check", "--deny-warnings"]);
    assert_eq!(check.code, 0, "{}", check.out);
}

#[test]
fn a_set_for_a_game_in_the_box_can_be_made_anywhere_and_is_right() {
    let here = folder(&[]);
    assert_eq!(run(here.path(), &["new", "set", "River Fair", "--game", "crazier eights"]).code, 0);
    assert!(read(here.path(), "river-fair/set.toml").contains("game = \"Crazier Eights\""));
    let check = run(here.path(), &["check", "--deny-warnings", "river-fair"]);
    assert_eq!(check.code, 0, "{}", check.out);
    let wrong = run(here.path(), &["new", "set", "River Boats", "--game", "Crazier Nines"]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("--game \"Crazier Eights\""), "{}", wrong.err);
}

#[test]
fn a_set_can_be_made_beside_the_game_it_is_for() {
    let here = folder(&[]);
    assert_eq!(run(here.path(), &["new", "game", "Night Market"]).code, 0);
    let made = run(here.path(), &["new", "set", "Stalls", "--game", "night market"]);
    assert_eq!(made.code, 0, "{}", made.err);
    let check = run(here.path(), &["check", "stalls"]);
    assert!(check.code == 0 && check.out.contains("Night Market"), "{}{}", check.out, check.err);
}

#[test]
fn nothing_is_overwritten() {
    let here = folder(&[("night-market/game.toml", b"mine")]);
    let run = run(here.path(), &["new", "game", "Night Market"]);
    assert_eq!(run.code, 2);
    assert_eq!(read(here.path(), "night-market/game.toml"), "mine");
}

#[test]
fn a_set_outside_a_game_and_a_name_without_letters_are_refused() {
    let here = folder(&[]);
    assert_eq!(run(here.path(), &["new", "set", "Stones"]).code, 2);
    assert_eq!(run(here.path(), &["new", "game", "../.."]).code, 2);
    assert_eq!(std::fs::read_dir(here.path()).unwrap().count(), 0);
}

#[test]
fn the_words_that_could_follow_are_those_of_the_game() {
    let here = folder(&[]);
    let after = run(here.path(), &["phrases", "--after", "Shuffle the "]);
    assert_eq!(after.code, 0, "{}", after.err);
    assert!(after.out.lines().any(|line| line == "draw pile"), "{}", after.out);
    assert!(!after.out.lines().any(|line| line == "draws"), "{}", after.out);
    assert_eq!(run(here.path(), &["phrases", "--after", "Summon a "]).code, 1);
}
