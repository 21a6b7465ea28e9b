//! Which abilities have acted on an event, or on what it comes from: they do not act again.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::copy::{copied, rewrite};
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bearer {
    Rule,
    /// A card as it lies there: with this stay. Where it comes back it is another.
    Card(Card, u16),
    /// The effect with this serial number.
    Effect(u16),
}

/// Without the stay, which never comes back: whoever asks whether a game looks the same leaves it out.
impl Hash for Bearer {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let what: (u8, u16) = match self {
            Bearer::Rule => (0, 0),
            Bearer::Card(card, _) => (1, card.0.into()),
            Bearer::Effect(serial) => (2, *serial),
        };
        what.hash(state);
    }
}

/// A set without a limit: an entry that fell out would act for ever.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Acted(SmallVec<[Slot; 2]>);

impl Clone for Acted {
    /// Hardly any event is acted on: nothing to copy.
    #[inline]
    fn clone(&self) -> Acted {
        Acted(copied(&self.0))
    }

    #[inline(always)]
    fn clone_from(&mut self, other: &Acted) {
        rewrite(&mut self.0, &other.0);
    }
}

impl Acted {
    pub fn insert(&mut self, slot: Slot) {
        if !self.contains(slot) {
            self.0.push(slot);
        }
    }

    #[inline(always)]
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
