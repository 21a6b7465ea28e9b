//! What a batch came to. Whole numbers only, so that the sum does not depend on the order of the games.

use std::collections::BTreeMap;

use super::{CardNotes, CardTally, Guards, Interval, Lengths, Played, Wins, wilson};
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
    /// Games in which something had to be cut off before they ended, by what it was.
    pub cut_off: BTreeMap<String, Ended>,
    /// One for each card of the program, where they are counted.
    pub cards: Vec<CardTally>,
    /// All seats of all games, where cards are counted: what a card is held against.
    pub seats: Wins,
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
            cut_off: BTreeMap::new(),
            cards: Vec::new(),
            seats: Wins::default(),
        }
    }

    pub fn add(&mut self, game: u64, played: &Played, guards: &Guards) {
        self.games += 1;
        self.decisions.add(game, played.decisions);
        self.turns.add(game, played.turns);
        let winners = winners(&played.end);
        for seat in winners {
            self.shares[usize::from(*seat)] += SHARE / winners.len() as u64;
        }
        let once = Ended { games: 1, first: game };
        count(&mut self.ends, played.end.name(), once);
        for what in &guards.0 {
            count(&mut self.cut_off, what.clone(), once);
        }
    }

    /// What the cards did in the game.
    pub fn add_cards(&mut self, played: &Played, notes: &CardNotes) {
        self.cards.resize(notes.cards.len(), CardTally::default());
        let won = winners(&played.end).iter().fold(0, |all, seat| all | 1 << seat);
        for (card, note) in self.cards.iter_mut().zip(&notes.cards) {
            card.add(note, won);
        }
        let everyone = ((1u32 << self.shares.len()) - 1) as u16;
        self.seats.add(everyone, won);
    }

    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        for (share, more) in self.shares.iter_mut().zip(&other.shares) {
            *share += more;
        }
        self.decisions.merge(&other.decisions);
        self.turns.merge(&other.turns);
        for (name, ended) in &other.ends {
            count(&mut self.ends, name.clone(), *ended);
        }
        for (what, games) in &other.cut_off {
            count(&mut self.cut_off, what.clone(), *games);
        }
        self.cards.resize(self.cards.len().max(other.cards.len()), CardTally::default());
        for (card, more) in self.cards.iter_mut().zip(&other.cards) {
            card.merge(more);
        }
        self.seats.merge(other.seats);
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

/// The seats that won.
fn winners(end: &End) -> &[u8] {
    match end {
        End::Won(seats) | End::OutOfTurns(seats) => seats,
        End::Stopped(_) => &[],
    }
}

fn count(all: &mut BTreeMap<String, Ended>, name: String, more: Ended) {
    let known = all.entry(name).or_insert(Ended { games: 0, first: more.first });
    known.games += more.games;
    known.first = known.first.min(more.first);
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
        tally.add(0, &played(End::Won(vec![0])), &Guards::default());
        tally.add(1, &played(End::Won(vec![0, 2])), &Guards::default());
        assert_eq!([0, 1, 2].map(|seat| tally.wins(seat)), [1.5, 0.0, 0.5]);
    }

    #[test]
    fn every_number_of_winners_divides_a_win_evenly() {
        assert!((1..=16).all(|winners| SHARE.is_multiple_of(winners)));
    }

    #[test]
    fn what_was_cut_off_is_counted_once_for_each_game() {
        let guards = Guards(["a chain".to_string(), "a turn".to_string()].into());
        let mut tally = Tally::new(2);
        tally.add(5, &played(End::Won(vec![0])), &guards);
        tally.add(6, &played(End::Won(vec![0])), &Guards(["a turn".to_string()].into()));
        assert_eq!(tally.cut_off["a chain"], Ended { games: 1, first: 5 });
        assert_eq!(tally.cut_off["a turn"], Ended { games: 2, first: 5 });
    }

    #[test]
    fn ends_are_counted_by_name_with_the_first_game_of_each() {
        let mut one = Tally::new(2);
        one.add(7, &played(End::OutOfTurns(Vec::new())), &Guards::default());
        let mut other = Tally::new(2);
        other.add(3, &played(End::OutOfTurns(Vec::new())), &Guards::default());
        other.add(4, &played(End::Stopped("a chain".into())), &Guards::default());
        one.merge(&other);
        assert_eq!(one.ends["out of turns"], Ended { games: 2, first: 3 });
        assert_eq!(one.ends["stopped: a chain"], Ended { games: 1, first: 4 });
    }
}
