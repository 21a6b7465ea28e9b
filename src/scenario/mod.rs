//! Designers' tests: a scenario arranges a game, lets something happen, answers what is asked, and looks at
//! what came of it. Knows the program's names and no game.

mod arrange;
mod check;
mod choose;
mod expect;
mod names;
mod run;

pub use check::check;
pub use run::{Failure, Ran, run};
