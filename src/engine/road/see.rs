//! Cards are looked at or shown: all of them together, as one event.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::Seeing;
use crate::game::{Card, CardSet, Event, OnRoad, Player, Players, Work};
use crate::program::{Cards, End, EventKind, Kept};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether cards can be looked at or shown at once: nothing meets it.
    #[inline]
    pub(in crate::engine) fn may_see(&self, event: &Event) -> bool {
        !self.is_in_secret() && self.is_unhindered(event, self.table.kind(event.kind))
    }

    /// What stops or changes it looks at the first of the cards that may be seen, where there is one.
    #[inline(never)]
    pub(in crate::engine) fn is_about_first(&self, event: &mut Event, cards: CardSet<W>) {
        let seen = self.may_be_seen(event, cards);
        let all = if seen.is_empty() { cards } else { seen };
        if let Some(card) = self.next_part(&all, &Event { end: End::Into, ..*event }) {
            self.at_card(event, card);
        }
    }

    /// Those of the cards that nothing forbids to be seen.
    fn may_be_seen(&self, event: &Event, cards: CardSet<W>) -> CardSet<W> {
        if self.table.kind(event.kind).is_unforbidden {
            return cards;
        }
        let is_forbidden = |card: Card| {
            let mut one = *event;
            self.at_card(&mut one, card);
            self.is_forbidden(&one)
        };
        cards.iter().filter(|card| !is_forbidden(*card)).collect()
    }

    /// You look at cards or show them where nobody hears of it; false, and nothing is done, where somebody may stop or
    /// change it, or something waits for it.
    #[inline(never)]
    pub(in crate::engine) fn see_unseen(&mut self, seeing: &Seeing) -> bool {
        let you = self.frame().you;
        let Seeing { kind, from, count, keep } = *seeing;
        if !self.is_seen_unseen(kind, you, count.into()) {
            return false;
        }
        self.new_batch();
        let cards = self.game.zones.from_top(from).take(count.into()).collect();
        self.keep(keep, cards, false);
        self.see_these(kind, you, cards);
        true
    }

    /// The whole road of an event in which cards are seen.
    pub(in crate::engine) fn see_now(&mut self, mut event: Event, cards: Cards, keep: Option<Kept>) {
        let cards = self.see_together(&mut event, cards, keep);
        if !cards.is_empty() && !self.is_unnoticed(event.kind) {
            self.tell_what_was_seen(&mut event, cards);
            self.each_was_seen(event, cards, &CardSet::EMPTY);
        }
    }

    /// Cards are looked at together: they are worked out now.
    pub(super) fn see_together(&mut self, event: &mut Event, cards: Cards, keep: Option<Kept>) -> CardSet<W> {
        let Some(frame) = self.game.stack.innermost_text() else { return CardSet::EMPTY };
        let cards = self.may_be_seen(event, self.look_from(frame).cards(cards));
        self.keep(keep, cards, false);
        self.see_these(event.kind, event.player.unwrap_or(self.game.active()), cards);
        cards
    }

    /// Of cards that lie with several players, those of one are looked at together: as many of them as lie there now.
    pub(super) fn see_those_of_one(&mut self, road: &OnRoad<W>, cards: Cards) -> CardSet<W> {
        let Some(frame) = self.game.stack.innermost_text() else { return CardSet::EMPTY };
        let there = road.event.from.map_or(CardSet::EMPTY, |from| self.game.zones.set(from));
        let cards = self.may_be_seen(&road.event, self.look_from(frame).cards(cards).and(there));
        self.keep(road.keep, cards, true);
        self.see_these(road.event.kind, road.event.player.unwrap_or(self.game.active()), cards);
        self.tell_the_next(road, !cards.is_empty());
        cards
    }

    /// The cards of the next player come now. Whoever asks at the end whether any were seen learns of these, too.
    pub(super) fn tell_the_next(&mut self, road: &OnRoad<W>, is_seen: bool) {
        if let Some(Work::Road(next)) = self.game.stack.last_mut()
            && is_of_same_look(road, next)
        {
            next.came = road.came + i16::from(is_seen);
        }
    }

    /// Whether nothing comes of all that was to be looked at together.
    pub(super) fn is_nothing_seen(&self, road: &OnRoad<W>) -> bool {
        let is_next = |next: &Work<W>| matches!(next, Work::Road(next) if is_of_same_look(road, next));
        road.came == 0 && !self.game.stack.last().is_some_and(is_next)
    }

    /// Cards that were chosen in secret are looked at together.
    pub(super) fn see_chosen(&mut self, event: &Event, cards: CardSet<W>) -> CardSet<W> {
        let cards = self.may_be_seen(event, cards);
        self.see_these(event.kind, event.player.unwrap_or(self.game.active()), cards);
        cards
    }

    /// The player looks at the cards, or everybody does.
    #[inline]
    fn see_these(&mut self, kind: EventKind, player: Player, cards: CardSet<W>) {
        let is_for_all = kind == EventKind::Reveal;
        let to = if is_for_all { self.table.everyone() } else { Players::one(player) };
        self.show(cards, to);
        match kind {
            EventKind::Reveal => self.game.handling.open(cards),
            // Of a single card everybody sees what becomes of it.
            _look if cards.has_several() => self.game.handling.mix(cards, to),
            _look => {}
        }
    }

    /// How many cards were seen, and which of them first.
    pub(super) fn tell_what_was_seen(&mut self, event: &mut Event, cards: CardSet<W>) {
        event.amount = cards.len() as i16;
        event.card = self.next_part(&cards, &Event { end: End::Into, ..*event });
        self.journal.showed(self.table, &self.game, event, cards);
    }

    /// Each of the cards is told on its own, their number with the first.
    pub(super) fn each_was_seen(&mut self, mut event: Event, cards: CardSet<W>, heard: &CardSet<W>) {
        for card in self.parts(cards, &Event { end: End::Into, ..event }) {
            self.at_card(&mut event, card);
            self.seen(&event, heard);
            event.amount = 0;
        }
    }
}

/// Whether both are about cards that were to be looked at together and lie with several players.
fn is_of_same_look<const W: usize>(road: &OnRoad<W>, next: &OnRoad<W>) -> bool {
    let is_part = |road: &OnRoad<W>| !road.has_cards && !road.left.is_empty();
    is_part(road) && is_part(next) && road.event.kind == next.event.kind
}
