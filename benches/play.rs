//! What the parts of playing cost: decisions of random games, a copy of a game in its middle, a view, games
//! played on from a position, worlds that look the same to a player. Run with `cargo bench --bench play`.
//!
//! Machines differ and are shared: `examples/yardstick` holds the engine against a program of the same rules in the
//! same run, and tells ratios.

use std::num::NonZeroUsize;

use cardwright::engine::{Match, Table, TableOptions};
use cardwright::game::SMALL;
use cardwright::program::Program;
use cardwright::simulate::{AgentKind, Batch, run};
use divan::Bencher;
use divan::counter::ItemsCount;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

fn main() {
    divan::main();
}

/// The set whose cards are the deck.
const SET: &str = "Base set";
/// Decisions before a position in the middle of a game.
const MIDDLE: usize = 40;
/// From so many positions the same decisions are taken, and so often one after the other.
const POSITIONS: u64 = 40;
const ROUNDS: usize = 100;

fn program() -> Program {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/cards/crazier-eights");
    let workspace = cardwright::workspace::Workspace::read(&[folder.into()]);
    let analysis = cardwright::analysis::analyze(&workspace.sources, &workspace.unread);
    analysis.programs.into_iter().next().flatten().expect("the game has a program")
}

fn table(program: &Program, players: u8) -> Table<'_, SMALL> {
    let set = program.words.sets.iter().position(|name| name == SET).expect("the set is there");
    let options = TableOptions { sets: vec![set as u8], ..TableOptions::for_players(players) };
    Table::link(program, options).expect("so many may play")
}

/// A game in its middle, from the first seed with which it comes so far.
fn middle<'t>(table: &'t Table<'t, SMALL>) -> Match<'t, (), SMALL> {
    let games = (1..).map(|seed| {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Match::new(table, seed);
        (0..MIDDLE).for_each(|_| {
            step(&mut game, &mut chance);
        });
        game
    });
    games.into_iter().find(|game| game.decision().is_some()).expect("one of many games goes on")
}

/// Takes any option; false where the game is over.
fn step(game: &mut Match<'_, (), SMALL>, chance: &mut ChaCha8Rng) -> bool {
    let Some(decision) = game.decision() else { return false };
    let option = chance.random_range(0..decision.count());
    game.choose(option).expect("it is one of the options");
    true
}

/// Whole games; an item is a decision.
#[divan::bench(args = [2, 4], sample_count = 20, sample_size = 1)]
fn decisions(bencher: Bencher<'_, '_>, players: u8) {
    let program = program();
    let table = table(&program, players);
    let batch = Batch {
        games: 100,
        seed: 1,
        agents: vec![AgentKind::Random; usize::from(players)],
        threads: NonZeroUsize::MIN,
        cards: false,
    };
    let decisions = run(&table, &batch, &|_| {}).decisions.total();
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| run(&table, &batch, &|_| {}));
}

/// So many decisions from a position in the middle, the same ones again and again: a processor soon foretells every
/// branch of them. What decisions of games that nobody has seen before take longer is what it guesses wrong.
#[divan::bench(args = [8, 32, 128], sample_count = 10, sample_size = 1)]
fn decisions_foretold(bencher: Bencher<'_, '_>, count: usize) {
    let program = program();
    let table = table(&program, 2);
    let courses: Vec<_> = (1..=POSITIONS).filter_map(|seed| course(&table, seed, count)).collect();
    let mut game = middle(&table);
    bencher.counter(ItemsCount::new(courses.len() * ROUNDS * count)).bench_local(|| {
        for (start, taken) in &courses {
            for _ in 0..ROUNDS {
                game.clone_from(start);
                for option in taken {
                    game.choose(*option).expect("it was one of the options before");
                }
            }
        }
    });
}

/// A game in its middle, and which options are taken from there on; nothing where it ends before there are so many.
fn course<'t>(
    table: &'t Table<'t, SMALL>,
    seed: u64,
    count: usize,
) -> Option<(Match<'t, (), SMALL>, Vec<usize>)> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Match::new(table, seed);
    (0..MIDDLE).for_each(|_| {
        step(&mut game, &mut chance);
    });
    let start = game.clone();
    let mut taken = Vec::new();
    while taken.len() < count {
        let option = chance.random_range(0..game.decision()?.count());
        game.choose(option).expect("it is one of the options");
        taken.push(option);
    }
    Some((start, taken))
}

#[divan::bench]
fn copy_of_a_game(bencher: Bencher<'_, '_>) {
    let program = program();
    let table = table(&program, 2);
    let game = middle(&table);
    bencher.bench_local(|| game.clone());
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let program = program();
    let table = table(&program, 2);
    let game = middle(&table);
    let player = game.decision().expect("it goes on").player;
    bencher.bench_local(|| game.view(player));
}

/// Random games from a position in the middle to their end; an item is a game.
#[divan::bench(args = [2, 4])]
fn playouts(bencher: Bencher<'_, '_>, players: u8) {
    let program = program();
    let table = table(&program, players);
    let game = middle(&table);
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
        let mut game = game.clone();
        while step(&mut game, &mut chance) {}
        game.winners()
    });
}

/// Games that could be the one behind a view; an item is a world.
#[divan::bench(args = [2, 4])]
fn worlds(bencher: Bencher<'_, '_>, players: u8) {
    let program = program();
    let table = table(&program, players);
    let game = middle(&table);
    let seat = game.seat().expect("somebody decides");
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| seat.sample(&mut chance));
}
