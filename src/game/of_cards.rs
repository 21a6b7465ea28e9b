//! Something noted for each card, in as much room as the deck needs: 64 cards for each word of its sets.

use std::ops::{Index, IndexMut};

use super::{Card, LARGE};

const IN_A_WORD: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OfCards<T, const W: usize = LARGE>([[T; IN_A_WORD]; W]);

impl<T: Copy, const W: usize> OfCards<T, W> {
    /// The most cards that something can be noted for.
    pub const MOST: usize = IN_A_WORD * W;

    pub fn all(same: T) -> OfCards<T, W> {
        OfCards([[same; IN_A_WORD]; W])
    }

    /// In the order of the cards.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator {
        self.0.as_flattened().iter().copied()
    }

    /// Of the first cards.
    pub fn write(&mut self, first: &[T]) {
        self.0.as_flattened_mut()[..first.len()].copy_from_slice(first);
    }
}

impl<T, const W: usize> Index<Card> for OfCards<T, W> {
    type Output = T;

    #[inline(always)]
    fn index(&self, card: Card) -> &T {
        &self.0[card.index() / IN_A_WORD % W][card.index() % IN_A_WORD]
    }
}

impl<T, const W: usize> IndexMut<Card> for OfCards<T, W> {
    #[inline(always)]
    fn index_mut(&mut self, card: Card) -> &mut T {
        &mut self.0[card.index() / IN_A_WORD % W][card.index() % IN_A_WORD]
    }
}
