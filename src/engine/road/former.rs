//! What cards are besides what is printed on them, noted before an event moves them: "whenever an ace is destroyed" is
//! about a card that was one.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::game::{Besides, CardSet, Event, Former, TextNo};
use crate::program::{PredicateId, ValueId};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// An event is about to move the cards. Tells where the notes begin; mostly nobody can ask what they were.
    #[inline]
    pub(in crate::engine) fn note_what_they_are(&mut self, event: &Event, cards: &CardSet<W>) -> Option<u16> {
        let may_be_asked = self.table.looks_back() && self.table.is_changed(&self.game);
        may_be_asked.then(|| self.note_all_they_are(event, cards))
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
        let (table, game) = (self.table, &self.game);
        let look = Look::from_text(table, game, TextNo(0), game.active(), None, event);
        let values = (0..table.program.values.len()).map(|number| ValueId(number as u16));
        let predicates = (0..table.program.words.predicates.len()).map(|number| PredicateId(number as u8));
        let also = |value| look.with_value(value).and_not(table.printed(value));
        let values = values.map(|value| (Besides::Value(value), also(value)));
        let predicates = predicates.map(|id| (Besides::Predicate(id), look.also_predicate(id)));
        let mut found = Vec::new();
        for (was, are) in values.chain(predicates) {
            for card in are.and(*cards).iter() {
                let (from, stay) = (game.zones.place(card), game.zones.stay(card).wrapping_add(1));
                found.push(Former { card, from, stay, was });
            }
        }
        found.retain(|one| !game.formerly.contains(one));
        let begin = self.game.formerly.len() as u16;
        self.game.formerly.extend(found);
        begin
    }
}
