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
pub struct CardSet<const W: usize = LARGE>([u64; W]);

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

    /// The card, or none.
    #[inline]
    pub fn one_if(card: Card, is_in: bool) -> CardSet<W> {
        let mut set = CardSet::EMPTY;
        set.0[card.index() / 64 % W] = u64::from(is_in) << (card.index() % 64);
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

    /// The same, or nothing.
    #[inline]
    pub fn only_if(self, is_so: bool) -> CardSet<W> {
        let all = u64::from(is_so).wrapping_neg();
        CardSet(std::array::from_fn(|word| self.0[word] & all))
    }

    /// All but the one with the lowest number.
    #[inline]
    pub fn without_lowest(mut self) -> CardSet<W> {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        self
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

    /// The card with the lowest number.
    #[inline]
    pub fn lowest(&self) -> Option<Card> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(Card((word * 64) as u8 + self.0[word].trailing_zeros() as u8))
    }

    /// The card, where it is one.
    #[inline]
    pub fn only(&self) -> Option<Card> {
        let lowest = self.lowest()?;
        (*self == CardSet::one(lowest)).then_some(lowest)
    }

    /// The card with so many cards of lower numbers in the set.
    #[inline]
    pub fn nth(&self, number: usize) -> Option<Card> {
        self.nth_or_count(number).ok()
    }

    /// The same; where there are fewer cards, how many.
    #[inline]
    pub fn nth_or_count(&self, number: usize) -> Result<Card, usize> {
        let mut before = number;
        for (word, bits) in self.0.iter().enumerate() {
            let sums = sums_of_bytes(*bits);
            let count = (sums >> 56) as usize;
            if before < count {
                return Ok(Card((word * 64) as u8 + nth_bit(*bits, sums, before)));
            }
            before -= count;
        }
        Err(number - before)
    }

    /// In the order of their numbers.
    #[inline]
    pub fn iter(self) -> CardsOf<W> {
        CardsOf { words: self.0, word: 0 }
    }
}

const EACH: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = 0x8080_8080_8080_8080;

/// How many bits are set in each byte and those below it, byte by byte.
#[inline]
fn sums_of_bytes(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(EACH)
}

/// Where the first byte begins that is above the number: of such sums there is one.
#[inline]
fn first_above(sums: u64, number: u64) -> u32 {
    (((sums | HIGHEST) - (number + 1) * EACH) & HIGHEST).trailing_zeros() - 7
}

/// The place of the bit with so many lower ones, without a step for each: which card somebody chooses, nobody foretells.
#[inline]
fn nth_bit(bits: u64, sums: u64, number: usize) -> u8 {
    let first = first_above(sums, number as u64);
    let before = (sums << 8) >> first & 0xff;
    // The bits of the byte, each in a byte of its own.
    let each = (bits >> first & 0xff).wrapping_mul(EACH) & 0x8040_2010_0804_0201;
    let each = (each + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & EACH;
    (first + first_above(each.wrapping_mul(EACH), number as u64 - before) / 8) as u8
}

/// The cards of a set, one by one.
pub struct CardsOf<const W: usize> {
    /// What is left of each word.
    words: [u64; W],
    /// The word that is looked at.
    word: usize,
}

impl<const W: usize> Iterator for CardsOf<W> {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        while self.words[self.word % W] == 0 {
            if self.word + 1 == W {
                return None;
            }
            self.word += 1;
        }
        let bits = &mut self.words[self.word % W];
        let bit = bits.trailing_zeros() as u8;
        *bits &= *bits - 1;
        Some(Card((self.word * 64) as u8 + bit))
    }
}

impl<const W: usize> FromIterator<Card> for CardSet<W> {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> CardSet<W> {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl<const W: usize> From<CardSet<W>> for Vec<Card> {
    fn from(set: CardSet<W>) -> Vec<Card> {
        set.iter().collect()
    }
}

impl<const W: usize> From<Vec<Card>> for CardSet<W> {
    fn from(cards: Vec<Card>) -> CardSet<W> {
        cards.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out_in_order() {
        let cards = [Card(0), Card(63), Card(64), Card(130), Card(255)];
        let set: CardSet<LARGE> = cards.into_iter().rev().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cards);
        assert_eq!(set.len(), 5);
        assert_eq!(set.lowest(), Some(Card(0)));
    }

    #[test]
    fn the_card_with_so_many_before_it_is_found_in_every_word_and_byte() {
        let sets: [CardSet<LARGE>; 4] = [
            CardSet::first(256),
            [Card(0), Card(63), Card(64), Card(130), Card(255)].into_iter().collect(),
            (0..=255).step_by(7).map(Card).collect(),
            CardSet::EMPTY,
        ];
        for set in sets {
            for (number, card) in set.iter().enumerate() {
                assert_eq!(set.nth_or_count(number), Ok(card));
            }
            assert_eq!(set.nth_or_count(set.len() + 2), Err(set.len()));
        }
    }
}
