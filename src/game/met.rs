//! States that were met: which rule or card has acted on them, and for whom.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::copy::{copied, rewrite};
use super::{Players, Slot};

/// Those that hold and have been acted on. Of a state that is about somebody, the players of whom it is so.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<(Slot, Players)>", from = "Vec<(Slot, Players)>")]
pub struct Met {
    entries: SmallVec<[(Slot, Players); 2]>,
    /// Whether there are any, which is asked often: where they lie need not be known for that.
    is_any: bool,
}

impl Clone for Met {
    #[inline]
    fn clone(&self) -> Met {
        match self.is_any {
            true => Met { entries: copied(&self.entries), is_any: true },
            false => Met::default(),
        }
    }

    #[inline(always)]
    fn clone_from(&mut self, other: &Met) {
        if self.is_any || other.is_any {
            rewrite(&mut self.entries, &other.entries);
            self.is_any = other.is_any;
        }
    }
}

impl Met {
    #[inline]
    pub fn is_empty(&self) -> bool {
        !self.is_any
    }

    pub fn iter(&self) -> impl Iterator<Item = Slot> {
        self.entries.iter().map(|(slot, _)| *slot)
    }

    /// Of whom it was met; nothing where it was not.
    pub fn of(&self, slot: Slot) -> Option<Players> {
        self.entries.iter().find(|(known, _)| *known == slot).map(|(_, players)| *players)
    }

    /// It is met, of these as well.
    pub fn insert(&mut self, slot: Slot, players: Players) {
        match self.entries.iter_mut().find(|(known, _)| *known == slot) {
            Some((_, known)) => *known = known.or(players),
            None => self.entries.push((slot, players)),
        }
        self.is_any = true;
    }

    /// It holds of these alone. Of a state that is about somebody, and of nobody any more, nothing is kept.
    pub fn keep(&mut self, still: impl Fn(Slot, Players) -> Option<Players>) {
        self.entries.retain(|(slot, players)| match still(*slot, *players) {
            Some(left) => {
                *players = left;
                true
            }
            None => false,
        });
        self.is_any = !self.entries.is_empty();
    }

    /// Puts another in the place of each.
    pub fn change(&mut self, to: impl Fn(Slot) -> Slot) {
        self.entries.iter_mut().for_each(|(slot, _)| *slot = to(*slot));
    }
}

impl Hash for Met {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.entries.hash(state);
    }
}

impl From<Vec<(Slot, Players)>> for Met {
    fn from(entries: Vec<(Slot, Players)>) -> Met {
        Met { is_any: !entries.is_empty(), entries: entries.into() }
    }
}

impl From<Met> for Vec<(Slot, Players)> {
    fn from(met: Met) -> Vec<(Slot, Players)> {
        met.entries.into_vec()
    }
}
