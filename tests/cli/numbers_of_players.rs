//! Numbers that a game keeps for each player: "your bid", "the player with the highest bid".

use crate::support::{TempDir, codes, folder, run, run_with};

const GAME: &str = r#"
name = "Tide"
players = { min = 2, max = 4 }
line = "RANK of COLOR"

[deck]
one-of-each = ["rank", "color"]
copies = [{ players = "2-4", count = 1 }]

[attributes.rank]
values = [
  { name = "1", word = "one", plural = "ones", number = 1 },
  { name = "2", word = "two", plural = "twos", number = 2 },
  { name = "3", word = "three", plural = "threes", number = 3 },
  { name = "4", word = "four", plural = "fours", number = 4 },
  { name = "5", word = "five", plural = "fives", number = 5 },
]

[attributes.color]
values = ["red", "green", "white", "blue", "black"]

[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"

[zones.hand]
owner = "player"
seen-by = "owner"

[values]
pot = { kind = "number", start = 0 }
bid = { kind = "number", owner = "player", start = 1, starts = [{ players = "4", start = 3 }] }

[ends]
turns = 20
"#;

/// The game with this text in a phase, and these rules.
fn tide(text: &str, rules: &str, scenario: &str) -> TempDir {
    let last = "phase \"last\"\n  Draw cards equal to the pot and choose a number from one to two.";
    let used = "rule \"Used\"\n  As soon as a player's bid is 99, the game ends.";
    let setup = "setup\n  Shuffle the draw pile.";
    let whole = format!("{setup}\n\nphase \"tide\"\n  {text}\n\n{last}\n\n{used}\n{rules}");
    let mut files = vec![("game.toml", GAME.as_bytes()), ("rules.cards", whole.as_bytes())];
    if !scenario.is_empty() {
        files.push(("tide.scenario", scenario.as_bytes()));
    }
    folder(&files)
}

/// Plays the phase with three players who have bids of 1, 3 and 4 and no cards.
fn plays_with(text: &str, rules: &str, deeds: &str, then: &str) {
    let given = "  players Ana, Ben and Cleo\n  Ana holds no cards\n  Ben holds no cards\n  Cleo holds no cards\n  \
                 Ana's bid is 1\n  Ben's bid is 3\n  Cleo's bid is 4\n";
    let lines = |lines: &str| lines.split("; ").map(|line| format!("    {line}\n")).collect::<String>();
    let deeds = if deeds.is_empty() { String::new() } else { lines(deeds) };
    let scenario = format!(
        "scenario \"It is done as it reads\"\n{given}\n  when Ana's turn begins\n{deeds}  then\n{}    \
         Ana is asked to choose from 1 and 2\n",
        lines(then)
    );
    let folder = tide(text, rules, &scenario);
    let run = run(folder.path(), &["test", "."]);
    assert_eq!(run.code, 0, "{text}\n{}{}", run.out, run.err);
}

fn plays(text: &str, then: &str) {
    plays_with(text, "", "", then);
}

fn problems(text: &str) -> Vec<String> {
    codes(tide(text, "", "").path(), &[])
}

fn told(text: &str) -> String {
    let run = run(tide(text, "", "").path(), &["check", "--format", "json"]);
    run.out.split_whitespace().collect::<Vec<_>>().join(" ").replace("\\\"", "'")
}

#[test]
fn each_player_has_a_number_of_their_own() {
    plays("Your bid becomes five.", "Ana's bid is 5; Ben's bid is 3; the log says \"Ana's bid becomes 5\"");
    plays("The next player's bid becomes your bid.", "Ana's bid is 1; Ben's bid is 1; Cleo's bid is 4");
    plays("Each player's bid becomes zero.", "Ana's bid is 0; Ben's bid is 0; Cleo's bid is 0");
    plays("Each opponent's bid becomes twice your bid.", "Ana's bid is 1; Ben's bid is 2; Cleo's bid is 2");
    plays("Add two to your bid.", "Ana's bid is 3; Ben's bid is 3; the log says \"Ana's bid goes up by 2\"");
    plays("Add one to each opponent's bid.", "Ana's bid is 1; Ben's bid is 4; Cleo's bid is 5");
    plays("Each opponent adds your bid to their bid.", "Ana's bid is 1; Ben's bid is 4; Cleo's bid is 5");
    plays("Draw cards equal to the next player's bid.", "Ana holds 3 cards; Ben holds no cards");
}

#[test]
fn what_it_becomes_is_worked_out_for_whoever_has_it() {
    let hands =
        "The next player draws two cards. Each player's bid becomes the number of cards in their hand.";
    plays(hands, "Ana's bid is 0; Ben's bid is 2; Cleo's bid is 0");
    let own = "Each opponent draws a card and their bid becomes the number of cards in their hand.";
    plays(own, "Ana's bid is 1; Ben's bid is 1; Cleo's bid is 1");
}

#[test]
fn somebody_is_chosen_where_a_number_of_somebody_changes() {
    let text = "An opponent's bid becomes nine. That opponent draws a card.";
    plays_with(text, "", "Ana chooses Cleo", "Ben's bid is 3; Cleo's bid is 9; Cleo holds 1 card");
    let two =
        "Two players of your choice add one to their bid. Two players of your choice add one to the pot.";
    let deeds = "Ana chooses Ana, then Cleo; Ana chooses Ben, then Cleo";
    plays_with(two, "", deeds, "Ana's bid is 2; Ben's bid is 3; Cleo's bid is 5; the pot is 2");
}

#[test]
fn no_number_goes_below_zero() {
    plays("Subtract three from your bid. Subtract two from the pot.", "Ana's bid is 0; the pot is 0");
    plays("Each opponent subtracts three from their bid.", "Ana's bid is 1; Ben's bid is 0; Cleo's bid is 1");
}

#[test]
fn a_condition_asks_one_player_or_all_of_them() {
    let draws = |condition: &str| format!("If {condition}, draw a card.");
    for condition in [
        "your bid is one",
        "an opponent's bid is four",
        "each opponent's bid is three or more",
        "no player's bid is two",
        "only one player's bid is four",
        "your bid is less than each opponent's bid",
        "an opponent's bid is three more than your bid",
        "each player's bid is more than the number of cards in their hand",
    ] {
        plays(&draws(condition), "Ana holds 1 card");
    }
    for condition in [
        "your bid is not one",
        "an opponent's bid is one",
        "each player's bid is three or more",
        "no player's bid is four",
        "only one player's bid is three or more",
        "your bid is more than each opponent's bid",
    ] {
        plays(&draws(condition), "Ana holds no cards");
    }
    plays(
        "If an opponent's bid is four, that opponent draws a card.",
        "Ben holds no cards; Cleo holds 1 card",
    );
    plays(
        "If only one player's bid is three, that player draws a card.",
        "Ben holds 1 card; Cleo holds no cards",
    );
}

#[test]
fn players_are_told_apart_by_their_number() {
    plays("The player with the highest bid draws a card.", "Cleo holds 1 card; Ben holds no cards");
    plays("Each player with the lowest bid draws a card.", "Ana holds 1 card; Ben holds no cards");
    plays(
        "Each player whose bid is three or more draws a card.",
        "Ana holds no cards; Ben holds 1 card; Cleo holds 1 card",
    );
    let more = "Each opponent whose bid is more than the next player's bid draws a card.";
    plays(more, "Ana holds no cards; Ben holds no cards; Cleo holds 1 card");
    let count = "Draw cards equal to the number of players whose bid is three or more.";
    plays(count, "Ana holds 2 cards");
}

#[test]
fn numbers_are_chosen_in_secret_at_the_same_time() {
    let text =
        "At the same time, each player chooses a number from one to five and their bid becomes that number.";
    let then = "Ana's bid is 5; Ben's bid is 2; Cleo's bid is 2";
    plays_with(text, "", "Ana chooses 5; Ben chooses 2; Cleo chooses 2", then);
    let scenario = "scenario \"Nobody sees it before all have chosen\"\n  players Ana and Ben\n\n  \
                    when Ana's turn begins\n    Ana chooses 5\n  then\n    Ana's bid is 1\n    \
                    Ben's log doesn't say \"5\"\n    Ben is asked to choose from 1, 2, 3, 4 and 5\n";
    let run = run(tide(text, "", scenario).path(), &["test", "."]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn rules_wait_for_what_is_added_by_whom_and_to_whose() {
    let own = "\nrule \"Own\"\n  Whenever a player adds two to their bid, that player draws a card.\n";
    plays_with("Add two to your bid.", own, "", "Ana holds 1 card");
    plays_with("The next player adds two to their bid.", own, "", "Ana holds no cards; Ben holds 1 card");
    plays_with("Add two to the next player's bid.", own, "", "Ana holds no cards; Ben holds no cards");
    plays_with("Add three to your bid.", own, "", "Ana holds no cards");
    plays_with("Your bid becomes two.", own, "", "Ana holds no cards");
    plays_with("Each opponent subtracts two from their bid.", own, "", "Ben holds no cards");
    let reached = "\nrule \"Reached\"\n  As soon as a player's bid is five, that player draws a card.\n";
    plays_with("Add one to each player's bid.", reached, "", "Ana holds no cards; Cleo holds 1 card");
    let cant = "\nrule \"Held\"\n  While a player's bid is four, players can't add one to their bid.\n";
    plays_with("Add one to your bid.", cant, "", "Ana's bid is 1");
}

#[test]
fn what_is_added_is_not_subtracted_and_not_set() {
    let added = "\nrule \"Added\"\n  Whenever a player adds two to the pot, that player draws a card.\n";
    plays_with("Add two to the pot.", added, "", "Ana holds 3 cards; the pot is 2");
    plays_with(
        "The pot becomes two. Subtract two from the pot.",
        added,
        "",
        "Ana holds no cards; the pot is 0",
    );
    plays_with("The next player adds two to the pot.", added, "", "Ana holds 2 cards; Ben holds 1 card");
    let lost = "\nrule \"Lost\"\n  Whenever a player subtracts two from the pot, that player draws a card.\n";
    plays_with("Add two to the pot. Subtract two from the pot.", lost, "", "Ana holds 1 card");
}

#[test]
fn whose_number_it_is_has_to_be_said() {
    for (text, right) in [
        ("The bid becomes three.", "Write 'Your bid'"),
        ("Draw cards equal to the bid.", "Write 'your bid'"),
        ("Add two to the bid.", "Write 'your bid'"),
        ("If the bid is three, draw a card.", "Write 'your bid'"),
        ("Your pot becomes three.", "Write 'The pot'"),
        ("If the next player's pot is three, draw a card.", "Write 'the pot'"),
        ("All players' bid becomes three.", "Write 'Each player's bid'"),
        ("Draw cards equal to each opponent's bid.", "For each opponent, … that opponent's bid"),
    ] {
        assert_eq!(problems(text), ["CW425"], "{text}");
        let said = told(text);
        assert!(said.contains(right), "{text}\n{said}");
    }
}

#[test]
fn a_number_of_the_whole_game_tells_no_players_apart() {
    assert_eq!(problems("The player with the highest pot draws a card."), ["CW406"]);
    assert_eq!(problems("Each player whose pot is three draws a card."), ["CW406"]);
    assert_eq!(problems("The player with the most bid draws a card."), ["CW431"]);
    let more = "Each opponent with more bid than you draws a card.";
    assert_eq!(problems(more), ["CW431"]);
    assert!(told(more).contains("'whose bid is more than your bid'"));
}

#[test]
fn nobodys_number_changes() {
    assert_eq!(problems("No player's bid becomes three."), ["CW428"]);
    assert_eq!(problems("Their bid becomes three."), ["CW405"]);
}

#[test]
fn each_begins_with_its_number() {
    let scenario = |players: &str, is: u8| {
        format!(
            "scenario \"They begin\"\n  players {players}\n\n  when Ana's turn begins\n  then\n    \
             Ana's bid is {is}\n    Ben's bid is {is}\n    Ana is asked to choose from 1 and 2\n"
        )
    };
    for (players, is) in [("Ana and Ben", 1), ("Ana, Ben, Cleo and Dan", 3)] {
        let folder = tide("Add one to the pot.", "", &scenario(players, is));
        let run = run(folder.path(), &["test", "."]);
        assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    }
}

#[test]
fn a_scenario_says_whose_number_it_is() {
    for (line, right) in [("the bid is 2", "Ana's bid is 4"), ("Ana's pot is 2", "the pot is 4")] {
        let scenario = format!(
            "scenario \"Whose\"\n  players Ana and Ben\n  {line}\n\n  when Ana's turn begins\n  then\n    Ana holds no cards\n"
        );
        let folder = tide("Add one to the pot.", "", &scenario);
        assert_eq!(codes(folder.path(), &[]), ["CW810"], "{line}");
        let run = run(folder.path(), &["check"]);
        assert!(run.out.contains(right) || run.err.contains(right), "{line}\n{}{}", run.out, run.err);
    }
}

#[test]
fn there_are_only_so_many_numbers() {
    let numbers: String = ('a'..='z')
        .map(|name| format!("\"tally {name}\" = {{ kind = \"number\", owner = \"player\" }}\n"))
        .collect();
    let settings =
        GAME.replace("[values]\n", &format!("[values]\n{numbers}")).replace("max = 4 }", "max = 8 }");
    let rules = "phase \"tide\"\n  Draw cards equal to your bid. Add one to the pot.\n";
    let folder = folder(&[("game.toml", settings.as_bytes()), ("rules.cards", rules.as_bytes())]);
    assert!(codes(folder.path(), &[]).contains(&"CW517".to_string()));
}

#[test]
fn the_clock_is_nobodys() {
    let settings = GAME.replace("start = 0 }", "owner = \"player\", from = \"clock\" }");
    let folder = folder(&[("game.toml", settings.as_bytes())]);
    assert!(codes(folder.path(), &[]).contains(&"CW704".to_string()));
}

#[test]
fn the_formatter_leaves_it_as_it_is() {
    let text = "If an opponent's bid is three, add two to that opponent's bid. Each player whose bid is two draws\n  \
                a card and their bid becomes zero.";
    let folder = tide(text, "", "");
    let run = run(folder.path(), &["fmt", ".", "--check"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn players_see_the_numbers_of_all() {
    let folder = tide("Your bid becomes five.", "", "");
    let run = run_with(folder.path(), &["play", ".", "--seats", "human", "--seed", "3"], "1\nq\n");
    for line in ["Player 1's bid: 5", "Player 2's bid: 1", "Player 1's bid becomes 5."] {
        assert!(run.out.contains(line), "{line}\n{}{}", run.out, run.err);
    }
}

#[test]
fn what_a_game_keeps_for_each_player_is_listed() {
    let folder = tide("Your bid becomes five.", "", "");
    let game = run(folder.path(), &["game", "--in", "."]);
    assert!(game.out.contains("  numbers: pot\n  numbers of each player: bid\n"), "{}", game.out);
    let rules = run(folder.path(), &["rules", ".", "--players", "4"]);
    assert!(rules.out.contains("Bid: Each player has one. 3 at first."), "{}", rules.out);
}
