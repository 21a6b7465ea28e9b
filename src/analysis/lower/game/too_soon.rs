//! A card that stays in play and waits for a moment before any card is in play: told once, where it is first said.

use crate::analysis::Assembled;
use crate::analysis::lower::thing::zone::zone_word;
use crate::analysis::resolve::World;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{FileId, Place, Span};
use crate::syntax::tree::{ActKind, At, Block, BlockKind, Destination, Edge, SentenceKind, Time};

use super::never::{is_done, is_play, stays};

/// Where a card that stays in play first waits for the beginning of a game, or of the series: it comes into play later.
pub fn first_beginning(game: &Assembled, world: &World<'_>) -> Option<((FileId, At), bool)> {
    let in_setup = |block: &Block| block.header.kind == BlockKind::Setup;
    let is_there = is_done(game, in_setup, |act| may_bring_into_play(world, act));
    let mut blocks = game.blocks.iter().filter(|(_, block)| match block.header.kind {
        BlockKind::Card => stays(world, block),
        BlockKind::Keyword => true,
        _other => false,
    });
    blocks.find_map(|(file, block)| {
        let sentences = block.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences);
        let mut moments = sentences.filter_map(|sentence| match &sentence.kind {
            SentenceKind::At { moment, steps, .. } => Some((sentence, moment, steps)),
            _other => None,
        });
        moments.find_map(|(sentence, moment, steps)| {
            let is_series = match (moment.edge, &moment.time) {
                (Edge::Beginning, Time::Game) if !is_there => false,
                (Edge::Beginning, Time::Series) => true,
                _other => return None,
            };
            let start = Span { start: sentence.at.0.start, end: steps.at.0.start };
            Some(((*file, At(start)), is_series))
        })
    })
}

/// Whether a card may be in play before the first turn because of it.
fn may_bring_into_play(world: &World<'_>, act: &ActKind) -> bool {
    let is_in_play = |to: &Destination| match to {
        Destination::IntoPlay { .. } => true,
        Destination::Into(zone) | Destination::OnTop(zone) | Destination::OnBottom(zone) => {
            world.zones[world.zone_kind(zone_word(zone)).index()].in_play
        }
    };
    match act {
        ActKind::Put { moves, .. } => moves.iter().any(|one| is_in_play(&one.to)),
        ActKind::Exchange { .. } | ActKind::Own { .. } => true,
        _other => is_play(act),
    }
}

pub fn too_soon((place, said): (Place, String), is_series: bool) -> Diagnostic {
    let said = said.trim_end_matches(',');
    let (what, rule) = match is_series {
        true => ("series", "At the beginning of the series, each player …"),
        false => ("game", "At the beginning of each game, each player …"),
    };
    let message = format!("\"{said}\" never happens here: no card is in play yet when the {what} begins.");
    Diagnostic::new(Code::NeverHappens, place, message)
        .label("too soon for a card")
        .help("Say what it does when it comes into play: Whenever this card enters play, …")
        .help(format!("Or let a rule of the game say it: {rule}"))
}
