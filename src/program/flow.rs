//! The course of a game: setup, phases, actions, what playing a card does.

use serde::{Deserialize, Serialize};

use super::{ActionId, End, Gate, PhaseId, TestId, Text, ValueId, ZoneKindId};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flow {
    pub setup: Vec<(Gate, Text)>,
    /// In the order of a turn. One phase may have several texts behind different gates.
    pub phases: Vec<Phase>,
    pub actions: Vec<Action>,
    pub direction: Direction,
    pub discards_each_turn: u16,
    pub plays_each_turn: u16,
    pub play: Vec<PlayKind>,
    /// A card whose first required choice is empty can't be played.
    pub empty_choice_forbids: bool,
    pub last_turn: Option<u16>,
    pub teams: Option<Teams>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Phase {
    pub id: PhaseId,
    pub gate: Gate,
    pub text: Text,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Action {
    pub id: ActionId,
    pub gate: Gate,
    pub requires: Option<TestId>,
    pub text: Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Direction {
    Clockwise,
    Counterclockwise,
}

/// What becomes of a card with this value when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayKind {
    pub value: ValueId,
    pub then: PlayThen,
    pub zone: ZoneKindId,
    pub end: End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayThen {
    After,
    Enters,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Teams {
    pub sizes: Vec<u8>,
    /// Everybody can play alone as well.
    pub alone: bool,
    pub shared_turn: bool,
    pub hands_seen_by_allies: bool,
}

impl Teams {
    /// How many are in a team where nobody says so: nothing where everybody plays alone.
    pub fn usual_size(&self, players: u8) -> Option<u8> {
        let fits = self.sizes.iter().copied().find(|size| self.fits(*size, players));
        if self.alone { None } else { fits.or(self.sizes.first().copied()) }
    }

    /// Whether so many players can be shared out among two or more teams of a size that there is.
    pub fn fits(&self, size: u8, players: u8) -> bool {
        self.sizes.contains(&size) && players.is_multiple_of(size) && players / size >= 2
    }
}
