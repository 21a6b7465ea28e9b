//! Players who are compared, and "their": who is meant, or why nobody is.

use crate::accepted_as_meant::{passes, problems, set};
use crate::support::{codes, folder};

/// Plays a scenario of three players in which a card with this text is played.
fn plays(text: &str, before: &str, then: &str) {
    let scenario = format!(
        "scenario \"It is done as it reads\"\n  players Ana, Ben and Cleo\n{before}\n\n  when Ana plays Pier\n{then}"
    );
    passes(&set(&[("Pier", text)], &scenario));
}

const HANDS: &str = "  Ana holds Pier and 2 other cards\n  Ben holds 1 card\n  Cleo holds 1 card";

#[test]
fn nobody_has_a_result_who_did_not_roll() {
    for text in [
        "The player with the highest result draws two cards.",
        "Roll a die. The player with the highest result draws two cards.",
        "At the same time, each player chooses a number from one to six. The player with the highest result draws two cards.",
        "Repeat until the number of players with the highest result is one: each player rolls a die.",
    ] {
        assert_eq!(problems(text), ["CW408"], "{text}");
    }
    for text in [
        "Each player rolls a die. The player with the highest result draws two cards.",
        "Roll a die. An opponent of your choice rolls a die. The player with the highest result draws a card.",
        "Each player rolls a die. Repeat until the number of players with the highest result is one: each player rolls a die.",
    ] {
        assert_eq!(problems(text), [""; 0], "{text}");
    }
}

#[test]
fn results_are_compared_among_those_who_rolled() {
    // The dice follow the seed: a four for Ben, a five for Cleo. Ana has none.
    let lowest = "Each opponent rolls a die. The player with the lowest result draws two cards.";
    plays(lowest, HANDS, "  then\n    Ana holds 2 cards\n    Ben holds 3 cards\n    Cleo holds 1 card\n");
    let of_few = "Each opponent with one or fewer cards in hand rolls a die and draws a card. The player with the lowest result draws two cards.";
    plays(of_few, HANDS, "  then\n    Ana holds 2 cards\n    Ben holds 4 cards\n    Cleo holds 2 cards\n");
}

#[test]
fn a_number_of_the_game_is_no_players() {
    let game: &[u8] = b"name = \"Wreck\"\nplayers = { min = 2, max = 2 }\n\n[zones.\"draw pile\"]\norder = \"pile\"\nseen-by = \"nobody\"\nstart = \"deck\"\n\n[zones.hand]\nowner = \"player\"\nseen-by = \"owner\"\n\n[values]\nbounty = { kind = \"number\", start = 0 }\n\n[ends]\nturns = 10\n";
    let check = |compared: &str| {
        let rules = format!(
            "phase \"main\"\n  Add one to the bounty. The player with the {compared} draws a card.\n"
        );
        codes(folder(&[("wreck/game.toml", game), ("wreck/rules.cards", rules.as_bytes())]).path(), &[])
    };
    assert_eq!(check("highest bounty"), ["CW406"]);
    assert_eq!(check("most bounty"), ["CW406"]);
    assert!(!check("most cards in hand").contains(&"CW406".to_string()));
}
