//! Instructions that nothing at a table meets or sees, but for what may hold for a while: they can be done where it is calm.

use super::code::{Drawing, LinkedOp, Putting, Seeing};
use crate::engine::table::{LinkedText, Table};
use crate::game::{Counting, Player};
use crate::program::{CardsKind, CellOwner, EventKind, Facing, Kept, Leaf, Op, Who, WhoKind, ZoneRef};

/// A draw from a zone that is always the same, and whether nothing at the table meets or sees it.
pub(in crate::engine::table) fn draw<const W: usize>(
    table: &Table<'_, W>,
    linked: &LinkedText<'_, W>,
    op: Op,
) -> Option<LinkedOp> {
    let Op::Draw { who: Who::YOU, count, from, into } = op else { return None };
    let is_unseen = |kind| table.kind(kind).is_unmet && table.kind(kind).is_unlistened;
    let from = linked.zones[from.index()].filter(|_| table.zones.hand().is_some())?;
    let into = (into.0 < crate::program::reads::kept_sets(linked.text)).then_some(into);
    let is_silent = is_unseen(EventKind::Draw) && is_unseen(EventKind::DrawCard);
    Some(LinkedOp::Draw(Drawing { from, count, into, is_silent }))
}

/// A discard that no card at the table looks at.
pub(in crate::engine::table) fn discard<const W: usize>(table: &Table<'_, W>, op: Op) -> Option<LinkedOp> {
    let Op::Discard { who: Who::YOU, cards } = op else { return None };
    let CardsKind::Local(local) = cards.kind() else { return None };
    let facts = table.kind(EventKind::Discard);
    let is_for_rules = facts.is_unmet && !facts.is_heard_by_cards && facts.is_about_cards;
    (is_for_rules && table.zones.discards().is_some()).then_some(LinkedOp::Discard(local))
}

/// A card that is put somewhere, where nothing at the table stops or changes that.
pub(in crate::engine::table) fn put<const W: usize>(
    table: &Table<'_, W>,
    linked: &LinkedText<'_, W>,
    op: Op,
) -> Option<LinkedOp> {
    let Op::Put { who, cards, to } = op else { return None };
    let destination = linked.text.destinations[to.index()];
    let place = linked.text.places[destination.to.index()];
    let (zone, is_theirs) = if let ZoneRef::Of(kind, of) = place
        && of == who
    {
        let first = table.zones.only(kind, Player(0))?;
        (first, table.owner(first).is_some())
    } else {
        (table.zones.always(place)?, false)
    };
    let is_plain = matches!(who.kind(), WhoKind::You | WhoKind::Actor | WhoKind::Local(_));
    (is_plain && table.kind(EventKind::Put).lets_pass).then_some(LinkedOp::Put(Putting {
        cards,
        by: who,
        to: zone,
        is_theirs,
        end: destination.end,
        face_down: destination.facing == Facing::Down,
    }))
}

/// Cards from the top of a pile that is always the same, where nobody at the table hears that you look at them or show
/// them.
pub(in crate::engine::table) fn see<const W: usize>(
    table: &Table<'_, W>,
    linked: &LinkedText<'_, W>,
    op: Op,
) -> Option<LinkedOp> {
    let (kind, cards, keep) = if let Op::LookAt { who: Who::YOU, cards, keep } = op {
        (EventKind::LookAt, cards, keep)
    } else if let Op::Reveal { who: Who::YOU, cards, keep } = op {
        (EventKind::Reveal, cards, keep)
    } else {
        return None;
    };
    let CardsKind::Set(set) = cards.kind() else { return None };
    let step = linked.text.sets[set.index()];
    let Leaf::Top { count, of } = step.leaf else { return None };
    let from = table.zones.always(of).filter(|_| step.last && !table.kind(kind).is_noticed)?;
    let is_spoken_of = |keep: &Kept| match keep {
        Kept::Local(_) => true,
        Kept::Scratch(scratch) => scratch.0 < crate::program::reads::kept_sets(linked.text),
    };
    Some(LinkedOp::See(Seeing { kind, from, count, keep: keep.filter(is_spoken_of) }))
}

/// A change of a number that nothing at the table meets or sees.
pub(in crate::engine::table) fn count<const W: usize>(table: &Table<'_, W>, op: Op) -> Option<LinkedOp> {
    let (cell, of, number, counting) = if let Op::SetCell { cell, of, number } = op {
        (cell, of, number, Counting::Becomes)
    } else if let Op::AddToCell { cell, of, number, .. } = op {
        (cell, of, number, Counting::Plus)
    } else if let Op::SubtractFromCell { cell, of, number, .. } = op {
        (cell, of, number, Counting::Minus)
    } else {
        return None;
    };
    let facts = table.kind(EventKind::ChangeValue);
    let is_yours = of == Who::YOU || table.program.cells[cell.index()].owner == CellOwner::Game;
    (facts.is_unmet && facts.is_unlistened && is_yours).then_some(LinkedOp::Count(cell, number, counting))
}
