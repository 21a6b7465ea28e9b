//! A game in progress, whole.

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::{Acted, Frame, Outcome, Pending, Player, Players, Waiting, Work, Zones};
use crate::program::{AbilityId, CellId, LifetimeId};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Game {
    pub zones: Zones,
    /// Numbers that the game keeps.
    pub cells: Vec<i32>,
    /// The last die each player rolled.
    pub dice: Vec<i32>,
    /// How many cards each player discarded and played as offers of this turn.
    pub taken: Vec<[u16; 2]>,
    /// Who is still in the game.
    pub players: Players,
    pub active: Player,
    /// Turns begun; 0 during setup.
    pub turn: u32,
    pub stack: Vec<Work>,
    pub waiting: Vec<Waiting>,
    pub floating: Vec<Floating>,
    /// State rules that hold now and have acted.
    pub met: Vec<Acted>,
    pub batch: u32,
    /// How many `Together`s are open.
    pub together: u16,
    /// Something changed since the state rules were looked at.
    pub changed: bool,
    pub winners: Players,
    /// The game ends when the text at this depth of the stack does.
    pub ending: Option<u16>,
    pub pending: Option<Pending>,
    pub outcome: Option<Outcome>,
    pub chance: ChaCha8Rng,
}

/// What holds for a while.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Floating {
    pub kept: Kept,
    pub lasts: LifetimeId,
    /// The text that made it, with everything it spoke of.
    pub frame: Frame,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kept {
    Cell(CellId),
    Ability(AbilityId),
}
