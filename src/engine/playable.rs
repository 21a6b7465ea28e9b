//! Whether a card can be played: what it requires, and whether what it has to choose is there.

use super::evaluate::Look;
use super::table::Table;
use crate::game::{Card, Event, Game, Player};
use crate::program::EventKind;

pub fn is_playable(table: &Table<'_>, game: &Game, card: Card, you: Player) -> bool {
    let event = Event { card: Some(card), ..Event::of(EventKind::Play, you) };
    let definition = &table.program.cards[table.cards[card.index()].index()];
    let own = table.texts_of(card)[0];
    let look = Look::from_text(table, game, own, you, Some(card), &event);
    if definition.requires.is_some_and(|test| !look.holds(test)) {
        return false;
    }
    if !table.program.flow.empty_choice_forbids {
        return true;
    }
    table.texts_of(card).iter().all(|text| {
        let look = Look::from_text(table, game, *text, you, Some(card), &event);
        table.needs(*text).iter().all(|set| !look.set(*set).is_empty())
    })
}
