//! Sets of cards.

use super::Look;
use crate::engine::table::{LinkedLeaf, LinkedStep, Provided};
use crate::game::{Card, CardSet, Player, Players, Zone};
use crate::program::{
    AttributeId, CardNumber, Cards, CardsKind, Extreme, Leaf, PredicateId, SetId, ValueId, ZoneRef,
};

impl<const W: usize> Look<'_, W> {
    #[inline]
    pub fn cards(&self, cards: Cards) -> CardSet<W> {
        let one = |card: Option<Card>| card.map_or(CardSet::EMPTY, CardSet::one);
        match cards.kind() {
            CardsKind::This => one(self.source),
            CardsKind::OfEvent => one(self.event.card),
            CardsKind::Candidate => one(self.filtered.card),
            CardsKind::Local(local) => one(self.local_card(self.local(local))),
            CardsKind::Scratch(scratch) => self.kept(scratch),
            CardsKind::Set(set) => self.set(set),
        }
    }

    /// The one card that is spoken of, where it is one that need not be looked for.
    #[inline]
    pub(super) fn card(&self, cards: Cards) -> Option<Card> {
        match cards.kind() {
            CardsKind::This => self.source,
            CardsKind::OfEvent => self.event.card,
            CardsKind::Candidate => self.filtered.card,
            CardsKind::Local(local) => self.local_card(self.local(local)),
            CardsKind::Scratch(_) | CardsKind::Set(_) => None,
        }
    }

    #[inline]
    fn local_card(&self, number: i16) -> Option<Card> {
        (number > 0).then(|| Card((number - 1) as u8))
    }

    /// The cards zone by zone, from the top.
    pub fn in_order(&self, set: CardSet<W>) -> impl Iterator<Item = Card> {
        let zones = &self.game.zones;
        zones.places(&set).flat_map(move |zone| zones.from_top(zone)).filter(move |card| set.contains(*card))
    }

    /// How many cards there are; of a zone that is known.
    #[inline]
    pub fn count(&self, cards: Cards) -> usize {
        let CardsKind::Set(set) = cards.kind() else { return self.cards(cards).len() };
        let sets = self.linked_sets();
        if sets.provided(set) == Provided::Always {
            if let Some((row, there)) = sets.row_and_place(set, self.table, self.game, self.you) {
                return row.and(*there).len();
            }
            if let [LinkedStep { leaf: LinkedLeaf::OfThese(first, who), .. }] = sets.steps(set) {
                let count = |player: Player| self.game.zones.len(Zone(first.0 + player.0));
                return self.people(*who).iter().map(count).sum();
            }
        }
        self.set(set).len()
    }

    #[inline]
    pub fn set(&self, id: SetId) -> CardSet<W> {
        self.steps(id, self.table.all_ref())
    }

    /// Whether there are such cards and all of them belong to the set.
    pub fn are_in(&self, cards: Cards, id: SetId) -> bool {
        let one = match cards.kind() {
            CardsKind::Set(set) => self.top_of(set).map(|zone| self.game.zones.top(zone)),
            CardsKind::Scratch(_) => None,
            CardsKind::This | CardsKind::OfEvent | CardsKind::Candidate | CardsKind::Local(_) => {
                Some(self.card(cards))
            }
        };
        match one {
            Some(Some(card)) => self.steps(id, &CardSet::one(card)).contains(card),
            Some(None) => false,
            None => {
                let cards = self.cards(cards);
                !cards.is_empty() && self.set_among(id, &cards) == cards
            }
        }
    }

    /// The zone whose top card the set is, where it is nothing else.
    fn top_of(&self, id: SetId) -> Option<Zone> {
        let sets = self.linked_sets();
        match (sets.steps(id), sets.provided(id)) {
            ([LinkedStep { leaf: LinkedLeaf::Top(zone), .. }], Provided::Always) => Some(*zone),
            (_, _) => None,
        }
    }

    /// Those of the set that are among the cards: no others are looked at one by one.
    pub fn set_among(&self, id: SetId, among: &CardSet<W>) -> CardSet<W> {
        self.steps(id, among).and(*among)
    }

    /// What one step of a set comes to, where the table does not decide it.
    #[inline(never)]
    pub fn leaf(&self, leaf: &Leaf, among: &CardSet<W>) -> CardSet<W> {
        let zones = &self.game.zones;
        match *leaf {
            Leaf::All => self.table.all(),
            Leaf::Printed(value) => self.with_value(value),
            Leaf::Named(id) => self.table.named(id),
            Leaf::Keyword(keyword) => self.table.with_keyword(keyword),
            Leaf::ByCell(cell) => self.with_number(self.game.cells[self.table.cell(cell, self.you)]),
            Leaf::ByLocal(local) => self.with_number(self.local(local)),
            Leaf::ByEvent => self.with_number(self.event.amount.saturating_add(1)),
            Leaf::Sharing(attribute, cards) => self.sharing(attribute, self.cards(cards)),
            Leaf::Predicate(id) => self.predicate(id).or(self.also_predicate(id)),
            Leaf::Zone(zone) => self.zone_cards(zone),
            Leaf::Top { count: 1, of } => self.top(of),
            Leaf::Top { count, of } => {
                let mut found = CardSet::EMPTY;
                for zone in self.zones(of).iter() {
                    zones.from_top(zone).take(count.into()).for_each(|card| found.insert(card));
                }
                found
            }
            Leaf::Bottom { count, of } => {
                let held = self.zones(of);
                held.iter().flat_map(|zone| zones.from_bottom(zone).take(count.into())).collect()
            }
            Leaf::InPlay => zones.in_play(),
            Leaf::ControlledBy(who) => self.controlled_by(self.people(who)),
            Leaf::SetAside => zones.set(Zone::ASIDE),
            Leaf::SetAsideWith(cards) => self.aside_with(cards),
            Leaf::FaceDown => self.game.face_down,
            Leaf::Handled(who, kind) => self.game.deeds.cards(kind, self.people(who)),
            Leaf::These(cards) => self.cards(cards),
            Leaf::Set(set) => self.set(set),
            Leaf::Each(test) => among.iter().filter(|card| self.with_card(*card).holds(test)).collect(),
            Leaf::Extreme(extreme, of) => self.extreme(among, extreme, of),
            Leaf::Guard(test) if self.holds(test) => self.table.all(),
            Leaf::Guard(_) => CardSet::EMPTY,
        }
    }

    /// The cards in play that one of them controls.
    fn controlled_by(&self, who: Players) -> CardSet<W> {
        let zones = &self.game.zones;
        if let Some(first) = self.table.zones.in_play_of_each() {
            return who
                .iter()
                .fold(CardSet::EMPTY, |all, player| all.or(zones.set(Zone(first.0 + player.0))));
        }
        let theirs = |zone: &Zone| {
            let info = self.table.zones.info(*zone);
            info.in_play && info.owner.is_some_and(|owner| who.contains(owner))
        };
        zones.zones().filter(theirs).fold(CardSet::EMPTY, |all, zone| all.or(zones.set(zone)))
    }

    /// The card on top of the zone, or of each of the zones.
    #[inline]
    fn top(&self, of: ZoneRef) -> CardSet<W> {
        let zones = &self.game.zones;
        let held = self.zones(of);
        match held.only() {
            Some(zone) => zones.top(zone).map_or(CardSet::EMPTY, CardSet::one),
            None => held.iter().filter_map(|zone| zones.top(zone)).collect(),
        }
    }

    /// Those that count most, or least; several where they are level.
    fn extreme(&self, among: &CardSet<W>, extreme: Extreme, of: CardNumber) -> CardSet<W> {
        let number = |card| match of {
            CardNumber::Attribute(attribute) => self.counts_at_best(extreme, attribute, card),
            CardNumber::Counters(counter) => i32::from(self.game.counters_on(card, counter)),
        };
        let numbers = among.iter().map(number);
        let best = match extreme {
            Extreme::Most => numbers.max(),
            Extreme::Fewest => numbers.min(),
        };
        among.iter().filter(|card| Some(number(*card)) == best).collect()
    }

    /// The cards with a value that is kept as its number plus one.
    #[inline]
    pub(super) fn with_number(&self, number: i16) -> CardSet<W> {
        if number <= 0 { CardSet::EMPTY } else { self.with_value(ValueId((number - 1) as u16)) }
    }

    /// The cards that have a value of the attribute in common with one of these.
    pub(in crate::engine) fn sharing(&self, attribute: AttributeId, cards: CardSet<W>) -> CardSet<W> {
        let shared = cards.iter().map(|card| self.table.sharing(attribute, card));
        let mut found = shared.fold(CardSet::EMPTY, CardSet::or);
        for value in self.table.added_values(attribute) {
            let row = self.with_value(*value);
            if row.meets(&cards) {
                found = found.or(row);
            }
        }
        found
    }

    /// Whether these are several, and all of them have one value of the attribute.
    pub(super) fn all_share(&self, attribute: AttributeId, cards: CardSet<W>) -> bool {
        let values = self.table.program.values.iter().enumerate();
        let mut of = values.filter(|(_, value)| value.attribute == attribute);
        cards.len() > 1
            && of.any(|(number, _)| cards.and_not(self.with_value(ValueId(number as u16))).is_empty())
    }

    /// The cards for which a definition says that the predicate holds.
    pub(super) fn predicate(&self, id: PredicateId) -> CardSet<W> {
        let mut found = CardSet::EMPTY;
        for (text, set) in self.table.predicate(id) {
            let there = Look::from_text(self.table, self.game, *text, self.you, self.source, self.event);
            let (asked_inside, looks_back) = (self.asked_inside, self.looks_back);
            found = found.or(Look { asked_inside, looks_back, ..there }.set(*set));
        }
        found
    }
}
