//! Conditions, as jumps and as sets.

pub mod as_set;
pub mod asked;
pub mod boolean;
mod share_together;
mod witnesses;
