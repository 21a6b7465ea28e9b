//! Numbers: how many, how much, of which card.

pub mod all_of_them;
pub mod count;
pub mod counters_gone;
mod counters_of;
pub mod measure;
pub mod named;
pub mod of_each;
mod of_whom;
pub mod settled;
