//! What one of several things to do begins with, where others do it or somebody is asked whether to: one of them has to be
//! able to.

use super::price::{Act, Price, beginning};
use crate::engine::table::Table;
use crate::program::{Leaf, Op, Pc, SetId, Text, Who};

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
    text: &Text,
    chooser: Who,
    from: Pc,
    prices: &mut [Option<Price>],
) {
    let mut price = beginning(table, text, from);
    let last = price.acts.last().copied();
    if let Some(Act::OneOf { first, .. }) = last
        && prices[first.index()].is_none()
    {
        note(table, text, chooser, first, prices);
    }
    let is_told = match last {
        Some(Act::Offered { who, .. }) if who == chooser => true,
        Some(Act::Offered { first, .. } | Act::OneOf { first, .. }) => {
            prices[first.index()].as_ref().is_some_and(|inner| is_open(text, inner, prices))
        }
        Some(_) | None => true,
    };
    if !is_told {
        price.acts.pop();
    }
    prices[from.index()] = Some(price);
}

/// Whether everybody can see if it is possible.
fn is_open(text: &Text, price: &Price, prices: &[Option<Price>]) -> bool {
    price.acts.iter().all(|act| match *act {
        Act::Pay(_) | Act::RemoveCounters { .. } | Act::ChoosePlayers(_) | Act::Draw(..) => true,
        Act::Find(_, set) => lies_open(text, set),
        Act::Choose(needed) => lies_open(text, needed.set),
        Act::Allowed { cards, among, .. } => match among {
            Some(needed) => lies_open(text, needed.set),
            None => cards.is_none(),
        },
        Act::Offered { first, .. } | Act::OneOf { first, .. } => {
            prices[first.index()].as_ref().is_some_and(|inner| is_open(text, inner, prices))
        }
        Act::Happen(..)
        | Act::TakeAction { .. }
        | Act::ChooseMode { .. }
        | Act::OnePicked { .. }
        | Act::Afford { .. } => false,
    })
}

/// Whether the cards of the set are in play, or how many there are is all that is asked of them.
fn lies_open(text: &Text, set: SetId) -> bool {
    let steps = &text.sets[set.index()..];
    let length = steps.iter().position(|step| step.last).map_or(steps.len(), |last| last + 1);
    let is_place = |leaf: Leaf| {
        matches!(
            leaf,
            Leaf::All | Leaf::Zone(_) | Leaf::Top { .. } | Leaf::Bottom { .. } | Leaf::ControlledBy(_)
        )
    };
    steps[..length].iter().any(|step| matches!(step.leaf, Leaf::InPlay | Leaf::ControlledBy(_)))
        || steps[..length].iter().all(|step| is_place(step.leaf))
}
