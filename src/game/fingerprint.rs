//! What a game looks like, in one number: to see whether a chain of abilities came back to where it was.
//! Leaves out what never comes back: chance, stays, serial numbers, and the counting of the chain itself.

use std::hash::{Hash, Hasher};

use super::{Event, Game, Work};

pub fn fingerprint<const W: usize>(game: &Game<W>) -> u64 {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
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
            Work::Settle(card) => card.hash(&mut hash),
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
struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_usize(&mut self, number: usize) {
        self.write(&(number as u64).to_le_bytes());
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
