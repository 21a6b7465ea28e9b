//! Sets of cards: steps on one accumulator, so that bit algebra works them out.

use serde::{Deserialize, Serialize};

use super::{
    AttributeId, CardId, Cards, CellId, CounterId, EventKind, Extreme, KeywordId, Local, PredicateId, SetId,
    TestId, ValueId, Who, ZoneRef,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetStep {
    pub leaf: Leaf,
    pub how: How,
    pub last: bool,
}

/// What a step does with the cards so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum How {
    Start,
    And,
    AndNot,
    Or,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leaf {
    /// every card of the deck
    All,
    /// cards with the value; a linked table keeps a row for it
    Printed(ValueId),
    Named(CardId),
    Keyword(KeywordId),
    /// cards with the value that the cell holds; none while it holds none
    ByCell(CellId),
    /// cards with the value that was named
    ByLocal(Local),
    /// cards with the value that the event that is looked at names
    ByEvent,
    /// cards that have a value of the attribute in common with one of these
    Sharing(AttributeId, Cards),
    /// cards for which a predicate of the game's own holds
    Predicate(PredicateId),
    Zone(ZoneRef),
    Top {
        count: u8,
        of: ZoneRef,
    },
    Bottom {
        count: u8,
        of: ZoneRef,
    },
    InPlay,
    ControlledBy(Who),
    SetAside,
    SetAsideWith(Cards),
    FaceDown,
    /// cards that somebody did something with this turn
    Handled(Who, EventKind),
    These(Cards),
    Set(SetId),
    /// the cards for which the test holds
    Each(TestId),
    /// every card if the test holds, none if not: looked at once
    Guard(TestId),
    /// of the cards so far those whose number is largest, or smallest
    Extreme(Extreme, CardNumber),
}

/// A number that cards have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CardNumber {
    /// what the value of the attribute counts
    Attribute(AttributeId),
    Counters(CounterId),
}
