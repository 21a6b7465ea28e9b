//! A condition that was met and has not taken effect yet.

use serde::{Deserialize, Serialize};

use super::{Card, Event, LARGE, Player, Slot, TextNo};
use crate::program::AbilityId;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(C)]
pub struct Waiting<const W: usize = LARGE> {
    pub slot: Slot,
    /// Who controlled the card when the condition was met.
    pub you: Player,
    pub source: Option<Card>,
    pub stay: u16,
    pub event: Event,
    /// Conditions met by the same batch are ordered among themselves.
    pub batch: u32,
    /// For an effect that holds for a while: what it kept.
    pub kept: Option<super::Keeps<W>>,
}

impl<const W: usize> Waiting<W> {
    pub fn text(&self) -> TextNo {
        self.slot.text
    }

    pub fn ability(&self) -> AbilityId {
        self.slot.ability
    }
}
