//! What a computer player thinks about, apart from the game, so that people can look on and leave meanwhile.

use std::sync::atomic::AtomicBool;

use super::{Session, Turn};
use crate::engine::Match;
use crate::game::Player;
use crate::play::Sitting;
use crate::render::Log;
use crate::simulate::{AgentKind, Clock, Seat, agent_seed, game_seed};

/// A decision that a computer player has to make. What comes of it follows from the game, not from who asks.
pub struct Thought<'t> {
    game: Match<'t, Log>,
    asked: Asked,
}

/// Who decides, and what their luck follows from.
#[derive(Clone, Copy)]
struct Asked {
    player: Player,
    kind: AgentKind,
    seed: u64,
    now: Clock,
}

impl Thought<'_> {
    /// The number of the option that is taken. Nobody should take it where that was called off.
    pub fn think(&self, called_off: &AtomicBool) -> usize {
        self.asked.about(&self.game, called_off)
    }
}

impl Asked {
    fn about(self, game: &Match<'_, Log>, called_off: &AtomicBool) -> usize {
        let mut agent = self.kind.make(Some(self.now));
        agent.begin(agent_seed(self.seed, self.player.0));
        let options = game.decision().map_or(0, |pending| pending.count());
        let look = || game.seat().expect("somebody decides");
        agent.choose(&Seat::new(self.player.0, options, &look).until(called_off))
    }
}

impl<'t> Session<'t> {
    fn asked(&self) -> Option<Asked> {
        let Turn::Computer(player) = self.turn() else { return None };
        let Sitting::Computer(kind) = self.seats[player.index()] else { return None };
        let seed = game_seed(self.seed, self.choices.len() as u64);
        Some(Asked { player, kind, seed, now: self.now })
    }

    /// What a computer player has to think about, where it is its turn.
    pub fn thought(&self) -> Option<Thought<'t>> {
        Some(Thought { asked: self.asked()?, game: self.game.clone() })
    }

    /// Takes what came of a thought about the game as it is.
    pub fn take_thought(&mut self, option: usize) {
        let Turn::Computer(player) = self.turn() else { return };
        self.decided(player, option).expect("a computer player takes one of the options it is offered");
    }

    /// Lets a computer player decide, where it is its turn.
    pub fn let_computer_decide(&mut self) {
        let Some(asked) = self.asked() else { return };
        self.take_thought(asked.about(&self.game, &AtomicBool::new(false)));
    }
}
