//! How much of everything a game can have: what fits into the ids of a program.

use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::program::MOST_CELLS;
use crate::source::{Place, Span};
use crate::syntax::tree::BlockKind;
use crate::vocabulary::WordKind;

use super::plain_deck;

const CARDS: &str = "cards";

/// Reports what a game has too many of. Nothing may be lowered then: ids would point at other things.
pub fn check(game: &Assembled, found: &mut Diagnostics) {
    let words = |wanted: fn(WordKind) -> bool| game.dialect.lexicon.of_kind(wanted).count();
    let blocks = |kind: BlockKind| game.blocks.iter().filter(|(_, block)| block.header.kind == kind).count();
    let counted = [
        (CARDS, plain_deck::count(&game.manifest).saturating_add(blocks(BlockKind::Card)), 65_000),
        ("actions", blocks(BlockKind::Action), 250),
        ("options", blocks(BlockKind::Option).max(game.manifest.options.len()), 250),
        ("attributes", words(|kind| kind == WordKind::Attribute), 60),
        ("values", words(|kind| matches!(kind, WordKind::Value { .. })), 4_000),
        ("zones", game.manifest.zones.len(), 60),
        ("counters", words(|kind| kind == WordKind::Counter), 250),
        ("phases", words(|kind| kind == WordKind::Phase), 250),
        ("named values", words(|kind| kind == WordKind::Number), 60),
        ("named values, those of players counted once for each", kept_numbers(game), MOST_CELLS),
        ("definitions", words(|kind| matches!(kind, WordKind::Predicate | WordKind::Verb)), 250),
        ("keywords", words(|kind| kind == WordKind::Keyword), 250),
    ];
    for (what, count, most) in counted.into_iter().filter(|(_, count, most)| count > most) {
        let message = format!("This game has {count} {what}; {most} is the most a game can have.");
        let plain = game.manifest.deck.one_of_each.first();
        let plain = plain.filter(|_| what == CARDS && plain_deck::count(&game.manifest) > most);
        found.push(match plain {
            Some(of_each) => plain_deck_too_large(of_each.place, message),
            None => Diagnostic::new(Code::TooMany, Place::new(game.file, Span::default()), message)
                .label("the settings of the game")
                .help(format!("Leave some of the {what} to another game or set.")),
        });
    }
}

/// How many numbers a table keeps: those of the game, for each attribute the value that was named, and those of players.
fn kept_numbers(game: &Assembled) -> usize {
    let players = game.manifest.players.as_ref().map_or(0, |players| players.value.max as usize);
    let of_players = game.manifest.values.iter().filter(|value| value.of_each_player).count();
    let of_the_game = game.manifest.values.len() - of_players + game.manifest.attributes.len();
    of_the_game + of_players * players
}

fn plain_deck_too_large(one_of_each: Place, message: String) -> Diagnostic {
    Diagnostic::new(Code::TooMany, one_of_each, message)
        .label("one card for each combination of these")
        .help("Name fewer attributes in \"one-of-each\", or give one of them a shorter list of values.")
}
