//! Several cards of a zone that go to another one together.

use super::{Card, CardSet, Zone, Zones};
use crate::program::End;

impl<const W: usize> Zones<W> {
    /// Moves the lowest cards of a zone as they lie, from the bottom: none of them enters or leaves play.
    pub fn pour(&mut self, cards: &[Card], from: Zone, to: Zone, end: End, trace: u64) {
        debug_assert_eq!(self.is_play(from), self.is_play(to), "none enters or leaves play");
        let [lowest, ..] = cards else { return };
        self.order.pour(*lowest, cards[cards.len() - 1], from, to, end);
        for &card in cards {
            self.note_move(card, from, to, trace);
        }
        self.hand_over(&cards.iter().copied().collect(), cards.len(), from, to);
    }

    /// Moves so many cards of a zone, one after the other from its top: there are as many, and none of them enters or leaves
    /// play.
    pub fn stack_up(&mut self, count: usize, from: Zone, to: Zone, trace: u64) -> CardSet<W> {
        debug_assert!(count <= self.len(from) && self.is_play(from) == self.is_play(to));
        let mut moved = CardSet::EMPTY;
        for _ in 0..count {
            let Some(card) = self.top(from) else { break };
            self.order.take_out(card);
            self.order.put(card, to, End::Into);
            self.note_move(card, from, to, trace);
            moved.insert(card);
        }
        self.hand_over(&moved, count, from, to);
        moved
    }

    /// The cards are in the other zone.
    fn hand_over(&mut self, cards: &CardSet<W>, count: usize, from: Zone, to: Zone) {
        self.sets[from.index()] = self.sets[from.index()].and_not(*cards);
        self.sets[to.index()].add(cards);
        self.held[from.index()] -= count as u8;
        self.held[to.index()] += count as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::trace_of;

    /// Three cards in a zone, the last of them on top, and one in another.
    fn piles() -> Zones {
        Zones::new(&[vec![], vec![Card(0), Card(1), Card(2)], vec![Card(3)]], 0)
    }

    fn trace() -> u64 {
        trace_of(Zone(1)) ^ trace_of(Zone(2))
    }

    fn lying_in(zones: &Zones, zone: u8) -> Vec<Card> {
        zones.from_bottom(Zone(zone)).collect()
    }

    #[test]
    fn poured_cards_lie_as_they_lay() {
        let mut zones = piles();
        zones.pour(&[Card(0), Card(1)], Zone(1), Zone(2), End::Top, trace());
        assert_eq!(lying_in(&zones, 2), [Card(3), Card(0), Card(1)]);
        zones.pour(&[Card(2)], Zone(1), Zone(2), End::Bottom, trace());
        assert_eq!(lying_in(&zones, 2), [Card(2), Card(3), Card(0), Card(1)]);
        assert!(lying_in(&zones, 1).is_empty() && zones.are_sound());
    }

    #[test]
    fn cards_that_go_from_the_top_lie_the_other_way_round() {
        let mut zones = piles();
        let moved = zones.stack_up(2, Zone(1), Zone(2), trace());
        assert_eq!(moved, [Card(1), Card(2)].into_iter().collect());
        assert_eq!(lying_in(&zones, 2), [Card(3), Card(2), Card(1)]);
        assert_eq!((lying_in(&zones, 1), zones.are_sound()), (vec![Card(0)], true));
    }
}
