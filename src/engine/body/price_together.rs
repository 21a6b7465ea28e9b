//! Whether several acts of a price can be done together, where each of them could be done alone.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::possible::choosable;
use crate::engine::table::{Act, Demands, Held, Needed, Paid, Price};
use crate::game::{Card, CardSet, Player};
use crate::program::{ChoiceId, CounterId, EventKind, Who};

use super::perhaps_many::told_number;

/// Whether every choice finds cards of its own: any few of them have as many as they need together.
#[inline(never)]
pub(super) fn enough_for_all<const W: usize>(look: &Look<'_, W>, price: &Price) -> bool {
    let few = &price.needs[..price.needs.len().min(8)];
    let most = if price.only_begins { 1 } else { usize::MAX };
    let cards = |needed: &Needed| (needed.among(look), needed.least(look).min(most));
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
        let has = |of, player| i32::from(look.has_so_many(of, player)) >= self.paid(look, acts, of, player);
        let mut is_bought = false;
        acts.iter().all(|act| match *act {
            Act::Pay(Paid { of, who, .. }) => look.people(who).iter().all(|player| has(of, player)),
            Act::RemoveCounters { counter, from, .. } => look.cards(from).iter().all(|card| {
                i32::from(look.game.counters_on(card, counter)) >= taken_off(look, acts, counter, card)
            }),
            Act::Find(..) | Act::Choose(_) | Act::Afford { .. } => {
                is_bought |= bought(look, act).is_some();
                true
            }
            Act::ChoosePlayers(_)
            | Act::Happen(..)
            | Act::Draw(..)
            | Act::Allowed { .. }
            | Act::TakeAction { .. }
            | Act::ChooseMode { .. }
            | Act::Offered { .. }
            | Act::OneOf { .. }
            | Act::OnePicked { .. } => true,
        }) && (!is_bought
            || self.table.held().all(|of| look.table.everyone().iter().all(|player| has(of, player))))
    }

    /// What somebody pays of it in all; of what is not chosen yet the least.
    fn paid(&self, look: &Look<'_, W>, acts: &[Act], of: Held, by: Player) -> i32 {
        let prices = acts.iter().map(|act| match *act {
            Act::Pay(paid) if paid.of == of && look.people(paid.who).contains(by) => {
                i32::from(self.price(look, paid.told(look), by))
            }
            _another => bought(look, act).map_or(0, |bought| self.least_cost(look, &bought, of, by)),
        });
        prices.sum()
    }

    /// What somebody pays of it for as many of the cards as are bought, the cheapest of them.
    pub(super) fn least_cost(&self, look: &Look<'_, W>, bought: &Bought<W>, of: Held, by: Player) -> i32 {
        if !look.people(bought.who).contains(by) {
            return 0;
        }
        let cost = |card| {
            self.look_at_cost(bought.verb, by, card, |costs, acts| self.paid(costs, acts, of, by))
                .unwrap_or(0)
        };
        let Some(cards) = &bought.cards else { return cost(None) };
        let mut each: Vec<i32> = cards.iter().map(|card| cost(Some(card))).collect();
        each.sort_unstable();
        each.iter().take(bought.count).sum()
    }
}

/// What is done by a verb that costs something.
pub(super) struct Bought<const W: usize> {
    verb: EventKind,
    pub who: Who,
    /// The cards that it may be done with, if it is about any, and with how many of them.
    cards: Option<CardSet<W>>,
    count: usize,
}

pub(super) fn bought<const W: usize>(look: &Look<'_, W>, act: &Act) -> Option<Bought<W>> {
    let chosen = |choice: ChoiceId, set, count| {
        let linked = look.choice(choice);
        let cards = || Some(choosable(look, linked, look.set(set)));
        let verb = linked.choice.purpose;
        let costs = look.table.kind(verb).wanted.demands == Demands::Price;
        costs.then(|| Bought { verb, who: linked.doer, cards: cards(), count })
    };
    match *act {
        Act::Afford { verb, who, cards } => {
            let cards = cards.map(|cards| look.cards(cards));
            Some(Bought { verb: EventKind::Own(verb), who, cards, count: 1 })
        }
        Act::Find(choice, set) => chosen(choice, set, 1),
        Act::Choose(needed) => chosen(needed.choice, needed.set, needed.least(look)),
        Act::ChoosePlayers(_)
        | Act::RemoveCounters { .. }
        | Act::Pay(_)
        | Act::Happen(..)
        | Act::Draw(..)
        | Act::Allowed { .. }
        | Act::TakeAction { .. }
        | Act::ChooseMode { .. }
        | Act::Offered { .. }
        | Act::OneOf { .. }
        | Act::OnePicked { .. } => None,
    }
}

/// How many such counters are taken off a card in all.
fn taken_off<const W: usize>(look: &Look<'_, W>, acts: &[Act], of: CounterId, on: Card) -> i32 {
    let numbers = acts.iter().map(|act| match *act {
        Act::RemoveCounters { counter, count, from } if counter == of && look.cards(from).contains(on) => {
            look.num(told_number(look, count))
        }
        _another => 0,
    });
    numbers.sum()
}
