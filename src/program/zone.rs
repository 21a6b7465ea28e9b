//! The zones of a game.

use serde::{Deserialize, Serialize};

use super::{AttributeId, ValueId};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ZoneDef {
    pub of_each_player: bool,
    /// How many of them there are (for each player).
    pub count: u8,
    pub order: ZoneOrder,
    pub seen_by: SeenBy,
    pub in_play: bool,
    pub starts_with_deck: bool,
    /// Cards are drawn, dealt and given into it.
    pub is_hand: bool,
    /// Discarded cards go on top of it.
    pub takes_discards: bool,
    /// What tells zones of one kind apart: the value of each.
    pub attributes: Vec<(AttributeId, Vec<ValueId>)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ZoneOrder {
    Pile,
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeenBy {
    Owner,
    Everyone,
    Nobody,
}
