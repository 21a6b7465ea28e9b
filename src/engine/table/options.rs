//! What players agree on before a game.

use serde::{Deserialize, Serialize};

use crate::game::Player;
use crate::program::{Gate, OptionId, Program};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableOptions {
    pub players: u8,
    /// Players on one side; none where everybody plays alone.
    pub team_size: Option<u8>,
    /// The sets whose cards are in the deck, by their numbers; none for all of them.
    pub sets: Vec<u8>,
    /// The options in force, with the number agreed on where an option has one.
    pub chosen: Vec<(OptionId, Option<u16>)>,
    /// Options that would be in force and are not.
    pub without: Vec<OptionId>,
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

    /// With the options in force that nobody left out.
    pub(super) fn with_usual(mut self, program: &Program) -> TableOptions {
        let usual = program.in_force(&[], &self.without);
        let missing: Vec<OptionId> = usual.into_iter().filter(|option| !self.has(*option)).collect();
        self.chosen.extend(missing.into_iter().map(|option| (option, None)));
        self
    }

    pub(super) fn in_force(&self) -> Vec<OptionId> {
        self.chosen.iter().map(|(option, _)| *option).collect()
    }

    /// Those that are in force: of all with one key the one behind the narrowest gate, of equally narrow ones the
    /// last. It stands where the first of them stands.
    pub(super) fn narrowest<'t, T, K: PartialEq>(
        &self,
        all: &'t [T],
        key: impl Fn(&T) -> K,
        gate: impl Fn(&T) -> &Gate,
    ) -> Vec<&'t T> {
        let options = self.in_force();
        let mut found: Vec<(K, Option<&'t T>)> = Vec::new();
        for one in all {
            let at = found.iter().position(|(other, _)| *other == key(one));
            let at = at.unwrap_or_else(|| {
                found.push((key(one), None));
                found.len() - 1
            });
            let best = &mut found[at].1;
            let narrower = best.is_none_or(|best| gate(one).narrowness() >= gate(best).narrowness());
            if narrower && gate(one).opens(self.players, &options) {
                *best = Some(one);
            }
        }
        found.into_iter().filter_map(|(_, one)| one).collect()
    }
}
