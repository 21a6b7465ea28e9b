//! Who sits at a table, who takes turns together, and where somebody is asked.

use crate::engine::table::Table;
use crate::game::{Player, Players};
use crate::program::{Ability, Span, Stage};

/// Turns after which a game ends that says nothing about it.
const LAST_TURN: u16 = 1_000;

impl<'p, const W: usize> Table<'p, W> {
    pub fn players(&self) -> u8 {
        self.options.players
    }

    /// The last turn that the game allows.
    pub(in crate::engine) fn last_turn(&self) -> u16 {
        self.program.flow.last_turn.unwrap_or(LAST_TURN)
    }

    #[inline]
    pub fn everyone(&self) -> Players {
        self.everyone
    }

    /// Everybody on the player's side, the player too.
    pub fn team(&self, player: Player) -> Players {
        let team = self.teams.iter().find(|team| team.contains(player));
        team.copied().unwrap_or(Players::one(player))
    }

    pub fn has_teams(&self) -> bool {
        !self.teams.is_empty()
    }

    /// Those who take a turn together, in the order of their turns.
    pub fn sides(&self) -> &[Players] {
        &self.sides
    }

    /// Everybody who takes the player's turn.
    pub fn side(&self, player: Player) -> Players {
        if self.shares_turns() { self.team(player) } else { Players::one(player) }
    }

    /// Whether a team takes its turn together.
    #[inline]
    pub fn shares_turns(&self) -> bool {
        self.shares_turns
    }

    /// Whether something may be offered in a phase that asks nothing by itself.
    #[inline]
    pub(in crate::engine) fn offers_in_phases(&self) -> bool {
        self.offers_in_phases
    }

    /// Whether the ability is offered there: most wait for a phase that asks anyway, where there is one.
    pub(in crate::engine) fn is_offered_in_phases(&self, ability: &Ability) -> bool {
        let is_of_phase =
            matches!(ability.stage, Stage::Offer(offered) if matches!(offered.during.span, Span::Phase(_)));
        is_of_phase || !self.asks_somewhere()
    }

    /// Whether anything can be used or is permitted besides what the steps of a turn offer.
    #[inline]
    pub(in crate::engine) fn offers_more(&self) -> bool {
        self.offers_more
    }

    /// Whether the phase with this number among those in force asks what to do.
    pub(in crate::engine) fn asks(&self, phase: u16) -> bool {
        self.asks[usize::from(phase)]
    }

    /// Whether any phase asks what to do.
    pub(in crate::engine) fn asks_somewhere(&self) -> bool {
        self.asks.contains(&true)
    }
}
