//! Several players, as bits.

use serde::{Deserialize, Serialize};

use super::Player;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Players(pub u16);

impl Players {
    pub const NOBODY: Players = Players(0);

    pub fn one(player: Player) -> Players {
        Players(1 << player.0)
    }

    /// The first so many seats.
    pub fn first(count: u8) -> Players {
        Players(((1u32 << count) - 1) as u16)
    }

    pub fn contains(self, player: Player) -> bool {
        self.0 & (1 << player.0) != 0
    }

    pub fn with(self, player: Player) -> Players {
        Players(self.0 | 1 << player.0)
    }

    pub fn without(self, player: Player) -> Players {
        Players(self.0 & !(1 << player.0))
    }

    pub fn and(self, other: Players) -> Players {
        Players(self.0 & other.0)
    }

    pub fn or(self, other: Players) -> Players {
        Players(self.0 | other.0)
    }

    pub fn and_not(self, other: Players) -> Players {
        Players(self.0 & !other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat.
    pub fn lowest(self) -> Option<Player> {
        (self.0 != 0).then(|| Player(self.0.trailing_zeros() as u8))
    }

    /// The highest seat.
    pub fn highest(self) -> Option<Player> {
        (self.0 != 0).then(|| Player(15 - self.0.leading_zeros() as u8))
    }

    /// The player, where it is one.
    #[inline]
    pub fn only(self) -> Option<Player> {
        self.0.is_power_of_two().then(|| Player(self.0.trailing_zeros() as u8))
    }

    /// In the order of their seats.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        let mut left = self;
        std::iter::from_fn(move || {
            let next = left.lowest()?;
            left.0 &= left.0 - 1;
            Some(next)
        })
    }
}

impl FromIterator<Player> for Players {
    fn from_iter<T: IntoIterator<Item = Player>>(players: T) -> Players {
        players.into_iter().fold(Players::NOBODY, Players::with)
    }
}
