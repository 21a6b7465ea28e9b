//! The steps of a set as a table knows them, and how the next one is joined with what was there before.

use crate::engine::table::text::numbers::LinkedTest;
use crate::game::{CardSet, Joining, Zone};
use crate::program::{AttributeId, Cards, EventKind, How, Leaf, PredicateId, SetId, TestId, Who};

#[derive(Clone, Copy, PartialEq)]
pub struct LinkedStep<const W: usize> {
    pub how: How,
    pub leaf: LinkedLeaf<W>,
}

#[derive(Clone, Copy, PartialEq)]
#[repr(u8)]
pub enum LinkedLeaf<const W: usize> {
    Row(CardSet<W>),
    Zone(Zone),
    /// The zone of whoever is "you": those of the players follow each other from here on.
    OfYou(Zone),
    InPlay,
    Top(Zone),
    /// Cards that have something in common with the top card of the zone, or compare with it: rows by card from this one on, and
    /// then one for no card.
    LikeTop(u32, Zone),
    /// The same while values may be added to cards.
    SharingTop(AttributeId, Zone),
    /// Cards with the value that is kept in this place.
    ByNumber(u8),
    /// The same while values may be added to cards.
    ByNumberNow(u8),
    /// The zones of these players: each has one, and they follow each other from here on.
    OfThese(Zone, Who),
    /// Cards that "you" did something with this turn.
    Handled(EventKind),
    /// The next so many steps count only where the answer is yes.
    Only {
        asked: LinkedTest,
        steps: u32,
    },
    /// A card or cards that the text speaks of.
    These(Cards),
    Set(SetId),
    Guard(TestId),
    Predicate(PredicateId),
    Other(Leaf),
}

/// By what a step does with the cards so far.
static JOININGS: [Joining; 4] = {
    let mut found = [Joining::OTHER; 4];
    found[How::Start as usize] = Joining::OTHER;
    found[How::And as usize] = Joining::BOTH;
    found[How::AndNot as usize] = Joining::WITHOUT;
    found[How::Or as usize] = Joining::EITHER;
    found
};

impl<const W: usize> LinkedStep<W> {
    /// Joins what the leaf came to with what was there before.
    #[inline(always)]
    pub fn join(&self, so_far: &mut CardSet<W>, leaf: &CardSet<W>) {
        *so_far = so_far.joined(*leaf, &JOININGS[self.how as usize]);
    }
}
