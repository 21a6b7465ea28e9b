//! How a game ended, in words. With the tables and the steps, what the room knows of the engine.

use crate::engine::{Journal, Match};
use crate::game::{Outcome, Players};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The seats that share the win, counted from zero; nobody may be among them.
    Won(Vec<u8>),
    /// The last turn is over; these seats did best.
    OutOfTurns(Vec<u8>),
    /// Why the game could not go on.
    Stopped(String),
}

impl End {
    /// Nothing while the game goes on.
    pub fn of<J: Journal<W>, const W: usize>(game: &Match<'_, J, W>) -> Option<End> {
        Some(match game.outcome()? {
            Outcome::Won(players) => End::Won(seats(players)),
            Outcome::OutOfTurns(players) => End::OutOfTurns(seats(players)),
            Outcome::Stopped(missing) => End::Stopped(game.table().describe(missing.at)),
        })
    }

    /// The kind of end, for counting.
    pub fn name(&self) -> String {
        match self {
            End::Won(seats) => match seats.len() {
                0 => "nobody won".to_string(),
                1 => "won by one player".to_string(),
                winners => format!("won by {winners} players together"),
            },
            End::OutOfTurns(_) => "out of turns".to_string(),
            End::Stopped(why) => format!("stopped: {why}"),
        }
    }
}

fn seats(players: Players) -> Vec<u8> {
    players.iter().map(|player| player.0).collect()
}
