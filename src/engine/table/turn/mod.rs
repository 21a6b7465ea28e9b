//! The steps of a turn, and who takes it.

pub mod quiet;
pub mod seats;
pub mod settling;
pub mod stops;
