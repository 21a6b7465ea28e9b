//! Looks one step ahead: tries every option in a few games that could be the real one, and takes the one
//! after which it stands best.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::goal::Goal;
use super::{Agent, Seat};
use crate::engine::Match;
use crate::game::Player;

/// How many games each option is tried in.
const WORLDS: usize = 4;

/// More than any number of cards can outweigh.
const DECIDED: f32 = 1_000.0;

pub(super) struct Greedy {
    rng: ChaCha8Rng,
    goal: Option<Goal>,
}

impl Greedy {
    pub fn new() -> Greedy {
        Greedy { rng: ChaCha8Rng::seed_from_u64(0), goal: None }
    }
}

impl Agent for Greedy {
    fn begin(&mut self, seed: u64) {
        *self = Greedy { rng: ChaCha8Rng::seed_from_u64(seed), goal: None };
    }

    fn choose(&mut self, seat: &Seat<'_>) -> usize {
        if seat.options == 1 {
            return 0;
        }
        let here = seat.look();
        let mut sums = vec![0.0f32; seat.options];
        for _ in 0..WORLDS {
            let world = here.sample(&mut self.rng);
            let goal = self.goal.get_or_insert_with(|| Goal::of(world.table()));
            for (option, sum) in sums.iter_mut().enumerate() {
                let mut after = world.clone();
                after.choose(option).expect("what is offered at the seat is offered in its worlds");
                *sum += worth(goal, &after, Player(seat.number));
            }
        }
        let best = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let equal: Vec<usize> = (0..sums.len()).filter(|option| sums[*option] >= best - 1e-4).collect();
        let number = self.rng.random_range(0..equal.len() as u32) as usize;
        equal[number]
    }
}

/// A game that is over counts by its end, any other by how the player stands.
fn worth(goal: &Goal, game: &Match<'_>, player: Player) -> f32 {
    match game.outcome() {
        Some(_) => DECIDED * (2.0 * goal.chance(game, player) - 1.0),
        None => goal.standing(game, player),
    }
}
