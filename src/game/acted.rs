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
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Slot>", from = "Vec<Slot>")]
pub struct Acted {
    /// Where there are none, these are what was here before.
    slots: SmallVec<[Slot; 2]>,
    /// Whether there are any, which is asked often: where they lie need not be known for that.
    is_any: bool,
}

impl Clone for Acted {
    /// Hardly any event is acted on: nothing to copy.
    #[inline]
    fn clone(&self) -> Acted {
        match self.is_any {
            true => Acted { slots: copied(&self.slots), is_any: true },
            false => Acted::default(),
        }
    }

    #[inline(always)]
    fn clone_from(&mut self, other: &Acted) {
        self.is_any = other.is_any;
        if other.is_any {
            rewrite(&mut self.slots, &other.slots);
        }
    }
}

impl Acted {
    pub fn insert(&mut self, slot: Slot) {
        if !self.is_any {
            self.slots.clear();
        }
        if !self.contains(slot) {
            self.slots.push(slot);
            self.is_any = true;
        }
    }

    pub fn contains(&self, slot: Slot) -> bool {
        self.is_any && self.slots.contains(&slot)
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        !self.is_any
    }

    fn slots(&self) -> &[Slot] {
        if self.is_any { &self.slots } else { &[] }
    }

    pub fn iter(&self) -> impl Iterator<Item = Slot> {
        self.slots().iter().copied()
    }

    #[inline]
    pub fn clear(&mut self) {
        self.is_any = false;
    }

    /// Puts another in the place of each.
    pub fn change(&mut self, to: impl Fn(Slot) -> Slot) {
        self.slots.iter_mut().for_each(|slot| *slot = to(*slot));
    }

    pub fn retain(&mut self, mut keep: impl FnMut(Slot) -> bool) {
        self.slots.retain(|slot| keep(*slot));
        self.is_any &= !self.slots.is_empty();
    }
}

impl PartialEq for Acted {
    fn eq(&self, other: &Acted) -> bool {
        self.slots() == other.slots()
    }
}

impl Eq for Acted {}

impl Hash for Acted {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.slots().hash(state);
    }
}

impl From<Vec<Slot>> for Acted {
    fn from(slots: Vec<Slot>) -> Acted {
        Acted { is_any: !slots.is_empty(), slots: slots.into() }
    }
}

impl From<Acted> for Vec<Slot> {
    fn from(acted: Acted) -> Vec<Slot> {
        acted.slots().to_vec()
    }
}
