//! Most events meet nothing on their road: they walk it from end to end at once. One that something stops or
//! changes is put on the stack instead, where it can wait for what comes in between.

use super::change::{Changed, Rest};
use super::move_card::Way;
use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::KindFacts;
use crate::game::{Acted, Card, CardSet, Event, OnRoad, Player, Stage, Work, Zone};
use crate::program::{Cards, End, EventKind, Kept, Pc};

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
            let mut one = event(*player);
            let (waits, others) = if !self.may_walk(&one) {
                (None, number)
            } else if !self.walk(&mut one, keep, inherited) {
                (self.game.stack.pop(), number + 1)
            } else {
                continue;
            };
            // The others come after it.
            for later in players[others..].iter().rev() {
                let later = OnRoad { keep, ..OnRoad::new(event(*later), inherited.clone()) };
                self.game.stack.push(Work::Road(later));
            }
            self.game.stack.extend(waits);
            return;
        }
    }

    /// An event about no card happens.
    pub(in crate::engine) fn happen_now(&mut self, event: &mut Event, keep: Option<Kept>, inherited: &Acted) {
        if self.may_walk(event) {
            self.walk(event, keep, inherited);
        } else {
            self.meet(*event, keep, inherited);
        }
    }

    /// An event about no card that something may meet.
    #[inline(never)]
    fn meet(&mut self, event: Event, keep: Option<Kept>, inherited: &Acted) {
        self.take_road(OnRoad { keep, ..OnRoad::new(event, inherited.clone()) });
    }

    /// One event for all of the cards happens.
    pub(in crate::engine) fn happen_to_now(&mut self, event: Event, cards: CardSet, inherited: &Acted) {
        if self.may_walk_with(&event, &cards) {
            self.walk_with(&mut { event }, cards);
        } else if !cards.is_empty() {
            self.take_road(OnRoad::about(event, cards, inherited.clone()));
        }
    }

    /// The whole road of an event about one card, where the game says that it only puts the card somewhere; false, and
    /// nothing is done, where something meets it, or somebody looks at that.
    pub(in crate::engine) fn comes_to_a_put(&mut self, event: &Event, card: Card, is_allowed: bool) -> bool {
        let table = self.table;
        let text = table.verb(event.kind);
        let Some(putting) = text.and_then(|text| table.linked(text).only_puts(Pc(0))) else { return false };
        let mut event = *event;
        self.at_card(&mut event, card);
        let heard = self.game.zones.in_play();
        let is_put = !self.is_in_secret()
            && self.game.players() == table.everyone()
            && (is_allowed || !self.is_forbidden(&event))
            && !self.is_changed(&event)
            && self.put_along_unseen(&event, card, putting);
        if is_put {
            self.seen_with(&event, CardSet::one(card), &heard);
        }
        is_put
    }

    /// Whether nothing can meet an event about no card.
    #[inline]
    fn may_walk(&self, event: &Event) -> bool {
        let facts = self.table.kind(event.kind);
        facts.is_plain && facts.lets_pass && !self.is_in_secret() && !self.is_about_nobody(event)
    }

    /// The whole road of an event about no card that nothing meets. Where something meets one of its cards, what is left
    /// of the road is put on the stack, and it is not over.
    #[inline]
    fn walk(&mut self, event: &mut Event, keep: Option<Kept>, inherited: &Acted) -> bool {
        if event.kind == EventKind::Draw {
            return self.walk_draw(event, keep, inherited);
        }
        if event.amount <= 0 && super::intent::is_counted(event.kind) {
            return true;
        }
        if self.table.kind(event.kind).is_only_told {
            self.seen(event, &CardSet::EMPTY);
            return true;
        }
        let heard = self.game.zones.in_play();
        if let Changed::Yes = self.apply(event, &Rest::NONE) {
            self.seen(event, &heard);
        }
        true
    }

    /// The cards of a draw, one by one: the rest of it waits where something meets one of them.
    fn walk_draw(&mut self, event: &Event, keep: Option<Kept>, inherited: &Acted) -> bool {
        let heard = self.game.zones.in_play();
        for came in 0..event.amount {
            if !self.walk_with_top(event, keep) {
                self.draw_later(event, keep, heard, came, inherited);
                return false;
            }
        }
        if event.amount > 0 {
            self.seen(event, &heard);
        }
        true
    }

    /// The whole road of the next card of a draw; false where something meets it.
    pub(super) fn walk_with_top(&mut self, draw: &Event, keep: Option<Kept>) -> bool {
        let Some((card, from, to)) = self.next_of_draw(draw) else { return false };
        let player = draw.player.unwrap_or(self.game.active());
        if self.is_drawn_unseen(player, from, to) {
            self.carry_unseen(EventKind::DrawCard, player, card, to, End::Into);
            self.keep(keep, CardSet::one(card), true);
            return true;
        }
        let mut drawn = *draw;
        (drawn.kind, drawn.amount) = (EventKind::DrawCard, 1);
        if !self.is_unhindered(&drawn, self.table.kind(EventKind::DrawCard)) {
            return false;
        }
        let heard = self.game.zones.in_play();
        self.move_card(&mut drawn, card, to, End::Into, &CardSet::EMPTY);
        self.keep(keep, CardSet::one(card), true);
        self.seen(&drawn, &heard);
        true
    }

    /// The card on top, where it is, and the hand it goes to.
    #[inline]
    fn next_of_draw(&self, draw: &Event) -> Option<(Card, Zone, Zone)> {
        let from = draw.from?;
        let player = draw.player.unwrap_or(self.game.active());
        Some((self.game.zones.top(from)?, from, self.table.zones.of(self.table.zones.hand()?, player)))
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
        let goal = self.goal(event);
        if let (Some((to, end)), Some(player)) = (goal, event.player)
            && event.kind != EventKind::Play
            && self.is_carried_unseen(event.kind, player, card, to)
        {
            let by_place = event.kind == EventKind::Deal;
            let way = Way { to, end, face_down: event.face_down, by_place };
            return self.carry_this_way(event.kind, player, card, way);
        }
        // Of those that heard it before, this card may be in play no longer.
        let heard = CardSet::one(card).and(*self.game.zones.in_play_ref());
        if let Changed::Yes = self.change_at(event, card, goal, &CardSet::EMPTY) {
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
        let goal = self.goal(event);
        for card in self.parts(cards, event) {
            going.remove(card);
            if let Changed::Yes = self.change_at(event, card, goal, &going) {
                done.insert(card);
            }
        }
        self.seen_with(event, done, &heard);
    }

    /// An event happens to one of its cards: mostly it takes it somewhere, and others go along.
    #[inline]
    fn change_at(
        &mut self,
        event: &mut Event,
        card: Card,
        goal: Option<(Zone, End)>,
        going: &CardSet,
    ) -> Changed {
        self.at_card(event, card);
        match goal {
            Some((to, end)) => {
                self.move_card(event, card, to, end, going);
                Changed::Yes
            }
            None => self.apply(event, &Rest { going: *going, ..Rest::NONE }),
        }
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
        (facts.lets_pass || self.meets_nothing(event)) && !self.is_about_nobody(event)
    }

    #[inline(never)]
    fn meets_nothing(&self, event: &Event) -> bool {
        !self.is_forbidden(event) && !self.is_changed(event)
    }
}
