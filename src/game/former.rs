//! What cards were besides what is printed on them, before they moved. Whoever hears of the move asks for that.

use serde::{Deserialize, Serialize};

use super::{Card, Event, Zone};
use crate::program::{PredicateId, ValueId};

/// A card was something that others made it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Former {
    pub card: Card,
    /// Where it was.
    pub from: Zone,
    /// Its stay since, where it has left.
    pub stay: u16,
    pub was: Besides,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Besides {
    Value(ValueId),
    Predicate(PredicateId),
}

impl Former {
    /// Whether it was that until the event took it away, or brought it elsewhere in play.
    pub fn is_by(&self, event: &Event) -> bool {
        let stays_in_play = || event.to.is_some() && event.stay.wrapping_add(1) == self.stay;
        (event.card, event.from) == (Some(self.card), Some(self.from))
            && (event.stay == self.stay || stays_in_play())
    }
}
