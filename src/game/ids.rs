//! Small numbers that name things of one game.

use serde::{Deserialize, Serialize};

/// One card of the deck: a copy, not what is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Card(pub u8);

/// A seat at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Player(pub u8);

/// One zone: of the table, or of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Zone(pub u8);

impl Zone {
    /// Where a card is while its effect happens: in no zone of the game.
    pub const PLAYED: Zone = Zone(0);
    /// How many zones there are before those of the game.
    pub const OWN: u8 = 1;

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Card {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Player {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Several players, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Players(pub u16);

impl Players {
    pub fn one(player: Player) -> Players {
        Players(1 << player.0)
    }

    pub fn contains(self, player: Player) -> bool {
        self.0 & (1 << player.0) != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// In the order of their seats.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        (0..16).map(Player).filter(move |player| self.contains(*player))
    }
}

/// A text of the program: where an instruction, an ability, a test is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TextId {
    Setup(u16),
    Phase(u16),
    Definition(u16),
    Rule(u16),
    Card(u16),
}
