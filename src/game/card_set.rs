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
        (0..=255).map(Card).filter(move |card| self.contains(*card))
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
