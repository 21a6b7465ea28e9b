//! Sets of a text as a table knows them: what is printed has become a row of bits, a zone its number. What
//! depends on more stays as the program has it.

use super::{Stands, Table};
use crate::game::{CardSet, Player, Zone};
use crate::program::{
    AttributeId, Cards, CardsKind, CellId, CellOwner, CellUse, EventKind, How, Leaf, PredicateId, SetId,
    SetStep, TestId, Text, Who, ZoneRef,
};

#[derive(Clone, Copy)]
pub struct LinkedStep {
    pub how: How,
    pub last: bool,
    pub leaf: LinkedLeaf,
}

#[derive(Clone, Copy)]
pub enum LinkedLeaf {
    Row(CardSet),
    Zone(Zone),
    /// The zone of whoever is "you": those of the players follow each other from here on.
    OfYou(Zone),
    Top(Zone),
    /// Cards that share a value with the top card of the zone.
    LikeTop(AttributeId, Zone),
    /// Cards with the value that is kept in this place.
    ByNumber(u8),
    /// Cards that "you" did something with this turn.
    Handled(EventKind),
    Set(SetId),
    Guard(TestId),
    Predicate(PredicateId),
    Other(Leaf),
}

/// The sets of a text, at the same numbers.
pub struct LinkedSets {
    /// As they are while cards have no other values and predicates than those printed and defined.
    pub plain: Vec<LinkedStep>,
    /// As they always are.
    pub full: Vec<LinkedStep>,
}

pub fn linked(table: &Table<'_>, text: &Text) -> LinkedSets {
    let steps = |is_plain: bool| {
        let linker = Linker { table, text, is_plain };
        let step =
            |step: &SetStep| LinkedStep { how: step.how, last: step.last, leaf: linker.leaf(step.leaf) };
        text.sets.iter().map(step).collect()
    };
    LinkedSets { plain: steps(true), full: steps(false) }
}

struct Linker<'t> {
    table: &'t Table<'t>,
    text: &'t Text,
    /// Nothing adds values to cards, nothing makes predicates hold besides.
    is_plain: bool,
}

impl Linker<'_> {
    fn leaf(&self, leaf: Leaf) -> LinkedLeaf {
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
                Some(zone) if self.is_as_printed(Some(attribute)) => LinkedLeaf::LikeTop(attribute, zone),
                Some(_) | None => LinkedLeaf::Other(leaf),
            },
            Leaf::Zone(zone) => match self.zone(zone) {
                Some(zone) => zone,
                None => LinkedLeaf::Other(leaf),
            },
            Leaf::Top { count: 1, of: ZoneRef::Shared(kind) } => {
                LinkedLeaf::Top(self.table.zones.of(kind, Player(0)))
            }
            Leaf::Handled(Who::YOU, kind) => LinkedLeaf::Handled(kind),
            // Who counts most is asked of the whole set.
            Leaf::Set(set) if self.has_extreme(set) => LinkedLeaf::Other(leaf),
            Leaf::Set(set) => LinkedLeaf::Set(set),
            Leaf::Guard(test) => LinkedLeaf::Guard(test),
            Leaf::Predicate(id) if self.is_plain || self.table.listeners.nothing_stands(Stands::Own) => {
                LinkedLeaf::Predicate(id)
            }
            Leaf::Printed(_)
            | Leaf::ByCell(_)
            | Leaf::ByLocal(_)
            | Leaf::ByEvent
            | Leaf::Extreme(..)
            | Leaf::Predicate(_)
            | Leaf::Top { .. }
            | Leaf::Bottom { .. }
            | Leaf::InPlay
            | Leaf::ControlledBy(_)
            | Leaf::SetAside
            | Leaf::SetAsideWith(_)
            | Leaf::FaceDown
            | Leaf::Handled(..)
            | Leaf::These(_)
            | Leaf::Each(_) => LinkedLeaf::Other(leaf),
        }
    }

    fn has_extreme(&self, set: SetId) -> bool {
        let steps = &self.text.sets[set.index()..];
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

    fn zone(&self, zone: ZoneRef) -> Option<LinkedLeaf> {
        let first = Player(0);
        match zone {
            ZoneRef::Shared(kind) => Some(LinkedLeaf::Zone(self.table.zones.of(kind, first))),
            ZoneRef::Of(kind, Who::YOU) => {
                let own = self.table.zones.only(kind, first)?;
                let is_each = self.table.zones.owner(own).is_some();
                Some(if is_each { LinkedLeaf::OfYou(own) } else { LinkedLeaf::Zone(own) })
            }
            ZoneRef::Of(..)
            | ZoneRef::Every(_)
            | ZoneRef::Local(_)
            | ZoneRef::Candidate
            | ZoneRef::SetAside
            | ZoneRef::SetAsideWith(_) => None,
        }
    }

    /// The zone whose top card the cards are.
    fn top(&self, cards: Cards) -> Option<Zone> {
        let CardsKind::Set(set) = cards.kind() else { return None };
        let step = self.text.sets[set.index()];
        match (step.leaf, step.last) {
            (Leaf::Top { count: 1, of: ZoneRef::Shared(kind) }, true) => {
                Some(self.table.zones.of(kind, Player(0)))
            }
            (_, _) => None,
        }
    }
}
