//! Whether a table can hold the deck: so many cards as it can count.

use super::{deals, plain_deck};
use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::program::MOST_CARDS;
use crate::source::{FileId, Place};
use crate::syntax::tree::Block;

/// Reports the fewest players whose deck has too many cards. Of several sets one is enough to play with.
pub fn check(game: &Assembled, found: &mut Diagnostics) {
    let Some(range) = &game.manifest.players else { return };
    let cards = least_cards(game);
    let plain = u32::try_from(plain_deck::count(&game.manifest)).unwrap_or(u32::MAX);
    let printed = cards.iter().map(|(_, block)| block.copies()).fold(plain, u32::saturating_add);
    for options in deals::agreements(game) {
        for players in range.value.min..=range.value.max {
            let Some(copies) = deals::copies(game, players, &options) else { continue };
            let count = printed.saturating_mul(copies);
            if count as usize > MOST_CARDS {
                let place = one_too_many(&cards, plain, copies);
                let place = place.or_else(|| game.manifest.deck.one_of_each.first().map(|told| told.place));
                found.extend(place.map(|place| too_many(place, players, count)));
                return;
            }
        }
    }
}

/// The cards that are in every deck, and those of the smallest set.
fn least_cards(game: &Assembled) -> Vec<&(FileId, Block)> {
    let of_set = |files: &[FileId]| game.cards().filter(|(file, _)| files.contains(file)).collect::<Vec<_>>();
    let count = |cards: &Vec<&(FileId, Block)>| cards.iter().map(|(_, block)| block.copies()).sum::<u32>();
    let own = game.cards().filter(|(file, _)| game.set_of(*file).is_none());
    let smallest = game.sets.iter().map(|set| of_set(&set.files)).min_by_key(count);
    own.chain(smallest.into_iter().flatten()).collect()
}

/// The first card that the deck has no room for.
fn one_too_many(cards: &[&(FileId, Block)], plain: u32, copies: u32) -> Option<Place> {
    let mut count = plain;
    let card = cards.iter().find(|(_, block)| {
        count = count.saturating_add(block.copies());
        count.saturating_mul(copies) as usize > MOST_CARDS
    });
    card.map(|(file, block)| Place::new(*file, block.header.at.0))
}

fn too_many(place: Place, players: u32, count: u32) -> Diagnostic {
    let message = format!(
        "With {players} players the deck has {count} cards, and a deck can have {MOST_CARDS}: the game can't be played so."
    );
    Diagnostic::new(Code::DeckTooLarge, place, message)
        .label("one too many")
        .help("Leave cards out, or play with fewer of each: \"copies\" under a card, and under [deck] in game.toml.")
        .help("Or put some of them into sets of their own, of which one is enough to play with.")
}
