//! Zones as the program refers to them, and ways into them.

use serde::{Deserialize, Serialize};

use super::{Cards, Local, PlaceId, Who, ZoneKindId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ZoneRef {
    /// the one zone of its kind
    Shared(ZoneKindId),
    /// those of these players
    Of(ZoneKindId, Who),
    /// all zones of the kind
    Every(ZoneKindId),
    /// the zone that was chosen
    Local(Local),
    /// the zone a filter looks at
    Candidate,
    SetAside,
    SetAsideWith(Cards),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Destination {
    pub to: PlaceId,
    pub end: End,
    pub facing: Facing,
    pub order: PutOrder,
    /// Of cards that enter play.
    pub under: Option<Who>,
    /// Only when the effect of the card is over.
    pub after_effect: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    Into,
    Top,
    Bottom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Facing {
    AsTheZone,
    Up,
    Down,
}

/// The order in which several cards arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PutOrder {
    AsTheyAre,
    /// who puts them decides
    Any,
    Random,
}
