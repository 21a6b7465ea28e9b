//! The meaning of words that point at other things: who is "you", what "that card" is, which values
//! fit together, which sentence fits which block. Emits no instructions.

mod apart;
mod block;
mod fit;
mod group;
mod head;
mod lies;
mod noun;
mod perhaps;
mod pronoun;
mod scope;
mod world;
mod world_words;
mod worth;
mod zone_roles;

pub use block::{BlockContext, You};
pub use fit::{AFTER_A_DEFINITION, Opener, fits};
pub use group::AtMost;
pub use head::check_head;
pub use lies::{Lies, Lying};
pub use noun::Noun;
pub use perhaps::Stood;
pub use pronoun::{Found, Lost};
pub use scope::{
    Apart, AskedFor, Binding, LastMay, Mention, Named, Offered, Rolled, Round, Scope, Slot, Valued,
};
pub use world::World;
pub use world_words::Family;
pub use worth::{WorthEntry, WorthProblem, WorthWhat, check_worth};
pub use zone_roles::ZoneRoles;
