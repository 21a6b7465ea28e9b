//! Batches of games played by agents, and what they come to in numbers. The same seed gives the same
//! numbers on every machine, whatever the number of threads. Knows no clock and no game.

mod agent;
mod batch;
mod card_notes;
mod card_tally;
mod guards;
mod lengths;
mod play;
mod seat;
mod seed;
mod share;
mod tally;

pub use agent::{Agent, AgentKind, Budget, Clock, UnknownAgent};
pub use batch::{Batch, again, run};
pub use card_notes::{CardNote, CardNotes, Moved};
pub use card_tally::{CardTally, Wins};
pub use guards::Guards;
pub use lengths::{Lengths, Longest};
pub use play::Played;
pub use seat::{Seat, at_seat};
pub use seed::{agent_seed, game_seed};
pub use share::{Interval, wilson};
pub use tally::{Ended, SHARE, Tally};
