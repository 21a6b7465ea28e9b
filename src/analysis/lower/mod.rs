//! From resolved trees to the program: each text on its own, one room for each kind of node.
//! Asks `resolve` what words mean, and reports where they mean nothing.

mod act;
mod as_asked;
mod condition;
mod event;
mod game;
mod lost;
mod lowering;
mod number;
mod one_before;
mod person;
mod report;
mod room;
mod standing;
mod text;
mod thing;
mod trial;
mod which_of_two;
mod written;

pub use game::whole::program;
pub use lowering::Lowering;
pub(super) use report::as_sentence;
pub(super) use thing::noun_place::with_place;
pub use trial::Trial;
pub use which_of_two::TO_MEAN_THE_OTHER;
