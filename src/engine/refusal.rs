//! What stands against doing something with a card, and which text says so.

use crate::game::{TextNo, Zone};
use crate::program::{AbilityId, EventKind, ValueId};

/// What stands against doing something with a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub verb: EventKind,
    pub why: WhyNot,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// A text says that it can't happen. Cards with these values it would let pass.
    Forbidden { by: Whence, needed: Vec<ValueId> },
    /// A card that the player does not know says that it can't happen.
    ForbiddenUnseen,
    /// It is not among the cards that the text asks for. Cards with these values are.
    NotAsked { by: Whence, needed: Vec<ValueId> },
    /// It lies where the text does not look for cards: in this zone it does, where it is one.
    Elsewhere { by: Whence, only: Option<Zone> },
    /// What the card requires does not hold.
    Requirement { by: Whence },
    /// The card would have to choose a card, and there is none.
    NothingToChoose { by: Whence },
    /// The player can't pay what the verb costs.
    TooDear { by: Whence },
    /// The turn allowed so many, and no more.
    UsedUp { allowed: u16 },
}

/// The text that is the reason, and where in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whence {
    pub text: TextNo,
    pub ability: Option<AbilityId>,
}
