//! Sets of a text as a table knows them: what is printed has become a row of bits, a zone its number. What
//! depends on more stays as the program has it.

use super::{Stands, Table};
use crate::game::{CardSet, Player, Zone};
use crate::program::{
    AttributeId, Cards, CardsKind, CellId, CellOwner, How, Leaf, PredicateId, SetId, SetStep, TestId, Text,
    Who, ZoneRef,
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
    Set(SetId),
    Guard(TestId),
    Predicate(PredicateId),
    Other(Leaf),
}

/// The sets of a text, at the same numbers.
pub fn linked(table: &Table<'_>, text: &Text) -> Vec<LinkedStep> {
    let linker = Linker {
        table,
        text,
        as_printed: table.listeners.nothing_stands(Stands::Also),
        as_defined: table.listeners.nothing_stands(Stands::Own),
    };
    let step = |step: &SetStep| LinkedStep { how: step.how, last: step.last, leaf: linker.leaf(step.leaf) };
    text.sets.iter().map(step).collect()
}

struct Linker<'t> {
    table: &'t Table<'t>,
    text: &'t Text,
    /// Nothing adds values to cards, nothing makes predicates hold besides.
    as_printed: bool,
    as_defined: bool,
}

impl Linker<'_> {
    fn leaf(&self, leaf: Leaf) -> LinkedLeaf {
        match leaf {
            Leaf::All => LinkedLeaf::Row(self.table.all()),
            Leaf::Printed(value) if self.as_printed => LinkedLeaf::Row(self.table.printed(value)),
            Leaf::Named(card) => LinkedLeaf::Row(self.table.named(card)),
            Leaf::Keyword(keyword) => LinkedLeaf::Row(self.table.with_keyword(keyword)),
            Leaf::ByCell(cell) if self.as_printed && self.is_shared(cell) => {
                LinkedLeaf::ByNumber(self.table.cell(cell, Player(0)) as u8)
            }
            Leaf::Sharing(attribute, cards) => match self.top(cards) {
                Some(zone) if self.as_printed => LinkedLeaf::LikeTop(attribute, zone),
                Some(_) | None => LinkedLeaf::Other(leaf),
            },
            Leaf::Zone(zone) => match self.zone(zone) {
                Some(zone) => zone,
                None => LinkedLeaf::Other(leaf),
            },
            Leaf::Top { count: 1, of: ZoneRef::Shared(kind) } => {
                LinkedLeaf::Top(self.table.zones.of(kind, Player(0)))
            }
            Leaf::Set(set) => LinkedLeaf::Set(set),
            Leaf::Guard(test) => LinkedLeaf::Guard(test),
            Leaf::Predicate(id) if self.as_defined => LinkedLeaf::Predicate(id),
            Leaf::Printed(_)
            | Leaf::ByCell(_)
            | Leaf::ByLocal(_)
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
