//! What cards are besides what is printed on them, noted before an event moves them: "whenever an ace is destroyed" is
//! about a card that was one.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::game::{Besides, CardSet, Event, Former, Game, TextNo};
use crate::program::{PredicateId, ValueId};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// An event is about to move the cards. Tells where the notes begin; mostly nobody can ask what they were.
    #[inline(always)]
    pub(in crate::engine) fn note_what_they_are(&mut self, event: &Event, cards: &CardSet<W>) -> Option<u16> {
        if self.table.is_changed(&self.game) { self.note_where_somebody_asks(event, cards) } else { None }
    }

    /// The same where cards may be more than what is printed on them.
    #[inline(never)]
    fn note_where_somebody_asks(&mut self, event: &Event, cards: &CardSet<W>) -> Option<u16> {
        let (table, game) = (self.table, &self.game);
        // What a verb comes to in this game may bring one into play that asks.
        let asks = table.looking_back.may_ask(game, cards)
            || !table.looking_back.is_nobody() && table.verb(event.kind).is_some();
        asks.then(|| self.note_all_they_are(event, cards))
    }

    /// The event is over.
    #[inline]
    pub(in crate::engine) fn forget_what_they_were(&mut self, formers: Option<u16>) {
        if let Some(begin) = formers {
            self.game.formerly.truncate(begin.into());
        }
    }

    #[cold]
    #[inline(never)]
    fn note_all_they_are(&mut self, event: &Event, cards: &CardSet<W>) -> u16 {
        let table = self.table;
        let begin = self.game.formerly.len() as u16;
        for value in (0..table.program.values.len()).map(|number| ValueId(number as u16)) {
            if table.may_be_added(value) {
                let are = self.look_at_all(event).with_value(value).and_not(table.printed(value));
                self.note_that_they_are(Besides::Value(value), are.and(*cards));
            }
        }
        for id in (0..table.program.words.predicates.len()).map(|number| PredicateId(number as u8)) {
            let are = self.look_at_all(event).also_predicate(id);
            self.note_that_they_are(Besides::Predicate(id), are.and(*cards));
        }
        begin
    }

    /// From no text in particular.
    fn look_at_all<'a>(&'a self, event: &'a Event) -> Look<'a, W> {
        Look::from_text(self.table, &self.game, TextNo(0), self.game.active(), None, event)
    }

    fn note_that_they_are(&mut self, was: Besides, cards: CardSet<W>) {
        let Game { zones, formerly, .. } = &mut self.game;
        for card in cards.iter() {
            let former =
                Former { card, from: zones.place(card), stay: zones.stay(card).wrapping_add(1), was };
            if !formerly.contains(&former) {
                formerly.push(former);
            }
        }
    }
}
