//! A set that is a row and the cards of a place to cut it with, as a text has it at hand that offers its cards again and
//! again: it is not looked up.

use super::foreseen::Foreseen;
use super::linked::LinkedSets;
use super::span::Place;
use crate::game::{CardSet, Game, Player};

#[derive(Clone, Copy)]
pub struct AtHand<const W: usize> {
    pub(super) place: Place,
    pub(super) row: Row<W>,
}

#[derive(Clone, Copy)]
pub(super) enum Row<const W: usize> {
    Always(CardSet<W>),
    Foreseen(Foreseen),
}

impl<const W: usize> AtHand<W> {
    /// The cards, if what the set hangs on holds. The sets are those of its text, as they were linked with it.
    #[inline(always)]
    pub fn cards(&self, sets: &LinkedSets<W>, game: &Game<W>, you: Player) -> Option<CardSet<W>> {
        let row = match &self.row {
            Row::Always(row) => row,
            Row::Foreseen(foreseen) => foreseen.row(sets, game)?,
        };
        Some(row.and(*self.place.cards(game, you)))
    }
}
