//! What it takes to play a game again: how it was set up, its seed, its choices and what a clock said, and the
//! content of the cards it was played with. Knows no file and no clock; the rim reads and writes.

mod changes;
mod content;
mod end;
mod record;
mod setting;
mod walk;

pub use changes::Changes;
pub use content::{Content, Part};
pub use end::End;
pub use record::{FORMAT, Record, Tick, Unread};
pub use setting::{Chosen, Setting, SettingError};
pub use walk::{Misfit, Step, Walked, follow, resume, state_after, walk};
