//! Sets that hang on nothing but the card on top of a pile and a value that was named: worked out beforehand for each
//! of both, so that a game looks up one row. Knows how a set begins; what follows is joined with it in the game.

use super::leaf::{LinkedLeaf, LinkedStep};
use super::linked::LinkedSets;
use crate::engine::table::Table;
use crate::game::{Card, CardSet, Game, Zone};
use crate::program::{CellUse, ValueId};

/// Where the rows of a set are, and what they hang on: those for each card on top follow each other, then those
/// for none.
#[derive(Clone, Copy, PartialEq)]
pub struct Foreseen {
    zone: Zone,
    named: Named,
    first: u32,
    /// Rows for each card on top: one where no value is named.
    columns: u16,
    cards: u8,
}

/// A place in which a value is kept: nothing, or one of those that follow each other from the lowest on.
#[derive(Clone, Copy, PartialEq)]
struct Named {
    cell: u8,
    lowest: i16,
}

impl Foreseen {
    /// The row for what lies on top and is named now; nothing where no such value is kept.
    #[inline]
    pub fn row<'s, const W: usize>(&self, sets: &'s LinkedSets<W>, game: &Game<W>) -> Option<&'s CardSet<W>> {
        let line = game.zones.top(self.zone).map_or(usize::from(self.cards), Card::index);
        let column =
            if self.columns == 1 { 0 } else { self.named.column(game.cells[usize::from(self.named.cell)]) };
        let row = self.first as usize + line * usize::from(self.columns) + usize::from(column);
        (column < self.columns).then(|| &sets.foreseen[row])
    }
}

impl Named {
    /// The first column is that of nothing. Whether anything is kept, nobody foretells: so nothing branches off there.
    #[inline]
    fn column(self, kept: i16) -> u16 {
        (kept.wrapping_sub(self.lowest).wrapping_add(1) as u16) * u16::from(kept != 0)
    }

    fn kept_at(self, column: u16) -> i16 {
        if column == 0 { 0 } else { self.lowest + column as i16 - 1 }
    }
}

/// What the rows of a set hang on, and how that may be in a game.
#[derive(Clone, Copy)]
pub(in crate::engine::table) struct Moment {
    pub zone: Zone,
    pub top: Option<Card>,
    /// The place of the value that was named, and what is kept there.
    pub cell: Option<u8>,
    pub kept: i16,
}

/// Works out how the set begins whose steps are the last ones, and tells how many of them that takes.
pub(in crate::engine::table) fn foresee<const W: usize>(
    table: &Table<'_, W>,
    begin: usize,
    found: &mut LinkedSets<W>,
) -> Option<(Foreseen, usize)> {
    let steps = &found.steps[begin..];
    let zone =
        |step: &LinkedStep<W>| if let LinkedLeaf::LikeTop(_, zone) = step.leaf { Some(zone) } else { None };
    let cell =
        |step: &LinkedStep<W>| if let LinkedLeaf::ByNumber(cell) = step.leaf { Some(cell) } else { None };
    let (zone, cell) = (steps.iter().find_map(zone)?, steps.iter().find_map(cell));
    let kept = cell.and_then(|cell| values_kept(table, cell));
    let named = kept.map(|(named, _)| named);
    let last = kept.map_or(0, |(named, last)| named.column(last));
    let moment = Moment { zone, top: None, cell: named.map(|named| named.cell), kept: 0 };
    let count = beginning(steps, &moment);
    if count < 2 {
        return None;
    }
    let cards = table.cards.len();
    let mut rows = Vec::new();
    for top in (0..cards as u8).map(Card).map(Some).chain([None]) {
        for column in 0..=last {
            let kept = named.map_or(0, |named| named.kept_at(column));
            rows.push(joined(table, found, &steps[..count], &Moment { top, kept, ..moment }));
        }
    }
    let first = rows_from(found, rows);
    let named = named.unwrap_or(Named { cell: 0, lowest: 0 });
    Some((Foreseen { zone, named, first, columns: last + 1, cards: cards as u8 }, count))
}

/// Where these rows are. Texts say the same more than once, and what is one is found sooner.
fn rows_from<const W: usize>(found: &mut LinkedSets<W>, rows: Vec<CardSet<W>>) -> u32 {
    let known = found.spans.iter().filter_map(|span| Some(span.foreseen?.first));
    let mut same = known.filter(|first| found.foreseen[*first as usize..].starts_with(&rows));
    let first = same.next().unwrap_or(found.foreseen.len() as u32);
    if first as usize == found.foreseen.len() {
        found.foreseen.extend(rows);
    }
    first
}

/// The place of a value that is named, and the highest one, as it is kept.
fn values_kept<const W: usize>(table: &Table<'_, W>, cell: u8) -> Option<(Named, i16)> {
    let number = table.cells.iter().position(|(first, _)| *first == cell)?;
    let CellUse::Named(attribute) = table.program.cells[number].holds else { return None };
    let values = table.program.values.iter().zip(1..).filter(|(value, _)| value.attribute == attribute);
    let mut kept = values.map(|(_, kept)| kept);
    let lowest = kept.next()?;
    Some((Named { cell, lowest }, kept.last().unwrap_or(lowest)))
}

/// How many of the steps hang on nothing else.
fn beginning<const W: usize>(steps: &[LinkedStep<W>], moment: &Moment) -> usize {
    let mut at = 0;
    while let Some(step) = steps.get(at)
        && is_foreseen(step, moment)
    {
        let further = if let LinkedLeaf::Only { steps, .. } = step.leaf { steps as usize } else { 0 };
        if !steps[at + 1..][..further].iter().all(|step| is_foreseen(step, moment)) {
            break;
        }
        at += 1 + further;
    }
    at
}

fn is_foreseen<const W: usize>(step: &LinkedStep<W>, moment: &Moment) -> bool {
    match &step.leaf {
        LinkedLeaf::Row(_) => true,
        LinkedLeaf::LikeTop(_, zone) => *zone == moment.zone,
        LinkedLeaf::ByNumber(cell) => Some(*cell) == moment.cell,
        LinkedLeaf::Only { asked, .. } => asked.first.is_yes_then(moment).is_some(),
        LinkedLeaf::Zone(_)
        | LinkedLeaf::OfYou(_)
        | LinkedLeaf::InPlay
        | LinkedLeaf::Top(_)
        | LinkedLeaf::SharingTop(..)
        | LinkedLeaf::ByNumberNow(_)
        | LinkedLeaf::OfThese(..)
        | LinkedLeaf::Handled(_)
        | LinkedLeaf::These(_)
        | LinkedLeaf::Set(_)
        | LinkedLeaf::Guard(_)
        | LinkedLeaf::Predicate(_)
        | LinkedLeaf::Other(_) => false,
    }
}

fn joined<const W: usize>(
    table: &Table<'_, W>,
    sets: &LinkedSets<W>,
    steps: &[LinkedStep<W>],
    moment: &Moment,
) -> CardSet<W> {
    let mut so_far = CardSet::EMPTY;
    let mut at = 0;
    while let Some(step) = steps.get(at) {
        at += 1;
        let row = match &step.leaf {
            LinkedLeaf::Row(row) => *row,
            LinkedLeaf::LikeTop(first, _) => *sets.like(*first, moment.top, table.cards.len()),
            LinkedLeaf::ByNumber(_) if moment.kept > 0 => table.printed(ValueId(moment.kept as u16 - 1)),
            LinkedLeaf::Only { asked, steps } => {
                at += if asked.first.is_yes_then(moment) == Some(true) { 0 } else { *steps as usize };
                continue;
            }
            LinkedLeaf::ByNumber(_)
            | LinkedLeaf::Zone(_)
            | LinkedLeaf::OfYou(_)
            | LinkedLeaf::InPlay
            | LinkedLeaf::Top(_)
            | LinkedLeaf::SharingTop(..)
            | LinkedLeaf::ByNumberNow(_)
            | LinkedLeaf::OfThese(..)
            | LinkedLeaf::Handled(_)
            | LinkedLeaf::These(_)
            | LinkedLeaf::Set(_)
            | LinkedLeaf::Guard(_)
            | LinkedLeaf::Predicate(_)
            | LinkedLeaf::Other(_) => CardSet::EMPTY,
        };
        step.join(&mut so_far, &row);
    }
    so_far
}
