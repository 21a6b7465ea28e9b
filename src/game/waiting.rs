//! Conditions that were met and have not taken effect yet.

use serde::{Deserialize, Serialize};

use super::{Card, Event, Player, TextId};
use crate::program::AbilityId;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    pub text: TextId,
    pub ability: AbilityId,
    /// Who controlled the card when the condition was met.
    pub you: Player,
    pub source: Option<Card>,
    pub stay: Option<u16>,
    pub event: Event,
    /// Conditions met by the same batch are ordered among themselves.
    pub batch: u32,
}
