//! What players agree on before a game.

use serde::{Deserialize, Serialize};

use crate::game::Player;
use crate::program::{Gate, OptionId};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableOptions {
    pub players: u8,
    /// Players on one side; none where everybody plays alone.
    pub team_size: Option<u8>,
    /// The sets whose cards are in the deck, by their numbers; none for all of them.
    pub sets: Vec<u8>,
    /// The options in force, with the number agreed on where an option has one.
    pub chosen: Vec<(OptionId, Option<u16>)>,
    /// Who goes first, where that is agreed.
    pub first: Option<Player>,
    /// Several games make a series; one game where nothing is said.
    pub series: bool,
    /// How many games a series has at most, where that is agreed.
    pub games: Option<u16>,
}

impl TableOptions {
    pub fn for_players(players: u8) -> TableOptions {
        TableOptions { players, ..TableOptions::default() }
    }

    pub fn has(&self, option: OptionId) -> bool {
        self.chosen.iter().any(|(chosen, _)| *chosen == option)
    }

    pub(super) fn opens(&self, gate: &Gate) -> bool {
        let players = gate.players.is_none_or(|(from, to)| (from..=to).contains(&self.players));
        players && gate.options.iter().all(|option| self.has(*option))
    }
}
