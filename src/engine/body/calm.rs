//! What a text does where it is calm: what the table knows to be unseen is just done, one instruction after the other.

use crate::engine::Match;
use crate::engine::calm::Calm;
use crate::engine::journal::Journal;
use crate::engine::table::Drawing;
use crate::game::{CardSet, Counting, Event};
use crate::program::{Cards, CardsKind, CellId, End, EventKind, Local, Num, Pc};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// After a change: false where something comes before the text goes on there.
    #[inline]
    pub(super) fn goes_on_at(&mut self, pc: usize) -> bool {
        if self.game.touched.is_nothing() && self.game.waiting.is_empty() {
            return true;
        }
        self.goto(Pc(pc as u16));
        !self.has_to_look() && self.game.waiting.is_empty()
    }

    /// Starts what waits, where that is one rule and nothing comes before it.
    #[inline]
    pub(super) fn start_only_one_waiting(&mut self) -> bool {
        let is_one_rule = matches!(&self.game.waiting[..], [one] if one.source.is_none());
        if !is_one_rule || self.has_to_look() {
            return false;
        }
        self.calm = Calm::default();
        self.start(0);
        true
    }

    /// False where there are too few cards.
    #[inline(never)]
    pub(super) fn draw_calmly(&mut self, drawing: &Drawing) -> bool {
        let you = self.frame().you;
        let Drawing { from, count, into, .. } = *drawing;
        let Some(hand) = self.table.zones.hand_of(you) else { return false };
        let count = self.number(count);
        if count < 1 || self.game.zones.len(from) < count as usize {
            return false;
        }
        self.game.batch = self.game.batch.wrapping_add(1);
        self.take_from_top(you, from, hand, count, into);
        true
    }

    /// False, and nothing is done, where nothing would come of it: somebody may have agreed to it.
    #[inline]
    pub(super) fn count_calmly(&mut self, cell: CellId, number: Num, counting: Counting) -> bool {
        let you = self.frame().you;
        let changed = self.change_number(cell, you, self.number(number), counting);
        if changed == 0 && counting != Counting::Becomes {
            return false;
        }
        self.game.batch = self.game.batch.wrapping_add(1);
        self.touch(self.table.kind(EventKind::ChangeValue).touches);
        true
    }

    /// False where no card was kept. Rules that are about the card wait.
    #[inline(never)]
    pub(super) fn discard_calmly(&mut self, local: Local) -> bool {
        let you = self.frame().you;
        let Some(to) = self.table.zones.discards_of(you) else { return false };
        let Some(card) = self.frame().kept_card(Cards::new(CardsKind::Local(local))) else { return false };
        self.count_taken(EventKind::Discard, you);
        self.game.batch = self.game.batch.wrapping_add(1);
        let from = self.game.zones.place(card);
        let passage = self.table.zones.passage(from, to);
        let event = Event::of(EventKind::Discard, you);
        let formers = self.note_what_they_are(&event, &CardSet::one(card));
        self.carry_unseen(EventKind::Discard, you, card, End::Top, passage);
        let facts = self.table.kind(EventKind::Discard);
        let listening = self.table.listeners.after(facts);
        if listening.may_rules_mean(self.table, &self.game, card) {
            self.touch(facts.touches);
            let stay = self.game.zones.stay(card);
            let (from, to, end) = (Some(from), Some(to), End::Top);
            let event = Event { card: Some(card), from, to, end, stay, ..event };
            match self.table.is_changed(&self.game) {
                true => self.wait_for_their_turn(listening, &event, &CardSet::EMPTY),
                false => self.rules_wait_for_their_turn(listening, &event),
            }
        }
        self.forget_what_they_were(formers);
        true
    }
}
