//! Looks one step ahead: tries every option in a few games that could be the real one, and takes the one
//! after which it stands best. A step is over when its effect is: what that asks is answered the same way.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::goal::Goal;
use super::{Agent, Seat};
use crate::engine::Match;
use crate::game::{Player, Question};

/// How many games each option is tried in.
const WORLDS: usize = 4;

/// How many questions of an effect are followed, and how many answers to each.
const LONGEST: usize = 2;
const WIDEST: usize = 4;

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

impl<const W: usize> Agent<W> for Greedy {
    fn begin(&mut self, seed: u64) {
        *self = Greedy { rng: ChaCha8Rng::seed_from_u64(seed), goal: None };
    }

    fn choose(&mut self, seat: &Seat<'_, W>) -> usize {
        if seat.options == 1 {
            return 0;
        }
        let here = seat.look();
        let mut sums = vec![0.0f32; seat.options];
        for _ in 0..WORLDS {
            let world = here.sample(&mut self.rng);
            let goal = self.goal.get_or_insert_with(|| Goal::of(world.table()));
            for (option, sum) in sums.iter_mut().enumerate() {
                *sum += step(goal, &world, option, Player(seat.number), LONGEST);
            }
        }
        let best = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let equal: Vec<usize> = (0..sums.len()).filter(|option| sums[*option] >= best - 1e-4).collect();
        let number = self.rng.random_range(0..equal.len() as u32) as usize;
        equal[number]
    }
}

/// How the player stands after an option, and after the best answers to what it asks of the same player.
fn step<const W: usize>(
    goal: &Goal,
    game: &Match<'_, (), W>,
    option: usize,
    player: Player,
    left: usize,
) -> f32 {
    let mut after = game.clone();
    after.choose(option).expect("what is offered at the seat is offered in its worlds");
    let asked = after
        .decision()
        .filter(|pending| left > 0 && pending.player == player && pending.question != Question::Offer);
    let Some(pending) = asked else { return worth(goal, &after, player) };
    // Only the first answers are followed where there are many: the rest are seldom different.
    let answers = (0..pending.count().min(WIDEST)).map(|answer| step(goal, &after, answer, player, left - 1));
    answers.fold(f32::NEG_INFINITY, f32::max)
}

/// A game that is over counts by its end, any other by how the player stands.
fn worth<const W: usize>(goal: &Goal, game: &Match<'_, (), W>, player: Player) -> f32 {
    match game.outcome() {
        Some(_) => DECIDED * (2.0 * goal.chance(game, player) - 1.0),
        None => goal.standing(game, player),
    }
}
