//! Which deal lets somebody begin with certain cards: one after the other is tried until one does.

use crate::engine::{Match, Table, viewers};
use crate::game::{Card, Player};
use crate::program::CardId;

/// Seeds are small enough to be written down.
const SEEDS: u64 = 1_000_000;

/// Deals that are tried. Three certain cards in a hand of seven out of a hundred come once in several thousand.
const TRIES: u64 = 100_000;

/// The first seed from this one on with which the player begins with all of these cards; a card that is named twice
/// is held twice.
pub fn dealt_with(table: &Table<'_>, player: Player, cards: &[CardId], first: u64) -> Option<u64> {
    let count = |all: &[CardId], card: CardId| all.iter().filter(|one| **one == card).count();
    if cards.iter().any(|card| count(cards, *card) > count(&table.cards, *card)) {
        return None;
    }
    let is_theirs = |zone| table.owner(zone) == Some(player) && viewers(table, zone).contains(player);
    let mut game = Match::new(table, first);
    (first..first + TRIES).map(|seed| seed % SEEDS).find(|seed| {
        game.begin_again(*seed);
        let held: Vec<CardId> = (0..table.cards.len())
            .filter(|card| is_theirs(game.game().zones.place(Card(*card as u8))))
            .map(|card| table.cards[card])
            .collect();
        cards.iter().all(|card| count(&held, *card) >= count(cards, *card))
    })
}
