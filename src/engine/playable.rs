//! Whether a card can be played: what it requires, and whether what it has to choose is there.

use super::evaluate::Look;
use super::possible::choosable_of;
use super::table::Table;
use crate::game::{Card, CardSet, Event, Game, Player, TextNo};
use crate::program::{EventKind, TestId};

/// Those of the cards that can be played.
#[inline(never)]
pub fn playable(table: &Table<'_>, game: &Game, cards: CardSet, you: Player) -> CardSet {
    let is_changed = table.is_changed(game);
    let mut left = cards;
    for card in cards.and(*table.demanding()).iter() {
        let playing = Playing { table, game, card, you, is_changed };
        if !playing.can_be() {
            left.remove(card);
        }
    }
    left
}

/// Somebody wants to play a card.
pub struct Playing<'a> {
    table: &'a Table<'a>,
    game: &'a Game,
    card: Card,
    you: Player,
    /// Whether cards have other values now than those printed on them.
    is_changed: bool,
}

impl<'a> Playing<'a> {
    pub fn of(table: &'a Table<'a>, game: &'a Game, card: Card, you: Player) -> Playing<'a> {
        Playing { table, game, card, you, is_changed: table.is_changed(game) }
    }

    fn can_be(&self) -> bool {
        let texts = self.table.texts_of(self.card);
        let forbids = self.table.program.flow.empty_choice_forbids;
        self.has_what_it_requires() && !(forbids && texts.iter().any(|text| self.lacks_a_choice(*text)))
    }

    /// Whether what the card requires holds.
    pub fn has_what_it_requires(&self) -> bool {
        let Playing { table, game, card, you, .. } = *self;
        let Some(test) = table.program.cards[table.cards[card.index()].index()].requires else { return true };
        let text = table.texts_of(card)[0];
        let plainly = table.linked(text).holds_plainly(test, game, you);
        plainly.unwrap_or_else(|| self.holds(text, test))
    }

    /// Whether something is to be chosen for which there is no card.
    pub fn lacks_a_choice(&self, text: TextNo) -> bool {
        let Playing { table, game, you, is_changed, .. } = *self;
        let sets = table.linked(text).sets(is_changed);
        table.needs(text).iter().any(|(purpose, set)| {
            let cards = sets.plainly(*set, table, game, you);
            let cards = cards.unwrap_or_else(|| self.look(text, &self.event()).set(*set));
            choosable_of(table, game, *purpose, you, cards).is_empty()
        })
    }

    #[inline(never)]
    fn holds(&self, text: TextNo, test: TestId) -> bool {
        self.look(text, &self.event()).holds(test)
    }

    fn event(&self) -> Event {
        Event { card: Some(self.card), ..Event::of(EventKind::Play, self.you) }
    }

    fn look<'l>(&'l self, text: TextNo, event: &'l Event) -> Look<'l> {
        Look::from_text(self.table, self.game, text, self.you, Some(self.card), event)
    }
}
