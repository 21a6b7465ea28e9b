//! The players around the table: who is in, whose turn it is, which way it goes.

use serde::{Deserialize, Serialize};

use super::copy::{copied_each, rewrite_each};
use super::{Player, Players};
use crate::program::PhaseId;

pub const MOST_PLAYERS: usize = 16;

#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats {
    /// Who is still in the game.
    pub in_game: Players,
    /// Those who had lost the game that is over.
    #[serde(default)]
    pub lost: Players,
    /// Whose turn it is; of a team, its first seat.
    pub active: Player,
    /// Everybody whose turn it is.
    pub taking_turn: Players,
    pub dealer: Player,
    /// Whether turns go to the left.
    pub clockwise: bool,
    /// Those who have another turn coming: the last is next.
    pub again: Vec<Player>,
    /// Whose turn it was before the turns that came in between.
    pub interrupted: Option<Player>,
    /// Phases to be skipped.
    pub skips: Vec<Skip>,
    /// Those who take the turn and skip this phase of it.
    pub sits_out: Players,
    /// Those who have taken an offer of this turn.
    pub took: Players,
    pub seats: [Seat; MOST_PLAYERS],
}

impl Clone for Seats {
    #[inline(always)]
    fn clone(&self) -> Seats {
        Seats { again: copied_each(&self.again), skips: copied_each(&self.skips), ..*self }
    }

    #[inline(always)]
    fn clone_from(&mut self, other: &Seats) {
        let (again, skips) = (std::mem::take(&mut self.again), std::mem::take(&mut self.skips));
        *self = Seats { again, skips, ..*other };
        rewrite_each(&mut self.again, &other.again);
        rewrite_each(&mut self.skips, &other.skips);
    }
}

/// What is kept for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seat {
    /// The last die rolled.
    pub die: i16,
    pub points: i16,
    /// Cards discarded and played as offers of this turn.
    pub discards: u16,
    pub plays: u16,
    /// Turns to be missed.
    pub misses: u8,
}

/// A phase that a player skips: the next one, or only the one of this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Skip {
    pub player: Player,
    pub phase: PhaseId,
    pub only_in: Option<u16>,
}

impl Seats {
    pub fn new(players: u8, clockwise: bool) -> Seats {
        Seats {
            in_game: Players::first(players),
            lost: Players::NOBODY,
            active: Player(0),
            taking_turn: Players::one(Player(0)),
            dealer: Player(0),
            clockwise,
            again: Vec::new(),
            interrupted: None,
            skips: Vec::new(),
            sits_out: Players::NOBODY,
            took: Players::NOBODY,
            seats: [Seat::default(); MOST_PLAYERS],
        }
    }

    /// Another turn begins: nobody has taken an offer of it.
    #[inline]
    pub fn forget_taken(&mut self) {
        for player in std::mem::replace(&mut self.took, Players::NOBODY).iter() {
            let seat = self.seat_mut(player);
            (seat.discards, seat.plays) = (0, 0);
        }
    }

    pub fn seat(&self, player: Player) -> &Seat {
        &self.seats[player.index() % MOST_PLAYERS]
    }

    pub fn seat_mut(&mut self, player: Player) -> &mut Seat {
        &mut self.seats[player.index() % MOST_PLAYERS]
    }
}
