//! Most events meet nothing on their road: they walk it from end to end at once. One that something stops or
//! changes is put on the stack instead, where it can wait for what comes in between.

use smallvec::SmallVec;

use super::change::{Changed, Rest};
use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::KindFacts;
use crate::game::{Acted, Card, CardSet, Event, OnRoad, Player, Stage, Work};
use crate::program::{Cards, End, EventKind, Kept};

impl<J: Journal> Match<'_, J> {
    /// One event for each of the players, one after the other.
    pub(in crate::engine) fn happen_to_each(
        &mut self,
        players: &[Player],
        keep: Option<Kept>,
        inherited: &Acted,
        event: impl Fn(Player) -> Event,
    ) {
        for (number, player) in players.iter().enumerate() {
            if !self.walk(&mut event(*player), keep, inherited) {
                // The others come after it.
                let waits = self.game.stack.pop();
                for later in players[number + 1..].iter().rev() {
                    let later = OnRoad { keep, ..OnRoad::new(event(*later), inherited.clone()) };
                    self.game.stack.push(Work::Road(later));
                }
                self.game.stack.extend(waits);
                return;
            }
        }
    }

    /// An event happens.
    pub(in crate::engine) fn happen_now(&mut self, mut event: Event, inherited: &Acted) {
        self.walk(&mut event, None, inherited);
    }

    /// One event for all of the cards happens.
    pub(in crate::engine) fn happen_to_now(&mut self, event: Event, cards: CardSet, inherited: &Acted) {
        if self.may_walk_with(&event, &cards) {
            self.walk_with(&mut { event }, cards);
        } else if !cards.is_empty() {
            self.take_road(OnRoad::about(event, cards, inherited.clone()));
        }
    }

    /// The whole road of an event about no card. Where something meets it, what is left of the road is put on
    /// the stack, and it is not over.
    pub(in crate::engine) fn walk(
        &mut self,
        event: &mut Event,
        keep: Option<Kept>,
        inherited: &Acted,
    ) -> bool {
        let facts = self.table.kind(event.kind);
        if !facts.is_plain || self.is_in_secret() || !self.is_unhindered(event, facts) {
            self.set_out_later(*event, keep, inherited);
            return false;
        }
        if event.kind == EventKind::Draw {
            return self.walk_draw(event, keep, inherited);
        }
        if event.amount <= 0 && super::intent::is_counted(event.kind) {
            return true;
        }
        let heard = self.game.zones.in_play();
        if let Changed::Yes = self.apply(event, &Rest::NONE) {
            self.seen(event, &heard);
        }
        true
    }

    /// An event that something meets, or may meet.
    #[inline(never)]
    fn set_out_later(&mut self, event: Event, keep: Option<Kept>, inherited: &Acted) {
        let road = OnRoad { keep, ..OnRoad::new(event, inherited.clone()) };
        self.game.stack.push(Work::Road(road));
    }

    /// The cards of a draw, one by one: the rest of it waits where something meets one of them.
    fn walk_draw(&mut self, event: &Event, keep: Option<Kept>, inherited: &Acted) -> bool {
        let heard = self.game.zones.in_play();
        let player = event.player.unwrap_or(self.game.active());
        let hand = self.table.zones.hand().map(|hand| self.table.zones.of(hand, player));
        let facts = self.table.kind(EventKind::DrawCard);
        let mut one = *event;
        (one.kind, one.amount) = (EventKind::DrawCard, 1);
        for came in 0..event.amount {
            let top = event.from.and_then(|from| self.game.zones.top(from));
            let (Some(card), Some(to), true) = (top, hand, self.is_unhindered(&one, facts)) else {
                self.draw_later(event, keep, heard, came, inherited);
                return false;
            };
            let mut drawn = one;
            let heard = self.game.zones.in_play();
            self.move_card(&mut drawn, card, to, End::Into, &CardSet::EMPTY);
            self.keep(keep, CardSet::one(card), true);
            self.seen(&drawn, &heard);
        }
        if event.amount > 0 {
            self.seen(event, &heard);
        }
        true
    }

    /// What is left of a draw waits.
    #[inline(never)]
    fn draw_later(
        &mut self,
        event: &Event,
        keep: Option<Kept>,
        heard: CardSet,
        came: i16,
        inherited: &Acted,
    ) {
        let mut road = OnRoad { keep, heard, came, ..OnRoad::new(*event, inherited.clone()) };
        road.stage = Stage::Change;
        road.to_come = event.amount - came;
        self.game.stack.push(Work::Road(road));
    }

    /// Whether an event about these cards meets nothing.
    #[inline]
    pub(in crate::engine) fn may_walk_with(&self, event: &Event, cards: &CardSet) -> bool {
        let facts = self.table.kind(event.kind);
        if !facts.is_plain || self.is_in_secret() || self.game.players() != self.table.everyone() {
            return false;
        }
        facts.lets_pass || self.meets_nothing_with(event, cards)
    }

    #[inline(never)]
    fn meets_nothing_with(&self, event: &Event, cards: &CardSet) -> bool {
        let Some(card) = cards.only() else { return false };
        let mut event = *event;
        self.at_card(&mut event, card);
        self.meets_nothing(&event)
    }

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

    /// Whether nothing meets an event of the kind: whatever it is about, or since nothing forbids it.
    #[inline]
    pub(in crate::engine) fn is_let(&self, kind: EventKind, is_allowed: bool) -> bool {
        let facts = self.table.kind(kind);
        let is_unchanged = || facts.is_unchanged && !self.table.listeners.meets_moves();
        facts.is_plain
            && (facts.lets_pass || is_allowed && is_unchanged())
            && !self.is_in_secret()
            && self.game.players() == self.table.everyone()
    }

    /// The whole road of an event about one card.
    #[inline]
    pub(in crate::engine) fn walk_with_one(&mut self, event: &mut Event, card: Card) {
        // Of those that heard it before, this card may be in play no longer.
        let heard = CardSet::one(card).and(*self.game.zones.in_play_ref());
        self.at_card(event, card);
        if let Changed::Yes = self.apply(event, &Rest::NONE) {
            self.seen_with_one(event, card, &heard);
        }
    }

    pub(in crate::engine) fn walk_with(&mut self, event: &mut Event, cards: CardSet) {
        if let Some(card) = cards.only() {
            return self.walk_with_one(event, card);
        }
        let heard = self.game.zones.in_play();
        let mut done = CardSet::EMPTY;
        let mut going = cards;
        let parts: SmallVec<[Card; 64]> = self.parts(cards, event);
        for card in parts {
            going.remove(card);
            self.at_card(event, card);
            if let Changed::Yes = self.apply(event, &Rest { going, ..Rest::NONE }) {
                done.insert(card);
            }
        }
        self.seen_with(event, done, &heard);
    }

    /// The event is about the card where it lies.
    #[inline]
    fn at_card(&self, event: &mut Event, card: Card) {
        event.card = Some(card);
        event.from = Some(self.game.zones.place(card));
        event.stay = self.game.zones.stay(card);
    }

    /// Events that are only chosen in secret wait until everybody has chosen.
    #[inline]
    pub(super) fn is_in_secret(&self) -> bool {
        self.table.has_secrets()
            && matches!(self.game.stack.last(), Some(Work::Body(frame)) if frame.in_secret)
    }

    /// Whether nothing stops or changes the event.
    #[inline]
    fn is_unhindered(&self, event: &Event, facts: &KindFacts) -> bool {
        (facts.lets_pass || self.meets_nothing(event))
            && (self.game.players() == self.table.everyone() || !self.is_about_nobody(event))
    }

    #[inline(never)]
    fn meets_nothing(&self, event: &Event) -> bool {
        !self.is_forbidden(event) && !self.is_changed(event)
    }
}
