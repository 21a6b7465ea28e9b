//! Designers' tests: a scenario arranges a game, lets something happen, answers what is asked, and looks at
//! what came of it. Knows the program's names and no game. Only `table_side` calls the engine.

mod arrange;
mod check;
mod deck;
mod deeds;
mod dice;
mod expect;
mod expect_offers;
mod expect_state;
mod fitting;
mod names;
mod offer;
mod open_question;
mod position;
mod run;
mod say;
mod seats;
mod table_side;
mod whereabouts;

pub use check::check;
pub use run::{Failure, Ran, run, tell};
