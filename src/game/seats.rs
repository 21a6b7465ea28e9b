//! The players around the table: who is in, whose turn it is, which way it goes.

use serde::{Deserialize, Serialize};

use super::{Player, Players};
use crate::program::PhaseId;

pub const MOST_PLAYERS: usize = 16;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats {
    /// Who is still in the game.
    pub in_game: Players,
    /// Whose turn it is; of a team, its first seat.
    pub active: Player,
    /// Everybody whose turn it is.
    pub taking_turn: Players,
    pub dealer: Player,
    /// Whether turns go to the left.
    pub clockwise: bool,
    /// Those who have another turn coming, first come first served.
    pub again: smallvec::SmallVec<[Player; 4]>,
    pub seats: [Seat; MOST_PLAYERS],
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
    /// A phase to be skipped in the next turn that has it.
    pub skips: Option<PhaseId>,
}

impl Seats {
    pub fn new(players: u8, clockwise: bool) -> Seats {
        Seats {
            in_game: Players::first(players),
            active: Player(0),
            taking_turn: Players::one(Player(0)),
            dealer: Player(0),
            clockwise,
            again: smallvec::SmallVec::new(),
            seats: [Seat::default(); MOST_PLAYERS],
        }
    }

    pub fn seat(&self, player: Player) -> &Seat {
        &self.seats[player.index()]
    }

    pub fn seat_mut(&mut self, player: Player) -> &mut Seat {
        &mut self.seats[player.index()]
    }
}
