//! What cards are worth is said once: two tables that can count together are refused.

use crate::support::{codes_in, folder, run};

const GAME: &str = "name = \"Low Eights\"\nvariant-of = \"Crazy Eights\"\n";

const LOW: &str = "  An eight is worth one point. Any other card is worth zero points.\n";
const HIGH: &str = "  An eight is worth 50 points. Any other card is worth nine points.\n";
const REST: &str = "  Whenever a player wins the game, that player scores the worth of all cards in the hands of all opponents.\n\n  At the end of each game, if a player has points equal to the target or more, the series ends.\n\n  At the end of the series, each player with the most points wins the series.\n";

/// What checking a game with these options says, as JSON.
fn said(options: &[&str], rules: &str) -> String {
    let tables = options.iter().map(|name| format!("\n[options.{name}]\ndescription = \"Worths.\"\n"));
    let game = format!("{GAME}{}", tables.collect::<String>());
    let files = folder(&[("game.toml", game.as_bytes()), ("rules.cards", rules.as_bytes())]);
    run(files.path(), &["check", "--format", "json"]).out
}

fn found(options: &[&str], rules: &str) -> Vec<String> {
    codes_in(&said(options, rules))
}

#[test]
fn an_option_beside_the_scoring_is_shown_what_stands_in_its_place() {
    let said = said(&["low"], &format!("option \"low\"\n{LOW}"));
    assert_eq!(codes_in(&said), ["CW424"]);
    for told in [
        "What cards are worth is said in \\\"scoring\\\" and in option \\\"low\\\".",
        "scoring with option \\\"low\\\"",
    ] {
        assert!(said.contains(told), "{said}");
    }
    assert_eq!(found(&["low"], &format!("scoring with option \"low\"\n{LOW}\n{REST}")), [""; 0]);
}

#[test]
fn two_options_say_which_of_them_counts() {
    let rules = |other: &str| {
        format!("remove scoring\n\noption \"low\"\n{LOW}\n{REST}\noption \"high\"{other}\n{HIGH}")
    };
    assert_eq!(found(&["low", "high"], &rules("")), ["CW424"]);
    assert_eq!(found(&["low", "high"], &rules(" without option \"low\"")), [""; 0]);
    assert_eq!(found(&["low", "high"], &rules(" with 2 players")), ["CW424"]);
}

#[test]
fn a_table_that_is_out_of_force_by_then_is_no_second_one() {
    let beside = format!("option \"low\"\n{LOW}");
    let found = |scoring: &str| found(&["low"], &format!("{scoring}\n{beside}"));
    assert_eq!(found(&format!("replace scoring\n{HIGH}\n{REST}")), ["CW424"]);
    let without = format!("remove scoring\n\nscoring without option \"low\"\n{HIGH}\n{REST}");
    assert_eq!(found(&without), [""; 0]);
    // What stands for the scoring where the option is chosen has no table of its own.
    assert_eq!(found(&format!("scoring with option \"low\"\n{REST}")), [""; 0]);
}
