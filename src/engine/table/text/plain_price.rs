//! Prices that are told without a text: nothing has to be possible, or one thing that has to be there.

use super::price::{Act, Price};
use super::sight::Sight;
use crate::engine::table::set::span::Place;
use crate::engine::table::{LinkedText, Table};
use crate::game::{Card, CardSet, Game, Player};
use crate::program::{Cards, ChoiceId, CounterId, EventKind, NumKind, SetId};

#[derive(Clone, Copy, Debug)]
#[repr(u8)]
pub enum PlainPrice<const W: usize> {
    Nothing,
    /// A card of a row lies in a place.
    Lies {
        row: CardSet<W>,
        place: Place,
        /// The card that the text stands on is left out.
        is_another: bool,
        /// What is to be done with it, where something may refuse that.
        purpose: Option<EventKind>,
    },
    /// So many counters are on the card that the text stands on.
    HasCounters(CounterId, i32),
}

impl<const W: usize> PlainPrice<W> {
    /// Nothing where a text is needed.
    pub(in crate::engine::table) fn of(
        table: &Table<'_, W>,
        linked: &LinkedText<'_, W>,
        price: &Price,
    ) -> Option<PlainPrice<W>> {
        if price.only_begins {
            return None;
        }
        match (&price.acts[..], &price.needs[..]) {
            ([], []) => Some(PlainPrice::Nothing),
            ([Act::Find(choice, set)], []) => PlainPrice::find(table, linked, *choice, *set),
            ([Act::RemoveCounters { counter, count, from: Cards::THIS }], []) => match count.kind() {
                NumKind::Constant(number) => {
                    Some(PlainPrice::HasCounters(*counter, i32::from(number).max(1)))
                }
                NumKind::Cell(_) | NumKind::Local(_) | NumKind::Expr(_) => None,
            },
            ([..], [..]) => None,
        }
    }

    fn find(
        table: &Table<'_, W>,
        linked: &LinkedText<'_, W>,
        choice: ChoiceId,
        set: SetId,
    ) -> Option<PlainPrice<W>> {
        let choice = &linked.choices[choice.index()];
        if choice.deed.is_some() || choice.taken_off.is_some() || choice.sight > Sight::You {
            return None;
        }
        let purpose = choice.may_be_refused.then_some(choice.choice.purpose);
        let cut = |is_another| {
            let cut = linked.plain.row_to_cut(set, is_another, table)?;
            (linked.full.row_to_cut(set, is_another, table) == Some(cut)).then_some((cut, is_another))
        };
        let ((row, place), is_another) = cut(false).or_else(|| cut(true))?;
        Some(PlainPrice::Lies { row, place, is_another, purpose })
    }

    /// Whether it can be paid; nothing where that has to be looked at more closely.
    #[inline(always)]
    pub fn is_met(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        you: Player,
        source: Option<Card>,
    ) -> Option<bool> {
        match *self {
            PlainPrice::Nothing => Some(true),
            PlainPrice::Lies { row, place, is_another, purpose } => {
                let mut there = row.and(*place.cards(game, you));
                source.filter(|_| is_another).into_iter().for_each(|card| there.remove(card));
                if there.is_empty() {
                    // One that lies face down may be such a card, for all that who pays can tell.
                    return game.face_down.is_empty().then_some(false);
                }
                purpose
                    .is_none_or(|purpose| table.kind(purpose).wanted.is_sure_of_one(game, &there))
                    .then_some(true)
            }
            PlainPrice::HasCounters(counter, least) => {
                Some(source.is_some_and(|card| i32::from(game.counters_on(card, counter)) >= least))
            }
        }
    }
}
