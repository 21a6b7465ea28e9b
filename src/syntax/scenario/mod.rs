//! Scenario files: lines first, then each line on its own, so that one bad line costs one error. Knows the
//! forms of lines; whether a card or player exists is the checker's to say.

mod read;
mod structure;
mod tree;

pub use structure::scenarios;
pub use tree::{Line, LineKind, Name, Scenario, ScenarioFile, Section, Verb};
