//! One game from the first decision to its end. The only file of the room that plays games.

use super::Agent;
use super::seat::at_seat;
use super::seed::agent_seed;
use crate::engine::{Journal, Match, Table};
use crate::replay::End;

/// More than any game takes: the engine bounds turns, and decisions in a turn. A game that comes here is
/// a mistake of the engine, and is told instead of going on for ever.
const MOST_DECISIONS: u32 = 1_000_000;

/// What a game came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub decisions: u32,
    pub turns: u32,
    pub end: End,
}

/// Games at one table, each in the place of the one before.
pub(super) struct Seating<'t, J, const W: usize> {
    table: &'t Table<'t, W>,
    game: Option<Match<'t, J, W>>,
}

impl<'t, J: Journal<W>, const W: usize> Seating<'t, J, W> {
    pub fn new(table: &'t Table<'t, W>) -> Seating<'t, J, W> {
        Seating { table, game: None }
    }

    /// Plays a game; one agent for each seat. Every choice is handed on, and the notes that were taken can be read.
    pub fn play(
        &mut self,
        seed: u64,
        agents: &mut [Box<dyn Agent<W>>],
        notes: J,
        mut chosen: impl FnMut(usize),
    ) -> (Played, &J) {
        for (seat, agent) in (0u8..).zip(agents.iter_mut()) {
            agent.begin(agent_seed(seed, seat));
        }
        let game = match &mut self.game {
            Some(game) => {
                game.record_again(seed, notes);
                game
            }
            none => none.insert(Match::recorded(self.table, seed, notes)),
        };
        let mut decisions = 0;
        while decisions < MOST_DECISIONS {
            let asked = at_seat(game, |seat| agents[usize::from(seat.number)].choose(seat));
            let Some(option) = asked else { break };
            game.choose(option).expect("an agent takes one of the options it is offered");
            chosen(option);
            decisions += 1;
        }
        let endless = || End::Stopped(format!("no end after {MOST_DECISIONS} decisions"));
        let end = End::of(game).unwrap_or_else(endless);
        (Played { decisions, turns: game.game().turns(), end }, game.journal())
    }
}
