//! Sets of cards as bits, so that questions about many cards are a few operations.

use serde::{Deserialize, Serialize};

use super::Card;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// The first so many cards.
    pub fn first(count: usize) -> CardSet {
        (0..count).map(|card| Card(card as u8)).collect()
    }

    pub fn insert(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    pub fn contains(&self, card: Card) -> bool {
        self.0[card.index() / 64] & (1 << (card.index() % 64)) != 0
    }

    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    pub fn or(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    pub fn and_not(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// In the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..4u8).flat_map(move |word| {
            let mut left = self.0[usize::from(word)];
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.checked_sub(1)?;
                Some(Card(word * 64 + bit as u8))
            })
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> CardSet {
        let mut set = CardSet::default();
        for card in cards {
            set.insert(card);
        }
        set
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
    }
}
