//! Laws that hold at every decision of random games of every size, teams included. `LAWS_GAMES` says how
//! many games each law is tried in; a release build plays ten thousand for each in a quarter of an hour:
//! `LAWS_GAMES=10000 cargo test --release --test laws`.

use std::path::PathBuf;

use cardwright::analysis::analyze_to_play;
use cardwright::engine::{Journal, Match, Table, TableOptions};
use cardwright::game::{Answer, Event, Game, Outcome, Pending, Player, Players};
use cardwright::program::{CardId, OptionId, Program};
use cardwright::render::{Log, Names, Reading};
use cardwright::workspace::Workspace;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// How many players, and how many on a side.
const TABLES: [(u8, Option<u8>); 10] = [
    (2, None),
    (3, None),
    (4, None),
    (4, Some(2)),
    (5, None),
    (6, Some(2)),
    (6, Some(3)),
    (7, None),
    (8, None),
    (8, Some(2)),
];

/// Longer than any game takes.
const LONGEST: usize = 200_000;

fn games() -> u64 {
    std::env::var("LAWS_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(10)
}

fn program() -> Program {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    let workspace = Workspace::read(&[folder]);
    let analysis = analyze_to_play(&workspace.sources, &workspace.unread);
    analysis.programs.into_iter().next().flatten().expect("the game has a program")
}

/// A deck of at least fifty cards, and of twice as many for more than four.
fn table(program: &Program, players: u8, team_size: Option<u8>) -> Table<'_> {
    let wanted = if players > 4 { 104 } else { 52 };
    let copies = usize::div_ceil(wanted, program.cards.len());
    let ids = (0..program.cards.len() as u16).map(CardId);
    let deck: Vec<CardId> = ids.flat_map(|id| std::iter::repeat_n(id, copies)).collect();
    let options = TableOptions { players, team_size, ..TableOptions::default() };
    Table::with_deck(program, options, deck).expect("so many may play")
}

/// Plays to the end with random choices and hands every state to the law. The choices come back.
fn play<'t>(table: &'t Table<'t>, seed: u64, mut law: impl FnMut(&Match<'_>)) -> (Match<'t>, Vec<usize>) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Match::new(table, seed);
    let mut choices = Vec::new();
    while let Some(decision) = game.decision() {
        assert!(choices.len() < LONGEST, "seed {seed}: the game does not end");
        law(&game);
        let option = chance.random_range(0..decision.count());
        assert_eq!(game.choose(option), Ok(()), "seed {seed}: an offered option can be chosen");
        choices.push(option);
    }
    (game, choices)
}

/// Every game of every size, with its seed.
fn each_game(mut then: impl FnMut(&Table<'_>, u64)) {
    let program = program();
    let tables: Vec<Table<'_>> =
        TABLES.iter().map(|(players, team_size)| table(&program, *players, *team_size)).collect();
    for seed in 0..games().max(TABLES.len() as u64) {
        then(&tables[(seed % TABLES.len() as u64) as usize], seed);
    }
}

fn told(table: &Table<'_>, seed: u64) -> String {
    let TableOptions { players, team_size, .. } = table.options;
    format!("seed {seed}, {players} players, teams of {team_size:?}")
}

#[test]
fn every_game_comes_to_an_outcome() {
    each_game(|table, seed| {
        let (game, _) = play(table, seed, |_| {});
        match game.outcome() {
            Some(Outcome::Won(_) | Outcome::OutOfTurns(_)) => {}
            Some(Outcome::Stopped(missing)) => {
                panic!("{}: {}", told(table, seed), table.describe(missing.at))
            }
            None => panic!("{} has no outcome", told(table, seed)),
        }
    });
}

#[test]
fn every_card_is_in_exactly_one_place_at_every_decision() {
    each_game(|table, seed| {
        play(table, seed, |game| {
            assert!(game.game().zones.are_sound(), "{}", told(table, seed));
            assert_eq!(game.game().zones.count(), table.cards.len());
        });
    });
}

#[test]
fn playing_the_same_choices_again_is_the_same_game_at_every_decision() {
    each_game(|table, seed| {
        let (_, choices) = play(table, seed, |_| {});
        let (mut one, mut other) = (Match::new(table, seed), Match::new(table, seed));
        for option in choices {
            assert!(one.game() == other.game(), "{}", told(table, seed));
            assert_eq!((one.choose(option), other.choose(option)), (Ok(()), Ok(())));
        }
        assert!(one.game() == other.game(), "{}", told(table, seed));
    });
}

/// Somebody who looks at everything and keeps nothing.
struct Onlooker;

impl Journal for Onlooker {
    fn happened(&mut self, _: &Table<'_>, _: &Game, _: &Event) {}

    fn chosen(&mut self, _: &Table<'_>, _: &Game, _: &Pending, _: Answer) {}
}

/// What nobody looks at is done on a shorter way: it has to come to the same game as the one that is told of.
fn looking_on_changes_nothing(table: &Table<'_>, seed: u64) {
    let (mut told_of, mut choices) = (Match::recorded(table, seed, Onlooker), 0);
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Match::new(table, seed);
    while let Some(decision) = game.decision() {
        assert!(game.game() == told_of.game(), "{}, after {choices} choices", told(table, seed));
        let option = chance.random_range(0..decision.count());
        assert_eq!((game.choose(option), told_of.choose(option)), (Ok(()), Ok(())));
        choices += 1;
    }
    assert!(game.game() == told_of.game(), "{}, at the end", told(table, seed));
}

#[test]
fn looking_on_changes_nothing_at_any_decision() {
    each_game(looking_on_changes_nothing);
}

/// Whoever reads on has read every line once, and none that was told differently afterwards.
#[test]
fn a_log_is_the_same_read_on_bit_by_bit() {
    each_game(|table, seed| {
        for eyes in [Players::NOBODY, Players::one(Player(0))] {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Match::recorded(table, seed, Log::new(Names::default()));
            let (mut reading, mut read) = (Reading::default(), 0);
            for _ in 0..60 {
                let (new, begun) = reading.read_on(game.journal(), table, eyes);
                let all = game.journal().lines_for(table, eyes);
                let first = std::mem::replace(&mut read, all.len()).min(all.len());
                assert_eq!(new, all[first..], "{}", told(table, seed));
                assert!(begun.iter().all(|turn| turn.line <= new.len()), "{}", told(table, seed));
                let Some(decision) = game.decision() else { break };
                let option = chance.random_range(0..decision.count());
                assert_eq!(game.choose(option), Ok(()));
            }
        }
    });
}

/// Most decks fit into sets of one word, and are played so where many games are.
#[test]
fn a_small_table_plays_the_same_games_as_a_large_one() {
    let program = program();
    let mut tables = Vec::new();
    for (set, players) in (0..program.words.sets.len() as u8).flat_map(|set| [(set, 2), (set, 4)]) {
        let options = TableOptions { players, sets: vec![set], ..TableOptions::default() };
        tables.push(Table::new(&program, options).expect("so many may play"));
    }
    tables.retain(|table| table.small().is_some());
    assert!(!tables.is_empty(), "a set has few enough cards");
    for seed in 0..games() {
        let table = &tables[seed as usize % tables.len()];
        let small = table.small().expect("only those are left");
        let (_, choices) = play(table, seed, |_| {});
        let (mut game, mut same) = (Match::new(table, seed), Match::new(&small, seed));
        for option in choices {
            let [one, other] = [serde_json::to_value(game.game()), serde_json::to_value(same.game())];
            assert!(one.is_ok_and(|one| Some(one) == other.ok()), "{}", told(table, seed));
            assert_eq!((game.choose(option), same.choose(option)), (Ok(()), Ok(())));
        }
        assert_eq!(game.outcome(), same.outcome(), "{}", told(table, seed));
    }
}

#[test]
fn a_game_in_the_place_of_another_is_the_same_as_a_new_one() {
    each_game(|table, seed| {
        let (mut game, _) = play(table, seed.wrapping_add(1), |_| {});
        game.begin_again(seed);
        let new = Match::new(table, seed);
        assert!(game.game() == new.game(), "{}", told(table, seed));
        let (mut copy, _) = play(table, seed, |_| {});
        copy.clone_from(&new);
        assert!(copy.game() == new.game(), "{}, copied", told(table, seed));
    });
}

#[test]
fn saving_and_loading_changes_nothing_at_any_decision() {
    each_game(|table, seed| {
        play(table, seed, |game| {
            let text = serde_json::to_string(game.game()).expect("a game can be written");
            let read: Game = serde_json::from_str(&text).expect("what was written can be read");
            assert!(read == *game.game(), "{}", told(table, seed));
        });
    });
}

#[test]
fn a_loaded_game_goes_on_as_the_saved_one_would() {
    each_game(|table, seed| {
        let (whole, choices) = play(table, seed, |_| {});
        let mut game = Match::new(table, seed);
        let half = choices.len() / 2;
        for option in &choices[..half] {
            assert_eq!(game.choose(*option), Ok(()));
        }
        let text = serde_json::to_string(game.game()).expect("a game can be written");
        let read: Game = serde_json::from_str(&text).expect("what was written can be read");
        let mut resumed = Match::resumed(table, read, ());
        for option in &choices[half..] {
            assert_eq!(resumed.choose(*option), Ok(()));
        }
        assert!(resumed.game() == whole.game(), "{}", told(table, seed));
    });
}

#[test]
fn every_offered_option_can_be_chosen() {
    each_game(|table, seed| {
        play(table, seed, |game| {
            for option in 0..game.decision().map_or(0, |decision| decision.count()) {
                let mut other = game.clone();
                assert_eq!(other.choose(option), Ok(()), "{}", told(table, seed));
                assert!(other.game().zones.are_sound(), "{}", told(table, seed));
            }
        });
    });
}

/// What ends or refuses, or puts off: a key that is pressed without looking does something else.
fn declining_comes_last(game: &Match<'_>, told: &str) {
    let place = |answer: &Answer| match answer {
        Answer::Wait => 1,
        Answer::Leave(_) | Answer::No | Answer::Done => 2,
        _other => 0,
    };
    let options: Vec<Answer> =
        game.decision().map(|decision| decision.options().collect()).unwrap_or_default();
    assert!(options.iter().map(place).is_sorted(), "{told}: {options:?}");
}

#[test]
fn what_ends_or_declines_is_the_last_option_at_every_decision() {
    each_game(|table, seed| {
        play(table, seed, |game| declining_comes_last(game, &told(table, seed)));
    });
}

#[test]
fn a_choice_that_is_not_offered_is_refused_and_nothing_happens() {
    each_game(|table, seed| {
        play(table, seed, |game| {
            let mut other = game.clone();
            let count = game.decision().map_or(0, |decision| decision.count());
            assert!(other.choose(count).is_err());
            assert!(other.game() == game.game(), "{}", told(table, seed));
        });
    });
}

/// A game, with how many players, and the options that go with them.
type Agreed = (&'static str, std::ops::RangeInclusive<u8>, &'static [&'static str]);

/// The other games with every number of players that they allow, and all their options.
const OTHERS: [Agreed; 16] = [
    ("Crazy Eights", 2..=7, &[]),
    ("Sheet Eights", 2..=7, &[]),
    ("Action Eights", 2..=4, &["stacking", "scoring"]),
    ("Action Eights", 2..=10, &["two decks"]),
    ("Action Eights", 8..=16, &["three decks", "stacking"]),
    ("Classic Eights", 2..=7, &[]),
    ("Classic Eights", 2..=3, &["seven cards", "black aces"]),
    ("Classic Eights", 2..=3, &["twos", "queen of spades"]),
    ("Classic Eights", 2..=3, &["miss a go", "reverse", "jacks"]),
    ("Classic Eights", 2..=7, &["ten cards"]),
    ("Pick-up Eights", 2..=7, &[]),
    ("Crazy Eights, the yardstick", 2..=5, &["action cards"]),
    ("Crazy 8-Ball", 2..=2, &[]),
    ("Crazy 8-Ball", 2..=2, &[]),
    ("Auction", 2..=4, &[]),
    ("Auction", 2..=4, &[]),
];

fn other_programs() -> Vec<Program> {
    let cards = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards");
    let auction = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games/auction");
    let workspace = Workspace::read(&[cards.join("crazy-eights"), cards.join("crazy-8-ball"), auction]);
    analyze_to_play(&workspace.sources, &workspace.unread).programs.into_iter().flatten().collect()
}

fn agreed(program: &Program, players: u8, options: &[&str]) -> TableOptions {
    let id = |name: &&str| program.words.options.iter().position(|known| known == name).expect("it has it");
    let chosen = options.iter().map(|name| (OptionId(id(name) as u8), None)).collect();
    TableOptions { players, chosen, ..TableOptions::default() }
}

#[test]
fn the_other_games_keep_the_laws_with_every_number_of_players() {
    let programs = other_programs();
    let more = games() / 10;
    for (number, (name, players, options)) in OTHERS.iter().enumerate() {
        let program = programs.iter().find(|program| program.words.game == *name).expect("the game is there");
        for players in players.clone() {
            let table = Table::new(program, agreed(program, players, options)).expect("so many may play");
            for seed in number as u64..number as u64 + more.max(1) {
                let told = format!("{name} {options:?}, {players} players, seed {seed}");
                let mut decisions = 0;
                let (game, choices) = play(&table, seed, |game| {
                    assert!(game.game().zones.are_sound(), "{told}");
                    assert_eq!(game.game().zones.count(), table.cards.len(), "{told}");
                    declining_comes_last(game, &told);
                    decisions += 1;
                    if decisions % 20 == 0 {
                        let text = serde_json::to_string(game.game()).expect("a game can be written");
                        let read: Game = serde_json::from_str(&text).expect("what was written can be read");
                        assert!(read == *game.game(), "{told}");
                    }
                });
                assert!(decisions > 0, "{told}: nobody decided anything");
                match game.outcome() {
                    Some(Outcome::Won(_) | Outcome::OutOfTurns(_)) => {}
                    Some(Outcome::Stopped(missing)) => panic!("{told}: {}", table.describe(missing.at)),
                    None => panic!("{told}: no outcome"),
                }
                let mut again = Match::new(&table, seed);
                for option in choices {
                    assert_eq!(again.choose(option), Ok(()), "{told}");
                }
                assert!(again.game() == game.game(), "{told}");
                looking_on_changes_nothing(&table, seed);
            }
        }
    }
}

#[test]
fn hands_repeat_until_somebody_reaches_the_target() {
    let programs = other_programs();
    let program = programs.iter().find(|program| program.words.game == "Sheet Eights").expect("it is there");
    for (players, target) in [(2, 100), (3, 150)] {
        let options = TableOptions { series: true, ..agreed(program, players, &[]) };
        let table = Table::new(program, options).expect("so many may play");
        let (game, _) = play(&table, 1, |_| {});
        let Some(Outcome::Won(winners)) = game.outcome() else { panic!("{:?}", game.outcome()) };
        let points = |player| game.game().seats.seat(player).points;
        assert!(winners.iter().all(|winner| points(winner) >= target), "{players} players");
        assert!(game.game().games > 1, "{players} players");
    }
}
