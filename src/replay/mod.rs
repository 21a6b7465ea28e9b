//! What it takes to play a game again: how it was set up, its seed and its choices, and the content of the
//! cards it was played with. Knows no file and no clock; the rim reads and writes.

mod setting;

pub use setting::{Chosen, Setting, SettingError};
