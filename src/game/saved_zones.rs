//! Zones as they are saved, and what has to hold before they are believed.

use serde::{Deserialize, Serialize};

use super::zones::{MOST_ZONES, Zones};
use super::{Card, CardSet, Zone};
use crate::program::MOST_CARDS;

/// What is saved: the live parts alone.
#[derive(Serialize, Deserialize)]
pub(super) struct Saved {
    /// The cards of each zone, the top card last.
    held: Vec<Vec<Card>>,
    from: Vec<Zone>,
    stay: Vec<u16>,
    play_zones: u64,
}

impl<const W: usize> From<Zones<W>> for Saved {
    fn from(zones: Zones<W>) -> Saved {
        let cards = zones.count();
        Saved {
            held: zones.zones().map(|zone| zones.from_bottom(zone).collect()).collect(),
            from: zones.from.iter().take(cards).map(Zone).collect(),
            stay: zones.stay.iter().take(cards).collect(),
            play_zones: zones.play_zones,
        }
    }
}

impl<const W: usize> TryFrom<Saved> for Zones<W> {
    type Error = String;

    fn try_from(saved: Saved) -> Result<Zones<W>, String> {
        let count: usize = saved.held.iter().map(Vec::len).sum();
        let mut seen = CardSet::<W>::EMPTY;
        saved.held.iter().flatten().for_each(|card| seen.insert(*card));
        if count > MOST_CARDS || seen != CardSet::first(count) {
            return Err("a card is in two places, or in none".to_string());
        }
        if saved.held.len() > MOST_ZONES || saved.from.len() != count || saved.stay.len() != count {
            return Err("the zones don't fit the cards".to_string());
        }
        if saved.from.iter().any(|zone| zone.index() >= saved.held.len()) {
            return Err("a card comes from a zone that is not there".to_string());
        }
        let mut zones = Zones::new(&saved.held, saved.play_zones);
        for (card, zone) in saved.from.iter().enumerate() {
            zones.from[Card(card as u8)] = zone.0;
        }
        zones.stay.write(&saved.stay);
        Ok(zones)
    }
}

impl<const W: usize> Zones<W> {
    /// Whether every card is in exactly one zone, in the one it thinks it is in, once in its order.
    pub fn are_sound(&self) -> bool {
        let mut seen = CardSet::<W>::EMPTY;
        let mut found = 0;
        for zone in self.zones() {
            for card in self.from_top(zone) {
                if seen.contains(card) || self.place(card) != zone || !self.set(zone).contains(card) {
                    return false;
                }
                seen.insert(card);
                found += 1;
            }
            let both_ways = self.from_bottom(zone).count() == self.set(zone).len();
            if !both_ways || self.from_top(zone).count() != self.set(zone).len() {
                return false;
            }
        }
        found == self.count()
    }
}
