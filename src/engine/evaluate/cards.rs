//! Sets of cards.

use super::Look;
use crate::engine::table::Stands;
use crate::game::{Card, CardSet, Zone};
use crate::program::{AttributeId, Cards, CardsKind, How, Leaf, PredicateId, SetId, ValueId};

impl Look<'_> {
    #[inline]
    pub fn cards(&self, cards: Cards) -> CardSet {
        let one = |card: Option<Card>| card.map_or(CardSet::EMPTY, CardSet::one);
        match cards.kind() {
            CardsKind::This => one(self.source),
            CardsKind::OfEvent => one(self.event.card),
            CardsKind::Candidate => one(self.card),
            CardsKind::Local(local) => one(self.local_card(self.local(local))),
            CardsKind::Scratch(scratch) => self.kept(scratch),
            CardsKind::Set(set) => self.set(set),
        }
    }

    fn local_card(&self, number: i16) -> Option<Card> {
        (number > 0).then(|| Card((number - 1) as u8))
    }

    /// The cards zone by zone, from the top.
    pub fn in_order(&self, set: CardSet) -> impl Iterator<Item = Card> {
        let zones = &self.game.zones;
        let held = zones.zones().filter(move |zone| zones.set(*zone).meets(&set));
        held.flat_map(move |zone| zones.from_top(zone)).filter(move |card| set.contains(*card))
    }

    pub fn set(&self, id: SetId) -> CardSet {
        let mut so_far = CardSet::EMPTY;
        for step in &self.text.sets[id.index()..] {
            so_far = match step.how {
                How::Start => self.leaf(step.leaf),
                // Nothing more can come of an empty set.
                How::And if so_far.is_empty() => so_far,
                How::And => so_far.and(self.leaf(step.leaf)),
                How::AndNot => so_far.and_not(self.leaf(step.leaf)),
                How::Or => so_far.or(self.leaf(step.leaf)),
            };
            if step.last {
                break;
            }
        }
        so_far
    }

    fn leaf(&self, leaf: Leaf) -> CardSet {
        let zones = &self.game.zones;
        match leaf {
            Leaf::All => self.table.all(),
            Leaf::Printed(value) => self.with_value(value),
            Leaf::Named(id) => self.table.named(id),
            Leaf::Keyword(keyword) => self.table.with_keyword(keyword),
            Leaf::ByCell(cell) => self.with_number(self.game.cells[self.table.cell(cell, self.you)]),
            Leaf::ByLocal(local) => self.with_number(self.local(local)),
            Leaf::Sharing(attribute, cards) => self.sharing(attribute, self.cards(cards)),
            Leaf::Predicate(id) => self.predicate(id),
            Leaf::Zone(zone) => self.zone_cards(zone),
            Leaf::Top { count, of } => {
                let held = self.zones(of);
                held.iter().flat_map(|zone| zones.from_top(zone).take(count.into())).collect()
            }
            Leaf::Bottom { count, of } => {
                let held = self.zones(of);
                held.iter().flat_map(|zone| zones.from_bottom(zone).take(count.into())).collect()
            }
            Leaf::InPlay => zones.in_play(),
            Leaf::ControlledBy(who) => {
                let who = self.people(who);
                let theirs = |zone: &Zone| {
                    let info = self.table.zones.info(*zone);
                    info.in_play && info.owner.is_some_and(|owner| who.contains(owner))
                };
                zones.zones().filter(theirs).fold(CardSet::EMPTY, |all, zone| all.or(zones.set(zone)))
            }
            Leaf::SetAside => zones.set(Zone::ASIDE),
            Leaf::SetAsideWith(cards) => self.aside_with(cards),
            Leaf::FaceDown => self.game.face_down,
            Leaf::Handled(who, kind) => self.game.deeds.cards(kind, self.people(who)),
            Leaf::These(cards) => self.cards(cards),
            Leaf::Set(set) => self.set(set),
            Leaf::Each(test) => {
                self.table.all().iter().filter(|card| self.with_card(*card).holds(test)).collect()
            }
            Leaf::Guard(test) => {
                if self.holds(test) {
                    self.table.all()
                } else {
                    CardSet::EMPTY
                }
            }
        }
    }

    /// The cards with a value that is kept as its number plus one.
    fn with_number(&self, number: i16) -> CardSet {
        if number <= 0 { CardSet::EMPTY } else { self.with_value(ValueId((number - 1) as u16)) }
    }

    pub fn sharing(&self, attribute: AttributeId, cards: CardSet) -> CardSet {
        if self.printed_only || self.table.listeners.nothing_stands(Stands::Also) {
            let shared = cards.iter().map(|card| self.table.sharing(attribute, card));
            return shared.fold(CardSet::EMPTY, CardSet::or);
        }
        let values = self.table.program.values.iter().enumerate();
        let rows = values
            .filter(|(_, value)| value.attribute == attribute)
            .map(|(number, _)| self.with_value(ValueId(number as u16)))
            .filter(|row| row.meets(&cards));
        rows.fold(CardSet::EMPTY, CardSet::or)
    }

    fn predicate(&self, id: PredicateId) -> CardSet {
        let defined = self.table.predicate(id).iter().map(|(text, set)| {
            let there = Look::from_text(self.table, self.game, *text, self.you, self.source, self.event);
            Look { printed_only: self.printed_only, ..there }.set(*set)
        });
        let defined = defined.fold(CardSet::EMPTY, CardSet::or);
        defined.or(self.also_predicate(id))
    }
}
