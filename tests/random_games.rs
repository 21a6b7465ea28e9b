//! Two random players play a small deck to the end, and laws hold at every decision.

use std::path::PathBuf;

use cardwright::analysis::analyze;
use cardwright::engine::{Match, Table};
use cardwright::game::{Game, Outcome};
use cardwright::program::{CardId, Program};
use cardwright::workspace::Workspace;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// Cards whose texts the engine can do.
const DECK: [&str; 13] = [
    "Angel of Hope",
    "Devious Dragon",
    "Castle",
    "Death",
    "Restoration",
    "Ferocity",
    "Forbidden Knowledge",
    "Tempest",
    "Trade",
    "Elven Princess",
    "Potion of Vitality",
    "Malevolent Minion",
    "Wood Elf",
];

fn program() -> Program {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    let workspace = Workspace::read(&[folder]);
    let analysis = analyze(&workspace.sources, &workspace.unread);
    analysis.programs.into_iter().next().flatten().expect("the game has a program")
}

/// Two of each card of the deck, and every eight.
fn table(program: &Program) -> Table<'_> {
    let number = |name: &str| program.words.cards.iter().position(|card| card == name).expect(name);
    let ids = DECK.iter().chain(&["Spell Tome"]).map(|name| CardId(number(name) as u16));
    let deck: Vec<CardId> = ids.flat_map(|id| [id, id]).collect();
    Table::with_deck(program, 2, deck).expect("two may play")
}

/// Plays to the end with random choices and hands every state to the law.
fn play(table: &Table<'_>, seed: u64, mut law: impl FnMut(&Match<'_>)) -> Game {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Match::new(table, seed);
    for _ in 0..20_000 {
        law(&game);
        let Some(decision) = game.decision() else { break };
        let option = chance.random_range(0..decision.options.len());
        assert!(game.choose(option), "an offered option can be chosen");
    }
    game.game().clone()
}

#[test]
fn two_hundred_random_games_come_to_an_outcome() {
    let program = program();
    let table = table(&program);
    let mut won = 0;
    for seed in 0..200 {
        match play(&table, seed, |_| {}).outcome {
            Some(Outcome::Won(players)) => won += usize::from(!players.is_empty()),
            Some(Outcome::OutOfTurns) => {}
            Some(Outcome::Stopped(missing)) => panic!("seed {seed}: {}", missing.describe(&program)),
            None => panic!("seed {seed} has no outcome"),
        }
    }
    assert!(won > 150, "most games are won, {won} were");
}

#[test]
fn every_card_is_in_exactly_one_place_at_every_decision() {
    let program = program();
    let table = table(&program);
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
    let table = table(&program);
    for seed in 0..20 {
        assert!(play(&table, seed, |_| {}) == play(&table, seed, |_| {}), "seed {seed}");
    }
}

#[test]
fn every_offered_option_can_be_chosen() {
    let program = program();
    let table = table(&program);
    for seed in 0..10 {
        play(&table, seed, |game| {
            for option in 0..game.decision().map_or(0, |decision| decision.options.len()) {
                let mut other = game.clone();
                assert!(other.choose(option));
                if let Some(Outcome::Stopped(missing)) = other.outcome() {
                    panic!("seed {seed}: {}", missing.describe(&program));
                }
            }
        });
    }
}

#[test]
fn reading_a_decision_changes_nothing() {
    let program = program();
    let table = table(&program);
    let game = Match::new(&table, 7);
    let before = game.game().clone();
    let first = game.decision().cloned();
    assert_eq!(game.decision().cloned(), first);
    assert!(*game.game() == before);
}
