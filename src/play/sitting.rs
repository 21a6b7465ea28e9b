//! Who sits where: a person, or a computer player by its name.

use std::fmt;

use crate::diagnostic::nearest;
use crate::simulate::AgentKind;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitting {
    Human,
    Computer(AgentKind),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody is called \"{name}\"")]
pub struct UnknownSitting {
    pub name: String,
    pub nearest: Option<&'static str>,
}

const HUMAN: &str = "human";

impl fmt::Display for Sitting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitting::Human => f.write_str(HUMAN),
            Sitting::Computer(agent) => agent.fmt(f),
        }
    }
}

impl Sitting {
    /// Everything that can stand for a seat.
    pub fn names() -> impl Iterator<Item = &'static str> + Clone {
        [HUMAN].into_iter().chain(AgentKind::ALL.iter().map(|kind| kind.name()))
    }

    pub fn named(name: &str) -> Result<Sitting, UnknownSitting> {
        match AgentKind::named(name) {
            _ if name == HUMAN => Ok(Sitting::Human),
            Ok(agent) => Ok(Sitting::Computer(agent)),
            Err(_) => {
                Err(UnknownSitting { name: name.to_string(), nearest: nearest(name, Sitting::names()) })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_found_again() {
        for name in Sitting::names() {
            assert_eq!(Sitting::named(name).map(|found| found.to_string()), Ok(name.to_string()));
        }
    }

    #[test]
    fn a_slip_finds_who_was_meant() {
        assert_eq!(Sitting::named("humen").unwrap_err().nearest, Some("human"));
    }
}
