//! Sets of cards.

use super::Look;
use crate::engine::table::Stands;
use crate::game::{Card, CardSet, Zone};
use crate::program::{AttributeId, Cards, CardsKind, How, Leaf, PredicateId, SetId, ValueId, ZoneRef};

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

    #[inline]
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
            // Nothing more can come of an empty set.
            if step.how != How::And || !so_far.is_empty() {
                let leaf = self.leaf(step.leaf);
                so_far = match step.how {
                    How::Start => leaf,
                    How::And => so_far.and(leaf),
                    How::AndNot => so_far.and_not(leaf),
                    How::Or => so_far.or(leaf),
                };
            }
            if step.last {
                break;
            }
        }
        so_far
    }

    /// What most sets are made of; the rest is worked out elsewhere, so that these stay small.
    #[inline]
    fn leaf(&self, leaf: Leaf) -> CardSet {
        match leaf {
            Leaf::All => self.table.all(),
            Leaf::Printed(value) => self.with_value(value),
            Leaf::ByCell(cell) => self.with_number(self.game.cells[self.table.cell(cell, self.you)]),
            Leaf::Sharing(attribute, cards) => self.sharing(attribute, cards),
            Leaf::Predicate(id) => self.predicate(id),
            Leaf::Zone(zone) => self.zone_cards(zone),
            Leaf::Top { count: 1, of } => self.top(of),
            Leaf::These(cards) => self.cards(cards),
            Leaf::Set(set) => self.set(set),
            Leaf::Guard(test) => {
                if self.holds(test) {
                    self.table.all()
                } else {
                    CardSet::EMPTY
                }
            }
            Leaf::Named(_)
            | Leaf::Keyword(_)
            | Leaf::ByLocal(_)
            | Leaf::Top { .. }
            | Leaf::Bottom { .. }
            | Leaf::InPlay
            | Leaf::ControlledBy(_)
            | Leaf::SetAside
            | Leaf::SetAsideWith(_)
            | Leaf::FaceDown
            | Leaf::Handled(..)
            | Leaf::Each(_) => self.rare_leaf(leaf),
        }
    }

    #[inline(never)]
    fn rare_leaf(&self, leaf: Leaf) -> CardSet {
        let zones = &self.game.zones;
        match leaf {
            Leaf::Named(id) => self.table.named(id),
            Leaf::Keyword(keyword) => self.table.with_keyword(keyword),
            Leaf::ByLocal(local) => self.with_number(self.local(local)),
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
            Leaf::Each(test) => {
                self.table.all().iter().filter(|card| self.with_card(*card).holds(test)).collect()
            }
            Leaf::All
            | Leaf::Printed(_)
            | Leaf::ByCell(_)
            | Leaf::Sharing(..)
            | Leaf::Predicate(_)
            | Leaf::Zone(_)
            | Leaf::These(_)
            | Leaf::Set(_)
            | Leaf::Guard(_) => unreachable!("worked out where it was met"),
        }
    }

    /// The card on top of the zone, or of each of the zones.
    #[inline]
    fn top(&self, of: ZoneRef) -> CardSet {
        let zones = &self.game.zones;
        let held = self.zones(of);
        match held.only() {
            Some(zone) => zones.top(zone).map_or(CardSet::EMPTY, CardSet::one),
            None => held.iter().filter_map(|zone| zones.top(zone)).collect(),
        }
    }

    /// The cards with a value that is kept as its number plus one.
    #[inline]
    fn with_number(&self, number: i16) -> CardSet {
        if number <= 0 { CardSet::EMPTY } else { self.with_value(ValueId((number - 1) as u16)) }
    }

    fn sharing(&self, attribute: AttributeId, with: Cards) -> CardSet {
        let cards = self.cards(with);
        if self.printed_only || self.table.listeners.nothing_stands(Stands::Also) {
            if let Some(card) = cards.only() {
                return self.table.sharing(attribute, card);
            }
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
        let mut found = CardSet::EMPTY;
        for (text, set) in self.table.predicate(id) {
            let there = Look::from_text(self.table, self.game, *text, self.you, self.source, self.event);
            found = found.or(Look { printed_only: self.printed_only, ..there }.set(*set));
        }
        if self.printed_only || self.table.listeners.nothing_stands(Stands::Own) {
            return found;
        }
        found.or(self.also_predicate(id))
    }
}
