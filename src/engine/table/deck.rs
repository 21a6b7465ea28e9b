//! The cards of a table: what is printed on them, and what they have in common.

use super::Table;
use super::set::rows::cards_where;
use crate::game::{Card, CardSet, TextNo};
use crate::program::{AttributeId, CardId, KeywordId, ValueId};

impl<'p, const W: usize> Table<'p, W> {
    pub fn texts_of(&self, card: Card) -> &[TextNo] {
        &self.card_texts[card.index()]
    }

    /// Whether more is noted of the card than where it is when it enters or leaves play.
    #[inline]
    pub(in crate::engine) fn is_noted_in_play(&self, card: Card) -> bool {
        self.noted_in_play.contains(card)
    }

    /// The cards of which it is: they are about a state, or enter with counters.
    pub(super) fn find_noted_in_play(&self) -> CardSet<W> {
        let enters_with = |card: CardId| !self.program.cards[card.index()].enters_with.is_empty();
        self.listeners.state.in_play.or(cards_where(&self.cards, enters_with))
    }

    pub fn all(&self) -> CardSet<W> {
        self.all
    }

    /// The same where it lies.
    #[inline]
    pub(in crate::engine) fn all_ref(&self) -> &CardSet<W> {
        &self.all
    }

    /// The cards on which the value is printed, or follows from what is printed.
    #[inline]
    pub fn printed(&self, value: ValueId) -> CardSet<W> {
        self.rows[value.index()]
    }

    /// The same where it lies.
    #[inline]
    pub(in crate::engine) fn printed_row(&self, value: ValueId) -> &CardSet<W> {
        &self.rows[value.index()]
    }

    /// Whether some ability may give the value to cards that it is not printed on.
    #[inline]
    pub(in crate::engine) fn may_be_added(&self, value: ValueId) -> bool {
        self.added[value.index()]
    }

    /// The first value of the attribute, and how many it has: they follow each other.
    pub(in crate::engine) fn values_of(&self, attribute: AttributeId) -> (ValueId, u16) {
        self.values_of[attribute.index()]
    }

    /// What the value of the attribute counts that is printed on the card; nothing where others may be added.
    #[inline]
    pub(in crate::engine) fn number(&self, attribute: AttributeId, card: Card) -> Option<u16> {
        let is_printed = !self.may_change(attribute);
        is_printed.then(|| self.numbers[attribute.index()][card.index()])
    }

    /// The values of the attribute that some ability may give to cards.
    #[inline]
    pub(in crate::engine) fn added_values(&self, attribute: AttributeId) -> &[ValueId] {
        &self.added_values[attribute.index()]
    }

    /// Whether some ability may give values of the attribute to cards.
    pub(in crate::engine) fn may_change(&self, attribute: AttributeId) -> bool {
        !self.added_values(attribute).is_empty()
    }

    pub fn with_keyword(&self, keyword: KeywordId) -> CardSet<W> {
        self.keywords[keyword.index()]
    }

    pub fn named(&self, id: CardId) -> CardSet<W> {
        let one = self.cards.iter().position(|print| *print == id);
        one.map_or(CardSet::EMPTY, |card| self.copies[card])
    }

    /// All that the same is printed on as on the card, which is one of them.
    #[inline]
    pub fn copies(&self, card: Card) -> CardSet<W> {
        self.copies[card.index()]
    }

    /// The cards that have a value of the attribute printed that is also printed on this card.
    #[inline]
    pub(in crate::engine) fn sharing(&self, attribute: AttributeId, card: Card) -> CardSet<W> {
        self.shares[attribute.index()][card.index()]
    }

    /// The name of what is printed on a card.
    pub fn name(&self, card: Card) -> &'p str {
        &self.program.words.cards[self.cards[card.index()].index()]
    }

    /// Whether some card is in the deck more than once.
    pub fn has_copies(&self) -> bool {
        self.has_copies
    }
}
