//! The checked program: what an engine runs, and what it links for a deck, a number of players and
//! chosen options. Closed enums, ids and flat instructions; no strings in what runs, no behaviour, no
//! syntax. Names and places of the source stand apart in [`Words`].
//!
//! Every card and every rule is a [`Text`] of its own whose ids count from zero, so a set of any size
//! compiles, and linking a deck copies only the texts in it.

mod ability;
mod ask;
mod card;
mod cards;
mod cell;
mod choice;
mod effect;
mod event_kind;
mod expr;
mod flow;
mod gate;
mod ids;
mod lifetime;
pub mod listing;
mod num;
mod op;
mod place;
#[allow(clippy::module_inception)] // the type the room is named after
mod program;
pub mod reads;
mod set;
mod standing;
mod text;
mod when_over;
mod who;
mod words;
mod zone;

pub use ability::{Ability, Commutes, Offered, Stage, WorksIn};
pub use ask::{Ask, Compare, Jump, Proposal, Test};
pub use card::{AttributeDef, CardDef, EntersWith, HasKeyword, MOST_CARDS, ValueDef};
pub use cards::{Cards, CardsKind};
pub use cell::{CellDef, CellOwner, CellUse, MOST_CELLS};
pub use choice::{Choice, ChoiceOf, Count, Kept};
pub use effect::{Effect, Makes};
pub use event_kind::EventKind;
pub use expr::{Expr, Rounding};
pub use flow::{Action, Direction, Flow, Phase, PlayKind, PlayThen, Teams};
pub use gate::Gate;
pub use ids::*;
pub use lifetime::{Edge, Lifetime, Span, When};
pub use num::{Num, NumKind};
pub use op::{Op, Several};
pub use place::{Destination, End, Facing, PutOrder, ZoneRef};
pub use program::{Definition, Program, Rule};
pub use set::{CardNumber, How, Leaf, SetStep};
pub use standing::{Allowed, Standing};
pub use text::{Clause, Phrase, Pointed, Text};
pub use who::{Extreme, Side, Who, WhoKind, WhoLeaf, WhoStep};
pub use words::{Origin, Words};
pub use zone::{SeenBy, ZoneDef, ZoneOrder};
