//! `cardwright simulate`: what it counts, what it refuses, and that threads change nothing.

use crate::support::{Run, TempDir, folder, run, small_game, write};
use serde_json::Value;

/// In a folder without games the built-in ones are played.
fn simulate(arguments: &[&str]) -> Run {
    let empty = folder(&[]);
    simulate_in(&empty, arguments)
}

fn simulate_in(folder: &TempDir, arguments: &[&str]) -> Run {
    let arguments: Vec<&str> = ["simulate"].iter().chain(arguments).copied().collect();
    run(folder.path(), &arguments)
}

fn result(arguments: &[&str]) -> Value {
    let arguments: Vec<&str> = arguments.iter().chain(&["--format", "json"]).copied().collect();
    let run = simulate(&arguments);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    serde_json::from_str(&run.out).expect("the output is JSON")
}

/// The result without what the clock says.
fn timeless(arguments: &[&str]) -> Value {
    let mut found = result(arguments);
    for key in ["seconds", "decisions_per_second"] {
        assert!(found[key].is_number(), "{found}");
        found.as_object_mut().expect("an object").remove(key);
    }
    found
}

/// The code of the one problem that ends the command, which must not have done anything.
fn refusal(arguments: &[&str]) -> String {
    let arguments: Vec<&str> = arguments.iter().chain(&["--format", "json"]).copied().collect();
    let run = simulate(&arguments);
    assert_eq!(run.code, 2, "{}{}", run.out, run.err);
    let problems: Value = serde_json::from_str(&run.out).expect("the output is JSON");
    assert_eq!(problems.as_array().map(Vec::len), Some(1), "{problems}");
    problems[0]["code"].as_str().expect("a code").to_string()
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let of = |threads| timeless(&["--games", "12", "--seed", "5", "--threads", threads]);
    let alone = of("1");
    assert_eq!(alone, of("2"));
    assert_eq!(alone, of("7"));
}

#[test]
fn another_seed_is_other_games() {
    let of = |seed| timeless(&["--games", "8", "--seed", seed])["length"].clone();
    assert_ne!(of("1"), of("2"));
}

#[test]
fn more_games_of_one_seed_begin_with_the_same_ones() {
    let few = timeless(&["--games", "4", "--seed", "3"]);
    let many = timeless(&["--games", "12", "--seed", "3"]);
    assert!(many["decisions"].as_u64() > few["decisions"].as_u64());
    for (end, first) in few["first_game_of_end"].as_object().expect("an object") {
        assert_eq!(many["first_game_of_end"][end], *first, "{end}");
    }
}

#[test]
fn the_numbers_agree_with_each_other() {
    let found = result(&["--games", "10", "--players", "2"]);
    assert_eq!(found["games"], 10);
    let ends: u64 = found["ends"].as_object().expect("an object").values().filter_map(Value::as_u64).sum();
    assert_eq!(ends, 10);
    let mean = found["mean_decisions"].as_f64().expect("a number");
    assert!((mean * 10.0 - found["decisions"].as_f64().expect("a number")).abs() < 1e-6);
    let wins: Vec<f64> =
        found["wins_by_seat"].as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
    assert_eq!(wins.len(), 2);
    let ended = |is_it: fn(&str) -> bool| -> f64 {
        let ends = found["ends"].as_object().expect("an object").iter();
        ends.filter(|(name, _)| is_it(name)).filter_map(|(_, games)| games.as_f64()).sum()
    };
    assert!((wins.iter().sum::<f64>() - ended(|name| name.starts_with("won by"))).abs() < 1e-9);
}

#[test]
fn a_game_is_found_by_its_name_in_any_case() {
    assert_eq!(result(&["crazier eights", "--games", "1"])["game"], "Crazier Eights");
}

#[test]
fn a_game_is_found_by_its_folder() {
    let outside = folder(&[]);
    let game = small_game();
    let path = game.path().to_str().expect("a path in UTF-8");
    let run = simulate_in(&outside, &[path, "--games", "3"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert!(run.out.starts_with("Small: 3 games, 2 players, seed 1\n"), "{}", run.out);
}

#[test]
fn without_a_name_the_game_here_is_played() {
    let run = simulate_in(&small_game(), &["--games", "2", "--players", "4"]);
    assert!(run.out.starts_with("Small: 2 games, 4 players"), "{}{}", run.out, run.err);
    assert!(run.out.contains("100.0 %   out of turns"), "{}", run.out);
}

#[test]
fn a_game_with_problems_is_not_played() {
    let game = small_game();
    write(game.path(), "b.cards", b"card \"Coal\"\n  1 of blue\n");
    let run = simulate_in(&game, &["--games", "2"]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("CW140") && run.err.contains("nothing was played"), "{}{}", run.out, run.err);
}

#[test]
fn nothing_is_drawn_beside_the_output_in_a_pipe() {
    assert_eq!(simulate(&["--games", "5"]).err, "");
}

#[test]
fn what_cannot_be_is_refused_with_its_code() {
    for (arguments, code) in [
        (&["--games", "0"][..], "CW901"),
        (&["--threads", "0"], "CW901"),
        (&["--players", "9"], "CW902"),
        (&["--players", "1"], "CW902"),
        (&["--players", "100000"], "CW902"),
        (&["--teams", "5", "--players", "4"], "CW903"),
        (&["--teams", "3", "--players", "8"], "CW903"),
        (&["--teams", "2", "--players", "2"], "CW903"),
        (&["crazy-8-ball", "--teams", "2"], "CW903"),
        (&["--option", "discard before drawing=3"], "CW904"),
        (&["--option", "discard before darwing"], "CW516"),
        (&["--agents", "clever"], "CW905"),
        (&["--agents", "search:200ms"], "CW905"),
        (&["--agents", "search:0"], "CW905"),
        (&["--agents", "random,,random"], "CW905"),
        (&["--agents", "random,first,first"], "CW906"),
        (&["Crazyer Eights"], "CW502"),
    ] {
        assert_eq!(refusal(arguments), code, "{arguments:?}");
    }
}

#[test]
fn a_slip_in_a_name_is_told_with_the_name_that_was_meant() {
    for (arguments, meant) in [
        (&["--agents", "randon"][..], "\"random\""),
        (&["--option", "discard before darwing"], "\"discard before drawing\""),
        (&["Crazyer Eights"], "\"Crazier Eights\""),
    ] {
        let run = simulate(arguments);
        assert!(run.err.contains(&format!("Did you mean {meant}?")), "{}", run.err);
        assert_eq!(run.out, "");
    }
}

#[test]
fn a_folder_that_is_not_there_is_a_problem() {
    // In the folder of a game as well: that one was not asked for.
    for here in [folder(&[]), small_game()] {
        let run = simulate_in(&here, &["./nowhere"]);
        assert_eq!(run.code, 2);
        assert!(run.out.contains("CW101") && !run.out.contains("games"), "{}{}", run.out, run.err);
    }
}

#[test]
fn a_set_named_for_a_game_is_told_to_be_one_and_how_it_is_played_with() {
    let here = race_in_sets();
    for command in ["simulate", "play", "rules"] {
        let run = run(here.path(), &[command, "high hills"]);
        assert_eq!(run.code, 2, "{}", run.out);
        let way = format!("`cardwright {command} \"Race\" --set \"High Hills\"`");
        for part in ["CW502", "is a set of cards for Race", &way] {
            assert!(run.err.contains(part), "{part}: {}", run.err);
        }
    }
    let game = run(here.path(), &["game", "High Hills"]);
    assert!(game.code == 2 && game.err.contains("is a set of cards for Race"), "{}", game.err);
}

#[test]
fn cards_are_counted_only_where_it_is_asked_for() {
    let plain = timeless(&["--games", "3"]);
    let mut counted = timeless(&["--games", "3", "--cards"]);
    assert!(plain.get("cards").is_none());
    let object = counted.as_object_mut().expect("an object");
    let cards = object.remove("cards").expect("the cards");
    object.remove("mean_of_cards").expect("what they are held against");
    assert_eq!(cards.as_array().map(Vec::len), Some(104));
    assert_eq!(counted, plain, "counting changes no game");
}

#[test]
fn what_cards_did_does_not_depend_on_the_number_of_threads() {
    let of = |threads| timeless(&["--games", "6", "--cards", "--threads", threads]);
    assert_eq!(of("1"), of("3"));
}

/// Two cards: one that is played and wins, one that draws a card for whoever plays it.
const RACE: &str = r#"
name = "Race"
players = { min = 2, max = 2 }
line = "KIND"
[attributes.kind]
nouns = true
values = ["sprint"]
[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"
[zones.hand]
owner = "player"
seen-by = "owner"
[zones.table]
owner = "player"
seen-by = "everyone"
in-play = true
[play]
sprint = { enters = "table" }
[ends]
turns = 10
"#;

const RACE_CARDS: &str = r#"setup
  Each player draws a card.

phase "main"
  Play a card.

rule "Out of cards"
  As soon as a player has no cards in hand, that player wins the game.

card "Sprint"
  sprint
  2 copies
"#;

#[test]
fn who_plays_the_card_that_wins_is_counted_as_its_user() {
    let game = folder(&[("game.toml", RACE.as_bytes()), ("race.cards", RACE_CARDS.as_bytes())]);
    let run = simulate_in(&game, &["--games", "5", "--cards", "--format", "json"]);
    let found: Value = serde_json::from_str(&run.out).expect("the output is JSON");
    // The first player plays the only card in hand and wins, in each of the five games.
    let card = &found["cards"][0];
    assert_eq!(card["card"], "Sprint");
    assert_eq!([&card["played"], &card["user"]["games"], &card["user"]["won"]], [5, 5, 5]);
    assert_eq!(card["discarded"], 0);
    assert_eq!(found["length"]["turns"]["longest"], 1);
}

#[test]
fn turns_in_which_nobody_decides_anything_are_counted_in_a_series_too() {
    // The first of each game plays the only card in hand and wins; then the next game begins.
    let scoring = "scoring
  At the end of each game, each player scores one point. If a player has three or more points, the series ends.

  At the end of the series, each player with the most points wins the series.
";
    let cards = format!("{RACE_CARDS}\n{scoring}");
    let game = folder(&[("game.toml", RACE.as_bytes()), ("race.cards", cards.as_bytes())]);
    let run = simulate_in(&game, &["--games", "2", "--series", "--format", "json"]);
    let found: Value = serde_json::from_str(&run.out).expect("the output is JSON");
    assert_eq!(found["length"]["turns"]["longest"], 3, "{}{}", run.out, run.err);
    let run = simulate_in(&game, &["--games", "1"]);
    assert!(run.out.starts_with("Race: 1 game, 2 players, seed"), "{}", run.out);
}

#[test]
fn where_nobody_plays_alone_players_sit_down_in_teams_unasked() {
    let settings = RACE.replace("min = 2, max = 2", "min = 4, max = 6");
    let settings = format!("{settings}[teams]\nsizes = [2]\nalone = false\n");
    let partners =
        "rule \"Partners\"\n  Whenever a player plays a sprint, each ally of that player draws a card.\n";
    let cards = RACE_CARDS.replace("2 copies", "9 copies");
    let cards = format!("{cards}\ncard \"Dash\"\n  sprint\n\n{partners}");
    let scenario = "scenario \"partners sit across\"
  players Ana, Ben, Cid and Dana
  Ana holds Sprint and Dash
  Ben holds Sprint
  Cid holds Sprint
  Dana holds Sprint
  it is Ana's main phase

  when Ana chooses Sprint
  then
    Cid holds 2 cards
";
    let game = folder(&[
        ("game.toml", settings.as_bytes()),
        ("race.cards", cards.as_bytes()),
        ("race.scenario", scenario.as_bytes()),
    ]);
    let found = simulate_in(&game, &["--games", "2"]);
    assert!(
        found.out.starts_with("Race: 2 games, 4 players in teams of 2, seed 1"),
        "{}{}",
        found.out,
        found.err
    );
    let rules = run(game.path(), &["rules", "."]);
    assert!(rules.out.contains("In teams of two."), "{}", rules.out);
    let told = run(game.path(), &["play", ".", "--seed", "1", "--seats", "human,random,random,random"]);
    assert!(
        told.out.contains("Player 1 and Player 3 play together, and so do Player 2 and Player 4."),
        "{}",
        told.out
    );
    let five = simulate_in(&game, &["--games", "2", "--players", "5"]);
    assert!(five.err.contains("CW903"), "{}", five.err);
    let tested = run(game.path(), &["test", "."]);
    assert_eq!(tested.code, 0, "{}{}", tested.out, tested.err);
    let unsaid = scenario.replace("  it is Ana's main phase\n", "").replace("chooses", "plays");
    let told = folder(&[
        ("game.toml", settings.as_bytes()),
        ("race.cards", cards.as_bytes()),
        ("race.scenario", unsaid.as_bytes()),
    ]);
    let told = run(told.path(), &["test", "."]);
    assert!(told.out.contains("a line above: it is Ana's main phase"), "{}{}", told.out, told.err);
}

#[test]
fn the_table_of_cards_says_what_it_is_held_against() {
    let run = simulate(&["--games", "4", "--cards", "--set", "base set"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert!(run.out.contains("won with it") && run.out.contains("for all cards together"), "{}", run.out);
    assert!(run.out.contains("\n  Angel of Hope "), "{}", run.out);
    assert!(!run.out.contains("Shahrazad"), "{}", run.out);
}

#[test]
fn where_no_card_is_played_each_is_judged_by_those_who_had_it() {
    let arguments = ["crazy-eights", "--games", "6", "--cards"];
    let run = simulate(&arguments);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert!(run.out.contains("no card is played") && run.out.contains("held by"), "{}", run.out);
    assert!(!run.out.contains("never played"), "{}", run.out);
    let found = result(&arguments);
    let cards = found["cards"].as_array().expect("there are cards");
    assert!(cards.iter().all(|card| card["user"] == card["holder"]), "{found}");
    assert!(cards.iter().any(|card| card["user"]["won"].as_u64() > Some(0)), "{found}");
}

/// The same with two sets of a card each.
fn race_in_sets() -> TempDir {
    let rules = RACE_CARDS.split("card \"Sprint\"").next().expect("has rules");
    let card = |name: &str| format!("card \"{name}\"\n  sprint\n  2 copies\n");
    folder(&[
        ("game.toml", RACE.as_bytes()),
        ("rules.cards", rules.as_bytes()),
        ("hills/set.toml", b"name = \"High Hills\"\n"),
        ("hills/a.cards", card("Climb").as_bytes()),
        ("streets/set.toml", b"name = \"Streets\"\n"),
        ("streets/a.cards", card("Run").as_bytes()),
    ])
}

#[test]
fn the_sets_that_are_shuffled_together_are_named() {
    let both = simulate_in(&race_in_sets(), &["--games", "1"]);
    assert!(
        both.out.contains("\nDeck: 4 cards, 2 of High Hills, 2 of Streets\n"),
        "{}{}",
        both.out,
        both.err
    );
    let one = simulate_in(&race_in_sets(), &["--games", "1", "--set", "streets", "--format", "json"]);
    let one: Value = serde_json::from_str(&one.out).expect("the output is JSON");
    assert_eq!(one["sets"], serde_json::json!([{ "name": "Streets", "cards": 2 }]));
}

#[test]
fn the_cards_of_one_set_can_be_listed_alone() {
    let listed = |set: &str| {
        let run = simulate_in(&race_in_sets(), &["--games", "3", "--cards-of", set, "--format", "json"]);
        let found: Value = serde_json::from_str(&run.out).expect("the output is JSON");
        let cards = found["cards"].as_array().cloned().unwrap_or_default();
        cards.iter().map(|card| card["card"].to_string()).collect::<Vec<_>>()
    };
    assert_eq!(listed("high-hills"), ["\"Climb\""]);
    assert_eq!(listed("Streets"), ["\"Run\""]);
    let wrong = simulate_in(&race_in_sets(), &["--cards-of", "Street"]);
    assert!(wrong.code == 2 && wrong.err.contains("CW908"), "{}{}", wrong.out, wrong.err);
}

#[test]
fn a_card_that_nobody_played_says_so_and_comes_last() {
    let cards = format!(
        "card \"Stroll\"\n  sprint\n  requires you to have nine or more cards in hand\n\n{RACE_CARDS}"
    );
    let game = folder(&[("game.toml", RACE.as_bytes()), ("race.cards", cards.as_bytes())]);
    let run = simulate_in(&game, &["--games", "5", "--cards"]);
    let rows: Vec<&str> =
        run.out.lines().filter(|line| line.contains("Sprint ") || line.contains("Stroll ")).collect();
    assert!(rows[0].contains("Sprint") && !rows[0].contains("never played"), "{}{}", run.out, run.err);
    assert!(rows[1].contains("Stroll") && rows[1].trim_end().ends_with("never played"), "{}", run.out);
}

#[test]
fn a_series_goes_on_to_the_target_and_has_more_turns_than_a_game() {
    let turns = |more: &[&str]| {
        let arguments = [&["Sheet Eights", "--games", "3"][..], more].concat();
        result(&arguments)["length"]["turns"]["mean"].as_f64().expect("a number")
    };
    assert!(turns(&["--series"]) >= turns(&[]));
    assert_eq!(result(&["Sheet Eights", "--games", "1", "--series"])["series"], true);
}

#[test]
fn a_set_too_small_to_be_dealt_is_refused() {
    let empty = folder(&[]);
    let made = run(empty.path(), &["new", "set", "Tide Pools", "--game", "Crazier Eights"]);
    assert_eq!(made.code, 0, "{}", made.err);
    let alone = simulate_in(&empty, &["tide-pools", "--set", "Tide Pools", "--games", "2"]);
    assert!(alone.code == 2 && alone.err.contains("CW907"), "{}{}", alone.out, alone.err);
    assert_eq!(simulate_in(&empty, &["tide-pools", "--games", "2"]).code, 0);
}
