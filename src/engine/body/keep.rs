//! What a text keeps, and where it goes on: a number, a card, a zone, cards more or fewer. Each is called in the place of
//! the instruction that it does, so that telling them apart asks for nothing else.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::game::{Event, Frame};
use crate::program::{Cards, EventKind, Local, Num, Pc, PlaceId, Scratch, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Goes back there, unless it has done so too often.
    #[inline(never)]
    pub(super) fn go_back(&mut self, to: Pc) {
        if self.may_repeat(to) {
            self.goto(to);
        }
    }

    #[inline(never)]
    pub(super) fn count_down(&mut self, left: Local, done: Pc) {
        match self.look().local(left) {
            number if number <= 0 => self.goto(done),
            number => self.frame_mut().set_local(left, number - 1),
        }
    }

    /// What follows is one batch, and perhaps secret until its end.
    #[inline(never)]
    pub(super) fn begin_batch(&mut self, in_secret: bool) {
        self.new_batch();
        self.together();
        self.frame_mut().in_secret |= in_secret;
    }

    /// Asks for what was offered before.
    #[inline(never)]
    pub(super) fn ask_for_offers(&mut self, who: Who) {
        let Frame { you, pc, .. } = *self.frame();
        self.ask_offer(who, you, pc);
    }

    #[inline(never)]
    pub(super) fn keep_short(&mut self, local: Local, num: Num) {
        let number = self.look().short(num);
        self.frame_mut().set_local(local, number);
    }

    #[inline(never)]
    pub(super) fn keep_first_card(&mut self, local: Local, cards: Cards) {
        let look = self.look();
        let card = look.in_order(look.cards(cards)).next();
        self.frame_mut().keep_card(local, card);
    }

    #[inline(never)]
    pub(super) fn keep_zone(&mut self, local: Local, place: PlaceId) {
        let zone = self.look().one_zone(place);
        self.frame_mut().set_local(local, zone.map_or(0, |zone| i16::from(zone.0) + 1));
    }

    #[inline(never)]
    pub(super) fn keep_without(&mut self, scratch: Scratch, cards: Cards) {
        let look = self.look();
        self.set_kept(scratch, look.kept(scratch).and_not(look.cards(cards)));
    }

    #[inline(never)]
    pub(super) fn keep_with(&mut self, scratch: Scratch, cards: Cards) {
        let look = self.look();
        self.set_kept(scratch, look.kept(scratch).or(look.cards(cards)));
    }

    /// An event that is nothing but its kind happens to each of the players.
    #[inline(never)]
    pub(super) fn for_players_alone(&mut self, kind: EventKind, who: Who) {
        self.for_players(Event::new(kind), who);
    }

    #[inline(never)]
    pub(super) fn end_series(&mut self) {
        self.game.series_ends = true;
        self.end_with_this_text();
    }
}
