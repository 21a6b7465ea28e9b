//! Where every card is. One function moves cards; the engine calls it from the road of an event only.

use serde::{Deserialize, Serialize};

use super::{Card, CardSet, Zone};
use crate::program::End;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zones {
    /// The cards of each zone, the top card last.
    cards: Vec<Vec<Card>>,
    /// The zone of each card.
    place: Vec<Zone>,
    /// Grows with every move of a card: tells the same card from the same card again.
    stay: Vec<u16>,
}

impl Zones {
    /// The beginning: what lies in each zone, the top card last. Every card is in one of them.
    pub fn new(cards: Vec<Vec<Card>>) -> Zones {
        let count = cards.iter().map(Vec::len).sum();
        let mut place = vec![Zone::PLAYED; count];
        for (zone, held) in cards.iter().enumerate() {
            for card in held {
                place[card.index()] = Zone(zone as u8);
            }
        }
        Zones { cards, place, stay: vec![0; count] }
    }

    /// The top card last.
    pub fn cards(&self, zone: Zone) -> &[Card] {
        &self.cards[zone.index()]
    }

    pub fn set(&self, zone: Zone) -> CardSet {
        self.cards(zone).iter().copied().collect()
    }

    pub fn place(&self, card: Card) -> Zone {
        self.place[card.index()]
    }

    pub fn stay(&self, card: Card) -> u16 {
        self.stay[card.index()]
    }

    pub fn count(&self) -> usize {
        self.place.len()
    }

    /// Moves a card: the only way a card leaves its zone.
    pub fn relocate(&mut self, card: Card, to: Zone, end: End) {
        let from = self.place(card);
        self.cards[from.index()].retain(|other| *other != card);
        match end {
            End::Top | End::Into => self.cards[to.index()].push(card),
            End::Bottom => self.cards[to.index()].insert(0, card),
        }
        self.place[card.index()] = to;
        self.stay[card.index()] = self.stay[card.index()].wrapping_add(1);
    }

    /// Puts the cards of one zone in another order; none leaves it and none arrives.
    pub fn reorder(&mut self, zone: Zone, order: impl FnOnce(&mut [Card])) {
        order(&mut self.cards[zone.index()]);
    }

    /// Whether every card is in exactly one zone, and in the one it thinks it is in.
    pub fn are_sound(&self) -> bool {
        let mut seen = CardSet::default();
        let mut found = 0;
        for (zone, held) in self.cards.iter().enumerate() {
            for card in held {
                if seen.contains(*card) || self.place(*card) != Zone(zone as u8) {
                    return false;
                }
                seen.insert(*card);
                found += 1;
            }
        }
        found == self.place.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_moved_to_the_bottom_is_below_the_others() {
        let mut zones = Zones::new(vec![vec![], vec![Card(0), Card(1)], vec![Card(2)]]);
        zones.relocate(Card(2), Zone(1), End::Bottom);
        assert_eq!(zones.cards(Zone(1)), [Card(2), Card(0), Card(1)]);
        assert!(zones.are_sound());
    }
}
