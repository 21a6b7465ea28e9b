//! Cards are shuffled, and nobody knows any more where each of them is.

use rand::{Rng, RngExt as _};

use super::move_card::Way;
use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::game::{Card, CardSet, Event};
use crate::program::{End, MOST_CARDS};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Shuffles a zone, or moves it into another and shuffles that.
    #[inline(never)]
    pub(super) fn shuffle(&mut self, event: &Event) {
        let (Some(from), Some(to)) = (event.from, event.to) else { return };
        let zones = &self.game.zones;
        let held = zones.len(from);
        let skip = usize::from(event.about == 1).min(held);
        let mut list = [Card(0); MOST_CARDS];
        if from == to {
            let all = &mut list[..held];
            zones.write_from_top(from, all);
            // The top card stays on top, where it is left out.
            all.rotate_left(skip);
            let shuffled = all.len() - skip;
            mix(&mut all[..shuffled], &mut self.game.chance);
            self.lie_in_order(from, all);
            self.forget_order(&all[..shuffled], from);
            return;
        }
        let moved = held - skip;
        let all = &mut list[..moved + zones.len(to)];
        zones.write_from_bottom(from, &mut all[..moved]);
        zones.write_from_bottom(to, &mut all[moved..]);
        let passage = self.table.zones.passage(from, to);
        let way = Way { end: End::Bottom, face_down: event.face_down, by_place: false };
        if moved > 0 && !self.pour(&all[..moved], way, passage) {
            all[..moved].iter().rev().for_each(|card| self.carry(*card, way, &CardSet::EMPTY, passage));
        }
        mix(all, &mut self.game.chance);
        self.lie_in_order(to, all);
        self.forget_order(all, to);
    }
}

/// Every order is equally likely. That of `rand` takes several cards from one number and divides for each of them, which a
/// game waits for: a number of its own for each card is two hundredths of all time less.
fn mix(cards: &mut [Card], chance: &mut impl Rng) {
    for last in (1..cards.len() as u32).rev() {
        cards.swap(last as usize, chance.random_range(0..=last) as usize);
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn every_order_is_as_likely_as_any_other() {
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        let mut seen = std::collections::BTreeMap::new();
        let (orders, times) = (24, 24_000);
        for _ in 0..times {
            let mut cards = [0, 1, 2, 3].map(Card);
            mix(&mut cards, &mut chance);
            *seen.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), orders);
        let wanted = f64::from(times) / orders as f64;
        let apart: f64 = seen.values().map(|count| (f64::from(*count) - wanted).powi(2) / wanted).sum();
        // Chi-square with 23 degrees of freedom is below 49.7 in 999 of 1,000 cases.
        assert!(apart < 49.7, "{apart}: {seen:?}");
    }
}
