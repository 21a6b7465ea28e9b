//! A number that tells where cards are from where else they could be: each card adds to it what its zone is, turned by the
//! number of the card.

use super::Zone;

const MIXER: u64 = 0x9e37_79b9_7f4a_7c15;

/// What a zone adds for a card that is there, before it is turned.
pub fn trace_of(zone: Zone) -> u64 {
    let mixed = (u64::from(zone.0) + 1).wrapping_mul(MIXER);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb)
}

/// The traces of all words of cards as one. Where only the first has cards, it is that one.
#[inline]
pub(super) fn whole_trace(words: &[u64]) -> u64 {
    words.iter().rev().fold(0, |all: u64, word| all.wrapping_mul(MIXER) ^ word)
}
