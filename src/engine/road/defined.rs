//! What a verb comes to in a game that says so itself: its definition is a text.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::game::{Card, CardSet, Event, OnRoad, TextNo};
use crate::program::Pc;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// The whole road of an event about one card, where the game says that it only puts the card somewhere; false, and
    /// nothing is done, where something meets it, or somebody looks at that.
    pub(in crate::engine) fn comes_to_a_put(&mut self, event: &Event, card: Card, is_allowed: bool) -> bool {
        let table = self.table;
        let text = table.verb(event.kind);
        let Some(putting) = text.and_then(|text| table.linked(text).only_puts(Pc(0))) else { return false };
        let mut event = *event;
        self.at_card(&mut event, card);
        let heard = self.game.zones.in_play();
        let formers = self.note_what_they_are(&event, &CardSet::one(card));
        let is_put = self.is_open()
            && (is_allowed || !self.is_forbidden(&event))
            && !self.is_changed(&event)
            && self.put_along_unseen(&event, card, putting);
        if is_put {
            event.stay = self.game.zones.stay(card);
            self.seen(&event, &heard);
        }
        self.forget_what_they_were(formers);
        is_put
    }

    /// What a verb comes to in this game, said by its definition: the event goes on after it.
    pub(super) fn begin_definition(&mut self, mut road: Box<OnRoad<W>>, text: TextNo) {
        self.note_where_others_lie(&mut road);
        let (event, acted) = (road.event, road.acted.clone());
        let player = event.player.unwrap_or(self.game.active());
        self.journal.begins(self.table, &self.game, &event);
        self.game.stack.push_road(road);
        let frame = self.begin_text(text, Pc(0), player, &event);
        (frame.source, frame.stay, frame.acted) = (event.card, event.stay, acted);
    }
}
