//! Two random players play a small deck to the end, and laws hold at every decision.

use std::path::PathBuf;

use cardwright::analysis::analyze;
use cardwright::engine::{Match, Table, TableOptions};
use cardwright::game::{Game, Outcome};
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
