//! Zones and ways into them.

use super::{At, Person, Thing, Word};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    pub kind: ZoneKind,
    /// except its top card
    pub except_top: bool,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ZoneKind {
    /// the draw pile
    The(Word),
    /// an empty draw pile: only in events
    Empty(Word),
    /// in hand: of the person the sentence is about
    Bare(Word),
    /// your hand, that player's hand, the hand of a player of your choice
    Of(Word, Box<Person>),
    /// that position
    That(Word),
}

/// Where something is put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    Into(Zone),
    OnTop(Zone),
    OnBottom(Zone),
    /// into play on the table under your control
    IntoPlay {
        under: Person,
    },
}

/// What is put where: one pair of a `put`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    pub things: Vec<Thing>,
    pub to: Destination,
}
