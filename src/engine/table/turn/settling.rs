//! The rule that says where cards go that are played.

use crate::engine::table::Table;
use crate::engine::table::listen::listeners::Listens;
use crate::engine::table::text::code::Putting;
use crate::game::{Bearer, Card, Slot};
use crate::program::{Cards, EventKind, Op, Pc};

/// What is known of a card that is played.
#[derive(Clone, Copy)]
pub struct Settling {
    /// The rule that alone hears of it, and always does something then.
    pub rule: Slot,
    /// Where that begins.
    pub begin: Pc,
    /// Where it puts the card, if that is all it does.
    pub puts: Option<Putting>,
    /// The card has an effect, which comes before.
    pub has_effect: bool,
}

/// For each card of the deck: what is known of it when it is played, where one rule alone hears of that.
pub(in crate::engine::table) fn settling<const W: usize>(table: &Table<'_, W>) -> Vec<Option<Settling>> {
    let heard = table.listeners.heard(EventKind::Play, Listens::After);
    let of = |card: Card| {
        let rule = &heard?.rules[heard?.only_rule(card)?];
        let begin = rule.ability.code?;
        let puts = table.linked(rule.text).only_puts(begin).copied();
        let has_effect = !table.effects(card).is_empty();
        let rule = Slot { text: rule.text, ability: rule.id, of: Bearer::Rule };
        Some(Settling { rule, begin, puts, has_effect })
    };
    (0..table.cards.len()).map(|card| of(Card(card as u8))).collect()
}

impl<const W: usize> Table<'_, W> {
    /// What is known of the card when it is played, where one rule alone hears of that and always does something then.
    #[inline]
    pub(in crate::engine) fn settling(&self, card: Card) -> Option<&Settling> {
        self.settling[card.index()].as_ref()
    }

    /// Whether a rule is there to put the card to its place when it is played.
    pub(in crate::engine) fn is_put_by_a_rule(&self, card: Card) -> bool {
        let heard = self.listeners.heard(EventKind::Play, Listens::After);
        heard.is_some_and(|heard| {
            heard.rules.iter().any(|rule| {
                let first = rule.ability.code.and_then(|begin| self.text(rule.text).code.get(begin.index()));
                let is_put = matches!(first, Some(Op::Put { cards, .. }) if *cards == Cards::OF_EVENT);
                is_put && rule.attention.may_mean(card)
            })
        })
    }
}
