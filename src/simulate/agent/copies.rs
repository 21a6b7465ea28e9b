//! Choices that are the same: two copies of a card are one, and what can't be told apart is one.

use crate::engine::Table;
use crate::game::{Answer, Card, CardSet};

/// Copies of one card are one choice.
pub(super) struct Copies(Vec<Card>);

impl Copies {
    pub fn of<const W: usize>(table: &Table<'_, W>) -> Copies {
        let first = |card: usize| {
            let printed = table.cards[card];
            let first = table.cards.iter().position(|other| *other == printed).unwrap_or(card);
            Card(first as u8)
        };
        Copies((0..table.cards.len()).map(first).collect())
    }

    /// What a choice is in any world.
    pub fn key<const W: usize>(&self, answer: Answer<W>) -> Answer<W> {
        let first = |card: Card| self.0[card.index()];
        match answer {
            Answer::TakeCard { then, into, card } => Answer::TakeCard { then, into, card: first(card) },
            Answer::Permitted { kind, card } => Answer::Permitted { kind, card: first(card) },
            Answer::Card(card) => Answer::Card(first(card)),
            Answer::Unseen(_) => Answer::Unseen(CardSet::EMPTY),
            Answer::Use { text, ability, source } => Answer::Use { text, ability, source: source.map(first) },
            Answer::Next { number, source } => Answer::Next { number, source: source.map(first) },
            Answer::Change { number, text, source } => {
                Answer::Change { number, text, source: source.map(first) }
            }
            Answer::Take(_)
            | Answer::Action(_)
            | Answer::Leave(_)
            | Answer::Wait
            | Answer::Player(_)
            | Answer::Zone(_)
            | Answer::Value(_)
            | Answer::Number(_)
            | Answer::Mode(_)
            | Answer::Yes
            | Answer::No
            | Answer::Done => answer,
        }
    }
}
