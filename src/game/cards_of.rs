//! The cards of a set one by one, in the order of their numbers.

use super::{Card, CardSet};

impl<const W: usize> CardSet<W> {
    /// The card with the lowest number.
    #[inline]
    pub fn lowest(&self) -> Option<Card> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(Card((word * 64) as u8 + self.0[word].trailing_zeros() as u8))
    }

    /// All but the one with the lowest number.
    #[inline]
    pub fn without_lowest(mut self) -> CardSet<W> {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        self
    }

    /// The card, where it is one.
    #[inline]
    pub fn only(&self) -> Option<Card> {
        let lowest = self.lowest()?;
        (*self == CardSet::one(lowest)).then_some(lowest)
    }

    /// Whether there are more cards than one.
    #[inline]
    pub fn has_several(&self) -> bool {
        self.lowest().is_some_and(|lowest| *self != CardSet::one(lowest))
    }

    /// The card with so many cards of lower numbers in the set.
    pub fn nth(&self, number: usize) -> Option<Card> {
        (number < self.len()).then(|| self.known_nth(number))
    }

    /// The same where there surely is one.
    #[inline]
    pub fn known_nth(&self, number: usize) -> Card {
        Nth { number, sums: Sums::of(self) }.card(self)
    }

    /// In the order of their numbers.
    #[inline]
    pub fn iter(self) -> CardsOf<W> {
        CardsOf { words: self.0, word: 0 }
    }
}

/// How many cards of a set there are up to each byte of its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sums<const W: usize>([u64; W]);

impl<const W: usize> Sums<W> {
    pub const NONE: Sums<W> = Sums([0; W]);

    #[inline]
    pub fn of(cards: &CardSet<W>) -> Sums<W> {
        Sums(cards.0.map(sums_of_bytes))
    }

    /// How many cards there are.
    #[inline]
    pub fn count(&self) -> usize {
        (0..W).map(|word| self.count_of(word)).sum()
    }

    #[inline]
    fn count_of(&self, word: usize) -> usize {
        (self.0[word] >> 56) as usize
    }
}

/// Which one of several: there are so many before it. Where these are cards they have been counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nth<const W: usize> {
    pub number: usize,
    pub(super) sums: Sums<W>,
}

impl<const W: usize> Nth<W> {
    /// The card that it is, of those that were counted.
    #[inline]
    pub fn card(&self, cards: &CardSet<W>) -> Card {
        debug_assert_eq!(self.sums, Sums::of(cards), "these were counted");
        debug_assert!(self.number < self.sums.count(), "there are as many");
        let (mut word, mut before) = (0, self.number);
        while word + 1 < W && before >= self.sums.count_of(word) {
            before -= self.sums.count_of(word);
            word += 1;
        }
        Card((word * 64) as u8 + nth_bit(cards.0[word % W], self.sums.0[word % W], before))
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
    let in_byte = &PLACES[(bits >> first & 0xff) as usize];
    first as u8 + in_byte[(number - before as usize) % 8]
}

/// The places of the bits of each byte, from the lowest on.
static PLACES: [[u8; 8]; 256] = places();

const fn places() -> [[u8; 8]; 256] {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut found) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[byte][found] = place;
                found += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
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
    use crate::game::LARGE;

    #[test]
    fn what_goes_in_comes_out_in_order() {
        let cards = [Card(0), Card(63), Card(64), Card(130), Card(255)];
        let set: CardSet<LARGE> = cards.into_iter().rev().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cards);
        assert_eq!(set.len(), 5);
        assert_eq!(set.lowest(), Some(Card(0)));
    }

    #[test]
    fn without_the_lowest_it_begins_with_the_next_one() {
        let mut set: CardSet<LARGE> = [Card(3), Card(63), Card(64), Card(255)].into_iter().collect();
        for card in set.iter() {
            assert_eq!(set.lowest(), Some(card));
            set = set.without_lowest();
        }
        assert_eq!((set, set.without_lowest()), (CardSet::EMPTY, CardSet::EMPTY));
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
                assert_eq!((set.known_nth(number), set.nth(number)), (card, Some(card)));
            }
            assert_eq!(set.nth(set.len()), None);
        }
    }
}
