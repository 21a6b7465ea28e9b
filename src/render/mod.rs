//! English from programs and games: what happened and what can be chosen, as one viewer may read it, and what is
//! printed on a card. Takes every name from the words of the game; knows none itself.

mod card;
mod deed;
mod english;
mod exchange;
mod fold;
mod landmark;
mod log;
mod lying;
mod names;
mod offer;
mod option;
mod quietly;
mod read_on;
mod sentence;
mod side;
mod they;

pub use card::printed;
pub use deed::would;
pub use english::{list, number_of, verb};
pub use fold::folded;
pub use landmark::{BegunTurn, Landmark, Mark};
pub use log::{Log, is_secret};
pub use names::Names;
pub use offer::question as question_of;
pub use option::{options, phrase, said_to_asked};
pub use read_on::Reading;
pub use side::Sides;
