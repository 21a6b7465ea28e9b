//! People as an instruction holds them, and the steps that work out a set of players.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Cards, ExprId, How, Local, PersonsId, TestId};

/// One player or several: two bytes, the kind in the four highest bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Who(u16);

/// A [`Who`] unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhoKind {
    /// who controls the ability, plays the card, does the action
    You,
    /// whose turn it is
    Active,
    Dealer,
    /// who won the game that has ended; several where they share it
    Winner,
    /// who does, or is met by, what happened
    Actor,
    /// who made it happen
    Cause,
    /// the player a filter looks at
    Candidate,
    /// all players in the game
    Everyone,
    Nobody,
    Local(Local),
    Set(PersonsId),
    /// those of whom a state has come to be so
    Newly,
}

const SHIFT: u16 = 12;
const PAYLOAD: u16 = (1 << SHIFT) - 1;

impl Who {
    pub const YOU: Who = Who(0);
    pub const ACTOR: Who = Who(3 << SHIFT);
    pub const EVERYONE: Who = Who(6 << SHIFT);

    pub fn new(kind: WhoKind) -> Who {
        let (tag, payload) = match kind {
            WhoKind::You => (0, 0),
            WhoKind::Active => (1, 0),
            WhoKind::Dealer => (2, 0),
            WhoKind::Actor => (3, 0),
            WhoKind::Cause => (4, 0),
            WhoKind::Candidate => (5, 0),
            WhoKind::Everyone => (6, 0),
            WhoKind::Nobody => (7, 0),
            WhoKind::Local(local) => (8, u16::from(local.0)),
            WhoKind::Set(set) => (9, set.0.min(PAYLOAD)),
            WhoKind::Winner => (10, 0),
            WhoKind::Newly => (11, 0),
        };
        Who(tag << SHIFT | payload)
    }

    pub fn local(local: Local) -> Who {
        Who::new(WhoKind::Local(local))
    }

    #[inline]
    pub fn kind(self) -> WhoKind {
        let payload = self.0 & PAYLOAD;
        match self.0 >> SHIFT {
            0 => WhoKind::You,
            1 => WhoKind::Active,
            2 => WhoKind::Dealer,
            3 => WhoKind::Actor,
            4 => WhoKind::Cause,
            5 => WhoKind::Candidate,
            6 => WhoKind::Everyone,
            7 => WhoKind::Nobody,
            8 => WhoKind::Local(Local(payload as u8)),
            9 => WhoKind::Set(PersonsId(payload)),
            11 => WhoKind::Newly,
            _ => WhoKind::Winner,
        }
    }
}

impl fmt::Debug for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}

/// One step of a set of players, on one accumulator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WhoStep {
    pub leaf: WhoLeaf,
    pub how: How,
    pub last: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhoLeaf {
    These(Who),
    OpponentsOf(Who),
    AlliesOf(Who),
    /// the next in turn order after the player whose turn it is
    Next,
    /// everybody but them: the other player
    OthersThan(Who),
    Beside(Side, Who),
    ControllersOf(Cards),
    /// who had the card of the event before it happened
    HadCard,
    /// who gets the card of the event
    GetsCard,
    /// those for whom the test holds
    Each(TestId),
    /// those for whom the number is largest or smallest, among those so far
    Extreme(Extreme, ExprId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    Left,
    Right,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Extreme {
    Most,
    Fewest,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_back() {
        for kind in [
            WhoKind::You,
            WhoKind::Active,
            WhoKind::Dealer,
            WhoKind::Winner,
            WhoKind::Actor,
            WhoKind::Cause,
            WhoKind::Newly,
            WhoKind::Candidate,
            WhoKind::Everyone,
            WhoKind::Nobody,
            WhoKind::Local(Local(7)),
            WhoKind::Set(PersonsId(99)),
        ] {
            assert_eq!(Who::new(kind).kind(), kind);
        }
    }
}
