//! What somebody picks, or chance picks.

use serde::{Deserialize, Serialize};

use super::{Cards, EventKind, Local, Num, Scratch, SetId, TestId, Who, ZoneKindId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    pub by: Who,
    pub of: ChoiceOf,
    pub count: Count,
    /// Chance picks instead of the player.
    pub random: bool,
    /// What it is chosen for: options that can't happen are not offered.
    pub purpose: EventKind,
    pub into: Kept,
}

impl Choice {
    /// Whether it is of one, no more and no fewer.
    #[inline]
    pub fn is_of_one(&self) -> bool {
        self.count == Count::Exactly(Num::ONE)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChoiceOf {
    Cards(SetId),
    /// out of cards that were looked at or revealed, which it takes them from
    OutOf(Cards, SetId),
    Players(Who),
    /// one of the zones of the kind for which the test holds
    Zones(ZoneKindId, Option<TestId>),
    /// one of the shared or own places to take from
    Number {
        from: Num,
        to: Num,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Count {
    Exactly(Num),
    UpTo(Num),
    AtLeast(Num),
    Any,
}

impl Count {
    /// The number that it says, if any.
    pub fn number(self) -> Option<Num> {
        match self {
            Count::Exactly(num) | Count::UpTo(num) | Count::AtLeast(num) => Some(num),
            Count::Any => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kept {
    Local(Local),
    Scratch(Scratch),
}
