//! One more text of a game, lowered to see whether it means something.

use crate::analysis::Assembled;
use crate::analysis::lower::game::block::{Shared, block};
use crate::analysis::lower::game::whole::{announced_words, blocks_of};
use crate::analysis::lower::game::world::world_of;
use crate::analysis::resolve::World;
use crate::diagnostic::Diagnostics;
use crate::source::{FileId, Sources};
use crate::syntax::tree::Block;

/// What one more text of a game is lowered with, to see whether it means something.
pub struct Trial<'a> {
    world: World<'a>,
    announced: Vec<String>,
}

impl<'a> Trial<'a> {
    pub fn new(game: &'a Assembled) -> Trial<'a> {
        Trial { world: world_of(game), announced: announced_words(blocks_of(game), Vec::new()) }
    }

    pub fn lower(&self, sources: &Sources, file: FileId, tree: &Block, diagnostics: &mut Diagnostics) {
        // What is tried may announce a word that no text of the game does.
        let announced = announced_words(std::iter::once(tree), self.announced.clone());
        let shared = Shared { world: &self.world, sources, announced: &announced };
        block(&shared, file, tree, diagnostics);
    }
}
