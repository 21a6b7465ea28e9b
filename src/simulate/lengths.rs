//! How long games were: counted exactly, so that the order in which games end does not matter.

use std::collections::BTreeMap;

/// How many games had each length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lengths {
    counts: BTreeMap<u32, u64>,
    longest: Option<Longest>,
}

/// The longest game; the first of them where several are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Longest {
    pub length: u32,
    /// Its number in the batch, from zero.
    pub game: u64,
}

impl Lengths {
    pub fn add(&mut self, game: u64, length: u32) {
        *self.counts.entry(length).or_default() += 1;
        self.see(Longest { length, game });
    }

    pub fn merge(&mut self, other: &Lengths) {
        for (length, count) in &other.counts {
            *self.counts.entry(*length).or_default() += count;
        }
        if let Some(longest) = other.longest {
            self.see(longest);
        }
    }

    fn see(&mut self, seen: Longest) {
        let is_longer = |known: Longest| (seen.length, known.game) > (known.length, seen.game);
        if self.longest.is_none_or(is_longer) {
            self.longest = Some(seen);
        }
    }

    pub fn games(&self) -> u64 {
        self.counts.values().sum()
    }

    pub fn total(&self) -> u64 {
        self.counts.iter().map(|(length, count)| u64::from(*length) * count).sum()
    }

    pub fn mean(&self) -> f64 {
        if self.counts.is_empty() { 0.0 } else { self.total() as f64 / self.games() as f64 }
    }

    /// The standard deviation of a game; zero where there is only one.
    pub fn spread(&self) -> f64 {
        let games = self.games();
        if games < 2 {
            return 0.0;
        }
        let mean = self.mean();
        let squares: f64 = self
            .counts
            .iter()
            .map(|(length, count)| (f64::from(*length) - mean).powi(2) * *count as f64)
            .sum();
        (squares / (games - 1) as f64).sqrt()
    }

    /// The shortest length that at least this share of the games, in percent, does not exceed.
    pub fn percentile(&self, percent: u64) -> u32 {
        let wanted = (self.games() * percent).div_ceil(100).max(1);
        let mut seen = 0;
        for (length, count) in &self.counts {
            seen += count;
            if seen >= wanted {
                return *length;
            }
        }
        0
    }

    pub fn longest(&self) -> Option<Longest> {
        self.longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(lengths: &[u32]) -> Lengths {
        let mut all = Lengths::default();
        for (game, length) in (0..).zip(lengths) {
            all.add(game, *length);
        }
        all
    }

    #[test]
    fn mean_and_spread_are_those_of_the_schoolbook() {
        let lengths = of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(lengths.mean(), 5.0);
        // The squares of the distances sum to 32; one of eight games is free.
        assert!((lengths.spread() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn percentiles_are_lengths_that_happened() {
        let lengths = of(&(1..=100).collect::<Vec<u32>>());
        assert_eq!([5, 50, 95].map(|percent| lengths.percentile(percent)), [5, 50, 95]);
        assert_eq!(of(&[3, 80]).percentile(50), 3);
    }

    #[test]
    fn the_first_of_the_longest_games_is_told_however_they_are_merged() {
        let (mut one, mut other) = (Lengths::default(), Lengths::default());
        one.add(4, 9);
        other.add(2, 9);
        other.add(3, 5);
        let (mut forward, mut backward) = (one.clone(), other.clone());
        forward.merge(&other);
        backward.merge(&one);
        assert_eq!(forward, backward);
        assert_eq!(forward.longest(), Some(Longest { length: 9, game: 2 }));
    }
}
