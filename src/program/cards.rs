//! Cards as an instruction holds them: two bytes, the kind in the four highest bits.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Local, Scratch, SetId};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(u16);

/// [`Cards`] unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardsKind {
    /// the card the text stands on
    This,
    /// the card of the event that is looked at, with the stay it had
    OfEvent,
    /// the card a filter looks at
    Candidate,
    Local(Local),
    Scratch(Scratch),
    /// worked out when it is needed
    Set(SetId),
}

const SHIFT: u16 = 12;
const PAYLOAD: u16 = (1 << SHIFT) - 1;

impl Cards {
    pub const THIS: Cards = Cards(0);
    pub const OF_EVENT: Cards = Cards(1 << SHIFT);
    pub const CANDIDATE: Cards = Cards(2 << SHIFT);

    pub fn new(kind: CardsKind) -> Cards {
        let (tag, payload) = match kind {
            CardsKind::This => (0, 0),
            CardsKind::OfEvent => (1, 0),
            CardsKind::Candidate => (2, 0),
            CardsKind::Local(local) => (3, u16::from(local.0)),
            CardsKind::Scratch(scratch) => (4, u16::from(scratch.0)),
            CardsKind::Set(set) => (5, set.0.min(PAYLOAD)),
        };
        Cards(tag << SHIFT | payload)
    }

    pub fn local(local: Local) -> Cards {
        Cards::new(CardsKind::Local(local))
    }

    pub fn scratch(scratch: Scratch) -> Cards {
        Cards::new(CardsKind::Scratch(scratch))
    }

    pub fn set(set: SetId) -> Cards {
        Cards::new(CardsKind::Set(set))
    }

    pub fn kind(self) -> CardsKind {
        let payload = self.0 & PAYLOAD;
        match self.0 >> SHIFT {
            0 => CardsKind::This,
            1 => CardsKind::OfEvent,
            2 => CardsKind::Candidate,
            3 => CardsKind::Local(Local(payload as u8)),
            4 => CardsKind::Scratch(Scratch(payload as u8)),
            _ => CardsKind::Set(SetId(payload)),
        }
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_back() {
        for kind in [
            CardsKind::This,
            CardsKind::OfEvent,
            CardsKind::Candidate,
            CardsKind::Local(Local(7)),
            CardsKind::Scratch(Scratch(3)),
            CardsKind::Set(SetId(99)),
        ] {
            assert_eq!(Cards::new(kind).kind(), kind);
        }
    }
}
