//! Players who are compared, and "their": who is meant, or why nobody is.

use crate::small_set::{passes, problems, set};
use crate::support::{codes, folder, run};

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

#[test]
fn their_goes_on_after_and() {
    plays(
        "An opponent of your choice draws a card and discards a random card from their hand.",
        HANDS,
        "    Ana chooses Cleo\n  then\n    Ana holds 2 cards\n    Ben holds 1 card\n    Cleo holds 1 card\n    the log says \"Cleo discards\"\n",
    );
    plays(
        "The next player draws two cards and puts a card from their hand on top of the draw pile.",
        "  Ana holds Pier and 2 other cards\n  Ben holds Castle\n  Cleo holds 1 card",
        "    Ben chooses Castle\n  then\n    Ben holds 2 cards\n    Cleo holds 1 card\n",
    );
    plays(
        "An opponent of your choice draws a card, then if they have two or more cards in hand, they draw two cards.",
        HANDS,
        "    Ana chooses Cleo\n  then\n    Ana holds 2 cards\n    Ben holds 1 card\n    Cleo holds 4 cards\n",
    );
}

#[test]
fn their_next_turn_is_of_the_one_it_holds_for() {
    plays(
        "Choose a player. That player can't draw cards during their next turn.",
        HANDS,
        "    Ana chooses Cleo\n  when Ana's turn ends\n  when Ben's turn ends\n  when Cleo's turn ends\n  then\n    Ben holds 2 cards\n    Cleo holds 1 card\n",
    );
    for text in [
        "Opponents can't draw cards during their next turn.",
        "All opponents can't draw cards until the end of their next turn.",
    ] {
        assert!(problems(text).contains(&"CW405".to_string()), "{text}");
    }
    let each = "For each opponent, that opponent can't draw cards during their next turn.";
    assert_eq!(problems(each), [""; 0]);
}

#[test]
fn their_is_asked_about_where_it_could_be_two() {
    let two = "The next player chooses an opponent and puts a card from their hand on top of the draw pile.";
    assert_eq!(problems(two), ["CW403"]);
    assert_eq!(problems(&two.replace("their", "that opponent's")), [""; 0]);
    let yours =
        "An opponent of your choice draws a card and you put a card from their hand on top of the draw pile.";
    assert_eq!(problems(yours), ["CW405"]);
    assert_eq!(problems(&yours.replace("their", "that opponent's")), [""; 0]);
    let before = "The next player draws a card. For each card in their hand, draw a card.";
    assert_eq!(problems(before), ["CW405"]);
    let compared = "Choose an opponent who has more cards in their hand than you. That player draws a card.";
    assert_eq!(problems(compared), [""; 0]);
}

#[test]
fn whoever_was_named_is_shown_for_their() {
    let folder =
        set(&[("Pier", "Choose an opponent. Put a card from their hand on top of the draw pile.")], "");
    let told = run(folder.path(), &["check"]).out;
    assert!(told.contains("\"that opponent's\""), "{told}");
}

#[test]
fn each_of_two_players_who_are_chosen_does_it() {
    let hands = "  Ana holds Pier, Avalon and Castle\n  Ben holds Trade, Death and Wood Elf\n  Cleo is out of the game";
    let plays_of = |text: &str, deeds: &str, then: &str| {
        plays(text, hands, &format!("{deeds}  then\n{then}"));
    };
    plays_of(
        "Two players of your choice draw cards equal to the number of cards in their hand.",
        "",
        "    Ana holds 4 cards\n    Ben holds 6 cards\n",
    );
    plays_of(
        "Two players of your choice may draw a card.",
        "    Ana accepts\n    Ben declines\n",
        "    Ana holds 3 cards\n    Ben holds 3 cards\n",
    );
    plays_of(
        "Two players of your choice put a card from their hand on the bottom of the draw pile.",
        "    Ana chooses Castle\n    Ben chooses Death\n",
        "    Ana holds 1 card\n    Ben holds 2 cards\n",
    );
}
