//! Where a text stands: who "you" is in it, and whether its card stays in play.

use crate::syntax::tree::BlockKind;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockContext {
    pub kind: BlockKind,
    pub you: You,
    /// Of a card: it stays in play when it is played.
    pub stays: bool,
}

/// Who "you" is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum You {
    /// who controls the card
    Controller,
    /// who plays the card
    Player,
    /// whose phase it is, who takes the action, who does the verb
    Doer,
    Nobody,
}

impl BlockContext {
    /// For a card, whether it stays in play is known from its line.
    pub fn new(kind: BlockKind, stays: bool) -> BlockContext {
        let you = match kind {
            BlockKind::Card if stays => You::Controller,
            BlockKind::Card => You::Player,
            BlockKind::Phase | BlockKind::Action | BlockKind::Definition | BlockKind::Option => You::Doer,
            BlockKind::Keyword => You::Controller,
            BlockKind::Setup
            | BlockKind::Rule
            | BlockKind::Scoring
            | BlockKind::Teams
            | BlockKind::Counter => You::Nobody,
        };
        BlockContext { kind, you, stays }
    }
}
