//! Figures of many games, with their standard errors, and how far two batches are apart.

use super::by_hand::Course;

/// One quantity over many games: how many games, the sum and the sum of the squares.
#[derive(Clone, Copy, Default)]
struct Sum {
    games: f64,
    sum: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.games += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn merge(&mut self, other: &Sum) {
        self.games += other.games;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(&self) -> f64 {
        self.sum / self.games
    }

    /// The square of the standard error of the mean.
    fn error_squared(&self) -> f64 {
        (self.squares / self.games - self.mean() * self.mean()) / self.games
    }
}

/// What a batch of games came to.
pub struct Figures {
    named: Vec<(String, Sum)>,
}

/// A quantity in two batches.
pub struct Compared {
    pub name: String,
    pub one: f64,
    pub other: f64,
    /// How many standard errors of the difference they are apart.
    pub apart: f64,
}

impl Figures {
    pub fn new(players: usize) -> Figures {
        let names = ["decisions", "plays", "draws", "passes", "nobody wins"].map(str::to_string);
        let wins = (1..=players).map(|seat| format!("seat {seat} wins"));
        Figures { named: names.into_iter().chain(wins).map(|name| (name, Sum::default())).collect() }
    }

    pub fn add(&mut self, course: &Course) {
        let counts = [course.decisions, course.plays, course.draws, course.passes].map(f64::from);
        let nobody = f64::from(u8::from(course.winner.is_none()));
        let wins = (0..).map(|seat| f64::from(u8::from(course.winner == Some(seat))));
        let values = counts.into_iter().chain([nobody]).chain(wins);
        self.named.iter_mut().zip(values).for_each(|((_, sum), value)| sum.add(value));
    }

    /// The games of both, as if they had been one batch.
    pub fn merge(&mut self, other: &Figures) {
        self.named.iter_mut().zip(&other.named).for_each(|((_, sum), (_, more))| sum.merge(more));
    }

    pub fn compare(&self, other: &Figures) -> Vec<Compared> {
        let pairs = self.named.iter().zip(&other.named);
        let compared = pairs.map(|((name, one), (_, other))| {
            let error = (one.error_squared() + other.error_squared()).sqrt();
            let difference = one.mean() - other.mean();
            let apart = if difference == 0.0 { 0.0 } else { difference / error };
            Compared { name: name.clone(), one: one.mean(), other: other.mean(), apart }
        });
        compared.collect()
    }
}
