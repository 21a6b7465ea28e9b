//! Cards that are the same to whoever is asked for one of them, and to the game: that is no question.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::sample::are_exchangeable;
use crate::game::{Card, CardSet};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// One of the cards, where it is all the same which; nothing where it is not. Most decks have no card twice.
    #[inline(always)]
    pub(super) fn any_of_these(&self, cards: &CardSet<W>) -> Option<Card> {
        if self.table.has_copies() { self.any_of_copies(cards) } else { None }
    }

    /// The same is printed on all, they lie in one place that has no order, and nothing that the game keeps tells them apart:
    /// no counters, nobody who knows one of them, nothing that was done with one or speaks of it.
    #[inline(never)]
    fn any_of_copies(&self, cards: &CardSet<W>) -> Option<Card> {
        let first = cards.lowest()?;
        if !cards.and_not(self.table.copies(first)).is_empty() {
            return None;
        }
        let lie_in_no_order = |zone| {
            let info = self.table.zones.info(zone);
            !info.is_pile && !info.in_play
        };
        self.game.zones.only_place(cards).filter(|zone| lie_in_no_order(*zone))?;
        let is_like_it =
            |other: Card| other == first || are_exchangeable(self.table, &self.game, first, other);
        cards.iter().all(is_like_it).then_some(first)
    }
}
