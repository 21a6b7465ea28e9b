//! Cards are looked at or shown: all of them together, as one event.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::game::{CardSet, Event, Players, Work};
use crate::program::{Cards, End, EventKind, Kept};

impl<J: Journal> Match<'_, J> {
    /// Whether cards can be looked at or shown at once: nothing meets it.
    #[inline]
    pub(in crate::engine) fn may_see(&self, event: &Event) -> bool {
        !self.is_in_secret() && self.is_unhindered(event, self.table.kind(event.kind))
    }

    /// The whole road of an event in which cards are seen.
    pub(in crate::engine) fn see_now(&mut self, mut event: Event, cards: Cards, keep: Option<Kept>) {
        let cards = self.see_together(&mut event, cards, keep);
        if !cards.is_empty() && !self.is_unnoticed(event.kind) {
            self.tell_what_was_seen(&mut event, cards);
            self.seen(&event, &CardSet::EMPTY);
        }
    }

    /// Cards are looked at together: they are worked out now.
    pub(super) fn see_together(&mut self, event: &mut Event, cards: Cards, keep: Option<Kept>) -> CardSet {
        let frame = self.game.stack.iter().rev().find_map(|work| match work {
            Work::Body(frame) => Some(frame),
            Work::Road(_) | Work::Settle(_) => None,
        });
        let Some(frame) = frame else { return CardSet::EMPTY };
        let cards = self.look_from(frame).cards(cards);
        self.keep(keep, cards, false);
        let player = event.player.unwrap_or(self.game.active());
        let is_for_all = event.kind == EventKind::Reveal;
        let to = if is_for_all { self.table.everyone() } else { Players::one(player) };
        self.show(cards, to);
        match event.kind {
            EventKind::Reveal => self.game.handling.open(cards),
            // Of a single card everybody sees what becomes of it.
            _look if cards.len() > 1 => self.game.handling.mix(cards, to),
            _look => {}
        }
        cards
    }

    /// How many cards were seen, and which of them first.
    pub(super) fn tell_what_was_seen(&mut self, event: &mut Event, cards: CardSet) {
        event.amount = cards.len() as i16;
        event.card = self.next_part(&cards, &Event { end: End::Into, ..*event });
        self.journal.showed(self.table, &self.game, event, cards);
    }
}
