//! How a game ended.

use serde::{Deserialize, Serialize};

use super::{Missing, Players};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// These share the win; nobody may be among them.
    Won(Players),
    /// The last turn that the game allows is over; these did best.
    OutOfTurns(Players),
    /// The engine met something it can't do, and does not pretend to.
    Stopped(Missing),
}
