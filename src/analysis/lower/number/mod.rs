//! Numbers: how many, how much, of which card.

pub mod all_of_them;
pub mod count;
pub mod counters_gone;
pub mod measure;
pub mod named;
pub mod of_each;
pub mod settled;
