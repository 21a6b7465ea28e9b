//! What is printed, as rows of bits: the cards with a value, with a keyword, with a value in common.

use crate::game::{Card, CardSet};
use crate::program::{CardId, KeywordId, Program, ValueId};

/// The cards with each value: those it is printed on, and those it follows for.
pub(in crate::engine::table) fn rows<const W: usize>(program: &Program, cards: &[CardId]) -> Vec<CardSet<W>> {
    let has = |card: CardId, number: usize| {
        let printed = &program.cards[card.index()].values;
        printed.contains(&ValueId(number as u16))
            || program.values[number].of.iter().any(|value| printed.contains(value))
    };
    let row = |number: usize| cards_where(cards, |card| has(card, number));
    (0..program.values.len()).map(row).collect()
}

/// For each attribute and card: the cards that have a value of it in common.
pub(in crate::engine::table) fn shares<const W: usize>(
    program: &Program,
    rows: &[CardSet<W>],
    cards: usize,
) -> Vec<Vec<CardSet<W>>> {
    let of = |attribute: usize, card: Card| {
        let values = program.values.iter().zip(rows);
        let own = values.filter(|(value, row)| value.attribute.index() == attribute && row.contains(card));
        own.fold(CardSet::EMPTY, |all, (_, row)| all.or(*row))
    };
    let row = |attribute| (0..cards).map(|card| of(attribute, Card(card as u8))).collect();
    (0..program.attributes.len()).map(row).collect()
}

/// For each attribute and card: what its value counts, as far as that is printed.
pub(in crate::engine::table) fn numbers<const W: usize>(
    program: &Program,
    rows: &[CardSet<W>],
    cards: usize,
) -> Vec<Vec<u16>> {
    let of = |attribute: usize, card: Card| {
        let values = program.values.iter().zip(rows);
        let mut own =
            values.filter(|(value, row)| value.attribute.index() == attribute && row.contains(card));
        own.find_map(|(value, _)| value.number).unwrap_or(0)
    };
    let row = |attribute| (0..cards).map(|card| of(attribute, Card(card as u8))).collect();
    (0..program.attributes.len()).map(row).collect()
}

pub(in crate::engine::table) fn keyword_rows<const W: usize>(
    program: &Program,
    cards: &[CardId],
) -> Vec<CardSet<W>> {
    let row = |number: usize| {
        cards_where(cards, |card| {
            let mut keywords = program.cards[card.index()].keywords.iter();
            keywords.any(|has| has.keyword == KeywordId(number as u8))
        })
    };
    (0..program.keywords.len()).map(row).collect()
}

pub(in crate::engine::table) fn cards_where<const W: usize>(
    cards: &[CardId],
    fits: impl Fn(CardId) -> bool,
) -> CardSet<W> {
    let fitting = (0u8..=255).zip(cards).filter(|(_, card)| fits(**card));
    fitting.map(|(card, _)| Card(card)).collect()
}
