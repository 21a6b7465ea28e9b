//! Random players play a small deck to the end, and laws hold at every decision.

use std::path::PathBuf;

use cardwright::analysis::analyze;
use cardwright::engine::{Match, Table, TableOptions};
use cardwright::game::{Game, Outcome, Players};
use cardwright::program::{CardId, Program};
use cardwright::workspace::Workspace;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

fn program() -> Program {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    let workspace = Workspace::read(&[folder]);
    let analysis = analyze(&workspace.sources, &workspace.unread);
    analysis.programs.into_iter().next().flatten().expect("the game has a program")
}

/// As many of each card as make a deck of about fifty.
fn table(program: &Program, options: TableOptions) -> Table<'_> {
    let copies = 1 + 30 * usize::from(options.players.div_ceil(4)) / program.cards.len();
    let ids = (0..program.cards.len() as u16).map(CardId);
    let deck: Vec<CardId> = ids.flat_map(|id| std::iter::repeat_n(id, copies + 1)).collect();
    Table::with_deck(program, options, deck).expect("so many may play")
}

/// Plays to the end with random choices and hands every state to the law.
fn play(table: &Table<'_>, seed: u64, mut law: impl FnMut(&Match<'_>)) -> Game {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Match::new(table, seed);
    for _ in 0..20_000 {
        law(&game);
        let Some(decision) = game.decision() else { break };
        let option = chance.random_range(0..decision.count());
        assert_eq!(game.choose(option), Ok(()), "an offered option can be chosen");
    }
    game.game().clone()
}

#[test]
fn two_hundred_random_games_come_to_an_outcome() {
    let program = program();
    let table = table(&program, TableOptions::for_players(2));
    let mut won = 0;
    for seed in 0..200 {
        match play(&table, seed, |_| {}).outcome {
            Some(Outcome::Won(players)) => won += usize::from(!players.is_empty()),
            Some(Outcome::OutOfTurns(_)) => {}
            Some(Outcome::Stopped(missing)) => panic!("seed {seed}: {}", table.describe(missing.at)),
            None => panic!("seed {seed} has no outcome"),
        }
    }
    assert!(won > 150, "most games are won, {won} were");
}

/// Every number of players, and every way to make teams of them.
fn tables() -> Vec<TableOptions> {
    let alone = (2..=8).map(TableOptions::for_players);
    let teams = [(2, 4), (2, 6), (2, 8), (3, 6)];
    let teams = teams
        .map(|(size, players)| TableOptions { team_size: Some(size), ..TableOptions::for_players(players) });
    alone.chain(teams).collect()
}

#[test]
fn games_of_two_to_eight_players_and_of_teams_come_to_an_outcome() {
    let program = program();
    for options in tables() {
        let table = table(&program, options.clone());
        for seed in 0..4 {
            let played =
                play(&table, seed, |game| assert!(game.game().zones.are_sound(), "{options:?} {seed}"));
            match played.outcome {
                Some(Outcome::Won(_) | Outcome::OutOfTurns(_)) => {}
                Some(Outcome::Stopped(missing)) => {
                    panic!("{options:?} {seed}: {}", table.describe(missing.at))
                }
                None => panic!("{options:?}: seed {seed} has no outcome"),
            }
        }
    }
}

#[test]
fn who_wins_wins_with_the_whole_team() {
    let program = program();
    for options in tables() {
        let table = table(&program, options.clone());
        for seed in 0..4 {
            let winners = play(&table, seed, |_| {}).winners;
            for player in winners.iter() {
                assert_eq!(table.team(player).and_not(winners), Players::NOBODY, "{options:?} {seed}");
            }
        }
    }
}

#[test]
fn a_game_of_teams_saved_at_any_decision_goes_on_as_it_was() {
    let program = program();
    let options = TableOptions { team_size: Some(2), ..TableOptions::for_players(4) };
    let table = table(&program, options);
    for seed in 0..2 {
        play(&table, seed, |game| {
            let text = serde_json::to_string(game.game()).expect("a game can be written");
            let loaded: Game = serde_json::from_str(&text).expect("a game can be read");
            assert!(loaded == *game.game(), "seed {seed}");
        });
    }
}

#[test]
fn every_card_is_in_exactly_one_place_at_every_decision() {
    let program = program();
    let table = table(&program, TableOptions::for_players(2));
    for seed in 0..50 {
        play(&table, seed, |game| {
            assert!(game.game().zones.are_sound(), "seed {seed}");
            assert_eq!(game.game().zones.count(), table.cards.len());
        });
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let program = program();
    let table = table(&program, TableOptions::for_players(2));
    for seed in 0..20 {
        assert!(play(&table, seed, |_| {}) == play(&table, seed, |_| {}), "seed {seed}");
    }
}

#[test]
fn every_offered_option_can_be_chosen() {
    let program = program();
    let table = table(&program, TableOptions::for_players(2));
    for seed in 0..10 {
        play(&table, seed, |game| {
            for option in 0..game.decision().map_or(0, |decision| decision.count()) {
                let mut other = game.clone();
                assert_eq!(other.choose(option), Ok(()));
                if let Some(Outcome::Stopped(missing)) = other.outcome() {
                    panic!("seed {seed}: {}", table.describe(missing.at));
                }
            }
        });
    }
}

#[test]
fn reading_a_decision_changes_nothing() {
    let program = program();
    let table = table(&program, TableOptions::for_players(2));
    let game = Match::new(&table, 7);
    let before = game.game().clone();
    let first = game.decision().cloned();
    assert_eq!(game.decision().cloned(), first);
    assert!(*game.game() == before);
}
