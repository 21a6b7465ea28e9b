//! Rules read from text against the same rules written by hand: whether they come to the same figures, and
//! how much slower the text is. About two minutes: `cargo run --release --example yardstick`. With a number
//! after `--`, so many games are played for the figures: `… --example yardstick -- 1000000`.

mod by_hand;
mod figures;
mod from_text;

use std::num::NonZeroUsize;
use std::time::Instant;

use by_hand::{Chance, Setting};
use cardwright::engine::{Table, TableOptions};
use cardwright::simulate::{AgentKind, Batch, run};
use figures::Figures;

/// Runs of each in turns; the median of their ratios is told.
const ROUNDS: u64 = 7;
/// How long one run is to take.
const SECONDS: f64 = 0.4;
/// Games for the figures, where nothing is said.
const GAMES: u64 = 40_000;
/// How far apart two figures may be, in standard errors.
const ALLOWED: f64 = 3.0;

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    let program = from_text::program("crazy-eights", "yardstick");
    for players in [2, 4] {
        for action_cards in [true, false] {
            let setting = Setting { players, action_cards };
            let cards = if action_cards { "with" } else { "without" };
            println!("{players} players {cards} action cards");
            let table = from_text::table(&program, setting);
            compare(&table, setting, games);
            race(&table, setting);
        }
    }
    let crazier = from_text::program("crazier-eights", "Crazier");
    let base = crazier.words.sets.iter().position(|set| set == "Base set").expect("the set is there");
    for players in [2, 4] {
        println!("{players} players, Crazier Eights with its base set, against the yardstick's rules");
        let options = TableOptions { sets: vec![base as u8], ..TableOptions::for_players(players as u8) };
        let table = Table::new(&crazier, options).expect("so many may play");
        race(&table, Setting { players, action_cards: true });
    }
}

/// The figures of both, side by side.
fn compare(table: &Table<'_>, setting: Setting, games: u64) {
    let (mut text, mut hand) = (Figures::new(setting.players), Figures::new(setting.players));
    let mut chance = Chance(1);
    for number in 0..games {
        text.add(&from_text::play(table, 1, number));
    }
    // Cheap enough that its own error hardly counts.
    for _ in 0..games * 4 {
        hand.add(&by_hand::play(setting, &mut chance));
    }
    for figure in text.compare(&hand) {
        let verdict = if figure.apart.abs() <= ALLOWED { "" } else { "  TOO FAR APART" };
        println!(
            "  {:14} {:9.4} by hand {:9.4}, {:+.1} standard errors{verdict}",
            figure.name, figure.one, figure.other, figure.apart
        );
    }
}

/// Decisions per second of both, in turns.
fn race(table: &Table<'_>, setting: Setting) {
    let mut text = |games: u64, seed: u64| {
        let agents = vec![AgentKind::Random; setting.players];
        let batch = Batch { games, seed, agents, threads: NonZeroUsize::MIN, cards: false };
        run(table, &batch, &|_| {}).decisions.total()
    };
    let mut hand = |games: u64, seed: u64| {
        let mut chance = Chance(seed);
        (0..games).map(|_| u64::from(by_hand::play(setting, &mut chance).decisions)).sum()
    };
    let (text_games, hand_games) = (games_in_time(&mut text), games_in_time(&mut hand));
    let (mut rates, mut ratios) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let (slow, fast) = (rate(&mut text, text_games, round), rate(&mut hand, hand_games, round));
        rates.push(slow);
        ratios.push(fast / slow);
    }
    rates.sort_by(f64::total_cmp);
    ratios.sort_by(f64::total_cmp);
    let middle = ROUNDS as usize / 2;
    println!(
        "  {:.0} decisions per second; by hand {:.2} times as many ({:.2} to {:.2})",
        rates[middle],
        ratios[middle],
        ratios[0],
        ratios[ratios.len() - 1]
    );
}

/// How many games take about the time of a run.
fn games_in_time(play: &mut impl FnMut(u64, u64) -> u64) -> u64 {
    let begin = Instant::now();
    play(500, 0);
    (500.0 * SECONDS / begin.elapsed().as_secs_f64()).clamp(100.0, 1e7) as u64
}

fn rate(play: &mut impl FnMut(u64, u64) -> u64, games: u64, seed: u64) -> f64 {
    let begin = Instant::now();
    let decisions = play(games, seed);
    decisions as f64 / begin.elapsed().as_secs_f64()
}
