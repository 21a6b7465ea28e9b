//! When a part of the game belongs to it.

use serde::{Deserialize, Serialize};

use super::OptionId;

/// Decided when a table is linked, never while a game runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gate {
    pub players: Option<(u8, u8)>,
    pub options: Vec<OptionId>,
}

impl Gate {
    pub fn open() -> Gate {
        Gate { players: None, options: Vec::new() }
    }
}
