//! The state of a game in progress: plain data that can be cloned, compared and saved. Knows no rule and
//! decides nothing; the engine writes it.

mod acted;
mod card_set;
mod cells;
mod copy;
mod deeds;
mod event;
mod fingerprint;
mod floating;
mod frame;
#[allow(clippy::module_inception)] // the type the room is named after
mod game;
mod groups;
mod ids;
mod kind_set;
mod knowledge;
mod missing;
mod on_road;
mod outcome;
mod pending;
mod players;
mod saved_zones;
mod seats;
mod stack;
mod steps;
mod touched;
mod trace;
mod view;
mod waiting;
mod zones;

pub use acted::{Acted, Bearer, Slot};
pub use card_set::{CardSet, LARGE, SMALL};
pub use cells::Cells;
pub use deeds::Deeds;
pub use event::{Counting, Event, SKIPPED};
pub use fingerprint::fingerprint;
pub use floating::{Floating, Keeps, Kept};
pub use frame::{Frame, LOCALS, Round, Step, Work};
pub use game::{Game, Mark};
pub use groups::Groups;
pub use ids::{Card, Player, TextNo, Zone};
pub use kind_set::KindSet;
pub use knowledge::{Handling, Knowledge};
pub use missing::{Missing, Part};
pub use on_road::{ChangedPart, ChangedParts, Halves, Lying, OnRoad, Stage};
pub use outcome::Outcome;
pub use pending::{Answer, Group, Pending, Question, nth_bit};
pub use players::Players;
pub use seats::{MOST_PLAYERS, Seat, Seats, Skip};
pub use stack::Stack;
pub use steps::Steps;
pub use touched::Touched;
pub use trace::trace_of;
pub use view::{Asker, DecisionView, OptionKind, OptionView, Place, SeatView, Spot, View, ZoneView};
pub use waiting::Waiting;
pub use zones::{MOST_CARDS, MOST_ZONES, Zones};
