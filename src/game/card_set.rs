//! Sets of cards as bits, so that questions about many cards are a few operations.

use serde::{Deserialize, Serialize};

use super::Card;

/// So many words hold the cards of most decks: a set of them fits into a register.
pub const SMALL: usize = 1;

/// So many words hold those of the largest.
pub const LARGE: usize = 4;

/// A set of cards, in so many words of 64. How many is known where a table is linked: everything that holds a set says
/// it with this same `W`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Card>", from = "Vec<Card>")]
pub struct CardSet<const W: usize = LARGE>(pub(super) [u64; W]);

/// How a set is joined with another one, as bits of every word: asking which way it is would be a branch that nobody can
/// foretell.
#[derive(Clone, Copy)]
pub struct Joining {
    /// The set is turned around before it is cut with the other one, and what that comes to.
    turned: u64,
    /// Everything is cut with the other one in place of the set.
    all: u64,
    other_turned: u64,
}

impl Joining {
    /// The other one in place of it.
    pub const OTHER: Joining = Joining { turned: 0, all: u64::MAX, other_turned: 0 };
    pub const BOTH: Joining = Joining { turned: 0, all: 0, other_turned: 0 };
    /// What is not in the other one.
    pub const WITHOUT: Joining = Joining { turned: 0, all: 0, other_turned: u64::MAX };
    pub const EITHER: Joining = Joining { turned: u64::MAX, all: 0, other_turned: u64::MAX };
}

impl<const W: usize> Default for CardSet<W> {
    fn default() -> CardSet<W> {
        CardSet::EMPTY
    }
}

impl<const W: usize> CardSet<W> {
    pub const EMPTY: CardSet<W> = CardSet([0; W]);

    #[inline]
    pub fn one(card: Card) -> CardSet<W> {
        let mut set = CardSet::EMPTY;
        set.insert(card);
        set
    }

    /// The first so many cards.
    pub fn first(count: usize) -> CardSet<W> {
        (0..count).map(|card| Card(card as u8)).collect()
    }

    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0[card.index() / 64 % W] |= 1 << (card.index() % 64);
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card.index() / 64 % W] &= !(1 << (card.index() % 64));
    }

    /// Takes the card out where it is in, and puts it in where it is not.
    #[inline]
    pub fn turn(&mut self, card: Card) {
        self.0[card.index() / 64 % W] ^= 1 << (card.index() % 64);
    }

    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.0[card.index() / 64 % W] & (1 << (card.index() % 64)) != 0
    }

    #[inline]
    pub fn and(self, other: CardSet<W>) -> CardSet<W> {
        CardSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    #[inline]
    pub fn or(self, other: CardSet<W>) -> CardSet<W> {
        CardSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    #[inline]
    pub fn and_not(self, other: CardSet<W>) -> CardSet<W> {
        CardSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Those that are in one of the two sets only.
    #[inline]
    pub fn xor(self, other: CardSet<W>) -> CardSet<W> {
        CardSet(std::array::from_fn(|word| self.0[word] ^ other.0[word]))
    }

    /// Joined with another one, whichever way that is.
    #[inline(always)]
    pub fn joined(self, other: CardSet<W>, how: &Joining) -> CardSet<W> {
        let Joining { turned, all, other_turned } = *how;
        let join = |word: u64, other: u64| ((word ^ turned | all) & (other ^ other_turned)) ^ turned;
        CardSet(std::array::from_fn(|word| join(self.0[word], other.0[word])))
    }

    /// Only those that are in the other set too.
    #[inline]
    pub fn keep(&mut self, other: &CardSet<W>) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= other);
    }

    /// The same cards if that is so, and none if not.
    #[inline]
    pub fn where_so(self, is_so: bool) -> CardSet<W> {
        let all = u64::from(is_so).wrapping_neg();
        CardSet(self.0.map(|word| word & all))
    }

    /// Those of the other set too.
    #[inline]
    pub fn add(&mut self, other: &CardSet<W>) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    #[inline]
    pub fn meets(&self, other: &CardSet<W>) -> bool {
        !self.and(*other).is_empty()
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
}
