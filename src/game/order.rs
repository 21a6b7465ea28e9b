//! In which order the cards of each zone lie: what is above and below each of them.

use super::zones::MOST_ZONES;
use super::{Card, Zone};
use crate::program::End;

/// So many cards are noted in a row, and in the first one the zones after them.
const CARDS: usize = 64;
const ROW: usize = CARDS + MOST_ZONES;

/// A card, or a zone: that lies above its top card and below its bottom card, so that every card has two neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place<const W: usize>(u16);

/// What lies on one side of each card and of each zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Neighbours<const W: usize>([[Place<W>; ROW]; W]);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Order<const W: usize> {
    above: Neighbours<W>,
    below: Neighbours<W>,
}

impl<const W: usize> Place<W> {
    #[inline(always)]
    fn of(card: Card) -> Place<W> {
        Place((card.index() / CARDS % W * ROW + card.index() % CARDS) as u16)
    }

    #[inline(always)]
    fn of_zone(zone: Zone) -> Place<W> {
        Place((CARDS + zone.index()) as u16)
    }

    /// The card, where it is one.
    #[inline(always)]
    fn card(self) -> Option<Card> {
        (self.number() < CARDS).then(|| self.known_card())
    }

    /// The same where it surely is one.
    #[inline(always)]
    fn known_card(self) -> Card {
        Card((self.row() * CARDS + self.number()) as u8)
    }

    #[inline(always)]
    fn row(self) -> usize {
        usize::from(self.0) / ROW % W
    }

    #[inline(always)]
    fn number(self) -> usize {
        usize::from(self.0) % ROW
    }
}

impl<const W: usize> Neighbours<W> {
    /// Nothing lies in any zone.
    fn none() -> Neighbours<W> {
        let mut none = Neighbours([[Place(0); ROW]; W]);
        (0..MOST_ZONES as u8).map(|zone| Place::of_zone(Zone(zone))).for_each(|zone| none.set(zone, zone));
        none
    }

    #[inline(always)]
    fn of(&self, place: Place<W>) -> Place<W> {
        self.0[place.row()][place.number()]
    }

    #[inline(always)]
    fn set(&mut self, place: Place<W>, neighbour: Place<W>) {
        self.0[place.row()][place.number()] = neighbour;
    }
}

impl<const W: usize> Order<W> {
    pub fn none() -> Order<W> {
        Order { above: Neighbours::none(), below: Neighbours::none() }
    }

    #[inline]
    pub fn top(&self, zone: Zone) -> Option<Card> {
        self.below.of(Place::of_zone(zone)).card()
    }

    /// From the top, or from the one that came last.
    pub fn downwards(&self, zone: Zone) -> impl Iterator<Item = Card> {
        one_by_one(&self.below, zone)
    }

    /// From the bottom, or from the one that came first.
    pub fn upwards(&self, zone: Zone) -> impl Iterator<Item = Card> {
        one_by_one(&self.above, zone)
    }

    /// Writes down as many cards as there is room for, from the top. The zone holds as many.
    pub fn write_downwards(&self, zone: Zone, list: &mut [Card]) {
        write(&self.below, zone, list);
    }

    /// The same from the bottom.
    pub fn write_upwards(&self, zone: Zone, list: &mut [Card]) {
        write(&self.above, zone, list);
    }

    /// All cards of the zone in another order, from the bottom.
    pub fn put_all(&mut self, zone: Zone, cards: &[Card]) {
        let mut last = Place::of_zone(zone);
        for card in cards.iter().map(|card| Place::of(*card)) {
            self.lie(last, card);
            last = card;
        }
        self.lie(last, Place::of_zone(zone));
    }

    /// The card is no longer there: its neighbours lie beside each other.
    #[inline(always)]
    pub fn take_out(&mut self, card: Card) {
        let card = Place::of(card);
        self.lie(self.below.of(card), self.above.of(card));
    }

    /// The lowest cards of a zone, up to the highest of them, go to another one as they lie.
    pub fn pour(&mut self, lowest: Card, highest: Card, from: Zone, to: Zone, end: End) {
        self.lie(Place::of_zone(from), self.above.of(Place::of(highest)));
        self.put_row(Place::of(lowest), Place::of(highest), to, end);
    }

    #[inline(always)]
    pub fn put(&mut self, card: Card, to: Zone, end: End) {
        self.put_row(Place::of(card), Place::of(card), to, end);
    }

    /// Cards that lie on each other go to an end of the zone.
    #[inline(always)]
    fn put_row(&mut self, lowest: Place<W>, highest: Place<W>, to: Zone, end: End) {
        let zone = Place::of_zone(to);
        let (below, above) = match end {
            End::Top | End::Into => (self.below.of(zone), zone),
            End::Bottom => (zone, self.above.of(zone)),
        };
        self.lie(below, lowest);
        self.lie(highest, above);
    }

    /// The two are neighbours.
    #[inline(always)]
    fn lie(&mut self, below: Place<W>, above: Place<W>) {
        self.above.set(below, above);
        self.below.set(above, below);
    }
}

/// From one end of the zone to the other.
fn one_by_one<const W: usize>(beside: &Neighbours<W>, zone: Zone) -> impl Iterator<Item = Card> {
    let mut last = Place::of_zone(zone);
    std::iter::from_fn(move || {
        last = beside.of(last);
        last.card()
    })
}

/// Writes down the cards from one end of the zone on.
fn write<const W: usize>(beside: &Neighbours<W>, zone: Zone, list: &mut [Card]) {
    let mut last = Place::of_zone(zone);
    for card in list {
        last = beside.of(last);
        *card = last.known_card();
    }
}
