//! Two halves of cards change places: each card goes where one of the other half lay.

use smallvec::SmallVec;

use super::change::{Changed, Rest};
use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::game::{Card, CardSet, Event, Halves, Lying, OnRoad, Zone};
use crate::program::End;

/// Cards one after the other: those of a plain deck without memory of their own.
type Row = SmallVec<[Card; 64]>;

/// A pile as it lies before some of its cards are exchanged, from the bottom.
pub(super) struct Pile {
    zone: Zone,
    lay: Row,
}

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// The first half of an exchange.
    fn first_half(&self, halves: &Halves) -> CardSet<W> {
        self.game.sets.get(usize::from(halves.first)).copied().unwrap_or_default()
    }

    /// Where a card of an exchange goes.
    pub(super) fn takes_place(&self, halves: &Halves, card: Card) -> Lying {
        if self.first_half(halves).contains(card) { halves.first_to } else { halves.others_to }
    }

    /// A card of an exchange goes where others lay.
    pub(super) fn exchange_part(&mut self, event: &mut Event, rest: &Rest<W>) -> Changed {
        let (Some(halves), Some(card)) = (rest.halves, event.card) else { return Changed::No };
        let to = self.takes_place(&halves, card);
        event.face_down = to.face_down;
        self.move_card(event, card, to.zone, End::Into, &rest.going);
        self.game.aside.extend(to.with.map(|host| (host, card)));
        Changed::Yes
    }

    /// The piles to which an exchange takes cards.
    pub(super) fn piles_of(&self, road: &OnRoad<W>) -> SmallVec<[Pile; 2]> {
        let Some(halves) = &road.halves else { return SmallVec::new() };
        let (one, other) = (halves.first_to.zone, halves.others_to.zone);
        let zones = [Some(one), Some(other).filter(|other| *other != one)];
        let piles = zones.into_iter().flatten().filter(|zone| self.table.is_pile(*zone));
        piles.map(|zone| Pile { zone, lay: self.game.zones.from_bottom(zone).collect() }).collect()
    }

    /// All cards of an exchange have come: in a pile they lie where those of the other half lay, from the lowest on. Where
    /// there are more of them, the rest lies on the last.
    pub(super) fn lie_where_others_lay(&mut self, piles: &[Pile], road: &OnRoad<W>) {
        let Some(halves) = &road.halves else { return };
        let (first, done) = (self.first_half(halves), road.done);
        let halves = [done.and_not(first), done.and(first)];
        for Pile { zone, lay } in piles {
            let mut coming = halves.map(|half| self.come_to(*zone, half, piles));
            let mut going = halves.map(|half| lay.iter().filter(|card| half.contains(**card)).count());
            let mut lies = Row::with_capacity(self.game.zones.len(*zone));
            for card in lay {
                if !done.contains(*card) {
                    lies.push(*card);
                    continue;
                }
                let half = usize::from(first.contains(*card));
                going[half] -= 1;
                let others = &mut coming[1 - half];
                let count = if going[half] == 0 { others.len() } else { others.len().min(1) };
                lies.extend(others.drain(..count));
            }
            lies.extend(coming.into_iter().flatten());
            self.lie_in_order(*zone, &lies);
        }
    }

    /// Those of the cards that came to the zone: as they lay in a pile, or one after the other.
    fn come_to(&self, zone: Zone, cards: CardSet<W>, piles: &[Pile]) -> Row {
        let mut left = cards.and(self.game.zones.set(zone));
        let lay = piles.iter().flat_map(|pile| pile.lay.iter().copied());
        let came = lay.chain(self.game.zones.from_bottom(zone));
        came.filter(|card| left.contains(*card).then(|| left.remove(*card)).is_some()).collect()
    }

    /// Both halves of an exchange are where they go.
    pub(super) fn forget_halves(&mut self, road: &mut OnRoad<W>) {
        if let Some(halves) = road.halves.take() {
            // The text that exchanges them takes back what others have put on top.
            let first = usize::from(halves.first);
            if self.game.sets.len() == first + 1 {
                self.game.sets.truncate(first);
            }
        }
    }
}
