//! From the sets of a text to sets as a table knows them.

use smallvec::SmallVec;

use super::foreseen::foresee;
use super::leaf::{LinkedLeaf, LinkedStep};
use super::linked::LinkedSets;
use super::span::{Cut, Place, Provided, Span, Way};
use crate::engine::table::zones::Plainly;
use crate::engine::table::{Stands, Table};
use crate::game::{Card, CardSet, Player, TextNo, Zone};
use crate::program::{
    Ask, AttributeId, Cards, CardsKind, CellId, CellOwner, CellUse, How, Jump, Leaf, PredicateId, SetId,
    SetStep, Test, TestId, Who, ZoneRef,
};

/// The sets of a text: plain ones as they are while cards have no other values and predicates than those printed and
/// defined, others as they always are.
pub fn linked<const W: usize>(table: &Table<'_, W>, text: TextNo, is_plain: bool) -> LinkedSets<W> {
    let linker = Linker { table, text, is_plain };
    let mut found = LinkedSets::default();
    let sets = &table.text(text).sets;
    for (number, step) in sets.iter().enumerate() {
        let from = found.steps.len();
        let mut provided = Provided::Always;
        if step.how == How::Start {
            provided = linker.set(&sets[number..], &mut found);
        }
        let is_rows = from < found.steps.len() && found.steps[from..].iter().all(is_row);
        let (foreseen, count) = foresee(table, from, &mut found).unzip();
        let rest = (from + count.unwrap_or(0)) as u32;
        let (cut, other_cut, whose) = match cut(rest, &found.steps) {
            Some((cut, Besides::Nothing)) => (Some(cut), None, None),
            Some((cut, Besides::WithoutThis)) => (None, Some(cut), None),
            Some((cut, Besides::Of(who))) => (None, Some(cut), Some(who)),
            None => (None, None, None),
        };
        let (from, to) = (from as u32, found.steps.len() as u32);
        let way = Way::Steps;
        let span = Span { from, to, foreseen, rest, cut, other_cut, is_rows, provided, way };
        found.spans.push(span.on_its_way(whose));
    }
    found
}

/// What there is to say of a row that is cut with a place.
enum Besides {
    Nothing,
    /// The card that the text stands on is left out.
    WithoutThis,
    /// The place is that of these players.
    Of(Who),
}

/// What the steps from there on come to, where they cut a row with the cards of a place.
fn cut<const W: usize>(from: u32, steps: &[LinkedStep<W>]) -> Option<(Cut, Besides)> {
    let is_this = |step: &LinkedStep<W>| matches!(step.leaf, LinkedLeaf::These(Cards::THIS));
    let steps = (from..).zip(&steps[from as usize..]);
    let (this, others): (SmallVec<[_; 4]>, SmallVec<[_; 4]>) =
        steps.partition(|(_, step)| step.how == How::AndNot && is_this(step));
    let (place, row) = match &others[..] {
        [(_, LinkedStep { how: How::And | How::Start, leaf })] => (leaf, None),
        [
            (row, LinkedStep { how: How::Start, leaf: LinkedLeaf::Row(_) }),
            (_, LinkedStep { how: How::And, leaf }),
        ] => (leaf, Some(*row)),
        [
            (_, LinkedStep { how: How::Start, leaf }),
            (row, LinkedStep { how: How::And, leaf: LinkedLeaf::Row(_) }),
        ] => (leaf, Some(*row)),
        [..] => return None,
    };
    let besides = match (place, this.is_empty()) {
        (LinkedLeaf::OfThese(_, who), true) => Besides::Of(*who),
        (LinkedLeaf::OfThese(..), false) => return None,
        (_, true) => Besides::Nothing,
        (_, false) => Besides::WithoutThis,
    };
    Some((Cut { place: Place::of(place)?, row }, besides))
}

/// A predicate that holds for every card of the set that begins here: nothing is joined after it.
pub(in crate::engine::table) fn within(steps: &[SetStep]) -> Option<PredicateId> {
    let last = steps.iter().position(|step| step.last)?;
    let joined = steps[..=last].iter().rposition(|step| matches!(step.how, How::Start | How::Or))?;
    let is_cut = |step: &SetStep| matches!(step.how, How::Start | How::And);
    let predicate = |step: &SetStep| if let Leaf::Predicate(id) = step.leaf { Some(id) } else { None };
    steps[joined..=last].iter().filter(|step| is_cut(step)).find_map(predicate)
}

/// Whether a step is worked out without a text.
fn is_row<const W: usize>(step: &LinkedStep<W>) -> bool {
    match &step.leaf {
        LinkedLeaf::Row(_)
        | LinkedLeaf::Zone(_)
        | LinkedLeaf::OfYou(_)
        | LinkedLeaf::InPlay
        | LinkedLeaf::LikeTop(..)
        | LinkedLeaf::ByNumber(_) => true,
        LinkedLeaf::Only { asked, .. } => asked.first.is_about_one_number(),
        LinkedLeaf::Top(_)
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

#[derive(Clone, Copy)]
pub(in crate::engine::table) struct Linker<'t, const W: usize> {
    pub(in crate::engine::table) table: &'t Table<'t, W>,
    pub(in crate::engine::table) text: TextNo,
    /// Nothing adds values to cards, nothing makes predicates hold besides.
    pub(in crate::engine::table) is_plain: bool,
}

impl<const W: usize> Linker<'_, W> {
    /// The steps of the set that begins here, and what all of it hangs on.
    fn set(&self, steps: &[SetStep], found: &mut LinkedSets<W>) -> Provided {
        let last = steps.iter().position(|step| step.last).map_or(steps.len(), |last| last + 1);
        let mut steps: SmallVec<[SetStep; 8]> = SmallVec::from_slice(&steps[..last]);
        for step in &mut steps {
            if let Leaf::These(cards) = step.leaf
                && let CardsKind::Set(set) = cards.kind()
            {
                step.leaf = Leaf::Set(set);
            }
        }
        // What hangs on a test as a whole is asked before anything is worked out.
        let is_cut = |step: &SetStep| matches!(step.how, How::And | How::AndNot);
        let mut provided = Provided::Always;
        if let [SetStep { leaf: Leaf::Guard(test), .. }, second, others @ ..] = &steps[..]
            && second.how == How::And
            && !matches!(second.leaf, Leaf::Extreme(..))
            && others.iter().all(is_cut)
        {
            provided = self.provided(*test);
            steps.remove(0);
            steps[0].how = How::Start;
        }
        // What is to be laid flat comes first: it makes no difference which of two sets is cut with the other.
        if let [first, second, ..] = &mut steps[..]
            && second.how == How::And
            && is_nested(second.leaf)
            && !is_nested(first.leaf)
            && !matches!(first.leaf, Leaf::Extreme(..) | Leaf::Guard(_))
        {
            std::mem::swap(&mut first.leaf, &mut second.leaf);
        }
        let begin = found.steps.len();
        for step in steps {
            let before = found.steps.len();
            let may_be_flat = step.how != How::And;
            if !(may_be_flat && self.lay_flat(step.leaf, step.how, found)) {
                found.steps.truncate(before);
                let leaf = self.leaf(step.leaf, found);
                found.steps.push(LinkedStep { how: step.how, leaf });
            }
            self.fold(begin, found);
        }
        provided
    }

    /// What a set hangs on that hangs on the test.
    fn provided(&self, test: TestId) -> Provided {
        let Test { ask, yes, no } = self.table.text(self.text).tests[test.index()];
        if let (Ask::Allowance(allowed, Who::YOU), Jump::HOLDS, Jump::FAILS) = (ask, yes, no) {
            Provided::Left(allowed)
        } else {
            Provided::If(test)
        }
    }

    pub(in crate::engine::table) fn leaf(&self, leaf: Leaf, found: &mut LinkedSets<W>) -> LinkedLeaf<W> {
        match leaf {
            Leaf::All => LinkedLeaf::Row(self.table.all()),
            Leaf::Printed(value) if self.is_plain || !self.table.may_be_added(value) => {
                LinkedLeaf::Row(self.table.printed(value))
            }
            Leaf::Named(card) => LinkedLeaf::Row(self.table.named(card)),
            Leaf::Keyword(keyword) => LinkedLeaf::Row(self.table.with_keyword(keyword)),
            Leaf::ByCell(cell) if self.is_shared(cell) && self.is_as_printed(self.names(cell)) => {
                LinkedLeaf::ByNumber(self.table.cell(cell, Player(0)) as u8)
            }
            Leaf::ByCell(cell) if self.is_shared(cell) => {
                LinkedLeaf::ByNumberNow(self.table.cell(cell, Player(0)) as u8)
            }
            Leaf::Sharing(attribute, cards) => match self.top(cards) {
                Some(zone) if self.is_as_printed(Some(attribute)) => {
                    let cards = (0..self.table.cards.len()).map(|card| Card(card as u8));
                    let rows = cards.map(|card| self.table.sharing(attribute, card)).chain([CardSet::EMPTY]);
                    LinkedLeaf::LikeTop(found.likes_of(rows), zone)
                }
                Some(zone) => LinkedLeaf::SharingTop(attribute, zone),
                None => LinkedLeaf::Other(leaf),
            },
            Leaf::Zone(zone) => match self.table.zones.plainly(zone) {
                Some(Plainly::One(zone)) => LinkedLeaf::Zone(zone),
                Some(Plainly::OfYou(first)) => LinkedLeaf::OfYou(first),
                None => self.of_these(zone).unwrap_or(LinkedLeaf::Other(leaf)),
            },
            Leaf::Top { count: 1, of: ZoneRef::Shared(kind) } => {
                LinkedLeaf::Top(self.table.zones.of(kind, Player(0)))
            }
            Leaf::InPlay => LinkedLeaf::InPlay,
            Leaf::ControlledBy(who) => match self.table.zones.in_play_of_each() {
                Some(first) if who == Who::YOU => LinkedLeaf::OfYou(first),
                Some(first) => LinkedLeaf::OfThese(first, who),
                None => LinkedLeaf::Other(leaf),
            },
            Leaf::Handled(Who::YOU, kind) => LinkedLeaf::Handled(kind),
            // Who counts most is asked of the whole set.
            Leaf::Set(set) if self.has_extreme(set) => LinkedLeaf::Other(leaf),
            Leaf::Set(set) => LinkedLeaf::Set(set),
            Leaf::These(cards) => LinkedLeaf::These(cards),
            Leaf::Guard(test) => LinkedLeaf::Guard(test),
            Leaf::Predicate(id) if self.is_as_defined() => LinkedLeaf::Predicate(id),
            Leaf::Each(test) => self.compared(test, found).unwrap_or(LinkedLeaf::Other(leaf)),
            Leaf::Printed(_)
            | Leaf::ByCell(_)
            | Leaf::ByLocal(_)
            | Leaf::ByEvent
            | Leaf::Extreme(..)
            | Leaf::Predicate(_)
            | Leaf::Top { .. }
            | Leaf::Bottom { .. }
            | Leaf::SetAside
            | Leaf::SetAsideWith(_)
            | Leaf::FaceDown
            | Leaf::Handled(..) => LinkedLeaf::Other(leaf),
        }
    }

    /// The zones of some players, where each player has one.
    fn of_these(&self, zone: ZoneRef) -> Option<LinkedLeaf<W>> {
        let ZoneRef::Of(kind, who) = zone else { return None };
        self.table.zones.of_each(kind).map(|first| LinkedLeaf::OfThese(first, who))
    }

    /// Whether predicates hold only where they are defined to.
    pub(in crate::engine::table) fn is_as_defined(&self) -> bool {
        self.is_plain || self.table.listeners.nothing_stands(Stands::Own)
    }

    pub(in crate::engine::table) fn has_extreme(&self, set: SetId) -> bool {
        let steps = &self.table.text(self.text).sets[set.index()..];
        let last = steps.iter().position(|step| step.last).unwrap_or(0);
        steps[..=last].iter().any(|step| matches!(step.leaf, Leaf::Extreme(..)))
    }

    /// Whether cards have no other values of the attribute than those printed on them.
    fn is_as_printed(&self, attribute: Option<AttributeId>) -> bool {
        self.is_plain || attribute.is_some_and(|attribute| !self.table.may_change(attribute))
    }

    /// The attribute of which a cell keeps a value.
    fn names(&self, cell: CellId) -> Option<AttributeId> {
        match self.table.program.cells[cell.index()].holds {
            CellUse::Named(attribute) => Some(attribute),
            CellUse::Number | CellUse::Goods | CellUse::Clock | CellUse::Option(_) => None,
        }
    }

    fn is_shared(&self, cell: CellId) -> bool {
        self.table.program.cells[cell.index()].owner == CellOwner::Game
    }

    /// The zone whose top card the cards are.
    pub(super) fn top(&self, cards: Cards) -> Option<Zone> {
        let CardsKind::Set(set) = cards.kind() else { return None };
        let step = self.table.text(self.text).sets[set.index()];
        match (step.leaf, step.last) {
            (Leaf::Top { count: 1, of: ZoneRef::Shared(kind) }, true) => {
                Some(self.table.zones.of(kind, Player(0)))
            }
            (_, _) => None,
        }
    }
}

/// Whether the leaf is a set of its own.
fn is_nested(leaf: Leaf) -> bool {
    matches!(leaf, Leaf::Set(_) | Leaf::Predicate(_))
}
