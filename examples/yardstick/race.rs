//! Two kinds of work in turns. Machines are shared and change their pace from one tenth of a second to the next, so both
//! take short turns in every run, and a run comes to one ratio; the middle one of several is told with its spread.

use std::time::{Duration, Instant};

/// Runs of both.
const RUNS: u64 = 7;
/// How often each has its turn in a run.
const TURNS: u64 = 20;
/// How long one turn is to take.
const SECONDS: f64 = 0.02;

pub struct Ratio {
    /// How many times as much the first does in a second as the other, in the runs.
    pub least: f64,
    pub middle: f64,
    pub most: f64,
    /// The same of the quickest turn of each: what a machine that nobody else uses would show.
    pub undisturbed: f64,
    /// What the other does in a second, in the middle one.
    pub second: f64,
}

/// Each is told how many games to play, and the seed; it says how much it did.
pub fn race(mut first: impl FnMut(u64, u64) -> u64, mut second: impl FnMut(u64, u64) -> u64) -> Ratio {
    let (first_games, second_games) = (games_in_time(&mut first), games_in_time(&mut second));
    let (mut rates, mut ratios) = (Vec::new(), Vec::new());
    let (mut first_best, mut second_best) = (0.0, 0.0);
    for run in 0..RUNS {
        let (mut fast, mut slow) = (Done::default(), Done::default());
        for seed in run * TURNS..(run + 1) * TURNS {
            fast.take_turn(&mut first, first_games, seed);
            slow.take_turn(&mut second, second_games, seed);
        }
        (first_best, second_best) = (fast.best.max(first_best), slow.best.max(second_best));
        rates.push(slow.rate());
        ratios.push(fast.rate() / slow.rate());
    }
    rates.sort_by(f64::total_cmp);
    ratios.sort_by(f64::total_cmp);
    let middle = RUNS as usize / 2;
    Ratio {
        least: ratios[0],
        middle: ratios[middle],
        most: ratios[ratios.len() - 1],
        undisturbed: first_best / second_best,
        second: rates[middle],
    }
}

/// How many games take about the time of a turn.
fn games_in_time(play: &mut impl FnMut(u64, u64) -> u64) -> u64 {
    let begin = Instant::now();
    play(200, 0);
    (200.0 * SECONDS / begin.elapsed().as_secs_f64()).clamp(10.0, 1e8) as u64
}

/// What was done in the turns of a run.
#[derive(Default)]
struct Done {
    much: u64,
    time: Duration,
    /// How much it did in a second, in its quickest turn.
    best: f64,
}

impl Done {
    fn take_turn(&mut self, play: &mut impl FnMut(u64, u64) -> u64, games: u64, seed: u64) {
        let begin = Instant::now();
        let much = play(games, seed);
        let time = begin.elapsed();
        self.much += much;
        self.time += time;
        self.best = self.best.max(much as f64 / time.as_secs_f64());
    }

    fn rate(&self) -> f64 {
        self.much as f64 / self.time.as_secs_f64()
    }
}
