//! What is known of the cards in play and of the effects that hold for a while: worked out when somebody wants to know,
//! and forgotten when one comes or goes that it hangs on. It is not part of the game: nothing has to be known.

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

    /// Where turns of the player stop.
    #[inline]
    pub fn stops(&mut self, turns: &QuietTurns, game: &Game, player: Player) -> Stops {
        if !self.known.contains(player) {
            self.find_stops(turns, game, player);
        }
        let stops = self.stops[player.index()];
        debug_assert!(stops == turns.stops_of(game, player), "a card in play came or went unnoticed");
        stops
    }

    #[inline(never)]
    fn find_stops(&mut self, turns: &QuietTurns, game: &Game, player: Player) {
        self.stops[player.index()] = turns.stops_of(game, player);
        self.known = self.known.with(player);
    }
}
