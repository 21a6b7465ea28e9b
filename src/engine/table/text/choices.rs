//! Choices of a text, as a table knows them.

use super::makes::Makes;
use crate::engine::table::reads::of_goal;
use crate::engine::table::{LinkedText, Table};
use crate::program::{Cards, Choice, ChoiceId, EventKind, Kept, Op, Text, Who};

pub struct LinkedChoice {
    pub choice: Choice,
    /// Somebody picks one, no more and no fewer.
    pub is_one_picked: bool,
    /// Something may forbid what it is for with some of the cards.
    pub may_be_refused: bool,
    /// Who does with the cards what they are chosen for.
    pub doer: Who,
    /// The instruction that does it, where something may forbid it for more than who does it, and with which card.
    pub deed: Option<Op>,
}

/// The choices of a text.
pub fn linked(table: &Table<'_>, linked: &LinkedText<'_>) -> Box<[LinkedChoice]> {
    let of = |(number, choice): (usize, &Choice)| {
        let used = used_by(linked.text, ChoiceId(number as u16));
        let deed = used.filter(|used| used.is_goal_known && may_depend(table, used)).map(|used| used.op);
        let is_free = choice.purpose == EventKind::Choose || table.kind(choice.purpose).wanted.is_free;
        LinkedChoice {
            choice: *choice,
            is_one_picked: choice.is_of_one() && !choice.random,
            may_be_refused: !is_free || deed.is_some(),
            doer: used.map_or(Who::YOU, |used| used.deed.who),
            deed,
        }
    };
    linked.text.choices.iter().enumerate().map(of).collect()
}

/// Who does with the cards what they are chosen for.
pub fn doer(text: &Text, id: ChoiceId) -> Who {
    used_by(text, id).map_or(Who::YOU, |used| used.deed.who)
}

/// The instruction that does with the cards what they are chosen for.
#[derive(Clone, Copy)]
struct Used {
    op: Op,
    deed: Makes,
    /// Where it takes them is known when they are chosen.
    is_goal_known: bool,
}

fn used_by(text: &Text, id: ChoiceId) -> Option<Used> {
    let Choice { into, purpose, .. } = text.choices[id.index()];
    let chosen = match into {
        Kept::Local(local) => Cards::local(local),
        Kept::Scratch(scratch) => Cards::scratch(scratch),
    };
    let at = text.code.iter().position(|op| *op == Op::Choose(id))?;
    let mut unknown = 0;
    for op in text.code[at..].iter().copied() {
        let deed = Makes::of(op);
        if let Some(deed) = deed.filter(|deed| deed.kind == purpose && deed.cards == Some(chosen)) {
            let is_goal_known = of_goal(text, op).locals & unknown == 0;
            return Some(Used { op, deed, is_goal_known });
        }
        unknown |= keeps(text, op)?;
    }
    None
}

/// What the instruction keeps, as bits; nothing where it does more than that.
fn keeps(text: &Text, op: Op) -> Option<u32> {
    match op {
        Op::Choose(id) => match text.choices[id.index()].into {
            Kept::Local(local) => Some(1 << local.0),
            Kept::Scratch(_) => Some(0),
        },
        Op::Let(local, _) | Op::LetPlayers(local, _) | Op::LetZone(local, _) | Op::LetCard(local, _) => {
            Some(1 << local.0)
        }
        Op::LetCards(..) | Op::With(..) | Op::Without(..) | Op::Together | Op::Put { .. } => Some(0),
        _another => None,
    }
}

/// Whether something may forbid it for more than who does it, and with which card.
fn may_depend(table: &Table<'_>, used: &Used) -> bool {
    let (listeners, deed) = (&table.listeners, used.deed);
    match deed.kind {
        EventKind::PutCounters | EventKind::RemoveCounters => !listeners.is_unforbidden(deed.kind),
        EventKind::DrawCard | EventKind::Play => false,
        // Who makes another do it is not who does it.
        kind if deed.who != Who::YOU && !listeners.is_unforbidden(kind) => true,
        kind => {
            let of_moves = [EventKind::EnterPlay, EventKind::LeavePlay, EventKind::Take];
            let is_forbidden = |kind: &EventKind| !listeners.is_unforbidden(*kind);
            deed.is_move() && (is_forbidden(&kind) || of_moves.iter().any(is_forbidden))
        }
    }
}
