//! The state of a game in progress: plain data that can be cloned, compared and saved. Knows no rule and
//! decides nothing; the engine writes it.

mod acted;
mod card_set;
mod cards_of;
mod cells;
mod copy;
mod deeds;
mod event;
mod few;
mod fingerprint;
mod floating;
mod former;
mod frame;
#[allow(clippy::module_inception)] // the type the room is named after
mod game;
mod groups;
mod ids;
mod kind_set;
mod knowledge;
mod met;
mod missing;
mod of_cards;
mod on_road;
mod order;
mod outcome;
mod pending;
mod players;
mod saved_zones;
mod seats;
mod stack;
mod steps;
mod together;
mod touched;
mod trace;
mod view;
mod waiting;
mod whole_stack;
mod zones;

pub use acted::{Acted, Bearer, Slot};
pub use card_set::{CardSet, Joining, LARGE, SMALL};
pub use cards_of::Nth;
pub use cells::Cells;
pub use deeds::Deeds;
pub use event::{Counting, Event, FOR_A_WHILE, GIVEN_BACK, SKIPPED};
pub use fingerprint::fingerprint;
pub use floating::{Floating, Gone, Keeps, Kept};
pub use former::{Besides, Former};
pub use frame::{Frame, LOCALS, Round, Step, Work};
pub use game::{Game, Mark};
pub use groups::Groups;
pub use ids::{Card, Player, TextNo, Zone};
pub use kind_set::KindSet;
pub use knowledge::{Handling, Knowledge};
pub use met::Met;
pub use missing::{Missing, Part};
pub use of_cards::OfCards;
pub use on_road::{ChangedPart, ChangedParts, Halves, LayThere, Lying, OnRoad, Stage};
pub use outcome::Outcome;
pub use pending::{Answer, Group, Pending, Question, nth_bit};
pub use players::Players;
pub use seats::{MOST_PLAYERS, Seat, Seats, Skip};
pub use stack::Stack;
pub use steps::Steps;
pub use touched::Touched;
pub use trace::trace_of;
pub use view::{
    Asker, DecisionView, DoneFor, MetBy, OptionKind, OptionView, Place, SeatView, Spot, View, ZoneView,
};
pub use waiting::Waiting;
pub use zones::{MOST_ZONES, Zones};
