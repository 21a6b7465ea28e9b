//! Who decides. An agent sees its seat and picks one of the options.

mod goal;
mod greedy;
mod search;

use std::fmt;

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::Seat;
use crate::diagnostic::nearest;

pub trait Agent: Send {
    /// A new game begins; whatever is left to chance follows from the seed.
    fn begin(&mut self, seed: u64);

    /// The number of one of the options.
    fn choose(&mut self, seat: &Seat<'_>) -> usize;
}

/// The agents there are, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgentKind {
    Random,
    First,
    Greedy,
    Search {
        /// How many games are played on from each decision.
        playouts: u32,
    },
}

/// What a search gets that was asked for without a number.
const PLAYOUTS: u32 = 400;

/// More than anybody waits for.
const MOST_PLAYOUTS: u32 = 1_000_000;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no agent \"{name}\"")]
pub struct UnknownAgent {
    pub name: String,
    pub nearest: Option<&'static str>,
}

impl AgentKind {
    pub const ALL: &[AgentKind] =
        &[AgentKind::Random, AgentKind::First, AgentKind::Greedy, AgentKind::Search { playouts: PLAYOUTS }];

    pub fn name(self) -> &'static str {
        match self {
            AgentKind::Random => "random",
            AgentKind::First => "first",
            AgentKind::Greedy => "greedy",
            AgentKind::Search { .. } => "search",
        }
    }

    /// What it does, for help texts.
    pub fn description(self) -> &'static str {
        match self {
            AgentKind::Random => "takes any option, all equally likely",
            AgentKind::First => "takes the first option",
            AgentKind::Greedy => "takes what leaves it with the fewest cards, one step ahead",
            AgentKind::Search { .. } => "plays many games on from here and takes what won most",
        }
    }

    /// By name; a search may say how many games it plays on: `search:1000`.
    pub fn named(name: &str) -> Result<AgentKind, UnknownAgent> {
        let playouts = name.strip_prefix("search:").and_then(|number| number.parse().ok());
        if let Some(playouts) = playouts.filter(|playouts| (1..=MOST_PLAYOUTS).contains(playouts)) {
            return Ok(AgentKind::Search { playouts });
        }
        let found = AgentKind::ALL.iter().copied().find(|kind| kind.name() == name);
        found.ok_or_else(|| UnknownAgent {
            name: name.to_string(),
            nearest: nearest(name, AgentKind::ALL.iter().map(|kind| kind.name())),
        })
    }

    pub fn make(self) -> Box<dyn Agent> {
        match self {
            AgentKind::Random => Box::new(Random(ChaCha8Rng::seed_from_u64(0))),
            AgentKind::First => Box::new(First),
            AgentKind::Greedy => Box::new(greedy::Greedy::new()),
            AgentKind::Search { playouts } => Box::new(search::Search::new(playouts)),
        }
    }
}

impl fmt::Display for AgentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AgentKind::Search { playouts } if *playouts != PLAYOUTS => write!(f, "search:{playouts}"),
            AgentKind::Random | AgentKind::First | AgentKind::Greedy | AgentKind::Search { .. } => {
                f.write_str(self.name())
            }
        }
    }
}

struct Random(ChaCha8Rng);

impl Agent for Random {
    fn begin(&mut self, seed: u64) {
        self.0 = ChaCha8Rng::seed_from_u64(seed);
    }

    fn choose(&mut self, seat: &Seat<'_>) -> usize {
        // Thirty-two bits on every machine: the stream must not depend on the width of a pointer.
        let options = u32::try_from(seat.options).expect("fewer than four billion options");
        self.0.random_range(0..options) as usize
    }
}

struct First;

impl Agent for First {
    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, _: &Seat<'_>) -> usize {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A seat for agents that do not look.
    fn blind(number: u8, options: usize) -> Seat<'static> {
        Seat::new(number, options, &|| unreachable!("this agent does not look at the table"))
    }

    #[test]
    fn every_agent_is_found_by_its_name() {
        for kind in AgentKind::ALL.iter().chain(&[AgentKind::Search { playouts: 7 }]) {
            assert_eq!(AgentKind::named(&kind.to_string()), Ok(*kind));
        }
    }

    #[test]
    fn a_slip_finds_the_agent_that_was_meant() {
        assert_eq!(AgentKind::named("randon").unwrap_err().nearest, Some("random"));
    }

    #[test]
    fn random_takes_every_option_about_equally_often() {
        let mut agent = AgentKind::Random.make();
        agent.begin(5);
        let mut taken = [0u32; 4];
        for _ in 0..4_000 {
            taken[agent.choose(&blind(0, 4))] += 1;
        }
        assert!(taken.iter().all(|count| (850..1_150).contains(count)), "{taken:?}");
    }

    #[test]
    fn the_same_seed_is_the_same_choices() {
        let choices = || {
            let mut agent = AgentKind::Random.make();
            agent.begin(9);
            (2..50).map(|options| agent.choose(&blind(1, options))).collect::<Vec<_>>()
        };
        assert_eq!(choices(), choices());
    }
}
