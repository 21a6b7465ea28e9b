//! Where every card is, and in which order. Plain data: which moves are allowed, others decide.

use serde::{Deserialize, Serialize};

use super::order::Order;
use super::saved_zones::Saved;
use super::trace::{trace_of, whole_trace};
use super::{Card, CardSet, LARGE, OfCards, Zone};
use crate::program::End;

pub const MOST_ZONES: usize = 64;

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Saved", try_from = "Saved")]
pub struct Zones<const W: usize = LARGE> {
    pub(super) sets: [CardSet<W>; MOST_ZONES],
    /// How many cards each holds.
    pub(super) held: [u8; MOST_ZONES],
    pub(super) order: Order<W>,
    place: OfCards<u8, W>,
    /// The zone before this one.
    pub(super) from: OfCards<u8, W>,
    /// Grows with every move of a card but for one within play: tells the same card from the same card again.
    pub(super) stay: OfCards<u16, W>,
    /// Tells where cards are from where else they could be: another trace is another position. Of each word of cards.
    trace: [u64; W],
    /// Which zones are in play, as bits, and the cards in them.
    pub(super) play_zones: u64,
    in_play: CardSet<W>,
    cards: u8,
    zones: u8,
}

impl<const W: usize> Clone for Zones<W> {
    #[inline(always)]
    fn clone(&self) -> Zones<W> {
        Zones { ..*self }
    }

    /// In the place of another, what is used of both: the rest is as it is at the beginning.
    #[inline(always)]
    fn clone_from(&mut self, other: &Zones<W>) {
        let zones = usize::from(self.zones.max(other.zones));
        self.sets[..zones].copy_from_slice(&other.sets[..zones]);
        self.held = other.held;
        self.order = other.order;
        (self.place, self.from, self.stay) = (other.place, other.from, other.stay);
        (self.trace, self.play_zones, self.in_play) = (other.trace, other.play_zones, other.in_play);
        (self.cards, self.zones) = (other.cards, other.zones);
    }
}

impl<const W: usize> Zones<W> {
    /// The beginning: what lies in each zone, the top card last. Every card is in one of them.
    pub fn new(held: &[Vec<Card>], play_zones: u64) -> Zones<W> {
        let mut found = Zones {
            sets: [CardSet::EMPTY; MOST_ZONES],
            held: [0; MOST_ZONES],
            order: Order::none(),
            place: OfCards::all(0),
            from: OfCards::all(0),
            stay: OfCards::all(0),
            trace: [0; W],
            play_zones,
            in_play: CardSet::EMPTY,
            cards: held.iter().map(Vec::len).sum::<usize>() as u8,
            zones: held.len() as u8,
        };
        for (zone, cards) in held.iter().enumerate() {
            let here = Zone(zone as u8);
            for card in cards {
                (found.from[*card], found.place[*card]) = (here.0, here.0);
                found.turn_trace(*card, trace_of(here));
                found.enter(*card, here, End::Top);
            }
            if found.is_play(here) {
                found.in_play.add(&found.sets[zone]);
            }
        }
        found
    }

    #[inline]
    pub fn set(&self, zone: Zone) -> CardSet<W> {
        self.sets[zone.index()]
    }

    #[inline]
    pub fn set_ref(&self, zone: Zone) -> &CardSet<W> {
        &self.sets[zone.index()]
    }

    /// How many cards the zone holds.
    #[inline]
    pub fn len(&self, zone: Zone) -> usize {
        usize::from(self.held[zone.index()])
    }

    #[inline]
    pub fn in_play(&self) -> CardSet<W> {
        self.in_play
    }

    #[inline]
    pub fn in_play_ref(&self) -> &CardSet<W> {
        &self.in_play
    }

    #[inline]
    pub fn place(&self, card: Card) -> Zone {
        Zone(self.place[card])
    }

    /// The one zone in which all of the cards are.
    #[inline]
    pub fn only_place(&self, cards: &CardSet<W>) -> Option<Zone> {
        let zone = self.place(cards.lowest()?);
        cards.and_not(self.sets[zone.index()]).is_empty().then_some(zone)
    }

    /// The zones in which one of the cards is.
    #[inline]
    pub fn places(&self, cards: &CardSet<W>) -> impl Iterator<Item = Zone> + use<W> {
        let mut left = cards.iter().fold(0u64, |zones, card| zones | 1 << self.place(card).index());
        std::iter::from_fn(move || {
            let zone = (left != 0).then(|| Zone(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(zone)
        })
    }

    /// The zones that the card is in as long as it is the same, as bits.
    pub fn within_reach(&self, card: Card) -> u64 {
        if self.in_play.contains(card) { self.play_zones } else { 1 << self.place[card] }
    }

    /// The zone the card was in before.
    #[inline]
    pub fn came_from(&self, card: Card) -> Zone {
        Zone(self.from[card])
    }

    #[inline]
    pub fn stay(&self, card: Card) -> u16 {
        self.stay[card]
    }

    #[inline]
    pub fn top(&self, zone: Zone) -> Option<Card> {
        self.order.top(zone)
    }

    /// A number that tells positions apart, but for the order in a zone. Equal numbers say nothing.
    #[inline]
    pub fn trace(&self) -> u64 {
        whole_trace(&self.trace)
    }

    /// How many cards there are.
    pub fn count(&self) -> usize {
        usize::from(self.cards)
    }

    pub fn zones(&self) -> impl Iterator<Item = Zone> {
        (0..self.zones).map(Zone)
    }

    /// From the top, or from the one that came last.
    pub fn from_top(&self, zone: Zone) -> impl Iterator<Item = Card> {
        self.order.downwards(zone)
    }

    /// From the bottom, or from the one that came first.
    pub fn from_bottom(&self, zone: Zone) -> impl Iterator<Item = Card> {
        self.order.upwards(zone)
    }

    /// Moves a card: the only way a card leaves its zone. Whoever moves it knows where it is, and says by [`Zones::cross`] that
    /// it enters or leaves play, by [`Zones::stays_in_play`] that it does not leave it.
    #[inline(always)]
    pub fn relocate(&mut self, card: Card, from: Zone, to: Zone, end: End, trace: u64) {
        debug_assert_eq!(from, self.place(card), "it is here");
        debug_assert_eq!(trace, trace_of(from) ^ trace_of(to), "it goes from here to there");
        self.order.take_out(card);
        self.sets[from.index()].turn(card);
        self.held[from.index()] -= 1;
        self.note_move(card, from, to, trace);
        self.enter(card, to, end);
    }

    /// The card that was moved has entered play, or has left it.
    #[inline]
    pub fn cross(&mut self, card: Card) {
        self.in_play = self.in_play.xor(CardSet::one(card));
        debug_assert_eq!(self.in_play.contains(card), self.is_play(self.place(card)), "it is where it is");
    }

    /// The card that was moved was in play before, too: whoever controls it, it is the same one.
    #[inline]
    pub fn stays_in_play(&mut self, card: Card) {
        debug_assert!(self.in_play.contains(card), "it is where it was");
        self.stay[card] = self.stay[card].wrapping_sub(1);
    }

    /// Writes down the cards of a zone from the top, as many as there is room for.
    pub fn write_from_top(&self, zone: Zone, list: &mut [Card]) {
        debug_assert!(list.len() <= self.len(zone), "there are as many");
        self.order.write_downwards(zone, list);
    }

    /// The same from the bottom.
    pub fn write_from_bottom(&self, zone: Zone, list: &mut [Card]) {
        debug_assert!(list.len() <= self.len(zone), "there are as many");
        self.order.write_upwards(zone, list);
    }

    /// Puts all cards of one zone in another order, from the bottom.
    pub fn reorder(&mut self, zone: Zone, cards: &[Card]) {
        debug_assert_eq!(self.set(zone), cards.iter().copied().collect());
        self.order.put_all(zone, cards);
    }

    /// The same with another card at the place of each.
    pub fn with_cards(&self, to: impl Fn(Card) -> Card) -> Zones<W> {
        let held = |zone| self.from_bottom(zone).map(&to).collect();
        let held: Vec<Vec<Card>> = self.zones().map(held).collect();
        let mut found = Zones::new(&held, self.play_zones);
        for card in (0..self.cards).map(Card) {
            found.from[to(card)] = self.from[card];
            found.stay[to(card)] = self.stay[card];
        }
        found
    }

    /// What is noted for each card.
    #[inline(always)]
    pub(super) fn note_move(&mut self, card: Card, from: Zone, to: Zone, trace: u64) {
        self.from[card] = from.0;
        self.place[card] = to.0;
        self.stay[card] = self.stay[card].wrapping_add(1);
        self.turn_trace(card, trace);
    }

    #[inline(always)]
    fn turn_trace(&mut self, card: Card, trace: u64) {
        self.trace[card.index() / 64 % W] ^= trace.rotate_left(u32::from(card.0 & 63));
    }

    /// The card lies in the zone, with the others there.
    #[inline(always)]
    fn enter(&mut self, card: Card, to: Zone, end: End) {
        self.order.put(card, to, end);
        self.sets[to.index()].turn(card);
        self.held[to.index()] += 1;
    }

    pub(super) fn is_play(&self, zone: Zone) -> bool {
        self.play_zones & (1 << zone.0) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three() -> Zones {
        Zones::new(&[vec![], vec![Card(0), Card(1)], vec![Card(2)]], 0b100)
    }

    /// Into play, or out of it.
    fn relocate(zones: &mut Zones, card: Card, to: Zone, end: End) {
        let from = zones.place(card);
        zones.relocate(card, from, to, end, trace_of(from) ^ trace_of(to));
        zones.cross(card);
    }

    #[test]
    fn a_card_moved_to_the_bottom_is_below_the_others() {
        let mut zones = three();
        relocate(&mut zones, Card(2), Zone(1), End::Bottom);
        assert_eq!(zones.from_bottom(Zone(1)).collect::<Vec<_>>(), [Card(2), Card(0), Card(1)]);
        assert!(zones.are_sound());
        assert!(zones.in_play().is_empty());
    }

    #[test]
    fn a_card_taken_from_the_middle_leaves_its_neighbours_together() {
        let mut zones = three();
        relocate(&mut zones, Card(2), Zone(1), End::Top);
        relocate(&mut zones, Card(1), Zone(2), End::Into);
        assert_eq!(zones.from_top(Zone(1)).collect::<Vec<_>>(), [Card(2), Card(0)]);
        assert_eq!(zones.in_play(), CardSet::one(Card(1)));
        assert!(zones.are_sound());
    }

    #[test]
    fn saved_zones_come_back_equal() {
        let mut zones = three();
        relocate(&mut zones, Card(0), Zone(2), End::Bottom);
        let text = serde_json::to_string(&zones).expect("zones can be written");
        assert_eq!(serde_json::from_str::<Zones>(&text).expect("zones can be read"), zones);
    }

    #[test]
    fn zones_with_one_card_twice_are_not_loaded() {
        let text = r#"{"held":[[0,0]],"from":[0,0],"stay":[0,0],"play_zones":0}"#;
        assert!(serde_json::from_str::<Zones>(text).is_err());
    }
}
