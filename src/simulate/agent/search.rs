//! Searches: plays many games on from here, each in a world that could be the real one, in one tree over
//! what the players choose (information set Monte Carlo tree search). Two trees grow side by side, whatever
//! the number of processors, so that the same seed is the same choice everywhere, as long as games are counted
//! and not time.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::copies::Copies;
use super::goal::Goal;
use super::{Agent, Budget, Clock, Seat};
use crate::engine::{self, Match};
use crate::game::{Answer, Pending, Player};

/// How far a game is played on before its standing counts. Random play says little about what comes much later:
/// with 60 the search wins fewer games, and takes four times as long.
const HORIZON: usize = 8;

/// In how many worlds each option is tried before the search goes where it looks best. What differs then differs
/// because of the options, not of the cards: few games tell much.
const ROUNDS: u32 = 8;

/// How much what was tried little is preferred.
const CURIOSITY: f32 = 0.7;

/// Out of so many times that a playout would do nothing although it could, once it does.
const IDLE: u32 = 4;

pub(super) struct Search {
    rng: ChaCha8Rng,
    budget: Budget,
    clock: Option<Clock>,
}

impl Search {
    pub fn new(budget: Budget, clock: Option<Clock>) -> Search {
        Search { rng: ChaCha8Rng::seed_from_u64(0), budget, clock }
    }
}

impl<const W: usize> Agent<W> for Search {
    fn begin(&mut self, seed: u64) {
        self.rng = ChaCha8Rng::seed_from_u64(seed);
    }

    fn choose(&mut self, seat: &Seat<'_, W>) -> usize {
        if seat.options == 1 {
            return 0;
        }
        let here = seat.look();
        let seeds: [u64; 2] = [self.rng.random(), self.rng.random()];
        let (budget, clock) = (self.budget, self.clock.map(|clock| (clock, clock())));
        let called_off = seat.called_off();
        let goes_on = |done| !called_off() && budget.goes_on(done, clock);
        let grow = |seed| Tree::grown(&here, seed, goes_on);
        let (one, other) = rayon::join(|| grow(seeds[0]), || grow(seeds[1]));
        // What the options are is the same in every world.
        let world = here.sample(&mut self.rng);
        let copies = Copies::of(world.table());
        let Some(pending) = world.decision() else { return 0 };
        let mut best = (0, (0, 0.0));
        for (option, answer) in pending.options().enumerate() {
            let key = copies.key(answer);
            let ((first, won), (second, also_won)) = (one.tried(key), other.tried(key));
            let visits = first + second;
            let found = (visits, (won + also_won) / visits.max(1) as f32);
            if found > best.1 {
                best = (option, found);
            }
        }
        best.0
    }
}

/// A choice that was tried, and what came of it for the one who made it.
struct Branch<const W: usize> {
    key: Answer<W>,
    node: usize,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    won: f32,
}

#[derive(Default)]
struct Node<const W: usize> {
    branches: Vec<Branch<W>>,
}

struct Tree<const W: usize> {
    nodes: Vec<Node<W>>,
    goal: Goal,
    copies: Copies,
    rng: ChaCha8Rng,
}

impl<const W: usize> Tree<W> {
    fn grown(here: &engine::Seat<'_, W>, seed: u64, goes_on: impl Fn(u32) -> bool) -> Tree<W> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let world = here.sample(&mut rng);
        let table = world.table();
        let mut tree =
            Tree { nodes: vec![Node::default()], goal: Goal::of(table), copies: Copies::of(table), rng };
        let mut done = 0;
        let mut rounds = 0;
        while goes_on(done) {
            let mut world = here.sample(&mut tree.rng);
            if rounds < ROUNDS {
                done += tree.try_each(&world);
                rounds += 1;
            } else {
                tree.play_out(&mut world, None);
                done += 1;
            }
        }
        tree
    }

    /// How often a choice was tried, and how often that was won.
    fn tried(&self, key: Answer<W>) -> (u32, f32) {
        let found = self.nodes[0].branches.iter().find(|branch| branch.key == key);
        found.map_or((0, 0.0), |branch| (branch.visits, branch.won))
    }

    /// Each option in the same world, with the same luck; how many there were.
    fn try_each(&mut self, world: &Match<'_, (), W>) -> u32 {
        let mut keys: Vec<(usize, Answer<W>)> = Vec::new();
        for (option, answer) in world.decision().into_iter().flat_map(Pending::options).enumerate() {
            let key = self.copies.key(answer);
            if !keys.iter().any(|(_, other)| *other == key) {
                keys.push((option, key));
            }
        }
        let luck: u64 = self.rng.random();
        let own = self.rng.clone();
        let mut game = world.clone();
        for (option, _) in &keys {
            self.rng = ChaCha8Rng::seed_from_u64(luck);
            game.clone_from(world);
            self.play_out(&mut game, Some(*option));
        }
        self.rng = own;
        keys.len() as u32
    }

    /// One game: down the tree, one step beyond it, on at random, and back up with what it came to. The first
    /// option may be given.
    fn play_out(&mut self, game: &mut Match<'_, (), W>, mut first: Option<usize>) {
        let mut path: Vec<(usize, usize, Player)> = Vec::new();
        let mut at = 0;
        while let Some(pending) = game.decision() {
            let player = pending.player;
            let (option, branch, is_new) = self.pick(at, pending, first.take());
            path.push((at, branch, player));
            at = self.nodes[at].branches[branch].node;
            game.choose(option).expect("an option of the decision is offered");
            if is_new {
                break;
            }
        }
        for _ in 0..HORIZON {
            let Some(option) = game.decision().map(|pending| at_random(pending, &mut self.rng)) else {
                break;
            };
            game.choose(option).expect("an option of the decision is offered");
        }
        for (node, branch, player) in path {
            let won = self.goal.chance(game, player);
            let branch = &mut self.nodes[node].branches[branch];
            branch.visits += 1;
            branch.won += won;
        }
    }

    /// An option, its branch, and whether that was never tried before.
    fn pick(&mut self, at: usize, pending: &Pending<W>, given: Option<usize>) -> (usize, usize, bool) {
        let mut fresh = Vec::new();
        let mut best: Option<(usize, usize, f32)> = None;
        for (option, answer) in pending.options().enumerate() {
            let key = self.copies.key(answer);
            let found = self.nodes[at].branches.iter().position(|branch| branch.key == key);
            let Some(number) = found else {
                fresh.push((option, key));
                continue;
            };
            let branch = &mut self.nodes[at].branches[number];
            branch.offered += 1;
            let visits = branch.visits.max(1) as f32;
            let doubt = ((branch.offered as f32).ln().max(0.0) / visits).sqrt();
            let worth = branch.won / visits + CURIOSITY * doubt;
            if best.is_none_or(|(_, _, most)| worth > most) {
                best = Some((option, number, worth));
            }
        }
        if let Some((option, answer)) = given.and_then(|option| Some((option, pending.option(option)?))) {
            let key = self.copies.key(answer);
            let found = self.nodes[at].branches.iter().position(|branch| branch.key == key);
            return (option, found.unwrap_or_else(|| self.add(at, key)), found.is_none());
        }
        match (fresh.is_empty(), best) {
            (true, Some((option, number, _))) => (option, number, false),
            (true, None) => (0, self.add(at, Answer::Done), true),
            (false, _) => {
                let (option, key) = fresh[self.rng.random_range(0..fresh.len() as u32) as usize];
                (option, self.add(at, key), true)
            }
        }
    }

    fn add(&mut self, at: usize, key: Answer<W>) -> usize {
        let node = self.nodes.len();
        self.nodes.push(Node::default());
        let branches = &mut self.nodes[at].branches;
        branches.push(Branch { key, node, visits: 0, offered: 1, won: 0.0 });
        branches.len() - 1
    }
}

/// Any option, and seldom the one that does nothing.
fn at_random<const W: usize>(pending: &Pending<W>, rng: &mut ChaCha8Rng) -> usize {
    let count = pending.count() as u32;
    let option = rng.random_range(0..count) as usize;
    let is_idle = matches!(pending.option(option), Some(Answer::Leave(_) | Answer::Wait));
    if is_idle && count > 1 && rng.random_range(0..IDLE) > 0 {
        return rng.random_range(0..count) as usize;
    }
    option
}
