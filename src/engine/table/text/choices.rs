//! Choices of a text, as a table knows them.

use super::price::{Act, is_offered};
use super::sight::Sight;
use crate::engine::table::{LinkedText, Table};
use crate::program::reads::{of_cards, of_goal};
use crate::program::{
    Cards, CardsKind, Choice, ChoiceId, ChoiceOf, CounterId, EventKind, Kept, Makes, NumKind, Op, Pc, Text,
    Who,
};

pub struct LinkedChoice {
    pub choice: Choice,
    /// Somebody picks one, no more and no fewer.
    pub is_one_picked: bool,
    /// Something may forbid what it is for with some of the cards.
    pub may_be_refused: bool,
    /// Who does with the cards what they are chosen for.
    pub doer: Who,
    /// The instruction that does it, where something may forbid it for more than who does it, and with which card. Of a
    /// choice of a place or a player, the one that takes a card there which was chosen before.
    pub deed: Option<Op>,
    /// The counters that are taken off what is chosen, and how many have to be there.
    pub taken_off: Option<(CounterId, i32)>,
    /// The choice of the place or the player that the deed takes them to, where that is made afterwards.
    pub goal: Option<ChoiceId>,
    /// Who sees all that it takes to tell which cards can be chosen.
    pub sight: Sight,
    /// Where it goes on with all that has to be possible with what is chosen.
    pub leads_to: Option<Pc>,
}

impl LinkedChoice {
    /// What is chosen, as the text speaks of it afterwards.
    pub fn chosen(&self) -> Cards {
        as_kept(self.choice.into)
    }
}

fn as_kept(into: Kept) -> Cards {
    match into {
        Kept::Local(local) => Cards::local(local),
        Kept::Scratch(scratch) => Cards::scratch(scratch),
    }
}

/// The choices of a text.
pub fn linked<const W: usize>(table: &Table<'_, W>, linked: &LinkedText<'_, W>) -> Box<[LinkedChoice]> {
    let of = |(number, choice): (usize, &Choice)| {
        let used = used_by(linked.text, ChoiceId(number as u16));
        let is_one = choice.is_of_one() && matches!(choice.into, Kept::Local(_));
        let is_known = |used: &Used| match used.goal {
            Goal::Known => true,
            Goal::Chosen(_) => is_one,
            Goal::Unknown => false,
        };
        let taken_off = used.and_then(|used| taken_off(linked.text, ChoiceId(number as u16), used.op));
        let used_so = used.or(brought_to(linked.text, ChoiceId(number as u16)));
        let used_so = used_so.filter(|used| is_known(used) && may_depend(table, used));
        let deed = used_so.map(|used| used.op);
        let leads_to = linked.prices.iter().flatten().find_map(|price| match price.acts[..] {
            [Act::OnePicked { choice, then }] if choice.index() == number => Some(then),
            [..] => None,
        });
        let is_free = choice.purpose == EventKind::Choose || table.kind(choice.purpose).wanted.is_free;
        let may_be_refused = !is_free || deed.is_some() || taken_off.is_some() || leads_to.is_some();
        let sight = match choice.of {
            ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) if may_be_refused => {
                linked.sights.set(set).which()
            }
            ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) => linked.sights.set(set).how_many(),
            ChoiceOf::Players(who) => linked.sights.people(who),
            ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => Sight::Everybody,
        };
        LinkedChoice {
            choice: *choice,
            is_one_picked: choice.is_of_one() && !choice.random,
            may_be_refused,
            sight,
            taken_off,
            doer: used.map_or(Who::YOU, |used| used.deed.who),
            deed,
            goal: used_so.and_then(|used| used.goal.choice()),
            leads_to,
        }
    };
    linked.text.choices.iter().enumerate().map(of).collect()
}

/// The counters that the instruction takes off what was chosen for it. What is offered is done whole; of what has to be done
/// one is enough.
fn taken_off(text: &Text, id: ChoiceId, op: Op) -> Option<(CounterId, i32)> {
    let at = text.code.iter().position(|op| *op == Op::Choose(id))?;
    match op {
        Op::RemoveCounters { counter, count, .. } => match count.kind() {
            NumKind::Constant(number) if is_offered(text, at) => Some((counter, i32::from(number).max(1))),
            _another => Some((counter, 1)),
        },
        Op::RemoveAllCounters { counter, .. } => Some((counter, 1)),
        _another => None,
    }
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
    goal: Goal,
}

/// Where the cards are taken, as far as it is known when they are chosen.
#[derive(Clone, Copy)]
enum Goal {
    Known,
    /// It is chosen after them.
    Chosen(ChoiceId),
    Unknown,
}

impl Goal {
    fn choice(self) -> Option<ChoiceId> {
        match self {
            Goal::Chosen(id) => Some(id),
            Goal::Known | Goal::Unknown => None,
        }
    }
}

fn used_by(text: &Text, id: ChoiceId) -> Option<Used> {
    let Choice { into, purpose, .. } = text.choices[id.index()];
    let chosen = as_kept(into);
    let at = text.code.iter().position(|op| *op == Op::Choose(id))?;
    let (mut unknown, mut picked) = (0, Vec::new());
    for (number, op) in text.code.iter().copied().enumerate().skip(at) {
        if let Op::Exchange(who, one, other) = op
            && (purpose, one == chosen || other == chosen) == (EventKind::Exchange, true)
        {
            let deed = Makes { kind: purpose, who, cards: Some(chosen) };
            let is_kept = is_kept_by(text, &text.code[at..number], if one == chosen { other } else { one });
            return Some(Used { op, deed, goal: if is_kept { Goal::Unknown } else { Goal::Known } });
        }
        let deed = Makes::of(op);
        if let Some(deed) = deed.filter(|deed| deed.kind == purpose && deed.cards == Some(chosen)) {
            let open = of_goal(text, op).locals & unknown;
            let goal = match picked.iter().find(|(local, _)| 1u32 << local == open) {
                _ if open == 0 => Goal::Known,
                Some((_, id)) => Goal::Chosen(*id),
                None => Goal::Unknown,
            };
            return Some(Used { op, deed, goal });
        }
        unknown |= keeps(text, op)?;
        picked.extend(picks_a_goal(text, op));
    }
    None
}

/// Whether the cards are known only when these instructions have been done.
fn is_kept_by(text: &Text, code: &[Op], cards: Cards) -> bool {
    let reads = of_cards(text, cards);
    let kept = |op: &Op| match *op {
        Op::Choose(id) => match text.choices[id.index()].into {
            Kept::Local(local) => reads.locals & 1 << local.0 != 0,
            Kept::Scratch(scratch) => reads.scratches & 1 << scratch.0 != 0,
        },
        Op::LetCards(scratch, _) | Op::With(scratch, _) | Op::Without(scratch, _) => {
            reads.scratches & 1 << scratch.0 != 0
        }
        another => keeps(text, another).is_none_or(|locals| locals & reads.locals != 0),
    };
    code.iter().any(kept)
}

/// The instruction that takes a card, which is known by then, to the place or the player that is chosen.
fn brought_to(text: &Text, id: ChoiceId) -> Option<Used> {
    let at = text.code.iter().position(|op| *op == Op::Choose(id))?;
    let (local, _) = picks_a_goal(text, text.code[at])?;
    let mut unknown = 0u32;
    for op in text.code[at + 1..].iter().copied() {
        if let Some(deed) = Makes::of(op).filter(Makes::is_move) {
            let CardsKind::Local(card) = deed.cards?.kind() else { return None };
            let is_known = unknown & 1 << card.0 == 0 && of_goal(text, op).locals == 1 << local;
            return is_known.then_some(Used { op, deed, goal: Goal::Known });
        }
        unknown |= keeps(text, op)?;
    }
    None
}

/// Where the instruction keeps a place or a player that is chosen.
fn picks_a_goal(text: &Text, op: Op) -> Option<(u8, ChoiceId)> {
    let Op::Choose(id) = op else { return None };
    let choice = text.choices[id.index()];
    match (choice.of, choice.into) {
        (ChoiceOf::Players(_) | ChoiceOf::Zones(..), Kept::Local(local)) if choice.is_of_one() => {
            Some((local.0, id))
        }
        _another => None,
    }
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
fn may_depend<const W: usize>(table: &Table<'_, W>, used: &Used) -> bool {
    let (listeners, deed) = (&table.listeners, used.deed);
    match deed.kind {
        EventKind::PutCounters | EventKind::RemoveCounters => !listeners.is_unforbidden(deed.kind),
        EventKind::DrawCard | EventKind::Play => false,
        EventKind::Exchange => {
            let moves = [
                deed.kind,
                EventKind::EnterPlay,
                EventKind::LeavePlay,
                EventKind::Take,
                EventKind::ChangeControl,
            ];
            moves.into_iter().any(|kind| !listeners.is_unforbidden(kind))
        }
        // Who makes another do it is not who does it.
        kind if deed.who != Who::YOU && !listeners.is_unforbidden(kind) => true,
        kind => {
            let of_moves = [EventKind::EnterPlay, EventKind::LeavePlay, EventKind::Take];
            let is_forbidden = |kind: &EventKind| !listeners.is_unforbidden(*kind);
            deed.is_move() && (is_forbidden(&kind) || of_moves.iter().any(is_forbidden))
        }
    }
}
