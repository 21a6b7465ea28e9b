//! The syntax tree: what a designer's sentences say, with the places where they say it.
//!
//! The tree is not checked: a noun may ask for a card from a color. It knows declared words only as
//! numbers into the [`Lexicon`](crate::vocabulary::Lexicon) they were read with. Two trees are equal
//! when they say the same, wherever they stand.

mod act;
mod amount;
mod at;
mod clause;
mod condition;
mod document;
mod event;
mod kinds;
mod person;
mod sentence;
mod standing;
mod thing;
mod time;
mod visit;
mod zone;

pub use act::*;
pub use amount::*;
pub use at::*;
pub use clause::*;
pub use condition::*;
pub use document::*;
pub use event::*;
pub use person::*;
pub use sentence::*;
pub use standing::*;
pub use thing::*;
pub use time::*;
pub use visit::{Node, See, Visit};
pub use zone::*;
