//! English from programs and games: what happened and what can be chosen, as one viewer may read it. Takes
//! every name from the program's words; knows none itself.

mod english;
mod log;
mod names;
mod option;
mod sentence;

pub use english::{number_of, verb};
pub use log::Log;
pub use names::Names;
pub use option::{option, options, phrase};
