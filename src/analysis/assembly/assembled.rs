//! A game put together.

use crate::source::FileId;
use crate::syntax::manifest::{GameManifest, SetManifest};
use crate::syntax::tree::{Block, BlockKind};
use crate::vocabulary::Dialect;

/// All texts of one game, its base games' among them, read with its words.
#[derive(Clone, Debug)]
pub struct Assembled {
    pub name: String,
    /// The name of its folder, which it can be called by as well.
    pub folder: String,
    /// Its `game.toml`.
    pub file: FileId,
    /// Laid over that of the base game.
    pub manifest: GameManifest,
    pub dialect: Dialect,
    /// What is in force, in the order in which it counts: a replaced block stands where the old one
    /// stood, removed ones are gone, and no block is a change any more.
    pub blocks: Vec<(FileId, Block)>,
    pub sets: Vec<AssembledSet>,
    /// The files with cards and rules that are this game's own, not a base game's.
    pub own_files: Vec<FileId>,
    /// Something of the game could not be read and was reported.
    pub broken: bool,
}

#[derive(Clone, Debug)]
pub struct AssembledSet {
    pub name: String,
    /// Its `set.toml`.
    pub file: FileId,
    pub manifest: SetManifest,
    /// The files its cards stand in.
    pub files: Vec<FileId>,
}

impl Assembled {
    pub fn cards(&self) -> impl Iterator<Item = &(FileId, Block)> {
        self.blocks.iter().filter(|(_, block)| block.header.kind == BlockKind::Card)
    }

    /// The set that a file belongs to.
    pub fn set_of(&self, file: FileId) -> Option<&AssembledSet> {
        self.sets.iter().find(|set| set.files.contains(&file))
    }
}
