//! Sets of cards as bits, so that questions about many cards are a few operations.

use serde::{Deserialize, Serialize};

use super::Card;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Card>", from = "Vec<Card>")]
// Most processors join such halves of a set where they lie.
#[repr(align(16))]
pub struct CardSet([u64; 4]);

/// All cards of each word.
static WORDS: [CardSet; 4] = [
    CardSet([u64::MAX, 0, 0, 0]),
    CardSet([0, u64::MAX, 0, 0]),
    CardSet([0, 0, u64::MAX, 0]),
    CardSet([0, 0, 0, u64::MAX]),
];

impl CardSet {
    pub const EMPTY: CardSet = CardSet([0; 4]);

    /// In one go: a set that is written word by word can't be read as a whole right after.
    #[inline]
    pub fn one(card: Card) -> CardSet {
        CardSet([1 << (card.index() % 64); 4]).and(WORDS[card.index() / 64])
    }

    /// The first so many cards.
    pub fn first(count: usize) -> CardSet {
        (0..count).map(|card| Card(card as u8)).collect()
    }

    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.0[card.index() / 64] & (1 << (card.index() % 64)) != 0
    }

    #[inline]
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    #[inline]
    pub fn or(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    #[inline]
    pub fn and_not(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Those that are in one of the two sets only.
    #[inline]
    pub fn xor(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] ^ other.0[word]))
    }

    /// Only those that are in the other set too.
    #[inline]
    pub fn keep(&mut self, other: &CardSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= other);
    }

    /// Those of the other set too.
    #[inline]
    pub fn add(&mut self, other: &CardSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    #[inline]
    pub fn meets(&self, other: &CardSet) -> bool {
        !self.and(*other).is_empty()
    }

    #[inline]
    pub fn len(&self) -> usize {
        // Most decks fill the first word: the others are looked at only where something is in them.
        let [first, others @ ..] = &self.0;
        let more = if others[0] | others[1] | others[2] == 0 { 0 } else { count(others) };
        first.count_ones() as usize + more
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
        // Most decks fill the first word.
        let [first, others @ ..] = &self.0;
        if others[0] | others[1] | others[2] == 0 {
            return first.is_power_of_two().then(|| Card(first.trailing_zeros() as u8));
        }
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
            let mut left = *bits;
            while left != 0 {
                if before == 0 {
                    return Ok(Card((word * 64) as u8 + left.trailing_zeros() as u8));
                }
                left &= left - 1;
                before -= 1;
            }
        }
        Err(number - before)
    }

    /// In the order of their numbers.
    #[inline]
    pub fn iter(self) -> CardsOf {
        let [bits, ..] = self.0;
        CardsOf { bits, word: 0, all: self.0, is_last: self.0[1] | self.0[2] | self.0[3] == 0 }
    }
}

#[inline(never)]
fn count(words: &[u64; 3]) -> usize {
    words.iter().map(|word| word.count_ones() as usize).sum()
}

/// The cards of a set, one by one.
pub struct CardsOf {
    /// What is left of the word that is looked at.
    bits: u64,
    word: u8,
    all: [u64; 4],
    /// Nothing is in the words after it. Most decks fill the first word: the others are looked at only where something is
    /// in them.
    is_last: bool,
}

impl CardsOf {
    /// Goes on to the next word with something in it.
    #[inline(never)]
    fn next_word(&mut self) {
        while self.bits == 0 && self.word < 3 {
            self.word += 1;
            self.bits = self.all[usize::from(self.word)];
        }
        self.is_last = self.word == 3;
    }
}

impl Iterator for CardsOf {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.bits == 0 {
            if self.is_last {
                return None;
            }
            self.next_word();
            if self.bits == 0 {
                return None;
            }
        }
        let bit = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(Card(self.word * 64 + bit))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(set: CardSet) -> Vec<Card> {
        set.iter().collect()
    }
}

impl From<Vec<Card>> for CardSet {
    fn from(cards: Vec<Card>) -> CardSet {
        cards.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out_in_order() {
        let cards = [Card(0), Card(63), Card(64), Card(130), Card(255)];
        let set: CardSet = cards.into_iter().rev().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cards);
        assert_eq!(set.len(), 5);
        assert_eq!(set.lowest(), Some(Card(0)));
    }
}
