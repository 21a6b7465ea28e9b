//! Where the cards lie: named cards in their places, others where only a number is given.

use super::deck::{Deck, Place, discards, hand, in_play, kind_that_goes, start};
use super::names;
use super::position::Position;
use super::seats::Seats;
use crate::program::{CardId, OptionId};
use crate::syntax::scenario::{End, Having, Lies, Listing, Name};

/// Cards in the hand of a player of whom nothing is said: enough to go on playing.
const SOME: usize = 3;

/// Puts the cards of the deck into the zones of the position.
pub(super) fn arrange(position: &mut Position, seats: Seats<'_>, lying: &[&Lies]) -> Result<(), String> {
    let options: Vec<OptionId> = position.options.iter().map(|(option, _)| *option).collect();
    let deck = Deck::of(seats.program, seats.players.len(), &options, position.sets.clone()).cards();
    if position.is_new_game {
        position.deck = deck;
        return Ok(());
    }
    let mut heap = Heap { seats, free: deck, zones: Vec::new(), ends: Vec::new(), counts: Vec::new() };
    for (card, _) in &position.aside {
        heap.take(*card)?;
    }
    // Named cards first, so that none of them is taken to fill up a hand.
    for what in lying {
        heap.named(what)?;
    }
    for (place, count) in std::mem::take(&mut heap.counts) {
        heap.fill(place, count)?;
    }
    heap.untold(&position.out)?;
    for (place, end, card) in std::mem::take(&mut heap.ends) {
        match end {
            End::Top => heap.zone(place).push(card),
            End::Bottom => heap.zone(place).insert(0, card),
        }
    }
    position.zones = heap.zones;
    let lying = position.zones.iter().flat_map(|(_, cards)| cards.iter().copied());
    position.deck = lying.chain(position.aside.iter().map(|(card, _)| *card)).collect();
    Ok(())
}

struct Heap<'a> {
    seats: Seats<'a>,
    /// Cards that lie nowhere yet.
    free: Vec<CardId>,
    /// Zones of which something is said, the top card last.
    zones: Vec<(Place, Vec<CardId>)>,
    /// Cards that go on top or below of everything else.
    ends: Vec<(Place, End, CardId)>,
    /// How many cards a zone has in all.
    counts: Vec<(Place, usize)>,
}

impl Heap<'_> {
    fn named(&mut self, what: &Lies) -> Result<(), String> {
        match what {
            Lies::Has { player, how, cards } => {
                let kind = match how {
                    Having::Hold => hand(self.seats.program).ok_or("the game has no hands")?,
                    Having::Control => {
                        in_play(self.seats.program).ok_or("the game has no zone for cards in play")?
                    }
                };
                let place = Place::of(kind, self.seats.seat(player)?);
                self.listing(place, cards, cards.cards.iter())?;
            }
            Lies::ZoneIs { zone, cards } => {
                let place = self.seats.place(zone)?;
                self.listing(place, cards, cards.cards.iter().rev())?;
            }
            Lies::ZoneHas { zone, count } => self.counts.push((self.seats.place(zone)?, *count)),
            Lies::At { card, end, zone } => {
                let (place, card) = (self.seats.place(zone)?, self.card(card)?);
                self.ends.push((place, *end, card));
            }
            // They are taken before all others.
            Lies::SetAside { .. } => {}
        }
        Ok(())
    }

    fn listing<'n>(
        &mut self,
        place: Place,
        listing: &Listing,
        cards: impl Iterator<Item = &'n Name>,
    ) -> Result<(), String> {
        for card in cards {
            let card = self.card(card)?;
            self.zone(place).push(card);
        }
        match listing {
            Listing { cards, others: Some(count) } if cards.is_empty() => self.counts.push((place, *count)),
            Listing { cards, others: Some(others) } => self.counts.push((place, cards.len() + others)),
            Listing { others: None, .. } => {}
        }
        Ok(())
    }

    /// The cards of a zone of which something is said from now on.
    fn zone(&mut self, place: Place) -> &mut Vec<CardId> {
        let known = self.zones.iter().position(|(other, _)| *other == place);
        let number = known.unwrap_or_else(|| {
            self.zones.push((place, Vec::new()));
            self.zones.len() - 1
        });
        &mut self.zones[number].1
    }

    fn is_told(&self, place: Place) -> bool {
        self.zones.iter().any(|(other, _)| *other == place)
    }

    fn card(&mut self, name: &Name) -> Result<CardId, String> {
        let card = names::card(self.seats.program, &name.text);
        self.take(card.ok_or_else(|| format!("the game has no card {}", name.text))?)
    }

    fn take(&mut self, card: CardId) -> Result<CardId, String> {
        let free = self.free.iter().position(|other| *other == card);
        let free = free.ok_or_else(|| {
            format!("the deck has no further {}", names::say_card(self.seats.program, card))
        })?;
        Ok(self.free.remove(free))
    }

    /// Fills a zone up to a number with cards that nothing is said of, below those that are named.
    fn fill(&mut self, place: Place, count: usize) -> Result<(), String> {
        let ends = self.ends.iter().filter(|(other, ..)| *other == place).count();
        self.zone(place);
        while self.zone(place).len() + ends < count {
            let next = self.free.iter().position(|card| self.can_lie(place, *card));
            let card = self.free.remove(next.ok_or("the deck has not enough cards")?);
            self.zone(place).insert(0, card);
        }
        Ok(())
    }

    /// Cards that are gone after their effect are not in play.
    fn can_lie(&self, place: Place, card: CardId) -> bool {
        let program = self.seats.program;
        !program.zones[place.kind.index()].in_play || kind_that_goes(program, card).is_none()
    }

    /// Zones of which nothing is said: some cards in every hand, one to discard on, the rest where the deck
    /// starts. Where that zone is told, the game is played with the cards that lie somewhere.
    fn untold(&mut self, out: &[usize]) -> Result<(), String> {
        let program = self.seats.program;
        if let Some(hand) = hand(program) {
            for seat in (0..self.seats.players.len()).filter(|seat| !out.contains(seat)) {
                let place = Place::of(hand, seat);
                if !self.is_told(place) {
                    self.fill(place, SOME)?;
                }
            }
        }
        if let Some(pile) = discards(program).map(|kind| Place::of(kind, 0))
            && !self.is_told(pile)
        {
            self.fill(pile, 1)?;
        }
        let start = start(program).ok_or("the game says not where the deck starts")?;
        let start = Place::of(start, 0);
        if !self.is_told(start) {
            let rest = std::mem::take(&mut self.free);
            *self.zone(start) = rest;
        }
        Ok(())
    }
}
