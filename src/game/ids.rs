//! Small numbers that name things of one game.

use serde::{Deserialize, Serialize};

use super::MOST_ZONES;

/// One card of the deck: a copy, not what is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

/// A seat at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Player(pub u8);

/// One zone: of the table, or of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zone(pub u8);

/// A text of a linked table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TextNo(pub u16);

impl Zone {
    /// Where a card is while its effect happens: in no zone of the game.
    pub const PLAYED: Zone = Zone(0);
    /// Cards set aside, out of every zone of the game.
    pub const ASIDE: Zone = Zone(1);
    /// How many zones there are before those of the game.
    pub const OWN: u8 = 2;

    /// Where it is among all: there are never more than so many.
    #[inline]
    pub fn index(self) -> usize {
        debug_assert!(usize::from(self.0) < MOST_ZONES);
        usize::from(self.0) % MOST_ZONES
    }
}

macro_rules! indexed {
    ($($name:ident)*) => {$(
        impl $name {
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )*};
}

indexed! { Card Player TextNo }
