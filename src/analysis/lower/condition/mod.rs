//! Conditions, as jumps and as sets.

pub mod as_set;
pub mod asked;
pub mod boolean;
pub mod done_then;
mod one_card_twice;
mod share_together;
mod witnesses;
