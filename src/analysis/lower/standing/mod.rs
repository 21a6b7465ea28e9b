//! What holds for a while or for ever: permissions, prohibitions, demands, definitions.

pub mod asked_in_play;
mod asked_one;
pub mod definition;
mod elsewhere;
mod for_none;
mod for_which;
pub mod lasting;
mod must_be;
pub mod passing;
mod permitted;
pub mod prohibition;
pub mod requirement;
mod worth;
