//! Two kinds of work in turns. Machines are shared and change their pace, so a ratio is taken of runs that follow
//! each other, several times, and its middle is told with its spread.

use std::time::Instant;

/// Runs of each, in turns.
const ROUNDS: u64 = 7;
/// How long one run is to take.
const SECONDS: f64 = 0.4;

pub struct Ratio {
    /// How many times as much the first does in a second as the other, in the rounds.
    pub least: f64,
    pub middle: f64,
    pub most: f64,
    /// What the other does in a second, in the middle one.
    pub second: f64,
}

/// Each is told how many games to play, and the seed; it says how much it did.
pub fn race(mut first: impl FnMut(u64, u64) -> u64, mut second: impl FnMut(u64, u64) -> u64) -> Ratio {
    let (first_games, second_games) = (games_in_time(&mut first), games_in_time(&mut second));
    let (mut rates, mut ratios) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let (fast, slow) = (rate(&mut first, first_games, round), rate(&mut second, second_games, round));
        rates.push(slow);
        ratios.push(fast / slow);
    }
    rates.sort_by(f64::total_cmp);
    ratios.sort_by(f64::total_cmp);
    let middle = ROUNDS as usize / 2;
    Ratio { least: ratios[0], middle: ratios[middle], most: ratios[ratios.len() - 1], second: rates[middle] }
}

/// How many games take about the time of a run.
fn games_in_time(play: &mut impl FnMut(u64, u64) -> u64) -> u64 {
    let begin = Instant::now();
    play(200, 0);
    (200.0 * SECONDS / begin.elapsed().as_secs_f64()).clamp(100.0, 1e8) as u64
}

fn rate(play: &mut impl FnMut(u64, u64) -> u64, games: u64, seed: u64) -> f64 {
    let begin = Instant::now();
    let done = play(games, seed);
    done as f64 / begin.elapsed().as_secs_f64()
}
