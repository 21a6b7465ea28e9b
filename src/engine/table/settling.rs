//! Cards that have no effect when they are played: the rule that says where they go.

use super::Table;
use super::listeners::Listens;
use crate::game::{Card, TextNo};
use crate::program::{EventKind, Pc};

/// For each card of the deck: where the only rule begins that hears of it when the card is played, where that has no
/// effect.
pub(super) fn settling(table: &Table<'_>) -> Vec<Option<(TextNo, Pc)>> {
    let heard = table.listeners.heard(EventKind::Play, Listens::After);
    let rule = |card: Card| {
        let rule = heard?.only_rule(card).filter(|_| table.effects(card).is_empty())?;
        Some((rule.text, rule.ability.code?))
    };
    (0..table.cards.len()).map(|card| rule(Card(card as u8))).collect()
}

impl Table<'_> {
    /// Where the only rule begins that hears of it when the card is played, which has no effect.
    #[inline]
    pub(in crate::engine) fn settled_by(&self, card: Card) -> Option<(TextNo, Pc)> {
        self.settling[card.index()]
    }
}
