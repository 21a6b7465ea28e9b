//! Several kinds of events, as bits. Some share a bit: what is said to be among them may not be.

use serde::{Deserialize, Serialize};

use crate::program::EventKind;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KindSet(u64);

impl KindSet {
    pub const BITS: usize = 64;

    pub const NONE: KindSet = KindSet(0);

    /// A draw, and what becomes of each of its cards.
    pub const DRAWS: KindSet = KindSet(
        1 << EventKind::Draw.number() | 1 << EventKind::DrawCard.number() | 1 << EventKind::Take.number(),
    );

    /// The bit of the kind.
    #[inline]
    pub fn bit(kind: EventKind) -> usize {
        kind.number() % KindSet::BITS
    }

    pub fn one(kind: EventKind) -> KindSet {
        let mut found = KindSet::NONE;
        found.add(kind);
        found
    }

    /// What is no event and lasts for a while, by its number. Most games have so few kinds of their own that no event has its
    /// bit.
    pub fn of_lasting(number: usize) -> KindSet {
        KindSet(1 << (KindSet::BITS - 1 - number))
    }

    pub fn add(&mut self, kind: EventKind) {
        self.0 |= 1 << KindSet::bit(kind);
    }

    pub fn or(self, others: KindSet) -> KindSet {
        KindSet(self.0 | others.0)
    }

    /// False where surely none of the others is among them.
    #[inline]
    pub fn may_contain_any(self, others: KindSet) -> bool {
        self.0 & others.0 != 0
    }

    /// The numbers of the bits that are in both.
    #[inline]
    pub fn bits_shared(self, others: KindSet) -> impl Iterator<Item = usize> {
        let mut left = self.0 & others.0;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(bit)
        })
    }

    /// False where the kind is surely not among them.
    #[inline]
    pub fn may_contain(self, kind: EventKind) -> bool {
        self.0 >> KindSet::bit(kind) & 1 != 0
    }
}
