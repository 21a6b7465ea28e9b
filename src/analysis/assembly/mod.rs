//! From manifests and outlines to one game: which file belongs where, what a variant changes, which
//! words the game has, and its blocks in the order in which they count. Knows no sentence's meaning.

mod assembled;
mod blocks;
mod chain;
mod changes;
mod dialect;
mod folders;
mod in_force;
mod options;
mod read;
mod rules_in_sets;
mod sets;
#[cfg(test)]
mod tests;

pub use assembled::{Assembled, AssembledSet};
pub use folders::{GameFolder, Project, SetFolder};
pub use read::assemble;
