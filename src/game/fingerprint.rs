//! What a game looks like, in one number: to see whether a chain of abilities came back to where it was.
//! Leaves out what never comes back: chance, stays, serial numbers, and the counting of the chain itself.

use std::hash::{Hash, Hasher};

use super::{Event, Game, Work};

pub fn fingerprint<const W: usize>(game: &Game<W>) -> u64 {
    let mut hash = Mixed(0xcbf2_9ce4_8422_2325);
    for zone in game.zones.zones() {
        zone.hash(&mut hash);
        game.zones.from_bottom(zone).for_each(|card| card.hash(&mut hash));
    }
    game.cells.hash(&mut hash);
    game.counters.hash(&mut hash);
    game.aside.hash(&mut hash);
    game.face_down.hash(&mut hash);
    game.seats.hash(&mut hash);
    game.deeds.hash(&mut hash);
    game.phase.hash(&mut hash);
    game.met.hash(&mut hash);
    game.used.hash(&mut hash);
    for one in &game.waiting {
        (one.slot, one.you, one.source).hash(&mut hash);
        what(&one.event).hash(&mut hash);
    }
    for one in &game.floating {
        (one.kept, one.lasts, one.text, one.you, one.source, &one.keeps).hash(&mut hash);
    }
    game.steps.hash(&mut hash);
    for work in game.stack.iter() {
        match work {
            Work::Body(frame) => {
                (frame.text, frame.pc, frame.you, frame.source, frame.locals).hash(&mut hash);
                what(&frame.event).hash(&mut hash);
            }
            Work::Road(road) => {
                (road.stage, road.left, road.going, road.done, road.to_come).hash(&mut hash);
                what(&road.event).hash(&mut hash);
            }
            Work::Settle(card, player) => (card, player).hash(&mut hash),
        }
    }
    game.sets.hash(&mut hash);
    hash.finish()
}

/// An event without the stay of its card.
fn what(event: &Event) -> Event {
    Event { stay: 0, ..*event }
}

/// The same number on every platform, other than the hashes of the standard library.
struct Mixed(u64);

impl Mixed {
    #[inline]
    fn add(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mixed {
    /// Eight bytes at once.
    fn write(&mut self, bytes: &[u8]) {
        let (eights, rest) = bytes.as_chunks();
        eights.iter().for_each(|eight| self.add(u64::from_le_bytes(*eight)));
        rest.iter().for_each(|byte| self.add(u64::from(*byte)));
    }

    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number));
    }

    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
