//! A card that waits for a moment before any card is in the place where it waits: told once, where it is first said.

use crate::analysis::Assembled;
use crate::analysis::lower::thing::zone::zone_word;
use crate::analysis::resolve::World;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{FileId, Place, Span};
use crate::syntax::tree::{
    ActKind, At, Block, BlockKind, Condition, Destination, Edge, Is, SentenceKind, SimpleConditionKind,
    ThingPredicate, ThingPredicateKind, Time, Word,
};

use super::done::{is_done, is_play, stays};

/// What is waited for in vain.
pub enum TooSoon {
    /// Of a card in play.
    InPlay { is_series: bool },
    /// Of a card in another place, when none has been moved there.
    Elsewhere { place: String, deck: String },
}

/// Where a card first waits for the beginning of a game, or of the series, and comes to the place where it waits later.
pub fn first_beginning(
    game: &Assembled,
    world: &World<'_>,
    quote: impl Fn(FileId, At) -> String,
) -> Option<((FileId, At), TooSoon)> {
    let in_setup = |block: &Block| block.header.kind == BlockKind::Setup;
    let is_there = is_done(game, in_setup, |act| may_bring_into_play(world, act));
    let mut blocks = game
        .blocks
        .iter()
        .filter(|(_, block)| matches!(block.header.kind, BlockKind::Card | BlockKind::Keyword));
    blocks.find_map(|(file, block)| {
        let waits_in_play = block.header.kind == BlockKind::Keyword || stays(world, block);
        let sentences = block.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences);
        let mut moments = sentences.filter_map(|sentence| match &sentence.kind {
            SentenceKind::At { moment, steps, .. } => Some((sentence, moment, steps)),
            _other => None,
        });
        moments.find_map(|(sentence, moment, steps)| {
            let is_series = match (moment.edge, &moment.time) {
                (Edge::Beginning, Time::Game) => false,
                (Edge::Beginning, Time::Series) => true,
                _other => return None,
            };
            let too_soon = match &sentence.there {
                // A game begins when its cards have been dealt; the series begins before.
                Some(there) if is_series => {
                    let (zone, deck) = (world.zone_kind(zone_of(there)?), world.deck?);
                    let place = quote(*file, there.at);
                    let deck_name = world.zone_names[deck.index()].clone();
                    (zone != deck).then_some(TooSoon::Elsewhere { place, deck: deck_name })?
                }
                None if waits_in_play && (is_series || !is_there) => TooSoon::InPlay { is_series },
                Some(_) | None => return None,
            };
            let start = Span { start: sentence.at.0.start, end: steps.at.0.start };
            Some(((*file, At(start)), too_soon))
        })
    })
}

/// Where a text says that its card is.
fn zone_of(there: &Condition) -> Option<Word> {
    let one = there.any.first()?.first()?;
    let SimpleConditionKind::Thing(_, ThingPredicate { kind, .. }) = &one.kind else { return None };
    if let ThingPredicateKind::Is { what: Is::In(zone), .. } = kind { Some(zone_word(zone)) } else { None }
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

pub fn too_soon((place, said): (Place, String), too_soon: &TooSoon) -> Diagnostic {
    let said = said.trim_end_matches(',');
    match too_soon {
        TooSoon::InPlay { is_series } => {
            let (what, rule) = match is_series {
                true => ("series", "At the beginning of the series, each player …"),
                false => ("game", "At the beginning of each game, each player …"),
            };
            let message =
                format!("\"{said}\" never happens here: no card is in play yet when the {what} begins.");
            Diagnostic::new(Code::NeverHappens, place, message)
                .label("too soon for a card")
                .help("Say what it does when it comes into play: Whenever this card enters play, …")
                .help(format!("Or let a rule of the game say it: {rule}"))
        }
        TooSoon::Elsewhere { place: there, deck } => {
            let message = format!(
                "\"{said}\" never happens here: when the series begins, all cards still lie in the {deck}."
            );
            Diagnostic::new(Code::NeverHappens, place, message).label("too soon for a card").help(format!(
                "When a game begins, its cards have been dealt: While {there}, at the beginning of each game, …"
            ))
        }
    }
}
