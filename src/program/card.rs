//! Cards and what is printed on them.

use serde::{Deserialize, Serialize};

use super::{AttributeId, CounterId, KeywordId, TestId, Text, ValueId};

/// How many cards a deck can have: one number is no card.
pub const MOST_CARDS: usize = 255;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardDef {
    pub values: Vec<ValueId>,
    pub copies: u16,
    /// The set it is in: a number of [`super::Words::sets`]. Cards of the game itself are in none.
    pub set: Option<u8>,
    pub keywords: Vec<HasKeyword>,
    pub text: Text,
    /// It may be played only where this holds: a test of its text.
    pub requires: Option<TestId>,
    /// The counters on it when it enters play: each kind once.
    pub enters_with: Vec<EntersWith>,
}

/// A keyword on a card, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HasKeyword {
    pub keyword: KeywordId,
    /// So many of the card's own effects are done before what it says.
    pub after: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntersWith {
    pub counter: CounterId,
    pub count: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttributeDef {
    pub several: bool,
    /// The attribute it follows from.
    pub from: Option<AttributeId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ValueDef {
    pub attribute: AttributeId,
    /// What it counts.
    pub number: Option<u16>,
    /// Of a derived attribute: the values it follows from.
    pub of: Vec<ValueId>,
}
