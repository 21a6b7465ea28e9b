//! Whether the deck serves everybody: what a setup deals, for every number of players, against the cards there are.

use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{FileId, Place};
use crate::syntax::tree::{
    Act, ActKind, Amount, At, Block, BlockKind, Determiner, Node, Only, Thing, ThingKind, Visit,
};

use super::plain_deck;

/// Reports each deal once, with the fewest players for whom there are not enough cards.
pub fn check(game: &Assembled, found: &mut Diagnostics) {
    let Some(range) = &game.manifest.players else { return };
    let mut told: Vec<At> = Vec::new();
    for options in agreements(game) {
        for players in range.value.min..=range.value.max {
            let Some(cards) = deck(game, players, &options) else { continue };
            for (file, block) in game.setups_in_force(players, &options) {
                let deals = deals(block);
                let dealt = deals.iter().map(|(_, count)| count * players).sum::<u32>();
                let Some((at, _)) = deals.last().filter(|(at, _)| dealt > cards && !told.contains(at)) else {
                    continue;
                };
                told.push(*at);
                found.push(too_few(*file, *at, players, dealt, cards));
            }
        }
    }
}

/// No option, and the options of each setup.
pub(super) fn agreements(game: &Assembled) -> Vec<Vec<String>> {
    let setups = game.blocks.iter().filter(|(_, block)| block.header.kind == BlockKind::Setup);
    let named = setups.map(|(_, block)| {
        let options = block.header.only.iter().filter_map(|only| match only {
            Only::Option(name) => Some(name.text.clone()),
            Only::Players { .. } | Only::Without(_) => None,
        });
        options.collect()
    });
    let mut all: Vec<Vec<String>> = named.collect();
    all.push(Vec::new());
    all.sort();
    all.dedup();
    all
}

/// How many cards so many players play with; nothing where they have no deck, or the game no cards yet.
fn deck(game: &Assembled, players: u32, options: &[String]) -> Option<u32> {
    let plain = u32::try_from(plain_deck::count(&game.manifest)).unwrap_or(u32::MAX);
    let printed = game.cards().map(|(_, block)| block.copies()).fold(plain, u32::saturating_add);
    Some(printed.saturating_mul(copies(game, players, options)?)).filter(|cards| *cards > 0)
}

/// How often each card is in that deck.
pub(super) fn copies(game: &Assembled, players: u32, options: &[String]) -> Option<u32> {
    let deck = &game.manifest.deck;
    let is_for = |option: &String| options.contains(option);
    let rows = || deck.copies.iter().map(|copies| &copies.value);
    let optional = rows().any(|row| row.option.as_ref().is_some_and(|option| is_for(&option.value)));
    if deck.copies.is_empty() {
        return Some(1);
    }
    let fits = rows().filter(|row| row.players.contains(players));
    let mut fits = fits.filter(|row| match &row.option {
        Some(option) => is_for(&option.value),
        None => !optional,
    });
    Some(fits.next_back()?.count)
}

/// The deals of a setup to each player, where their number is said.
fn deals(setup: &Block) -> Vec<(At, u32)> {
    let mut found = Vec::new();
    setup.visit(&mut |node| {
        if let Node::Act(Act { kind: ActKind::Deal { what, .. }, at }) = node
            && let Some(count) = count(what)
        {
            found.push((*at, count));
        }
    });
    found
}

fn count(what: &Thing) -> Option<u32> {
    let ThingKind::Some(noun) = &what.kind else { return None };
    match &noun.determiner {
        Determiner::A => Some(1),
        Determiner::Count(Amount::Exactly(count)) => Some(*count),
        _another_number => None,
    }
}

fn too_few(file: FileId, at: At, players: u32, dealt: u32, cards: u32) -> Diagnostic {
    let message = format!("With {players} players {dealt} cards are dealt, and the deck has {cards}.");
    Diagnostic::new(Code::DeckTooSmall, Place::new(file, at.0), message)
        .label("more than there are")
        .help("Deal fewer cards, or let fewer play: \"max\" of \"players\" in game.toml.")
        .help(format!(
            "Or play with more decks: under [deck], copies = [{{ players = \"{players}-…\", count = 2 }}], after those for fewer."
        ))
}
