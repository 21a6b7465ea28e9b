//! What one of several things to do begins with, where others do it or somebody is asked whether to: one of them has to be
//! able to.

use super::price::{Act, Needed, Price, beginning};
use super::sight::{Sight, Sights};
use crate::engine::table::{LinkedText, Table};
use crate::program::{Op, Pc, Who};

/// What is done by each of several, or offered to somebody.
pub fn of_others(code: &[Op], at: usize) -> Option<Act> {
    match (code[at], code.get(at + 1)) {
        (Op::AskMay { who, .. }, _) => Some(Act::Offered { who, first: Pc(at as u16 + 1) }),
        (Op::StartPlayers { who, .. }, Some(Op::NextPlayer { into, .. })) => {
            Some(Act::OneOf { who, into: *into, first: Pc(at as u16 + 2) })
        }
        _own => None,
    }
}

/// Notes what has to be possible for it to begin there. Whoever chooses does not learn by it what others hold.
pub fn note<const W: usize>(
    table: &Table<'_, W>,
    linked: &LinkedText<'_, W>,
    chooser: Who,
    from: Pc,
    prices: &mut [Option<Price>],
) {
    let mut price = beginning(table, linked, from);
    let last = price.acts.last().copied();
    if let Some(Act::OneOf { first, .. }) = last
        && prices[first.index()].is_none()
    {
        note(table, linked, chooser, first, prices);
    }
    let is_told = match last {
        Some(Act::Offered { who, .. }) if who == chooser => true,
        Some(act @ (Act::Offered { .. } | Act::OneOf { .. })) => is_seen(&linked.sights, &act, prices),
        Some(_) | None => true,
    };
    if !is_told {
        price.acts.pop();
    }
    prices[from.index()] = Some(price);
}

/// Whether everybody can see if it is possible.
fn is_seen(sights: &Sights, act: &Act, prices: &[Option<Price>]) -> bool {
    let number = |number| sights.number(number) == Sight::Everybody;
    let people = |who| sights.people(who) == Sight::Everybody;
    let cards = |set| sights.set(set).how_many() == Sight::Everybody;
    let some = |needed: Needed| cards(needed.set) && needed.count.number().is_none_or(number);
    match *act {
        Act::Pay(paid) => number(paid.number) && people(paid.who),
        Act::RemoveCounters { count, from, .. } => number(count) && sights.how_many(from) == Sight::Everybody,
        Act::ChoosePlayers(who) | Act::Draw(who, _) => people(who),
        Act::Find(_, set) => cards(set),
        Act::Choose(needed) => some(needed),
        Act::Allowed { cards, among, .. } => among.map_or(cards.is_none(), some),
        Act::Offered { who, first } | Act::OneOf { who, first, .. } => {
            let inner = prices[first.index()].as_ref();
            people(who)
                && inner.is_some_and(|inner| inner.acts.iter().all(|act| is_seen(sights, act, prices)))
        }
        Act::Happen(..)
        | Act::TakeAction { .. }
        | Act::ChooseMode { .. }
        | Act::OnePicked { .. }
        | Act::Afford { .. } => false,
    }
}
