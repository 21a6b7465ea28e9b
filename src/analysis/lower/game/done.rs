//! What is done anywhere in a game, and which of its cards stay in play.

use crate::analysis::Assembled;
use crate::analysis::resolve::World;
use crate::syntax::tree::{ActKind, At, Block, Event, Node, SimpleVerb, Standing, StandingKind, Visit};

use super::block::card_values;

/// Whether a block of these does something of the kind. Whoever only waits for it, or forbids it, does not.
pub fn is_done(game: &Assembled, in_block: fn(&Block) -> bool, of_kind: impl Fn(&ActKind) -> bool) -> bool {
    game.blocks.iter().filter(|(_, block)| in_block(block)).any(|(_, block)| {
        let (mut waited, mut done) = (At::default(), false);
        block.visit(&mut |node| match node {
            Node::Event(Event { at, .. })
            | Node::Standing(Standing { kind: StandingKind::PersonCant { .. }, at, .. }) => waited = *at,
            Node::Act(act) => done |= act.at.0.start >= waited.0.end && of_kind(&act.kind),
            _other => {}
        });
        done
    })
}

pub fn is_play(act: &ActKind) -> bool {
    matches!(act, ActKind::Simple { verb: SimpleVerb::Play, .. })
}

/// Whether the card stays in play once it is there. One whose line could not be read may.
pub fn stays(world: &World<'_>, card: &Block) -> bool {
    let values = card_values(world, card);
    values.is_empty() || values.iter().any(|value| world.enters_play(*value))
}
