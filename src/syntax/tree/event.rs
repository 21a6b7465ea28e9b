//! Events: what conditions wait for and substitutions replace.

use super::{Act, At, Destination, Person, Thing, Time, Word};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub kind: EventKind,
    /// during their turn phase
    pub during: Option<Time>,
    /// (a second card) in a turn
    pub in_a_turn: bool,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// a player discards an eight
    Does { who: Person, act: Box<Act> },
    /// a player can't draw a card
    Cannot { who: Person, act: Box<Act> },
    /// an asset is destroyed by an opponent
    Done { what: Thing, verb: PassiveVerb, by: Option<Person> },
    /// this card enters play
    Enters(Thing),
    /// this card leaves play
    Leaves(Thing),
    /// an asset changes control
    ChangesControl(Thing),
    /// a turn is skipped
    TurnSkipped,
}

/// What is done to a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PassiveVerb {
    Destroyed,
    Discarded,
    Played,
    Drawn,
    Revealed,
    LookedAt,
    Returned,
    Put(Destination),
    Exchanged,
    Own(Word),
}
