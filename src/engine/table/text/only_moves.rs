//! Verbs that move their card, and those that do no more than that.

use crate::engine::table::Table;
use crate::program::{CardsKind, EventKind, Makes, Op};

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

    /// Whether the card of a verb that the game says itself is elsewhere when it was done, as far as its text says so.
    pub fn takes_its_card(&self, verb: EventKind) -> bool {
        self.takes_card(verb, &mut Vec::new())
    }

    fn takes_card(&self, verb: EventKind, seen: &mut Vec<EventKind>) -> bool {
        let Some(text) = self.verb(verb).filter(|_| !seen.contains(&verb)) else { return false };
        seen.push(verb);
        self.text(text).code.iter().filter_map(|op| Makes::of(*op)).any(|deed| {
            let is_it = deed.cards.is_some_and(|cards| cards.kind() == CardsKind::OfEvent);
            is_it
                && match deed.kind {
                    EventKind::Own(_) => self.takes_card(deed.kind, seen),
                    EventKind::ChangeControl => false,
                    built_in => built_in.changes().moves_a_card(),
                }
        })
    }
}
