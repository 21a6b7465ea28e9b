//! The state of a game in progress: plain data that can be cloned, compared and saved. Knows no rule and
//! decides nothing; the engine writes it.

mod card_set;
mod event;
mod frame;
#[allow(clippy::module_inception)] // the type the room is named after
mod game;
mod ids;
mod missing;
mod outcome;
mod pending;
mod waiting;
mod zones;

pub use card_set::CardSet;
pub use event::Event;
pub use frame::{Acted, Frame, OnRoad, Stage, Step, Work};
pub use game::{Floating, Game, Kept};
pub use ids::{Card, Player, Players, TextId, Zone};
pub use missing::{Missing, Part};
pub use outcome::Outcome;
pub use pending::{Answer, Pending, Question};
pub use waiting::Waiting;
pub use zones::Zones;
