//! Finds and reads the files of a run. A rim: the only room that looks for files. Knows their names,
//! not what they mean, except that a variant names the game it changes.

mod builtin;
mod find;
mod read;
mod surroundings;
mod write;

pub use builtin::{document, documents, games as builtin_games, page};
pub use read::Workspace;
pub use write::write_whole;
