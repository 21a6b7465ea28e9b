//! Values that cards in play give to others in turns of whoever controls them, where these are rows of bits.

use super::stands::Stands;
use crate::engine::table::Table;
use crate::engine::table::listen::heard::{Heard, HeardAbility};
use crate::engine::table::listen::listeners::Listeners;
use crate::engine::table::listen::quick::Quick;
use crate::engine::table::set::span::Provided;
use crate::game::{Card, CardSet, Game, TextNo, Zone};
use crate::program::{SetId, Stage, Standing, ValueId};

pub struct Given {
    gifts: Vec<Gift>,
    /// The first of the players' zones in play.
    first: Zone,
}

struct Gift {
    card: Card,
    value: ValueId,
    text: TextNo,
    to: SetId,
}

impl Given {
    /// Nothing where a card hangs on more than whose turn it is, or has to work out to which it gives something.
    pub fn of<const W: usize>(
        table: &Table<'_, W>,
        heard: &Heard<W>,
        in_own_turn: Option<Zone>,
    ) -> Option<Given> {
        let gifts = heard.abilities.iter().map(|one| Gift::of(table, one)).collect::<Option<_>>()?;
        Some(Given { gifts, first: in_own_turn? })
    }

    /// The cards that get one of the values now.
    fn cards<const W: usize>(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        is_one: impl Fn(ValueId) -> bool,
    ) -> CardSet<W> {
        let you = game.active();
        let theirs = game.zones.set_ref(Zone(self.first.0 + you.0));
        let mut found = CardSet::EMPTY;
        if game.turn == 0 || !game.seats.taking_turn.contains(you) {
            return found;
        }
        for gift in &self.gifts {
            if theirs.contains(gift.card) && is_one(gift.value) {
                let rows = table.linked(gift.text).full.rows(gift.to, table, game, you);
                rows.into_iter().for_each(|cards| found.add(&cards));
            }
        }
        found
    }
}

impl Gift {
    fn of<const W: usize>(table: &Table<'_, W>, one: &HeardAbility<W>) -> Option<Gift> {
        let Stage::Standing(id) = one.ability.stage else { return None };
        let Standing::Also { what, value } = table.text(one.text).standings[id.index()] else { return None };
        let sets = &table.linked(one.text).full;
        let is_plain = one.attention.is_just(Quick::YourTurn)
            && sets.provided(what) == Provided::Always
            && sets.is_rows(what);
        is_plain.then_some(Gift { card: one.card?, value, text: one.text, to: what })
    }
}

impl<const W: usize> Listeners<W> {
    /// The cards that get one of the values now; nothing where it has to be worked out.
    #[inline]
    pub fn given(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        is_one: impl Fn(ValueId) -> bool,
    ) -> Option<CardSet<W>> {
        let given = self.given.as_ref().filter(|_| !self.stands(Stands::Also).works_for_a_while(game))?;
        Some(given.cards(table, game, is_one))
    }
}
