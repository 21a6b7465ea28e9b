//! Searches: plays many games on from here, each in a world that could be the real one, in one tree over
//! what the players choose (information set Monte Carlo tree search). Two trees grow side by side, whatever
//! the number of processors, so that the same seed is the same choice everywhere.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::goal::Goal;
use super::{Agent, Seat};
use crate::engine::{self, Match, Table};
use crate::game::{Answer, Card, CardSet, Pending, Player};

/// How far a game is played on before its standing counts.
const HORIZON: usize = 60;

/// How much what was tried little is preferred.
const CURIOSITY: f32 = 0.7;

/// Out of so many times that a playout would do nothing although it could, once it does.
const IDLE: u32 = 4;

pub(super) struct Search {
    rng: ChaCha8Rng,
    playouts: u32,
}

impl Search {
    pub fn new(playouts: u32) -> Search {
        Search { rng: ChaCha8Rng::seed_from_u64(0), playouts }
    }
}

impl Agent for Search {
    fn begin(&mut self, seed: u64) {
        self.rng = ChaCha8Rng::seed_from_u64(seed);
    }

    fn choose(&mut self, seat: &Seat<'_>) -> usize {
        if seat.options == 1 {
            return 0;
        }
        let here = seat.look();
        let seeds: [u64; 2] = [self.rng.random(), self.rng.random()];
        let half = self.playouts.div_ceil(2);
        let grow = |seed| Tree::grown(&here, seed, half);
        let (one, other) = rayon::join(|| grow(seeds[0]), || grow(seeds[1]));
        // What the options are is the same in every world.
        let world = here.sample(&mut self.rng);
        let copies = Copies::of(world.table());
        let visits = world.decision().map(|pending| {
            let keys = pending.options().map(|answer| copies.key(answer));
            keys.map(|key| one.visits(key) + other.visits(key)).collect::<Vec<u32>>()
        });
        let visits = visits.unwrap_or_default();
        let most = visits.iter().copied().max().unwrap_or(0);
        visits.iter().position(|visits| *visits == most).unwrap_or(0)
    }
}

/// Copies of one card are one choice.
struct Copies(Vec<Card>);

impl Copies {
    fn of(table: &Table<'_>) -> Copies {
        let first = |card: usize| {
            let printed = table.cards[card];
            let first = table.cards.iter().position(|other| *other == printed).unwrap_or(card);
            Card(first as u8)
        };
        Copies((0..table.cards.len()).map(first).collect())
    }

    /// What a choice is in any world.
    fn key(&self, answer: Answer) -> Answer {
        let first = |card: Card| self.0[card.index()];
        match answer {
            Answer::TakeCard { then, into, card } => Answer::TakeCard { then, into, card: first(card) },
            Answer::Permitted { kind, card } => Answer::Permitted { kind, card: first(card) },
            Answer::Card(card) => Answer::Card(first(card)),
            Answer::Unseen(_) => Answer::Unseen(CardSet::EMPTY),
            Answer::Use { text, ability, source } => Answer::Use { text, ability, source: source.map(first) },
            Answer::Next { number, source } => Answer::Next { number, source: source.map(first) },
            Answer::Change { number, text, source } => {
                Answer::Change { number, text, source: source.map(first) }
            }
            Answer::Take(_)
            | Answer::Action(_)
            | Answer::Leave(_)
            | Answer::Wait
            | Answer::Player(_)
            | Answer::Zone(_)
            | Answer::Value(_)
            | Answer::Number(_)
            | Answer::Mode(_)
            | Answer::Yes
            | Answer::No
            | Answer::Done => answer,
        }
    }
}

/// A choice that was tried, and what came of it for the one who made it.
struct Branch {
    key: Answer,
    node: usize,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    won: f32,
}

#[derive(Default)]
struct Node {
    branches: Vec<Branch>,
}

struct Tree {
    nodes: Vec<Node>,
    goal: Goal,
    copies: Copies,
    rng: ChaCha8Rng,
}

impl Tree {
    fn grown(here: &engine::Seat<'_>, seed: u64, playouts: u32) -> Tree {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let world = here.sample(&mut rng);
        let table = world.table();
        let mut tree =
            Tree { nodes: vec![Node::default()], goal: Goal::of(table), copies: Copies::of(table), rng };
        for _ in 0..playouts {
            let world = here.sample(&mut tree.rng);
            tree.play_out(world);
        }
        tree
    }

    fn visits(&self, key: Answer) -> u32 {
        let found = self.nodes[0].branches.iter().find(|branch| branch.key == key);
        found.map_or(0, |branch| branch.visits)
    }

    /// One game: down the tree, one step beyond it, on at random, and back up with what it came to.
    fn play_out(&mut self, mut game: Match<'_>) {
        let mut path: Vec<(usize, usize, Player)> = Vec::new();
        let mut at = 0;
        while let Some(pending) = game.decision() {
            let player = pending.player;
            let (option, branch, is_new) = self.pick(at, pending);
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
            let won = self.goal.chance(&game, player);
            let branch = &mut self.nodes[node].branches[branch];
            branch.visits += 1;
            branch.won += won;
        }
    }

    /// An option, its branch, and whether that was never tried before.
    fn pick(&mut self, at: usize, pending: &Pending) -> (usize, usize, bool) {
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
        match (fresh.is_empty(), best) {
            (true, Some((option, number, _))) => (option, number, false),
            (true, None) => (0, self.add(at, Answer::Done), true),
            (false, _) => {
                let (option, key) = fresh[self.rng.random_range(0..fresh.len() as u32) as usize];
                (option, self.add(at, key), true)
            }
        }
    }

    fn add(&mut self, at: usize, key: Answer) -> usize {
        let node = self.nodes.len();
        self.nodes.push(Node::default());
        let branches = &mut self.nodes[at].branches;
        branches.push(Branch { key, node, visits: 0, offered: 1, won: 0.0 });
        branches.len() - 1
    }
}

/// Any option, and seldom the one that does nothing.
fn at_random(pending: &Pending, rng: &mut ChaCha8Rng) -> usize {
    let count = pending.count() as u32;
    let option = rng.random_range(0..count) as usize;
    let is_idle = matches!(pending.option(option), Some(Answer::Leave(_) | Answer::Wait));
    if is_idle && count > 1 && rng.random_range(0..IDLE) > 0 {
        return rng.random_range(0..count) as usize;
    }
    option
}
