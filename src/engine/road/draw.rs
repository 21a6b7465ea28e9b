//! Draws: each card of one is an event of its own.

use super::change::Changed;
use super::move_card::Way;
use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::listen::listeners;
use crate::engine::table::Listens;
use crate::game::{Acted, Card, CardSet, Event, Player, Stage, Work, Zone};
use crate::program::{End, EventKind, Kept};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// The cards of a draw, one by one: the rest of it waits where something meets one of them.
    pub(super) fn walk_draw(&mut self, event: &Event, keep: Option<Kept>, inherited: &Acted) -> bool {
        let heard = self.game.zones.in_play();
        for came in 0..event.amount {
            if !self.walk_with_top(event, keep) {
                self.draw_later(event, keep, heard, came, inherited);
                return false;
            }
        }
        match event.amount {
            1.. => self.seen(event, &heard),
            _none => self.comes_to_nothing(EventKind::Draw),
        }
        true
    }

    /// The whole road of the next card of a draw; false where something meets it.
    pub(super) fn walk_with_top(&mut self, draw: &Event, keep: Option<Kept>) -> bool {
        let Some((card, from, to)) = self.next_of_draw(draw) else { return false };
        let player = draw.player.unwrap_or(self.game.active());
        if self.is_drawn_unseen(player, from, to) {
            let passage = self.table.zones.passage(from, to);
            let way = Way { end: End::Into, face_down: false, by_place: true };
            self.carry_this_way(EventKind::DrawCard, player, card, way, passage);
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
        Some((self.game.zones.top(from)?, from, self.table.zones.hand_of(player)?))
    }

    /// What is left of a draw waits.
    #[inline(never)]
    fn draw_later(
        &mut self,
        event: &Event,
        keep: Option<Kept>,
        heard: CardSet<W>,
        came: i16,
        inherited: &Acted,
    ) {
        let mut road = self.game.stack.set_out(*event, inherited);
        (road.keep, road.heard, road.came) = (keep, heard, came);
        road.stage = Stage::Change;
        road.to_come = event.amount - came;
        self.game.stack.push_road(road);
    }

    /// The next card of a draw that something met on its way, or a card that was pointed at.
    pub(super) fn draw_card(&mut self, drawing: &mut Event, keep: Option<Kept>, player: Player) -> Changed {
        let event = *drawing;
        let top = || self.game.zones.top(event.from?);
        let Some(card) = event.card.or_else(top) else {
            self.impossible(&event);
            return Changed::No;
        };
        let Some(hand) = self.table.zones.hand() else { return self.no_place(event.kind) };
        let to = self.table.zones.of(hand, player);
        self.move_card(drawing, card, to, End::Into, &CardSet::EMPTY);
        self.keep(keep, CardSet::one(card), true);
        if event.card.is_none()
            && let Some(Work::Road(draw)) = self.game.stack.last_mut()
        {
            draw.came += 1;
        }
        Changed::Yes
    }

    /// What can't be done is seen by those who wait for it; the rest of the draw is over.
    fn impossible(&mut self, event: &Event) {
        if let Some(Work::Road(draw)) = self.game.stack.last_mut() {
            draw.to_come = 0;
        }
        self.comes_to_nothing(event.kind);
        let found =
            listeners(self.table, &self.game, event.kind, Listens::Impossible, event, &CardSet::EMPTY);
        for one in found.into_iter().rev() {
            self.begin(&one, *event, Acted::default());
        }
    }
}
