//! What standing abilities make of cards: further values, predicates that hold besides, what they are worth.

use super::{Look, ONLY_PRINTED};
use crate::engine::listen::standing;
use crate::engine::table::Stands;
use crate::game::{Besides, Card, CardSet};
use crate::program::{PredicateId, Standing, ValueId};

impl<'a, const W: usize> Look<'a, W> {
    /// The same from inside a text that adds something to what cards are.
    pub fn inside(self, adding: Look<'a, W>) -> Look<'a, W> {
        Look { asked_inside: self.asked_inside + 1, ..adding }
    }

    /// The cards that have the value now.
    #[inline(always)]
    pub fn with_value(&self, value: ValueId) -> CardSet<W> {
        let printed = self.table.printed(value);
        if self.asked_inside >= ONLY_PRINTED || !self.table.may_be_added(value) {
            return printed;
        }
        let printed = printed.or(self.formerly(Besides::Value(value)));
        match self.table.listeners.stands_in(Stands::Also, self.game) {
            true => self.also_value(value).or(printed),
            false => printed,
        }
    }

    /// The card of the event, where it was that before.
    #[inline]
    fn formerly(&self, was: Besides) -> CardSet<W> {
        if !self.looks_back || self.game.formerly.is_empty() {
            return CardSet::EMPTY;
        }
        let mut formers = self.game.formerly.iter();
        let is_one = formers.any(|former| former.was == was && former.is_by(self.event));
        self.event.card.filter(|_| is_one).map_or(CardSet::EMPTY, CardSet::one)
    }

    #[inline(never)]
    fn also_value(&self, value: ValueId) -> CardSet<W> {
        let definition = &self.table.program.values[value.index()];
        // A value that follows from another comes along with it.
        let is_one = |further| further == value || definition.of.contains(&further);
        let given = self.table.listeners.given(self.game, is_one);
        debug_assert!(given.is_none_or(|given| given == self.given(is_one)));
        given.unwrap_or_else(|| self.given(is_one))
    }

    /// The cards that get one of the values now.
    #[inline(never)]
    fn given(&self, is_one: impl Fn(ValueId) -> bool) -> CardSet<W> {
        let mut found = CardSet::EMPTY;
        standing(self, Stands::Also, |there, standing| {
            if let Standing::Also { what, value } = standing
                && is_one(value)
            {
                found = found.or(Look { asked_inside: ONLY_PRINTED, ..there }.set(what));
            }
        });
        found
    }

    /// The cards for which a standing ability says that the predicate holds.
    #[inline(never)]
    pub fn also_predicate(&self, id: PredicateId) -> CardSet<W> {
        let mut found = self.formerly(Besides::Predicate(id));
        if self.asked_inside >= ONLY_PRINTED || !self.table.listeners.stands_in(Stands::Own, self.game) {
            return found;
        }
        standing(self, Stands::Own, |there, standing| {
            if let Standing::Own { what, predicate } = standing
                && predicate == id
            {
                found = found.or(Look { asked_inside: ONLY_PRINTED, ..there }.set(what));
            }
        });
        found
    }

    /// What a card is worth: what the first line that speaks of it says.
    pub(super) fn worth(&self, card: Card) -> i32 {
        let mut found = None;
        standing(self, Stands::Worth, |there, standing| {
            let (what, points) = match standing {
                Standing::Worth { what, points } => (what, there.num(points)),
                Standing::WorthOf { what, attribute } => (what, there.counts(attribute, card)),
                Standing::Allowance { .. }
                | Standing::Permission { .. }
                | Standing::MustBe { .. }
                | Standing::Also { .. }
                | Standing::Own { .. } => return,
            };
            if found.is_none() && there.set(what).contains(card) {
                found = Some(points);
            }
        });
        found.unwrap_or(0)
    }
}
