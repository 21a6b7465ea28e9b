//! How strong the computer players are in the reference game with the budgets that people play against. Run with
//! `cargo bench --bench strength`, or with `-- 50` for another number of games than each row says.
//!
//! The numbers follow from the seed, not from the machine; how long they take does not.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Instant;

use cardwright::analysis::analyze;
use cardwright::engine::{Table, TableOptions};
use cardwright::program::Program;
use cardwright::simulate::{AgentKind, Batch, Budget, SHARE, run, wilson};
use cardwright::workspace::Workspace;

/// The set whose cards are the deck.
const SET: &str = "Base set";

/// Who plays against whom, and how many games.
const ROWS: &[(AgentKind, AgentKind, u64)] = &[
    (AgentKind::Greedy, AgentKind::Random, 1000),
    (AgentKind::Search(Budget::Playouts(16)), AgentKind::Greedy, 150),
    (AgentKind::Search(Budget::Playouts(40)), AgentKind::Greedy, 200),
    (AgentKind::Search(Budget::Playouts(100)), AgentKind::Greedy, 150),
    (AgentKind::Search(Budget::USUAL), AgentKind::Greedy, 200),
];

fn main() {
    // Cargo adds a flag of its own.
    let games = std::env::args().skip(1).find_map(|word| word.parse::<u64>().ok());
    let program = program();
    let set = program.words.sets.iter().position(|name| name == SET).expect("the set is there");
    let options = TableOptions { sets: vec![set as u8], ..TableOptions::for_players(2) };
    let table = Table::new(&program, options).expect("two may play");
    println!(
        "{:<12} {:<12} {:>6} {:>8} {:>9} {:>8} {:>9}",
        "", "against", "games", "won", "at least", "at most", "seconds"
    );
    for (one, other, usual) in ROWS {
        // Each takes each seat as often.
        let half = (games.unwrap_or(*usual) / 2).max(1);
        let begin = Instant::now();
        let won = share(&table, *one, *other, half);
        let interval = wilson(won, half * 2);
        let [won, low, high] =
            [won, interval.low, interval.high].map(|share| format!("{:.1} %", share * 100.0));
        let seconds = begin.elapsed().as_secs_f64();
        let (one, other) = (one.to_string(), other.to_string());
        println!("{one:<12} {other:<12} {:>6} {won:>8} {low:>9} {high:>8} {seconds:>9.1}", half * 2);
    }
}

fn program() -> Program {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    let workspace = Workspace::read(&[folder]);
    let analysis = analyze(&workspace.sources, &workspace.unread);
    analysis.programs.into_iter().next().flatten().expect("the game has a program")
}

/// The part of the games that the first wins: as many in the first seat as in the second.
fn share(table: &Table<'_>, one: AgentKind, other: AgentKind, half: u64) -> f64 {
    let threads = available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let won = |seed: u64, agents: Vec<AgentKind>, seat: usize| {
        run(table, &Batch { games: half, seed, agents, threads, cards: false }, &|_| {}).shares[seat]
    };
    let shares = won(1, vec![one, other], 0) + won(2, vec![other, one], 1);
    shares as f64 / (half * 2 * SHARE) as f64
}
