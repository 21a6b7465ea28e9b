//! Values that cards in play give to others in turns of whoever controls them, where these are rows of bits.

use super::stands::Stands;
use crate::engine::table::Table;
use crate::engine::table::listen::heard::{Heard, HeardAbility};
use crate::engine::table::listen::listeners::Listeners;
use crate::engine::table::listen::quick::Quick;
use crate::engine::table::set::span::Place;
use crate::game::{Card, CardSet, Game, Zone};
use crate::program::{Stage, Standing, ValueId};

pub struct Given<const W: usize> {
    gifts: Vec<Gift<W>>,
    /// The first of the players' zones in play.
    first: Zone,
}

struct Gift<const W: usize> {
    card: Card,
    value: ValueId,
    /// The cards of a row in some place get it.
    row: CardSet<W>,
    place: Place,
}

impl<const W: usize> Given<W> {
    /// Nothing where a card hangs on more than whose turn it is, or has to work out to which it gives something.
    pub fn of(table: &Table<'_, W>, heard: &Heard<W>, in_own_turn: Option<Zone>) -> Option<Given<W>> {
        let gifts = heard.abilities.iter().map(|one| Gift::of(table, one)).collect::<Option<_>>()?;
        Some(Given { gifts, first: in_own_turn? })
    }

    /// The cards that get one of the values now.
    fn cards(&self, game: &Game<W>, is_one: impl Fn(ValueId) -> bool) -> CardSet<W> {
        let you = game.active();
        let theirs = game.zones.set_ref(Zone(self.first.0 + you.0));
        let mut found = CardSet::EMPTY;
        if game.turn == 0 || !game.seats.taking_turn.contains(you) {
            return found;
        }
        for gift in &self.gifts {
            if theirs.contains(gift.card) && is_one(gift.value) {
                found.add(&gift.row.and(*gift.place.cards(game, you)));
            }
        }
        found
    }
}

impl<const W: usize> Gift<W> {
    fn of(table: &Table<'_, W>, one: &HeardAbility<W>) -> Option<Gift<W>> {
        let Stage::Standing(id) = one.ability.stage else { return None };
        let Standing::Also { what, value } = table.text(one.text).standings[id.index()] else { return None };
        let sets = &table.linked(one.text).full;
        let (row, place) = sets.row_to_cut(what, false, table)?;
        let card = one.card.filter(|_| one.attention.is_just(Quick::YourTurn))?;
        Some(Gift { card, value, row, place })
    }
}

impl<const W: usize> Listeners<W> {
    /// The cards that get one of the values now; nothing where it has to be worked out.
    #[inline]
    pub fn given(&self, game: &Game<W>, is_one: impl Fn(ValueId) -> bool) -> Option<CardSet<W>> {
        let given = self.given.as_ref().filter(|_| !self.stands(Stands::Also).works_for_a_while(game))?;
        Some(given.cards(game, is_one))
    }
}
