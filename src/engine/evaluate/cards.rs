//! Cards that a text speaks of.

use super::{Look, Met};
use crate::game::{Card, CardSet, Frame, Part, TextId, Zone};
use crate::program::{AttributeId, Cards, CardsKind, Definition, How, Leaf, PredicateId, SetId, ValueId};

impl Look<'_> {
    /// In an order: of a scratch as kept, of piles from the top, else by number.
    pub fn cards(&self, cards: Cards) -> Met<Vec<Card>> {
        Ok(match cards.kind() {
            CardsKind::This => self.frame.source.into_iter().collect(),
            CardsKind::OfEvent => self.frame.event.card.into_iter().collect(),
            CardsKind::Candidate => self.card.into_iter().collect(),
            CardsKind::Local(local) => self.local_card(self.frame.local(local)),
            CardsKind::Scratch(scratch) => self.frame.scratch(scratch).to_vec(),
            CardsKind::Set(set) => self.in_order(self.set(set)?),
        })
    }

    fn local_card(&self, number: i32) -> Vec<Card> {
        if number == 0 { Vec::new() } else { vec![Card((number - 1) as u8)] }
    }

    /// The cards zone by zone, from the top.
    pub fn in_order(&self, set: CardSet) -> Vec<Card> {
        let zones = (0..self.table.zone_count).map(Zone);
        let cards = zones.flat_map(|zone| self.game.zones.cards(zone).iter().rev().copied());
        cards.filter(|card| set.contains(*card)).collect()
    }

    pub fn set(&self, id: SetId) -> Met<CardSet> {
        let mut so_far = CardSet::default();
        for step in &self.text().sets[id.index()..] {
            let leaf = self.leaf(step.leaf)?;
            so_far = match step.how {
                How::Start => leaf,
                How::And => so_far.and(leaf),
                How::AndNot => so_far.and_not(leaf),
                How::Or => so_far.or(leaf),
            };
            if step.last {
                break;
            }
        }
        Ok(so_far)
    }

    fn leaf(&self, leaf: Leaf) -> Met<CardSet> {
        let zones = &self.game.zones;
        Ok(match leaf {
            Leaf::All => self.table.all(),
            Leaf::Printed(value) => self.table.with_value(value),
            Leaf::Named(id) => {
                let cards = self.table.all().iter();
                cards.filter(|card| self.table.cards[card.index()] == id).collect()
            }
            Leaf::ByCell(cell) => self.with_number(self.game.cells[cell.index()]),
            Leaf::ByLocal(local) => self.with_number(self.frame.local(local)),
            Leaf::Sharing(attribute, cards) => self.sharing(attribute, self.cards(cards)?),
            Leaf::Predicate(id) => self.predicate(id)?,
            Leaf::Zone(zone) => {
                let held = self.zones(zone)?.into_iter().map(|zone| zones.set(zone));
                held.fold(CardSet::default(), CardSet::or)
            }
            Leaf::Top { count, of } => {
                let held = self.zones(of)?.into_iter();
                held.flat_map(|zone| zones.cards(zone).iter().rev().take(count.into()).copied()).collect()
            }
            Leaf::Bottom { count, of } => {
                let held = self.zones(of)?.into_iter();
                held.flat_map(|zone| zones.cards(zone).iter().take(count.into()).copied()).collect()
            }
            Leaf::InPlay => self.in_play(),
            Leaf::ControlledBy(who) => {
                let who = self.people(who)?;
                let is_theirs = |card: &Card| {
                    let owner = self.table.kind_of(zones.place(*card)).and_then(|(_, owner)| owner);
                    owner.is_some_and(|owner| who.contains(owner))
                };
                self.in_play().iter().filter(is_theirs).collect()
            }
            Leaf::These(cards) => self.cards(cards)?.into_iter().collect(),
            Leaf::Set(set) => self.set(set)?,
            Leaf::Each(test) => {
                let mut found = CardSet::default();
                for card in self.table.all().iter() {
                    if (Look { card: Some(card), ..*self }).holds(test)? {
                        found.insert(card);
                    }
                }
                found
            }
            Leaf::Guard(test) => {
                if self.holds(test)? {
                    self.table.all()
                } else {
                    CardSet::default()
                }
            }
            Leaf::Keyword(_)
            | Leaf::SetAside
            | Leaf::SetAsideWith(_)
            | Leaf::FaceDown
            | Leaf::Handled(..) => return self.missing(Part::Leaf(leaf)),
        })
    }

    pub fn in_play(&self) -> CardSet {
        let zones = (0..self.table.zone_count).map(Zone).filter(|zone| self.table.is_in_play(*zone));
        zones.map(|zone| self.game.zones.set(zone)).fold(CardSet::default(), CardSet::or)
    }

    /// The cards with a value that is kept as its number plus one.
    fn with_number(&self, number: i32) -> CardSet {
        if number == 0 { CardSet::default() } else { self.table.with_value(ValueId((number - 1) as u16)) }
    }

    fn sharing(&self, attribute: AttributeId, cards: Vec<Card>) -> CardSet {
        let values = self.table.program.values.iter().enumerate();
        let rows = values
            .filter(|(_, value)| value.attribute == attribute)
            .map(|(number, _)| self.table.with_value(ValueId(number as u16)))
            .filter(|row| cards.iter().any(|card| row.contains(*card)));
        rows.fold(CardSet::default(), CardSet::or)
    }

    fn predicate(&self, wanted: PredicateId) -> Met<CardSet> {
        let mut found = CardSet::default();
        for (number, definition) in self.table.program.definitions.iter().enumerate() {
            match definition {
                Definition::Predicate { gate, id, holds, .. } if *id == wanted && gate.options.is_empty() => {
                    let mut frame = Frame::new(
                        TextId::Definition(number as u16),
                        Default::default(),
                        self.frame.you,
                        self.frame.event,
                    );
                    frame.source = self.frame.source;
                    found = found.or(Look { frame: &frame, ..*self }.set(*holds)?);
                }
                Definition::Predicate { .. } | Definition::Verb { .. } => {}
            }
        }
        Ok(found)
    }
}
