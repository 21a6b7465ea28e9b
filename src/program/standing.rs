//! What holds for a while, apart from prohibitions, which are abilities of a stage of their own.

use serde::{Deserialize, Serialize};

use super::{AttributeId, EventKind, Num, PredicateId, Proposal, SetId, ValueId, When, Who};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    /// a turn allows them so many more
    Allowance {
        who: Who,
        verb: Allowed,
        amount: Num,
    },
    /// they may do it at that time
    Permission {
        act: Proposal,
        during: When,
    },
    /// only cards in the second set can be what the first are
    MustBe {
        verb: EventKind,
        what: SetId,
        only: SetId,
        once: bool,
    },
    /// cards have a further value
    Also {
        what: SetId,
        value: ValueId,
    },
    /// a predicate of the game's own is true of them
    Own {
        what: SetId,
        predicate: PredicateId,
    },
    Worth {
        what: SetId,
        points: Num,
    },
    /// worth what the value of the attribute counts
    WorthOf {
        what: SetId,
        attribute: AttributeId,
    },
}

/// What a turn allows a number of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Allowed {
    Discard,
    Play,
}
