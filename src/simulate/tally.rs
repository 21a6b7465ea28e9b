//! What a batch came to. Whole numbers only, so that the sum does not depend on the order of the games.

use std::collections::BTreeMap;

use super::{Interval, Lengths, Played, wilson};
use crate::replay::End;

/// A win in parts: divides evenly among any number of players up to sixteen.
pub const SHARE: u64 = 720_720;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    /// For each seat the parts of its wins: [`SHARE`] for a win alone, half of that for one of two.
    pub shares: Vec<u64>,
    pub decisions: Lengths,
    pub turns: Lengths,
    pub ends: BTreeMap<String, Ended>,
}

/// Games that ended in one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    pub games: u64,
    /// The number of the first of them, from zero: to look at it.
    pub first: u64,
}

impl Tally {
    pub fn new(seats: usize) -> Tally {
        Tally {
            games: 0,
            shares: vec![0; seats],
            decisions: Lengths::default(),
            turns: Lengths::default(),
            ends: BTreeMap::new(),
        }
    }

    pub fn add(&mut self, game: u64, played: &Played) {
        self.games += 1;
        self.decisions.add(game, played.decisions);
        self.turns.add(game, played.turns);
        match &played.end {
            End::Won(seats) | End::OutOfTurns(seats) => {
                for seat in seats {
                    self.shares[usize::from(*seat)] += SHARE / seats.len() as u64;
                }
            }
            End::Stopped(_) => {}
        }
        self.ended(played.end.name(), Ended { games: 1, first: game });
    }

    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        for (share, more) in self.shares.iter_mut().zip(&other.shares) {
            *share += more;
        }
        self.decisions.merge(&other.decisions);
        self.turns.merge(&other.turns);
        for (name, ended) in &other.ends {
            self.ended(name.clone(), *ended);
        }
    }

    fn ended(&mut self, name: String, more: Ended) {
        let known = self.ends.entry(name).or_insert(Ended { games: 0, first: more.first });
        known.games += more.games;
        known.first = known.first.min(more.first);
    }

    /// The wins of a seat; a win that several share counts for each as its part.
    pub fn wins(&self, seat: usize) -> f64 {
        self.shares[seat] as f64 / SHARE as f64
    }

    /// The part of all games that a seat won.
    pub fn win_share(&self, seat: usize) -> f64 {
        if self.games == 0 { 0.0 } else { self.wins(seat) / self.games as f64 }
    }

    pub fn win_interval(&self, seat: usize) -> Interval {
        wilson(self.win_share(seat), self.games)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(end: End) -> Played {
        Played { decisions: 10, turns: 4, end }
    }

    #[test]
    fn a_shared_win_counts_for_each_as_its_part() {
        let mut tally = Tally::new(3);
        tally.add(0, &played(End::Won(vec![0])));
        tally.add(1, &played(End::Won(vec![0, 2])));
        assert_eq!([0, 1, 2].map(|seat| tally.wins(seat)), [1.5, 0.0, 0.5]);
    }

    #[test]
    fn every_number_of_winners_divides_a_win_evenly() {
        assert!((1..=16).all(|winners| SHARE.is_multiple_of(winners)));
    }

    #[test]
    fn ends_are_counted_by_name_with_the_first_game_of_each() {
        let mut one = Tally::new(2);
        one.add(7, &played(End::OutOfTurns(Vec::new())));
        let mut other = Tally::new(2);
        other.add(3, &played(End::OutOfTurns(Vec::new())));
        other.add(4, &played(End::Stopped("a chain".into())));
        one.merge(&other);
        assert_eq!(one.ends["out of turns"], Ended { games: 2, first: 3 });
        assert_eq!(one.ends["stopped: a chain"], Ended { games: 1, first: 4 });
    }
}
