//! What is known of the cards in play: worked out when somebody wants to know, and forgotten when a card comes or goes. It
//! is not part of the game: nothing has to be known.

use super::table::{QuietTurns, Stops};
use crate::game::{Game, MOST_PLAYERS, Player, Players};

#[derive(Clone, Copy, Default)]
pub struct InPlay {
    /// The players for whose doing it is known.
    known: Players,
    /// Where turns of each stop.
    stops: [Stops; MOST_PLAYERS],
}

impl InPlay {
    #[inline]
    pub fn forget(&mut self) {
        self.known = Players::NOBODY;
    }

    /// Where turns of the player stop; effects that hold for a while are left out.
    #[inline]
    pub fn stops(&mut self, turns: &QuietTurns, game: &Game, player: Player) -> Stops {
        if !self.known.contains(player) {
            self.stops[player.index()] = turns.stops_in_play(game, player);
            self.known = self.known.with(player);
        }
        let stops = self.stops[player.index()];
        debug_assert!(stops == turns.stops_in_play(game, player), "a card in play came or went unnoticed");
        stops
    }
}
