//! The engine as scenarios see it: the one folder of this room that calls it. What the engine can't be asked
//! is said so here, and nowhere else.

mod decision;
mod look;
mod seat;

pub(super) use seat::seated;

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::engine::Match;
use crate::game::{Card, Player};
use crate::program::{CardId, PhaseId};
use crate::render::Log;

/// What a question comes to, or why it has no answer.
pub(super) type Told<T> = Result<T, String>;

/// A game at a table, arranged as a scenario wants it.
#[derive(Clone)]
pub(super) struct Side<'t> {
    game: Match<'t, Log>,
}

/// What happens.
impl Side<'_> {
    pub(super) fn begin_turn(&mut self, player: usize) {
        self.game.begin_turn(seat(player));
    }

    pub(super) fn begin_phase(&mut self, player: usize, phase: PhaseId) {
        self.game.begin_phase_of(seat(player), phase);
    }

    /// Goes to what a player is offered in the turn, whatever else was going on.
    pub(super) fn offer_turn(&mut self, player: usize) {
        self.game.offer_turn(seat(player));
    }

    /// Lets chance go on in another way.
    pub(super) fn reseed(&mut self, seed: u64) {
        self.game.arrange(|game| game.chance = ChaCha8Rng::seed_from_u64(seed));
    }

    /// What the die showed each time that it was rolled.
    pub(super) fn rolls(&self) -> Vec<u32> {
        self.game.journal().rolls()
    }

    pub(super) fn lose(&mut self, player: usize) {
        self.game.lose(seat(player));
    }

    pub(super) fn choose(&mut self, option: usize) -> Told<()> {
        self.game.choose(option).map_err(|refused| refused.to_string())
    }

    fn printed(&self, card: Card) -> CardId {
        self.game.table().cards[card.index()]
    }
}

fn seat(number: usize) -> Player {
    Player(number as u8)
}
