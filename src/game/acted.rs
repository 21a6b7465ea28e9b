//! Which abilities have acted on an event, or on what it comes from: they do not act again.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Card, TextNo};
use crate::program::AbilityId;

/// One ability of one card, one rule, or one effect that holds for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slot {
    pub text: TextNo,
    pub ability: AbilityId,
    pub of: Bearer,
}

/// What bears an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bearer {
    Rule,
    Card(Card),
    /// The effect with this serial number.
    Effect(u16),
}

/// A set without a limit: an entry that fell out would act for ever.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Acted(SmallVec<[Slot; 3]>);

impl Clone for Acted {
    /// Hardly any event is acted on: nothing to copy.
    #[inline]
    fn clone(&self) -> Acted {
        if self.0.is_empty() { Acted::default() } else { Acted(self.0.clone()) }
    }
}

impl Acted {
    pub fn insert(&mut self, slot: Slot) {
        if !self.contains(slot) {
            self.0.push(slot);
        }
    }

    pub fn contains(&self, slot: Slot) -> bool {
        self.0.contains(&slot)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Puts another in the place of each.
    pub fn change(&mut self, to: impl Fn(Slot) -> Slot) {
        self.0.iter_mut().for_each(|slot| *slot = to(*slot));
    }

    pub fn retain(&mut self, mut keep: impl FnMut(Slot) -> bool) {
        self.0.retain(|slot| keep(*slot));
    }
}
