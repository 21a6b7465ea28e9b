//! Events that a text waits for, and what happens in their place.

pub mod card;
pub mod changed;
mod changed_goods;
mod changed_said;
pub mod in_a_turn;
pub mod reworded;
pub mod substitution;
mod there;
pub mod untold;
pub mod waited;
pub mod was;
mod who_was;
mod won;
