//! The rule that says where cards go that are played.

use super::Table;
use super::heard::HeardAbility;
use super::listeners::Listens;
use crate::game::Card;
use crate::program::EventKind;

/// For each card of the deck: which rule alone hears of it when the card is played, and always does something then.
pub(super) fn settling(table: &Table<'_>) -> Vec<Option<u8>> {
    let heard = table.listeners.heard(EventKind::Play, Listens::After);
    (0..table.cards.len()).map(|card| heard?.only_rule(Card(card as u8)).map(|rule| rule as u8)).collect()
}

impl Table<'_> {
    /// The rule that alone hears of it when the card is played, and always does something then.
    #[inline]
    pub(in crate::engine) fn settled_by(&self, card: Card) -> Option<&HeardAbility> {
        let heard = self.listeners.after(self.kind(EventKind::Play));
        self.settling[card.index()].map(|rule| &heard.rules[usize::from(rule)])
    }
}
