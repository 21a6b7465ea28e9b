//! Whether several acts of a price can be done together, where each of them could be done alone.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::table::{Act, Held, Needed, Paid, Price};
use crate::game::{Card, CardSet, Player};
use crate::program::CounterId;

use super::choose::number_of;

/// Whether every choice finds cards of its own: any few of them have as many as they need together.
#[inline(never)]
pub(super) fn enough_for_all<const W: usize>(look: &Look<'_, W>, price: &Price) -> bool {
    let few = &price.needs[..price.needs.len().min(8)];
    let most = if price.only_begins { 1 } else { usize::MAX };
    let cards = |needed: &Needed| (needed.among(look), number_of(look, needed.count).0.min(most));
    (1..1usize << few.len()).all(|some| {
        let chosen = few.iter().enumerate().filter(|(number, _)| some & (1 << number) != 0);
        let (all, needed) = chosen
            .map(|(_, needed)| cards(needed))
            .fold((CardSet::EMPTY, 0), |(all, needed), (cards, least)| (all.or(cards), needed + least));
        all.len() >= needed
    })
}

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether everybody has as much as all acts together take of theirs, and every card as many counters.
    #[inline(never)]
    pub(super) fn has_all_of_it(&self, look: &Look<'_, W>, acts: &[Act]) -> bool {
        acts.iter().all(|act| match *act {
            Act::Pay(Paid { of, who, .. }) => (look.people(who).iter())
                .all(|player| i32::from(look.has_so_many(of, player)) >= self.paid(look, acts, of, player)),
            Act::RemoveCounters { counter, from, .. } => look.cards(from).iter().all(|card| {
                i32::from(look.game.counters_on(card, counter)) >= taken_off(look, acts, counter, card)
            }),
            Act::Find(..)
            | Act::Choose(_)
            | Act::ChoosePlayers(_)
            | Act::Happen(..)
            | Act::Draw(..)
            | Act::Allowed { .. }
            | Act::TakeAction { .. }
            | Act::ChooseMode { .. }
            | Act::Offered { .. }
            | Act::OneOf { .. }
            | Act::Afford { .. } => true,
        })
    }

    /// What somebody pays of it in all.
    fn paid(&self, look: &Look<'_, W>, acts: &[Act], of: Held, by: Player) -> i32 {
        let prices = acts.iter().map(|act| match *act {
            Act::Pay(paid) if paid.of == of && look.people(paid.who).contains(by) => {
                i32::from(self.price(look, paid, by))
            }
            _another => 0,
        });
        prices.sum()
    }
}

/// How many such counters are taken off a card in all.
fn taken_off<const W: usize>(look: &Look<'_, W>, acts: &[Act], of: CounterId, on: Card) -> i32 {
    let numbers = acts.iter().map(|act| match *act {
        Act::RemoveCounters { counter, count, from } if counter == of && look.cards(from).contains(on) => {
            look.num(count)
        }
        _another => 0,
    });
    numbers.sum()
}
