//! Sets of cards as a table knows them: rows of bits, zones, and what is worked out beforehand.

pub mod at_hand;
mod compared;
pub mod flat;
pub mod foreseen;
pub mod leaf;
pub mod link;
pub mod linked;
pub mod rows;
pub mod scope;
pub mod span;
