//! What is offered and begins by picking a player or a card that all the rest is about: one has to be there with whom the
//! rest can be done.

use super::ahead::Ahead;
use super::price::{Act, Price, price};
use crate::engine::table::{LinkedText, Table};
use crate::program::reads::of_code;
use crate::program::{Choice, ChoiceId, ChoiceOf, EventKind, Kept, Local, Op, Pc, Text};

/// The price of what somebody is offered, up to there. Where it begins by choosing one of which the rest speaks, the rest
/// is looked at for each: it is the price behind that choice.
pub fn note<const W: usize>(
    table: &Table<'_, W>,
    linked: &LinkedText<'_, W>,
    from: Pc,
    until: usize,
    found: &mut [Option<Price>],
) {
    let text = linked.text;
    let is_nothing = |(number, op): &(usize, &Op)| **op == Op::Goto(Pc(*number as u16 + 1));
    let first = text.code.iter().enumerate().skip(from.index()).find(|one| !is_nothing(one));
    let one = first.and_then(|(number, op)| Some((Pc(number as u16 + 1), one_chosen(text, *op)?)));
    // What others hold is not told by who can be chosen.
    let is_about = |then, local: Local| {
        let reads = of_code(text, then);
        reads.locals & 1 << local.0 != 0 && !reads.hands
    };
    if let Some((then, (choice, local))) = one.filter(|(then, _)| then.index() < until)
        && is_about(then, local)
    {
        note(table, linked, then, until, found);
        if found[then.index()].as_ref().is_some_and(|rest| !rest.acts.is_empty()) {
            let acts = vec![Act::OnePicked { choice, then }];
            found[from.index()] = Some(Price { acts, ..Price::default() });
            return;
        }
        found[then.index()] = None;
    }
    found[from.index()] = Some(price(Ahead::new(table, linked), from, until));
}

/// The player or the card that is picked to speak of, and where that is kept.
fn one_chosen(text: &Text, op: Op) -> Option<(ChoiceId, Local)> {
    let Op::Choose(id) = op else { return None };
    let Choice { of, purpose, random, into, .. } = text.choices[id.index()];
    let is_spoken_of = match of {
        ChoiceOf::Players(_) => true,
        ChoiceOf::Cards(_) => purpose == EventKind::Choose,
        ChoiceOf::OutOf(..) | ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => false,
    };
    match into {
        Kept::Local(local) if is_spoken_of && !random && text.choices[id.index()].is_of_one() => {
            Some((id, local))
        }
        Kept::Local(_) | Kept::Scratch(_) => None,
    }
}
