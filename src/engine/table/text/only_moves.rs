//! Verbs that do no more than to move their card.

use crate::engine::table::Table;
use crate::program::{CardsKind, EventKind, Op};

impl<const W: usize> Table<'_, W> {
    /// Whether the card of a verb that the game says itself goes somewhere, and that is all: who reads of the verb has
    /// read of it.
    pub fn only_moves(&self, verb: EventKind) -> bool {
        let code = self.verb(verb).map(|text| self.text(text).code.as_slice());
        match code {
            Some([Op::Put { cards, .. } | Op::Return { cards, .. }, Op::End, ..]) => {
                cards.kind() == CardsKind::OfEvent
            }
            Some([..]) | None => false,
        }
    }
}
