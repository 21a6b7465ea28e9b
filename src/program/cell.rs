//! Numbers that the game keeps.

use serde::{Deserialize, Serialize};

use super::AttributeId;

/// How many numbers a table can keep, those of players counted once for each.
pub const MOST_CELLS: usize = 128;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellDef {
    pub holds: CellUse,
    pub owner: CellOwner,
    pub start: u16,
    /// Other starts for some numbers of players: from, to, start.
    pub starts: Vec<(u8, u8, u16)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CellUse {
    /// a number that sentences change
    Number,
    /// what players have so many of
    Goods,
    /// the minutes that have passed
    Clock,
    /// the number that players agreed on for an option
    Option(super::OptionId),
    /// the named value of an attribute plus one; zero is none
    Named(AttributeId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CellOwner {
    Game,
    EachPlayer,
}
