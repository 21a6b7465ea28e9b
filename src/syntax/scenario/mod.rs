//! Scenario files: lines first, then each line on its own, so that one bad line costs one error. Knows the
//! forms of lines; whether a card or player exists is the checker's to say.

mod deed;
mod explain;
mod fact;
mod read;
mod read_deed;
mod read_fact;
mod shape;
mod structure;
mod tidy;
mod tree;

pub use deed::{Act, Deed, Pick};
pub use fact::{Asked, Contest, Direction, End, Expected, Fact, Having, Lies, Listing, State, ZoneName};
pub use structure::{ScenarioReader, scenarios};
pub use tree::{Chance, Line, LineKind, Name, OptionIs, Scenario, ScenarioFile, Section};
