//! How fast random games of the reference game are played, and what it costs to clone one in progress. Run
//! with `cargo bench --bench play`.
//!
//! Machines differ and are shared, so every figure stands next to a fixed piece of work done in the same run,
//! in turns with it; the ratio of the two is what can be compared from day to day. With the path of a built
//! yardstick in `YARDSTICK` that is run in turns as well.

use std::hint::black_box;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use cardwright::analysis::analyze;
use cardwright::engine::{Match, Table, TableOptions};
use cardwright::program::Program;
use cardwright::simulate::{AgentKind, Batch, Tally, run};
use cardwright::workspace::Workspace;

const ROUNDS: usize = 7;
/// The set whose cards are the deck.
const SET: &str = "Base set";

fn main() {
    let program = program();
    for players in [2, 4] {
        measure(&program, players);
    }
    clones(&program);
}

fn program() -> Program {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    let workspace = Workspace::read(&[folder]);
    let analysis = analyze(&workspace.sources, &workspace.unread);
    analysis.programs.into_iter().next().flatten().expect("the game has a program")
}

fn table(program: &Program, players: u8) -> Table<'_> {
    let set = program.words.sets.iter().position(|name| name == SET).expect("the set is there");
    let options = TableOptions { sets: vec![set as u8], ..TableOptions::for_players(players) };
    Table::new(program, options).expect("so many may play")
}

fn batch(games: u64, players: u8) -> Batch {
    Batch {
        games,
        seed: 1,
        agents: vec![AgentKind::Random; usize::from(players)],
        threads: NonZeroUsize::MIN,
        cards: false,
    }
}

fn measure(program: &Program, players: u8) {
    let table = table(program, players);
    // As many games as take about a fifth of a second.
    let (_, trial) = timed(|| run(&table, &batch(50, players), &|_| {}));
    let games = (50.0 * 0.2 / trial.as_secs_f64().max(1e-6)).clamp(50.0, 1e7) as u64;
    let (mut rates, mut ratios, mut yardsticks) = (Vec::new(), Vec::new(), Vec::new());
    let mut last = None;
    for _ in 0..ROUNDS {
        let (tally, taken) = timed(|| run(&table, &batch(games, players), &|_| {}));
        let rate = tally.decisions.total() as f64 / taken.as_secs_f64();
        rates.push(rate);
        ratios.push(fixed_work() / rate);
        yardsticks.extend(yardstick(players).map(|yardstick| yardstick / rate));
        last = Some(tally);
    }
    let tally = last.expect("there was a round");
    println!("{players} players: {:.0} decisions per second", median(&mut rates));
    println!("  fixed work is done {:.2} times as often", median(&mut ratios));
    if !yardsticks.is_empty() {
        println!("  the yardstick decides {:.2} times as often", median(&mut yardsticks));
    }
    println!("  {games} games of {:.1} decisions; {}", tally.decisions.mean(), stopped(&tally));
}

fn stopped(tally: &Tally) -> String {
    let stopped = tally.ends.iter().filter(|(name, _)| name.starts_with("stopped"));
    let games: u64 = stopped.map(|(_, ended)| ended.games).sum();
    if games == 0 { "all came to an end".into() } else { format!("{games} stopped on the way") }
}

fn clones(program: &Program) {
    let table = table(program, 2);
    let mut game = Match::new(&table, 1);
    for _ in 0..20 {
        game.choose(0).expect("the first option is offered");
    }
    let rate = {
        let (tally, taken) = timed(|| run(&table, &batch(200, 2), &|_| {}));
        tally.decisions.total() as f64 / taken.as_secs_f64()
    };
    let mut nanoseconds: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let copies = 100_000;
            let (_, taken) = timed(|| (0..copies).for_each(|_| drop(black_box(black_box(&game).clone()))));
            taken.as_nanos() as f64 / f64::from(copies)
        })
        .collect();
    let each = median(&mut nanoseconds);
    println!("cloning a game: {each:.0} ns, {:.2} decisions", each * 1e-9 * rate);
}

/// How often a second a small, fixed piece of work is done: hashing with branches that nobody can predict,
/// about what a game without rules would cost.
fn fixed_work() -> f64 {
    let pieces = 2_000_000u64;
    let (_, taken) = timed(|| {
        let mut state = 1u64;
        let mut sum = 0u64;
        for piece in 0..pieces {
            for _ in 0..8 {
                state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9).wrapping_add(piece);
                sum = if state & 0x40 == 0 { sum.wrapping_add(state) } else { sum.rotate_left(7) ^ state };
            }
        }
        black_box(sum)
    });
    pieces as f64 / taken.as_secs_f64()
}

/// The decisions per second that the yardstick tells of itself, where one was given.
fn yardstick(players: u8) -> Option<f64> {
    let path = std::env::var_os("YARDSTICK")?;
    let output = Command::new(path).args([players.to_string().as_str(), "on", "100000", "1"]).output();
    let said = String::from_utf8(output.expect("the yardstick runs").stdout).expect("it writes text");
    let rate = said.split_whitespace().find_map(|word| word.strip_prefix("decisions_per_second="));
    Some(rate.expect("it tells its speed").parse().expect("its speed is a number"))
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begin = Instant::now();
    let done = work();
    (done, begin.elapsed())
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
