//! What all cards of a deck demand to be played. Most want some cards to lie somewhere: that is looked at for all of
//! them at once.

use super::demands::Demand;
use crate::engine::table::Table;
use crate::engine::table::listen::counted::Lying;
use crate::game::{Card, CardSet, Game, Player};

/// As much is looked at at once; where cards demand more than that, it is asked of each by itself.
const MOST_AT_ONCE: usize = 8;

#[derive(Default)]
pub struct Demanded<const W: usize> {
    of_cards: Vec<Vec<Demand<W>>>,
    /// The cards that can't be played at any time: they require something, or need something to choose.
    pub demanding: CardSet<W>,
    /// What has to lie somewhere, and for which cards.
    lying: Vec<(CardSet<W>, Lying<W>)>,
    /// The cards that demand something else.
    others: CardSet<W>,
}

impl<const W: usize> Demanded<W> {
    /// What the next card demands.
    pub fn push(&mut self, demands: Vec<Demand<W>>) {
        if !demands.is_empty() {
            self.demanding.insert(Card(self.of_cards.len() as u8));
        }
        self.of_cards.push(demands);
    }

    /// The same, where what each demands is known as it is linked.
    pub fn linked(&self, link: impl Fn(&Demand<W>) -> Demand<W>) -> Demanded<W> {
        let mut found = Demanded { demanding: self.demanding, ..Demanded::default() };
        for demands in &self.of_cards {
            let demands: Vec<_> = demands.iter().map(&link).collect();
            found.look_at(Card(found.of_cards.len() as u8), &demands);
            found.of_cards.push(demands);
        }
        if found.lying.len() > MOST_AT_ONCE {
            found.lying.clear();
            found.others = found.demanding;
        }
        found
    }

    fn look_at(&mut self, card: Card, demands: &[Demand<W>]) {
        let Some(lying) = demands.iter().map(Demand::lying).collect::<Option<Vec<_>>>() else {
            return self.others.insert(card);
        };
        for one in lying.into_iter().flatten() {
            match self.lying.iter_mut().find(|(_, known)| *known == one) {
                Some((cards, _)) => cards.insert(card),
                None => self.lying.push((CardSet::one(card), one)),
            }
        }
    }

    /// What the card demands.
    #[inline]
    pub fn of(&self, card: Card) -> &[Demand<W>] {
        &self.of_cards[card.index()]
    }

    /// Those of the cards for which there lies enough everywhere, and those of them that have to be asked by themselves.
    /// What none of them demands is not looked at.
    #[inline]
    pub fn met(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        you: Player,
        cards: &CardSet<W>,
    ) -> (CardSet<W>, CardSet<W>) {
        let (mut left, mut asked) = (*cards, self.others);
        for (demanding, lying) in &self.lying {
            let there = lying.there(game, you);
            // Which of them are there, nobody foretells: so nothing branches off where too few are.
            left = left.and_not(demanding.where_so(!lying.are_enough(there)));
            if lying.refused.is_some() && left.meets(demanding) && lying.may_be_refused(table, game, there) {
                asked.add(demanding);
            }
        }
        (left, left.and(asked))
    }
}
