//! Sets of a text as a table knows them: what is printed has become a row of bits, a zone its number. What
//! depends on more stays as the program has it.

use smallvec::SmallVec;

use super::foreseen::{Foreseen, foresee};
use super::numbers::LinkedTest;
use super::zones::Plainly;
use super::{Stands, Table};
use crate::engine::allowance::is_plainly_left;
use crate::game::{Card, CardSet, Game, Player, TextNo, Zone};
use crate::program::{
    Allowed, Ask, AttributeId, Cards, CardsKind, CellId, CellOwner, CellUse, EventKind, How, Jump, Leaf,
    PredicateId, SetId, SetStep, Test, TestId, ValueId, Who, ZoneRef,
};

#[derive(Clone, Copy)]
pub struct LinkedStep {
    pub how: How,
    pub leaf: LinkedLeaf,
}

#[derive(Clone, Copy)]
#[repr(u8)]
pub enum LinkedLeaf {
    Row(CardSet),
    Zone(Zone),
    /// The zone of whoever is "you": those of the players follow each other from here on.
    OfYou(Zone),
    InPlay,
    Top(Zone),
    /// Cards that have something in common with the top card of the zone: rows by card, from this one on.
    LikeTop(u32, Zone),
    /// The same while values may be added to cards.
    SharingTop(AttributeId, Zone),
    /// Cards with the value that is kept in this place.
    ByNumber(u8),
    /// Cards that "you" did something with this turn.
    Handled(EventKind),
    /// The next so many steps count only where the answer is yes.
    Only {
        asked: LinkedTest,
        steps: u32,
    },
    /// A card or cards that the text speaks of.
    These(Cards),
    Set(SetId),
    Guard(TestId),
    Predicate(PredicateId),
    Other(Leaf),
}

/// The sets of a text.
#[derive(Default)]
pub struct LinkedSets {
    pub(super) steps: Vec<LinkedStep>,
    /// For each step of the text that begins a set.
    spans: Vec<Span>,
    /// Which cards have something in common with each card.
    pub(super) likes: Vec<CardSet>,
    /// Rows that are worked out beforehand.
    pub(super) foreseen: Vec<CardSet>,
}

/// Where the steps of a set begin and end.
#[derive(Clone, Copy)]
struct Span {
    from: u32,
    to: u32,
    /// How it begins, where that was worked out beforehand, and where it goes on after that.
    foreseen: Option<Foreseen>,
    rest: u32,
    /// Rows of bits and nothing else: it takes a game and a player, and no text.
    is_rows: bool,
    provided: Provided,
}

/// What has to be so for there to be any cards in a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provided {
    Always,
    /// Something is left this turn of what "you" are allowed.
    Left(Allowed),
    If(TestId),
}

impl LinkedStep {
    /// Joins what the leaf came to with what was there before.
    #[inline(always)]
    pub fn join(&self, so_far: &mut CardSet, leaf: &CardSet) {
        match self.how {
            How::Start => *so_far = *leaf,
            How::And => so_far.keep(leaf),
            How::AndNot => *so_far = so_far.and_not(*leaf),
            How::Or => so_far.add(leaf),
        }
    }
}

impl LinkedSets {
    #[inline]
    pub fn steps(&self, set: SetId) -> &[LinkedStep] {
        let Span { from, to, .. } = self.spans[set.index()];
        &self.steps[from as usize..to as usize]
    }

    /// What has to hold for there to be any.
    #[inline]
    pub fn provided(&self, set: SetId) -> Provided {
        self.spans[set.index()].provided
    }

    /// The cards of a set that consists of rows of bits and hangs on nothing that has to be worked out; nothing for
    /// any other.
    #[inline]
    pub fn plainly(&self, set: SetId, table: &Table<'_>, game: &Game, you: Player) -> Option<CardSet> {
        let is_there = match self.provided(set) {
            Provided::Always => true,
            Provided::Left(allowed) => is_plainly_left(table, game, allowed, you)?,
            Provided::If(_) => return None,
        };
        if is_there { self.rows(set, table, game, you) } else { Some(CardSet::EMPTY) }
    }

    /// The cards of a set that consists of rows of bits, if what it hangs on holds; nothing for any other.
    #[inline]
    pub fn rows(&self, set: SetId, table: &Table<'_>, game: &Game, you: Player) -> Option<CardSet> {
        if !self.spans[set.index()].is_rows {
            return None;
        }
        let (row, steps) = self.begin(set, game);
        // Most end with one zone, if with anything.
        let step = match steps {
            [] => return Some(*row),
            [step] => step,
            [..] => return Some(self.join_rows(row, steps, table, game, you)),
        };
        let leaf = match &step.leaf {
            LinkedLeaf::Row(row) => row,
            LinkedLeaf::Zone(zone) => game.zones.set_ref(*zone),
            LinkedLeaf::OfYou(first) => game.zones.set_ref(Zone(first.0 + you.0)),
            LinkedLeaf::InPlay => game.zones.in_play_ref(),
            _another => return Some(self.join_rows(row, steps, table, game, you)),
        };
        match step.how {
            How::Start => Some(*leaf),
            How::And => Some(row.and(*leaf)),
            How::AndNot | How::Or => Some(self.join_rows(row, steps, table, game, you)),
        }
    }

    /// What is known of the set beforehand, and the steps that go on from there.
    #[inline(always)]
    pub fn begin(&self, set: SetId, game: &Game) -> (&CardSet, &[LinkedStep]) {
        let Span { from, to, rest, foreseen, .. } = &self.spans[set.index()];
        match foreseen.as_ref().and_then(|foreseen| foreseen.row(self, game)) {
            Some(row) => (row, &self.steps[*rest as usize..*to as usize]),
            None => (&CardSet::EMPTY, &self.steps[*from as usize..*to as usize]),
        }
    }

    #[inline(never)]
    fn join_rows(
        &self,
        begin: &CardSet,
        steps: &[LinkedStep],
        table: &Table<'_>,
        game: &Game,
        you: Player,
    ) -> CardSet {
        const NONE: &CardSet = &CardSet::EMPTY;
        let mut so_far = *begin;
        let mut skipped = 0;
        for step in steps {
            if skipped > 0 {
                skipped -= 1;
                continue;
            }
            let row = match &step.leaf {
                LinkedLeaf::Row(row) => row,
                LinkedLeaf::Zone(zone) => game.zones.set_ref(*zone),
                LinkedLeaf::OfYou(first) => game.zones.set_ref(Zone(first.0 + you.0)),
                LinkedLeaf::InPlay => game.zones.in_play_ref(),
                LinkedLeaf::LikeTop(first, zone) => {
                    game.zones.top(*zone).map_or(NONE, |top| self.like(*first, top))
                }
                LinkedLeaf::ByNumber(number) => match game.cells[usize::from(*number)] {
                    value if value <= 0 => NONE,
                    value => table.printed_row(ValueId((value - 1) as u16)),
                },
                LinkedLeaf::Only { asked, steps } => {
                    skipped = if asked.first.is_yes(game, you) { 0 } else { *steps };
                    continue;
                }
                LinkedLeaf::Top(_)
                | LinkedLeaf::SharingTop(..)
                | LinkedLeaf::Handled(_)
                | LinkedLeaf::These(_)
                | LinkedLeaf::Set(_)
                | LinkedLeaf::Guard(_)
                | LinkedLeaf::Predicate(_)
                | LinkedLeaf::Other(_) => NONE,
            };
            step.join(&mut so_far, row);
        }
        so_far
    }

    /// The cards, where it is known beforehand which they are.
    pub fn row(&self, set: SetId) -> Option<CardSet> {
        match (self.steps(set), self.provided(set)) {
            ([LinkedStep { leaf: LinkedLeaf::Row(row), .. }], Provided::Always) => Some(*row),
            (_, _) => None,
        }
    }

    /// What has something in common with the card.
    #[inline]
    pub fn like(&self, first: u32, card: Card) -> &CardSet {
        &self.likes[first as usize + card.index()]
    }
}

/// The sets of a text: plain ones as they are while cards have no other values and predicates than those printed and
/// defined, others as they always are.
pub fn linked(table: &Table<'_>, text: TextNo, is_plain: bool) -> LinkedSets {
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
        let (from, to) = (from as u32, found.steps.len() as u32);
        found.spans.push(Span { from, to, foreseen, rest, is_rows, provided });
    }
    found
}

/// A predicate that holds for every card of the set that begins here: nothing is joined after it.
pub(super) fn within(steps: &[SetStep]) -> Option<PredicateId> {
    let last = steps.iter().position(|step| step.last)?;
    let joined = steps[..=last].iter().rposition(|step| matches!(step.how, How::Start | How::Or))?;
    let is_cut = |step: &SetStep| matches!(step.how, How::Start | How::And);
    steps[joined..=last].iter().filter(|step| is_cut(step)).find_map(|step| match step.leaf {
        Leaf::Predicate(id) => Some(id),
        _another => None,
    })
}

/// Whether a step is worked out without a text.
fn is_row(step: &LinkedStep) -> bool {
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
        | LinkedLeaf::Handled(_)
        | LinkedLeaf::These(_)
        | LinkedLeaf::Set(_)
        | LinkedLeaf::Guard(_)
        | LinkedLeaf::Predicate(_)
        | LinkedLeaf::Other(_) => false,
    }
}

#[derive(Clone, Copy)]
pub(super) struct Linker<'t> {
    pub(super) table: &'t Table<'t>,
    pub(super) text: TextNo,
    /// Nothing adds values to cards, nothing makes predicates hold besides.
    pub(super) is_plain: bool,
}

impl Linker<'_> {
    /// The steps of the set that begins here, and what all of it hangs on.
    fn set(&self, steps: &[SetStep], found: &mut LinkedSets) -> Provided {
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
        match self.table.text(self.text).tests[test.index()] {
            Test { ask: Ask::Allowance(allowed, Who::YOU), yes: Jump::HOLDS, no: Jump::FAILS } => {
                Provided::Left(allowed)
            }
            _another => Provided::If(test),
        }
    }

    pub(super) fn leaf(&self, leaf: Leaf, found: &mut LinkedSets) -> LinkedLeaf {
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
            Leaf::Sharing(attribute, cards) => match self.top(cards) {
                Some(zone) if self.is_as_printed(Some(attribute)) => {
                    let first = found.likes.len() as u32;
                    let cards = (0..self.table.cards.len()).map(|card| Card(card as u8));
                    found.likes.extend(cards.map(|card| self.table.sharing(attribute, card)));
                    LinkedLeaf::LikeTop(first, zone)
                }
                Some(zone) => LinkedLeaf::SharingTop(attribute, zone),
                None => LinkedLeaf::Other(leaf),
            },
            Leaf::Zone(zone) => match self.table.zones.plainly(zone) {
                Some(Plainly::One(zone)) => LinkedLeaf::Zone(zone),
                Some(Plainly::OfYou(first)) => LinkedLeaf::OfYou(first),
                None => LinkedLeaf::Other(leaf),
            },
            Leaf::Top { count: 1, of: ZoneRef::Shared(kind) } => {
                LinkedLeaf::Top(self.table.zones.of(kind, Player(0)))
            }
            Leaf::InPlay => LinkedLeaf::InPlay,
            Leaf::ControlledBy(Who::YOU) => match self.table.zones.in_play_of_each() {
                Some(first) => LinkedLeaf::OfYou(first),
                None => LinkedLeaf::Other(leaf),
            },
            Leaf::Handled(Who::YOU, kind) => LinkedLeaf::Handled(kind),
            // Who counts most is asked of the whole set.
            Leaf::Set(set) if self.has_extreme(set) => LinkedLeaf::Other(leaf),
            Leaf::Set(set) => LinkedLeaf::Set(set),
            Leaf::These(cards) => LinkedLeaf::These(cards),
            Leaf::Guard(test) => LinkedLeaf::Guard(test),
            Leaf::Predicate(id) if self.is_as_defined() => LinkedLeaf::Predicate(id),
            Leaf::Printed(_)
            | Leaf::ByCell(_)
            | Leaf::ByLocal(_)
            | Leaf::ByEvent
            | Leaf::Extreme(..)
            | Leaf::Predicate(_)
            | Leaf::Top { .. }
            | Leaf::Bottom { .. }
            | Leaf::ControlledBy(_)
            | Leaf::SetAside
            | Leaf::SetAsideWith(_)
            | Leaf::FaceDown
            | Leaf::Handled(..)
            | Leaf::Each(_) => LinkedLeaf::Other(leaf),
        }
    }

    /// Whether predicates hold only where they are defined to.
    pub(super) fn is_as_defined(&self) -> bool {
        self.is_plain || self.table.listeners.nothing_stands(Stands::Own)
    }

    pub(super) fn has_extreme(&self, set: SetId) -> bool {
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
            CellUse::Number | CellUse::Clock | CellUse::Option(_) => None,
        }
    }

    fn is_shared(&self, cell: CellId) -> bool {
        self.table.program.cells[cell.index()].owner == CellOwner::Game
    }

    /// The zone whose top card the cards are.
    fn top(&self, cards: Cards) -> Option<Zone> {
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
