//! Tables, and random games at them that are handed to a law.

use std::path::PathBuf;

use cardwright::analysis::analyze_to_play;
use cardwright::engine::{Match, Table, TableOptions};
use cardwright::program::{CardId, Program};
use cardwright::workspace::Workspace;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

pub fn program() -> Program {
    program_in("cards/crazier-eights")
}

pub fn program_in(folder: &str) -> Program {
    programs_in(&[folder]).into_iter().next().expect("the game has a program")
}

pub fn programs_in(folders: &[&str]) -> Vec<Program> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let folders: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    let workspace = Workspace::read(&folders);
    analyze_to_play(&workspace.sources, &workspace.unread).programs.into_iter().flatten().collect()
}

pub fn table(program: &Program, players: u8, team_size: Option<u8>) -> Table<'_> {
    let copies = 2 + usize::from(players) * 8 / program.cards.len();
    let ids = (0..program.cards.len() as u16).map(CardId);
    let deck: Vec<CardId> = ids.flat_map(|id| std::iter::repeat_n(id, copies)).collect();
    let options = TableOptions { team_size, ..TableOptions::for_players(players) };
    Table::with_deck(program, options, deck).expect("so many may play")
}

pub fn games() -> u64 {
    std::env::var("HIDDEN_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(20)
}

/// The games to play: the first ones, and those in which something once came out.
pub fn seeds(share: u64, found: &[u64]) -> Vec<u64> {
    if let Some(only) = std::env::var("HIDDEN_SEED").ok().and_then(|number| number.parse().ok()) {
        return vec![only];
    }
    let first = games() / share;
    (0..first).chain(found.iter().copied().filter(|seed| *seed >= first)).collect()
}

/// Which of several tables a game is played at: all of them come up, with short games and with long ones.
pub fn spread(seed: u64, tables: usize) -> usize {
    (seed + seed / 4) as usize * 97 % tables
}

/// Plays a game to the end with random choices and hands a few of its decisions to the law.
pub fn play_one(
    table: &Table<'_>,
    seed: u64,
    often: u32,
    mut law: impl FnMut(u64, &Match<'_>, &mut ChaCha8Rng),
) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Match::new(table, seed);
    // Most games are left early: there are more beginnings than ends in the time of a test.
    let longest = if seed.is_multiple_of(4) { usize::MAX } else { 80 };
    let mut decisions = 0..longest;
    while let (Some(decision), Some(_)) = (game.decision(), decisions.next()) {
        let option = chance.random_range(0..decision.count());
        if chance.random_ratio(1, often) {
            law(seed, &game, &mut chance);
        }
        game.choose(option).expect("an offered option can be chosen");
    }
}

pub fn play(
    table: &Table<'_>,
    seeds: impl IntoIterator<Item = u64>,
    often: u32,
    mut law: impl FnMut(u64, &Match<'_>, &mut ChaCha8Rng),
) {
    for seed in seeds {
        play_one(table, seed, often, &mut law);
    }
}
