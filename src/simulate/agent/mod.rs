//! Who decides. An agent sees its seat and picks one of the options.

mod budget;
mod copies;
mod goal;
mod greedy;
mod search;
#[cfg(test)]
mod tests;

use std::fmt;

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::Seat;
use crate::diagnostic::nearest;
use crate::game::LARGE;
pub use budget::{Budget, Clock};

pub trait Agent<const W: usize = LARGE>: Send {
    /// A new game begins; whatever is left to chance follows from the seed.
    fn begin(&mut self, seed: u64);

    /// The number of one of the options.
    fn choose(&mut self, seat: &Seat<'_, W>) -> usize;
}

/// The agents there are, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgentKind {
    Random,
    First,
    Greedy,
    Search(Budget),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no agent \"{name}\"")]
pub struct UnknownAgent {
    pub name: String,
    pub nearest: Option<&'static str>,
}

impl AgentKind {
    pub const ALL: &[AgentKind] =
        &[AgentKind::Random, AgentKind::First, AgentKind::Greedy, AgentKind::Search(Budget::USUAL)];

    pub fn name(self) -> &'static str {
        match self {
            AgentKind::Random => "random",
            AgentKind::First => "first",
            AgentKind::Greedy => "greedy",
            AgentKind::Search(_) => "search",
        }
    }

    /// What it does, for help texts.
    pub fn description(self) -> &'static str {
        match self {
            AgentKind::Random => "takes any option, all equally likely",
            AgentKind::First => "takes the first option",
            AgentKind::Greedy => "takes what leaves it with the fewest cards, one step ahead",
            AgentKind::Search(_) => "plays many games on from here and takes what won most",
        }
    }

    /// By name; a search may say how many games it plays on, or how long: `search:1000`, `search:200ms`.
    pub fn named(name: &str) -> Result<AgentKind, UnknownAgent> {
        if let Some(budget) = name.strip_prefix("search:").and_then(Budget::read) {
            return Ok(AgentKind::Search(budget));
        }
        let found = AgentKind::ALL.iter().copied().find(|kind| kind.name() == name);
        found.ok_or_else(|| UnknownAgent {
            name: name.to_string(),
            nearest: nearest(name, AgentKind::ALL.iter().map(|kind| kind.name())),
        })
    }

    /// Whether the same seed is the same choices, on every machine and every day.
    pub fn is_repeatable(self) -> bool {
        match self {
            AgentKind::Random | AgentKind::First | AgentKind::Greedy => true,
            AgentKind::Search(Budget::Playouts(_)) => true,
            AgentKind::Search(Budget::Milliseconds(_)) => false,
        }
    }

    /// The clock is for those who think for a while.
    pub fn make<const W: usize>(self, clock: Option<Clock>) -> Box<dyn Agent<W>> {
        match self {
            AgentKind::Random => Box::new(Random(ChaCha8Rng::seed_from_u64(0))),
            AgentKind::First => Box::new(First),
            AgentKind::Greedy => Box::new(greedy::Greedy::new()),
            AgentKind::Search(budget) => Box::new(search::Search::new(budget, clock)),
        }
    }
}

impl fmt::Display for AgentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AgentKind::Search(budget) if *budget != Budget::USUAL => write!(f, "search:{budget}"),
            AgentKind::Random | AgentKind::First | AgentKind::Greedy | AgentKind::Search(_) => {
                f.write_str(self.name())
            }
        }
    }
}

struct Random(ChaCha8Rng);

impl<const W: usize> Agent<W> for Random {
    fn begin(&mut self, seed: u64) {
        self.0 = ChaCha8Rng::seed_from_u64(seed);
    }

    fn choose(&mut self, seat: &Seat<'_, W>) -> usize {
        // Thirty-two bits on every machine: the stream must not depend on the width of a pointer.
        let options = u32::try_from(seat.options).expect("fewer than four billion options");
        self.0.random_range(0..options) as usize
    }
}

struct First;

impl<const W: usize> Agent<W> for First {
    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, _: &Seat<'_, W>) -> usize {
        0
    }
}
