//! What the cards did in a batch of games. Whole numbers only, so that the order of the games does not matter.

use super::{CardNote, Interval, Moved, wilson};

/// One card in all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardTally {
    pub played: u64,
    pub discarded: u64,
    pub acted: u64,
    pub used: u64,
    pub own_hand: Moved<u64>,
    pub other_hands: Moved<u64>,
    /// Games of those who played it, and of those who controlled it.
    pub by_player: Wins,
    pub by_controller: Wins,
    /// Games of those who had it in a zone of their own.
    pub by_holder: Wins,
}

/// How often somebody won. One game counts once for each of those who are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wins {
    pub games: u64,
    pub won: u64,
}

impl Wins {
    /// Those who are meant in one game, by seats as bits, and those who won it.
    pub fn add(&mut self, meant: u16, winners: u16) {
        self.games += u64::from(meant.count_ones());
        self.won += u64::from((meant & winners).count_ones());
    }

    pub fn merge(&mut self, other: Wins) {
        self.games += other.games;
        self.won += other.won;
    }

    pub fn share(self) -> f64 {
        if self.games == 0 { 0.0 } else { self.won as f64 / self.games as f64 }
    }

    pub fn interval(self) -> Interval {
        wilson(self.share(), self.games)
    }
}

impl Moved<u64> {
    fn add(&mut self, other: Moved<u64>) {
        self.into += other.into;
        self.out += other.out;
    }
}

impl CardTally {
    pub fn add(&mut self, note: &CardNote, winners: u16) {
        self.played += u64::from(note.played);
        self.discarded += u64::from(note.discarded);
        self.acted += u64::from(note.acted);
        self.used += u64::from(note.used);
        self.own_hand.add(note.own_hand.map(u64::from));
        self.other_hands.add(note.other_hands.map(u64::from));
        self.by_player.add(note.players.0, winners);
        self.by_controller.add(note.controllers.0, winners);
        self.by_holder.add(note.holders.0, winners);
    }

    pub fn merge(&mut self, other: &CardTally) {
        self.played += other.played;
        self.discarded += other.discarded;
        self.acted += other.acted;
        self.used += other.used;
        self.own_hand.add(other.own_hand);
        self.other_hands.add(other.other_hands);
        self.by_player.merge(other.by_player);
        self.by_controller.merge(other.by_controller);
        self.by_holder.merge(other.by_holder);
    }

    /// Those who used it: who played it, or had it in play where it stays there.
    pub fn by_user(&self) -> Wins {
        if self.by_controller.games > 0 { self.by_controller } else { self.by_player }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Players;

    #[test]
    fn a_game_counts_once_for_each_who_played_the_card() {
        let mut tally = CardTally::default();
        let note = CardNote { played: 5, players: Players(0b011), ..CardNote::default() };
        tally.add(&note, 0b001);
        tally.add(&note, 0b100);
        assert_eq!(tally.played, 10);
        assert_eq!(tally.by_player, Wins { games: 4, won: 1 });
        assert_eq!(tally.by_player.share(), 0.25);
    }

    #[test]
    fn who_controls_a_card_uses_it_rather_than_who_played_it() {
        let note = CardNote { players: Players(0b01), controllers: Players(0b10), ..CardNote::default() };
        let mut tally = CardTally::default();
        tally.add(&note, 0b10);
        assert_eq!(tally.by_user(), Wins { games: 1, won: 1 });
        assert_eq!(tally.by_player, Wins { games: 1, won: 0 });
    }
}
