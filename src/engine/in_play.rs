//! What is known of the cards in play and of the effects that hold for a while: worked out when somebody wants to know,
//! and forgotten when one comes or goes that it hangs on. It is not part of the game: nothing has to be known.

use super::table::{QuietTurns, Stops, Table};
use crate::game::{Game, MOST_PLAYERS, Player};

#[derive(Clone, Copy, Default)]
pub struct InPlay {
    is_known: bool,
    /// Where turns of each player stop.
    stops: [Stops; MOST_PLAYERS],
}

impl InPlay {
    #[inline]
    pub fn forget(&mut self) {
        self.is_known = false;
    }

    /// Where turns of the player stop.
    #[inline]
    pub fn stops(&mut self, table: &Table<'_>, turns: &QuietTurns, game: &Game, player: Player) -> Stops {
        let players = usize::from(table.players());
        if !self.is_known {
            turns.find_stops(game, &mut self.stops[..players]);
            self.is_known = true;
        }
        #[cfg(debug_assertions)]
        {
            let mut stops = self.stops;
            turns.find_stops(game, &mut stops[..players]);
            assert!(stops == self.stops, "something that looks at turns came or went unnoticed");
        }
        self.stops[player.index()]
    }
}
