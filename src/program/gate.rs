//! When a part of the game belongs to it.

use serde::{Deserialize, Serialize};

use super::{OptionId, Program};

/// Decided when a table is linked, never while a game runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gate {
    pub players: Option<(u8, u8)>,
    pub options: Vec<OptionId>,
    /// Only where none of these is in force.
    pub without: Vec<OptionId>,
}

impl Gate {
    pub fn open() -> Gate {
        Gate { players: None, options: Vec::new(), without: Vec::new() }
    }

    /// Whether it opens for so many players with these options in force.
    pub fn opens(&self, players: u8, options: &[OptionId]) -> bool {
        self.players.is_none_or(|(from, to)| (from..=to).contains(&players))
            && self.options.iter().all(|option| options.contains(option))
            && !self.without.iter().any(|option| options.contains(option))
    }

    /// How much it asks for: of two texts that stand for each other, the one behind the narrower gate counts.
    pub fn narrowness(&self) -> usize {
        self.options.len() + self.without.len() + usize::from(self.players.is_some())
    }
}

impl Program {
    /// The options in force where these are chosen and those are left out: the usual ones among them.
    pub fn in_force(&self, chosen: &[OptionId], left_out: &[OptionId]) -> Vec<OptionId> {
        let usual = self.usual.iter().filter(|option| !left_out.contains(option) && !chosen.contains(option));
        chosen.iter().chain(usual).copied().collect()
    }

    /// How often each card is in the deck; nothing where there is no deck for so many players. A deck that an
    /// option in force speaks of comes before one for everybody.
    pub fn copies(&self, players: u8, options: &[OptionId]) -> Option<u16> {
        let is_optional = |gate: &&Gate| !gate.options.is_empty() && gate.opens(players, options);
        let optional = self.decks.iter().map(|(.., gate)| gate).any(|gate| is_optional(&gate));
        let mut fitting = self.decks.iter().filter(|(from, to, _, gate)| {
            (*from..=*to).contains(&players)
                && gate.opens(players, options)
                && (!optional || !gate.options.is_empty())
        });
        match self.decks.is_empty() {
            true => Some(1),
            false => fitting.next_back().map(|(_, _, count, _)| *count),
        }
    }
}
