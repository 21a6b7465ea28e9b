//! What changed since the rules about states were looked at: only rules that read it can have become true.

use serde::{Deserialize, Serialize};

use super::Zone;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Touched {
    /// Zones that a card left or entered, or whose order changed, as bits.
    pub zones: u64,
    /// Zones that the last card left.
    pub emptied: u64,
    /// Whatever is no zone: eight bits, as wide as the others so that all are asked alike.
    pub others: u64,
}

impl Touched {
    pub const NOTHING: Touched = Touched { zones: 0, emptied: 0, others: 0 };
    pub const EVERYTHING: Touched = Touched { zones: u64::MAX, emptied: u64::MAX, others: u8::MAX as u64 };
    /// Who is in the game.
    pub const PLAYERS: Touched = Touched { others: 1, ..Touched::NOTHING };
    /// Numbers that the game keeps, points and dice.
    pub const NUMBERS: Touched = Touched { others: 2, ..Touched::NOTHING };
    pub const COUNTERS: Touched = Touched { others: 4, ..Touched::NOTHING };
    /// Whose turn it is, which phase, which way it goes.
    pub const TURN: Touched = Touched { others: 8, ..Touched::NOTHING };
    /// What was done this turn, and the rest.
    pub const REST: Touched = Touched { others: 16, ..Touched::NOTHING };
    /// Effects that hold for a while.
    pub const EFFECTS: Touched = Touched { others: 32, ..Touched::NOTHING };
    /// Cards in play that are about states.
    pub const CARDS: Touched = Touched { others: 64, ..Touched::NOTHING };

    /// What the beginning of a turn changes.
    pub const TURN_AND_REST: Touched = Touched { others: 8 | 16, ..Touched::NOTHING };

    /// What an effect changes that begins to hold: it may be a number, and may change how often something can be done.
    pub const OF_NEW_EFFECT: Touched = Touched { others: 2 | 16 | 32, ..Touched::NOTHING };

    pub fn zone(zone: Zone) -> Touched {
        Touched { zones: 1 << zone.0, ..Touched::NOTHING }
    }

    #[inline]
    pub fn add(&mut self, more: Touched) {
        self.zones |= more.zones;
        self.emptied |= more.emptied;
        self.others |= more.others;
    }

    /// What is in both.
    #[inline]
    pub fn and(self, other: &Touched) -> Touched {
        Touched {
            zones: self.zones & other.zones,
            emptied: self.emptied & other.emptied,
            others: self.others & other.others,
        }
    }

    #[inline]
    pub fn is_nothing(&self) -> bool {
        self.zones | self.emptied | self.others == 0
    }

    /// Whether something of the one is in the other.
    #[inline]
    pub fn meets(&self, other: &Touched) -> bool {
        self.zones & other.zones | self.emptied & other.emptied | self.others & other.others != 0
    }
}
