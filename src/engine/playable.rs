//! Whether a card can be played: what it requires, and whether what it has to choose is there.

use super::evaluate::Look;
use super::possible::choosable;
use super::table::Table;
use crate::game::{Card, CardSet, Event, Game, Player, TextNo};
use crate::program::EventKind;

/// Those of the cards that can be played.
#[inline(never)]
pub fn playable(table: &Table<'_>, game: &Game, cards: CardSet, you: Player) -> CardSet {
    let demanding = cards.and(*table.demanding());
    let refused = demanding.iter().filter(|card| !is_playable(table, game, *card, you));
    cards.and_not(refused.collect())
}

fn is_playable(table: &Table<'_>, game: &Game, card: Card, you: Player) -> bool {
    let event = Event { card: Some(card), ..Event::of(EventKind::Play, you) };
    let look = |text: TextNo| Look::from_text(table, game, text, you, Some(card), &event);
    let texts = table.texts_of(card);
    let definition = &table.program.cards[table.cards[card.index()].index()];
    if definition.requires.is_some_and(|test| !look(texts[0]).holds(test)) {
        return false;
    }
    let asks = |text: &&TextNo| !table.needs(**text).is_empty();
    !table.program.flow.empty_choice_forbids
        || !texts.iter().filter(asks).any(|text| lacks_a_choice(&look(*text), *text))
}

/// Whether something is to be chosen for which there is no card.
pub fn lacks_a_choice(look: &Look<'_>, text: TextNo) -> bool {
    let needs = look.table.needs(text);
    needs.iter().any(|(purpose, set)| choosable(look, *purpose, *set).is_empty())
}
