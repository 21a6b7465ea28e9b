//! The scenarios of the repository pass, and each fails where the rule it shows is broken.

use std::path::PathBuf;
use std::sync::OnceLock;

use cardwright::analysis::analyze_to_play;
use cardwright::diagnostic::{Code, Diagnostics};
use cardwright::format;
use cardwright::program::Program;
use cardwright::scenario::{Ran, check, run};
use cardwright::source::{FileId, Sources};
use cardwright::syntax::scenario::scenarios;

const SCENARIOS: [&str; 7] = [
    "base/rulebook.scenario",
    "abilities.scenario",
    "clarifications.scenario",
    "example-turns.scenario",
    "teams.scenario",
    "turns.scenario",
    "zones.scenario",
];

const ANGEL: &str = "Angel of Hope has a player of your choice draw";
const LONE_DRAGON: &str = "A lone dragon destroys itself";

fn text(file: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    std::fs::read_to_string(folder.join(file)).unwrap()
}

/// The files of the game and of its sets.
fn files() -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    let mut found = Vec::new();
    for inner in ["", "base/", "arabian-nights/"] {
        let entries = std::fs::read_dir(folder.join(inner)).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let fits = |name: &String| name.ends_with(".toml") || name.ends_with(".cards");
        found.extend(names.filter(fits).map(|name| format!("{inner}{name}")));
    }
    found.sort();
    found
}

/// Runs these scenarios with one sentence of the game replaced by another.
fn results(names: &[&str], old: &str, new: &str) -> Vec<Ran> {
    let ran = all_results(old, new, |name| names.contains(&name));
    assert_eq!(ran.len(), names.len(), "each of them stands in a file once");
    ran
}

fn all_results(old: &str, new: &str, is_wanted: impl Fn(&str) -> bool) -> Vec<Ran> {
    let mut sources = Sources::default();
    let mut replaced = false;
    for file in files() {
        let mut text = text(&file);
        if file.ends_with(".cards") && !old.is_empty() {
            replaced |= text.contains(old);
            text = text.replace(old, new);
        }
        sources.add(format!("crazier-eights/{file}"), text);
    }
    assert!(replaced || old.is_empty(), "\"{old}\" stands in the game");
    let analysis = analyze_to_play(&sources, &[]);
    let program = analysis.programs[0].as_ref().unwrap_or_else(|| panic!("{:?}", analysis.diagnostics));
    let files = SCENARIOS.map(|file| scenarios(&text(file), FileId(4), &mut Diagnostics::default()));
    let all = files.iter().flat_map(|file| &file.scenarios);
    all.filter(|one| is_wanted(&one.name.text)).map(|scenario| run(program, scenario)).collect()
}

fn failed(results: &[Ran]) -> Vec<&str> {
    results.iter().filter(|ran| ran.failure.is_some()).map(|ran| ran.name.as_str()).collect()
}

#[test]
fn every_scenario_of_the_rulebook_passes() {
    for ran in all_results("", "", |_| true) {
        assert_eq!(ran.failure, None, "{}", ran.name);
    }
}

#[test]
fn an_angel_with_another_text_fails_its_scenario() {
    let results = results(
        &[ANGEL, LONE_DRAGON],
        "a player of your choice draws a card.",
        "a player of your choice draws two cards.",
    );
    assert_eq!(failed(&results), [ANGEL]);
}

#[test]
fn without_the_wild_eights_their_scenario_fails() {
    let eights = "A discard shares a color or the rank, or is an eight";
    let results = results(&[eights], "A card matches if it is an eight, if", "A card matches if");
    assert_eq!(failed(&results), [eights]);
}

#[test]
fn destroyed_cards_on_top_fail_the_dragons_scenario() {
    let results = results(
        &[LONE_DRAGON],
        "To destroy a card, put it on the bottom of the discard pile.",
        "To destroy a card, put it on top of the discard pile.",
    );
    assert_eq!(failed(&results), [LONE_DRAGON]);
}

#[test]
fn a_game_nobody_wins_without_cards_fails_its_scenario() {
    let last = "The last card discarded wins at once";
    let results = results(
        &[last],
        "As soon as a player has no cards in hand",
        "As soon as a player has ten cards in hand",
    );
    assert_eq!(failed(&results), [last]);
}

#[test]
fn the_failure_names_the_line_and_what_happened() {
    let results = results(
        &[ANGEL],
        "a player of your choice draws a card.",
        "a player of your choice draws two cards.",
    );
    let failure = results[0].failure.as_ref().expect("the scenario fails");
    let scenario = text("base/rulebook.scenario");
    assert_eq!(&scenario[failure.at.range()], "Lora holds 4 cards");
    assert!(failure.happened.starts_with("Lora holds 5 cards"), "{}", failure.happened);
}

#[test]
fn the_scenarios_stand_in_their_one_form() {
    for text in SCENARIOS.map(text) {
        let file = scenarios(&text, FileId(0), &mut Diagnostics::default());
        assert_eq!(format::scenario(&file), text);
    }
}

/// The game as it is, read once for all tests.
fn program() -> &'static Program {
    static PROGRAM: OnceLock<Program> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let mut sources = Sources::default();
        for file in files() {
            sources.add(format!("crazier-eights/{file}"), text(&file));
        }
        let programs = analyze_to_play(&sources, &[]).programs;
        programs.into_iter().next_back().flatten().expect("the game has a program")
    })
}

fn problems(scenario: &str) -> Vec<(Code, Vec<String>)> {
    let program = program();
    let mut found = Diagnostics::default();
    let tree = scenarios(scenario, FileId(0), &mut found);
    check(FileId(0), &tree, program, &mut found);
    found.iter().map(|problem| (problem.code, problem.help.clone())).collect()
}

#[test]
fn an_unknown_card_gets_the_nearest_name() {
    let found = problems(
        "scenario \"X\"\nplayers Tina and Lora\nTina holds Angel of Hop\nthen\nTina wins the game\n",
    );
    assert_eq!(found[0].0, Code::ScenarioCard);
    assert!(found[0].1[0].contains("Angel of Hope"));
}

#[test]
fn an_unknown_player_is_told_who_sits_there() {
    let found = problems("scenario \"X\"\nplayers Tina and Lora\nthen\nBob wins the game\n");
    assert_eq!(found[0].0, Code::ScenarioPlayer);
    assert!(found[0].1[0].contains("Tina"));
}

#[test]
fn one_card_in_two_places_is_a_mistake() {
    let found = problems(
        "scenario \"X\"\nplayers Tina and Lora\nTina holds Death\nLora controls Death\nthen\nTina wins the game\n",
    );
    assert_eq!(found[0].0, Code::ScenarioCardTwice);
}

#[test]
fn an_expectation_of_an_unknown_player_does_not_pass() {
    let program = program();
    let scenario = "scenario \"X\"\nplayers Tina and Lora\nthen\nBob wins the game\n";
    let tree = scenarios(scenario, FileId(0), &mut Diagnostics::default());
    assert!(run(program, &tree.scenarios[0]).failure.is_some());
}

#[test]
fn a_scenario_that_expects_nothing_is_a_mistake() {
    let found = problems("scenario \"X\"\nplayers Tina and Lora\n\nwhen Tina's turn begins\n");
    assert_eq!(found[0].0, Code::ScenarioStructure);
}

#[test]
fn a_scenario_without_players_is_a_mistake() {
    let found = problems("scenario \"X\"\nthen\nTina wins the game\n");
    assert_eq!(found[0].0, Code::ScenarioStructure);
}

#[test]
fn an_unknown_zone_is_a_mistake() {
    let found = problems("scenario \"X\"\nplayers Tina and Lora\nthen\nDeath is on top of the attic\n");
    assert_eq!(found[0].0, Code::ScenarioZone);
}

/// The codes of a scenario with these lines, for Tina and Lora.
fn codes(lines: &str) -> Vec<Code> {
    let scenario = format!("scenario \"X\"\nplayers Tina and Lora\n{lines}\nthen\nthe game goes on\n");
    problems(&scenario).into_iter().map(|(code, _)| code).collect()
}

#[test]
fn every_player_of_too_many_is_told_about_once() {
    let found = problems("scenario \"X\"\nplayers A, B, C, D, E, F, G, H and I\nthen\nthe game goes on\n");
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [Code::ScenarioPlayerCount]);
}

#[test]
fn a_bigger_table_has_two_of_each_card() {
    let lines = "Ana controls Castle and Castle\nthen\nthe game goes on\n";
    let five = problems(&format!("scenario \"X\"\nplayers Ana, Ben, Cem, Dora and Eli\n{lines}"));
    assert_eq!(five, Vec::new());
    let four = problems(&format!("scenario \"X\"\nplayers Ana, Ben, Cem and Dora\n{lines}"));
    assert_eq!(four[0].0, Code::ScenarioCardTwice);
}

#[test]
fn three_copies_are_too_many_for_two_decks() {
    let found = problems(
        "scenario \"X\"\nplayers Ana, Ben, Cem, Dora and Eli\nAna controls Castle and Castle\nBen holds Castle\nthen\nthe game goes on\n",
    );
    assert_eq!(found[0].0, Code::ScenarioCardTwice);
    assert!(found[0].1[0].contains("2 times"), "{:?}", found[0].1);
}

#[test]
fn impossible_positions_are_mistakes() {
    for (lines, code) in [
        ("Tina holds Castle, Death and Trade\nTina holds 2 cards", Code::ScenarioCards),
        ("Tina holds 900 cards", Code::ScenarioCards),
        ("the draw pile has 3 cards\nthe draw pile is Castle", Code::ScenarioSaidTwice),
        ("it is Tina's turn\nit is Lora's main phase", Code::ScenarioSaidTwice),
        ("Captive Jinni has 2 wish counters", Code::ScenarioNowhere),
        ("Castle is set aside\nTina holds Castle", Code::ScenarioCardTwice),
        ("Castle is on top of the draw pile\nTina holds Castle", Code::ScenarioCardTwice),
        ("Tina holds Captive Jinni\nCaptive Jinni has 2 wish counters", Code::ScenarioImpossible),
        ("Castle is set aside with Castle", Code::ScenarioImpossible),
        ("Castle is set aside with Wood Elf", Code::ScenarioImpossible),
        ("Tina is out of the game\nTina holds Castle", Code::ScenarioImpossible),
        ("Tina is out of the game\nit is Tina's turn", Code::ScenarioImpossible),
        ("Tina is out of the game\nLora is out of the game", Code::ScenarioImpossible),
        ("the draw pile is empty\nCastle is on top of the draw pile", Code::ScenarioImpossible),
        ("Castle is on top of the draw pile\nDeath is on top of the draw pile", Code::ScenarioSaidTwice),
        ("Tina controls Castle and Trade", Code::ScenarioImpossible),
        ("Tina's in play is Castle, Trade", Code::ScenarioImpossible),
        ("Tina has 10000 points", Code::ScenarioImpossible),
        ("sets Base set and Base set", Code::ScenarioImpossible),
        ("set Bass set", Code::ScenarioSet),
        ("set Base set\nTina controls The Brass City", Code::ScenarioSet),
        ("option flying", Code::ScenarioWord),
        ("option discard before drawing at 3", Code::ScenarioWord),
        ("it is Tina's tea phase", Code::ScenarioWord),
        ("Tina controls Captive Jinni\nCaptive Jinni has 2 fish counters", Code::ScenarioWord),
        ("the penalty is 3", Code::ScenarioWord),
        ("the named color is pink", Code::ScenarioZone),
        ("the named smell is blue", Code::ScenarioWord),
        ("Tina's draw pile is empty", Code::ScenarioZone),
        ("the hand is empty", Code::ScenarioZone),
        ("position 3 is empty", Code::ScenarioZone),
        ("draw pile 2 is empty", Code::ScenarioZone),
        ("teams Tina and Lora", Code::ScenarioTeams),
        ("Bob is the dealer", Code::ScenarioPlayer),
        ("Tina wins the game", Code::ScenarioStructure),
        ("Tina discards Castle", Code::ScenarioStructure),
        ("when Tina passes\nTina has 3 points", Code::ScenarioStructure),
        ("Tina holds Castle\nwhen a new game begins", Code::ScenarioStructure),
    ] {
        assert_eq!(codes(lines).first(), Some(&code), "{lines}");
    }
}

#[test]
fn possible_positions_are_none() {
    for lines in [
        "Tina holds Castle, Death and Trade\nTina holds 3 cards",
        "Tina holds Castle\nTina holds Death and 2 other cards",
        "it is Tina's main phase\nno color is named",
        "Tina controls Captive Jinni\nCaptive Jinni has 2 wish counters",
        "option discard before drawing\nseed 7\nLora is the dealer",
        "Tina has 12 points\nseed 3\nwhen a new game begins",
        "Castle is set aside with Wood Elf\nTina controls Wood Elf\nthe draw pile is Trade and 2 other cards",
        "sets Arabian Nights and Base set\nTina controls The Brass City",
        "Tina's hand is empty\nthe direction of play is counterclockwise",
    ] {
        assert_eq!(codes(lines), Vec::new(), "{lines}");
    }
}

/// How scenarios with these lines end on the reference game.
fn happened(lines: &str) -> Option<String> {
    let program = program();
    let mut found = Diagnostics::default();
    let tree = scenarios(&format!("scenario \"X\"\nplayers Tina and Lora\n{lines}\n"), FileId(0), &mut found);
    check(FileId(0), &tree, program, &mut found);
    assert!(found.is_empty(), "{lines}: {found:?}");
    run(program, &tree.scenarios[0]).failure.map(|failure| failure.happened)
}

const DRAGON: &str =
    "Tina controls Devious Dragon\nLora controls Castle and Wood Elf\nwhen Tina's turn begins\n";

#[test]
fn a_question_that_stays_open_fails_what_does_not_speak_of_it() {
    let told = happened(&format!("{DRAGON}then\nLora controls Castle")).expect("fails");
    assert!(
        told.starts_with("Tina is asked to choose from") && told.ends_with("leaves that question open"),
        "{told}"
    );
}

#[test]
fn a_question_with_other_choices_is_not_the_one_expected() {
    for list in ["Castle and Wood Elf", "Devious Dragon, Castle, Wood Elf and Lora"] {
        assert!(happened(&format!("{DRAGON}then\nTina is asked to choose from {list}")).is_some(), "{list}");
    }
}

#[test]
fn a_question_to_somebody_else_is_no_question_to_a_player() {
    assert_eq!(happened(&format!("{DRAGON}then\nTina can choose Castle\nLora is asked nothing")), None);
    assert!(happened(&format!("{DRAGON}then\nTina can choose Castle\nTina is asked nothing")).is_some());
}

#[test]
fn the_choice_of_a_number_in_the_list_is_that_one() {
    let first = happened(&format!("{DRAGON}Tina chooses the first one\nthen\nTina controls no cards"));
    assert_eq!(first, None);
    assert!(happened(&format!("{DRAGON}Tina chooses the fourth one\nthen\nthe game goes on")).is_some());
}

#[test]
fn what_is_not_so_says_what_is() {
    for (line, instead) in [
        ("Tina doesn't control Devious Dragon", "Tina controls 1 card: Devious Dragon"),
        ("Lora controls Castle and no other cards", "Lora controls 2 cards: "),
        ("the game is over", "the game goes on"),
        ("Tina wins the game", "nobody wins the game"),
        ("Lora is out of the game", "Lora is in the game"),
        ("the discard pile has 2 cards", "the discard pile has 1 card"),
        ("Tina's hand is empty", "Tina's hand is "),
        ("Lora's hand has 9 cards", "Lora's hand has 3 cards"),
        ("Lora sees 2 cards in Tina's hand", "Lora sees no cards there"),
    ] {
        let told = happened(&format!("{DRAGON}then\nTina can choose Castle\n{line}")).expect(line);
        assert!(told.starts_with(instead), "{line}: {told}");
    }
}

#[test]
fn the_order_of_names_counts_in_piles_alone() {
    let given = "Tina holds Castle, Trade and Death\nthe discard pile is Angel of Hope, Wood Elf\nthen\n";
    let told = |line: &str| happened(&format!("{given}{line}"));
    for line in ["Castle, Trade, Death", "Death, Castle, Trade", "Trade and 2 other cards"] {
        assert_eq!(told(&format!("Tina's hand is {line}")), None, "{line}");
    }
    for line in
        ["Castle, Trade", "Castle, Trade, Wood Elf", "Castle, Castle, Trade", "Trade and 1 other card"]
    {
        assert!(told(&format!("Tina's hand is {line}")).is_some(), "{line}");
    }
    let pile = told("the discard pile is Wood Elf, Angel of Hope");
    assert_eq!(pile.as_deref(), Some("the discard pile is Angel of Hope, Wood Elf"));
}

#[test]
fn a_card_that_is_set_aside_is_so_with_a_card_or_without() {
    let given = "Tina controls Spell Tome and Wood Elf\nCastle is set aside with Spell Tome\nDeath is set aside\n\
        Tina holds Trade\nthen\n";
    for (line, instead) in [
        ("Castle is set aside", None),
        ("Castle is set aside with Spell Tome", None),
        ("Castle is set aside with Wood Elf", Some("Castle is set aside with Spell Tome")),
        ("Death is set aside", None),
        ("Death is set aside with Spell Tome", Some("Death is set aside by the game")),
        ("Trade is set aside", Some("Trade is in Tina's hand")),
        ("Wood Elf is set aside", Some("Wood Elf is in play under Tina's control")),
    ] {
        assert_eq!(happened(&format!("{given}{line}")).as_deref(), instead, "{line}");
    }
}

#[test]
fn cards_in_play_that_nobody_names_are_such_as_stay() {
    let told = happened("Tina controls 20 cards\nthen\nTina controls no cards").expect("fails");
    let (_, names) = told.split_once(": ").expect("the names of the cards");
    let names: Vec<&str> = names.split(", ").collect();
    assert_eq!(names.len(), 20);
    for name in names {
        assert_eq!(codes(&format!("Tina controls \"{name}\"")), Vec::new());
    }
}

/// The help of the first problem of a scenario with these lines.
fn help(lines: &str) -> String {
    let found = problems(&format!("scenario \"X\"\nplayers Ana and Ben\n{lines}\n"));
    found.first().unwrap_or_else(|| panic!("{lines}: no problem")).1[0].clone()
}

/// Each line in the part it stands in, and the line that is shown for it: that one has no problem there.
#[test]
fn a_line_that_leads_nowhere_is_shown_one_that_does() {
    let right_in = |shown: &str, before: &str, wrong: &str, after: &str| {
        let told = help(&format!("{before}{wrong}{after}"));
        assert!(told.ends_with(&format!(": {shown}")), "{wrong}: {told}");
        let right = format!("scenario \"X\"\nplayers Ana and Ben\n{before}{shown}{after}\n");
        assert_eq!(problems(&right), Vec::new(), "{shown}");
    };
    for (wrong, shown) in [
        ("Castle is in the discard pile", "Castle is on top of the discard pile"),
        ("the discard pile contains Castle", "Castle is on top of the discard pile"),
        ("the discard pile contains Castle and Death", "the discard pile is Castle, Death"),
        ("Ana's hand contains Castle", "Ana holds Castle"),
        ("Castle is in Ben's hand", "Ben holds Castle"),
        ("the top card of the draw pile is Castle", "Castle is on top of the draw pile"),
        ("Castle is in play", "Ana controls Castle"),
        ("Castle is in play under Ben's control", "Ben controls Castle"),
        ("Ben has no assets", "Ben controls no cards"),
    ] {
        right_in(shown, "", wrong, "\nthen\nthe game goes on");
    }
    for (wrong, shown) in [
        ("Castle is in the discard pile", "the discard pile contains Castle"),
        ("the bottom card of the draw pile is Castle", "Castle is at the bottom of the draw pile"),
        ("Castle is in play", "Ana controls Castle"),
        ("Ben loses the game", "Ben is out of the game"),
        ("Ben loses", "Ben is out of the game"),
    ] {
        right_in(shown, "then\n", wrong, "");
    }
    assert!(help("then Ben loses the game").ends_with(": Ben is out of the game"));
    for others in ["two others", "2 others", "two more", "two cards"] {
        let told = help(&format!("Ana holds Castle and {others}\nthen\nthe game goes on"));
        assert!(told.ends_with(": 2 other cards"), "{others}: {told}");
    }
}

#[test]
fn only_a_pile_has_a_top() {
    for (line, right) in [
        ("Castle is on top of Tina's hand", "Tina holds Castle"),
        ("Castle is at the bottom of Tina's in play", "Tina controls Castle"),
    ] {
        let found = problems(&format!("scenario \"X\"\nplayers Tina and Lora\n{line}\nthen\n{line}\n"));
        let expected = vec![(Code::ScenarioZone, vec![format!("Write it like this: {right}")]); 2];
        assert_eq!(found, expected, "{line}");
        assert_eq!(codes(right), Vec::new());
    }
}

#[test]
fn others_lie_below_the_cards_that_are_named() {
    let lines = "the draw pile is Death, Trade and 4 other cards\nTina controls Angel of Hope\n\
        Lora holds Castle\nwhen Tina's turn begins\nTina chooses Lora\nthen\nLora holds Castle, Death and no other cards";
    assert_eq!(happened(lines), None);
}

#[test]
fn a_card_at_the_bottom_lies_below_the_rest() {
    let lines = "Death is at the bottom of the draw pile\nthen\nDeath is at the bottom of the draw pile\n\
        the draw pile contains Death\nTina doesn't hold Death";
    assert_eq!(happened(lines), None);
}

/// The problems of a scenario of another game in the repository.
fn elsewhere(game: &str, files: &[&str], scenario: &str) -> Vec<(Code, Vec<String>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards").join(game);
    let mut sources = Sources::default();
    for file in files {
        sources.add(format!("{game}/{file}"), std::fs::read_to_string(folder.join(file)).unwrap());
    }
    let analysis = analyze_to_play(&sources, &[]);
    // The variant, where there is one.
    let program = analysis.programs.last().and_then(Option::as_ref).expect("the game has a program");
    let mut found = Diagnostics::default();
    let tree = scenarios(scenario, FileId(0), &mut found);
    check(FileId(0), &tree, program, &mut found);
    found.iter().map(|problem| (problem.code, problem.help.clone())).collect()
}

#[test]
fn cards_of_a_plain_deck_are_called_by_their_values() {
    let files = ["game.toml", "rules.cards", "action/game.toml", "action/rules.cards"];
    let scenario = "scenario \"X\"\nplayers Ana and Ben\noption number of games at 3\nthe agreed number is 4\n\
        Ana holds queen of spades, ace of hearts and 2 other cards\nthe discard pile is ten of clubs\nthen\nAna can discard ace of hearts\n";
    assert_eq!(elsewhere("crazy-eights", &files, scenario), Vec::new());
    let twice = scenario.replace("ten of clubs", "queen of spades");
    assert_eq!(elsewhere("crazy-eights", &files, &twice)[0].0, Code::ScenarioCardTwice);
    let wrong = scenario.replace("ten of clubs", "ten of cups");
    assert_eq!(elsewhere("crazy-eights", &files, &wrong)[0].0, Code::ScenarioCard);
}

#[test]
fn zones_of_players_and_numbered_zones_are_known() {
    let files = ["game.toml", "deck.cards", "rules.cards"];
    let scenario = "scenario \"X\"\nplayers Ana and Ben\nAna's rack is Blue solid, Red solid\nThe 8-ball is set aside\n\
        position 3 is Blue block\n\nwhen Ana takes the action \"Pocket a ball\"\nAna chooses position 3, then the draw pile\nthen\n\
        position 6 is empty\n";
    assert_eq!(elsewhere("crazy-8-ball", &files, scenario), Vec::new());
    let seventh = scenario.replace("position 6", "position 7");
    assert_eq!(elsewhere("crazy-8-ball", &files, &seventh)[0].0, Code::ScenarioZone);
    let action = scenario.replace("Pocket a ball", "Pocket a bell");
    assert_eq!(elsewhere("crazy-8-ball", &files, &action)[0].0, Code::ScenarioWord);
}

#[test]
fn teams_sit_in_turns_and_are_of_one_size() {
    for (lines, is_right) in [
        ("players Tina, Lora, Tim and Max\nteams Tina and Tim against Lora and Max", true),
        ("players Tina, Lora, Tim and Max\nteams Max and Lora against Tim and Tina", true),
        ("players Tina, Tim, Lora and Max\nteams Tina and Tim against Lora and Max", false),
        ("players Tina, Lora, Tim, Max and Eli\nteams Tina, Tim and Eli against Lora and Max", false),
        ("players Tina, Lora, Tim and Max\nteams Tina and Tim against Lora and Tim", false),
        ("players Tina, Lora, Tim and Max\nteams Tina and Tim", false),
    ] {
        let found = problems(&format!("scenario \"X\"\n{lines}\nthen\nthe game goes on\n"));
        assert_eq!(found.is_empty(), is_right, "{lines}: {found:?}");
        assert!(found.iter().all(|(code, _)| *code == Code::ScenarioTeams), "{lines}: {found:?}");
    }
}

#[test]
fn whole_turns_flow_by_themselves() {
    let lines = "Tina holds Ferocity, Elven Princess, Wood Elf, Death and Spell Tome\nLora holds Tempest, Queen Guinevere and 3 other cards\n\
        the discard pile is Potion of Vitality\nMalevolent Minion is on top of the draw pile\n\
        when Tina's turn begins\nthen\nTina holds Malevolent Minion\nit is Tina's main phase\nTina is offered to discard Elven Princess\n\
        when Tina plays Ferocity\nTina discards Elven Princess\nTina discards Wood Elf\nthen\nFerocity is at the bottom of the discard pile\n\
        when Tina's turn ends\nthen\nit is Lora's main phase\nLora holds Tempest, Queen Guinevere and 4 other cards\n\
        when Lora's turn begins\nLora discards Tempest\nLora plays Queen Guinevere\nLora's turn ends\nthen\nit is Tina's turn\n\
        when Tina plays Death\nthen\nnobody is asked anything\nLora controls no cards\n\
        when Tina discards Spell Tome\nTina names blue\nthen\nthe named color is blue\nthe game goes on";
    assert_eq!(happened(lines), None);
}

#[test]
fn a_turn_that_goes_on_has_to_end_before_another_begins() {
    let told =
        happened("when Tina's turn begins\nLora's turn begins\nthen\nthe game goes on").expect("fails");
    assert!(told.starts_with("Tina is offered"), "{told}");
}

#[test]
fn a_new_game_deals_and_chooses_who_begins() {
    let dealt = "seed 7\nwhen a new game begins\nthen\nthe discard pile has 1 card\nno color is named\nnobody wins the game\n";
    assert_eq!(happened(dealt), None);
    let points = "seed 7\nLora has 12 points\nTina has 3 points\nwhen a new game begins\nthen\nit is Lora's turn\nLora has 12 points\n\
        Tina holds 7 cards\nLora holds 8 cards";
    assert_eq!(happened(points), None);
}

#[test]
fn counters_are_given_and_counted() {
    let told = "Tina controls Captive Jinni\nCaptive Jinni has 2 wish counters\nthen\nCaptive Jinni has 2 wish counters\nTina can use Captive Jinni";
    assert_eq!(happened(told), None);
    let entered = "Tina controls Captive Jinni\nthen\nCaptive Jinni has 3 wish counters";
    assert_eq!(happened(entered), None);
}

#[test]
fn hands_are_seen_by_their_players_only() {
    let lines = "Tina holds Castle and 2 other cards\nLora controls Wood Elf\nTrade is on top of the draw pile\nthen\n\
        Tina sees Castle and Wood Elf\nLora doesn't see Castle\nLora sees no cards in Tina's hand\nTina sees 3 cards in Tina's hand\n\
        Lora doesn't see Trade";
    assert_eq!(happened(lines), None);
    assert!(happened("Tina holds Castle\nthen\nLora sees Castle").is_some());
}

#[test]
fn what_a_position_says_is_so() {
    for line in [
        "it is Lora's turn",
        "Tina has 12 points",
        "the named color is blue",
        "no color is named",
        "the direction of play is counterclockwise",
        "Lora is the dealer",
        "Castle is set aside",
        "Lora's hand is empty",
        "the draw pile has 4 cards",
        "Castle is on top of the discard pile",
    ] {
        assert_eq!(happened(&format!("{line}\nthen\n{line}")), None, "{line}");
    }
    let aside = "Tina controls Spell Tome\nCastle is set aside with Spell Tome\nthen\nCastle is set aside with Spell Tome";
    assert_eq!(happened(aside), None);
}

#[test]
fn an_option_in_force_changes_the_turn() {
    let lines = "Tina holds Castle and Death\nthe discard pile is Angel of Hope\nwhen Tina's draw phase begins\nthen\n";
    let with = format!(
        "option discard before drawing\n{lines}Tina is offered to discard Death\nit is Tina's draw phase"
    );
    assert_eq!(happened(&with), None);
    assert_eq!(happened(&format!("{lines}it is Tina's main phase")), None);
}
