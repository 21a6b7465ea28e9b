//! What a text does where it is calm: what the table knows to be unseen is just done, one instruction after the other.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::Drawing;
use crate::game::{CardSet, Player};
use crate::program::{Cards, CardsKind, End, EventKind, Local, Pc};

impl<J: Journal> Match<'_, J> {
    /// After a change: false where a state has to be looked at before the text goes on there.
    #[inline]
    pub(super) fn goes_on_at(&mut self, pc: usize) -> bool {
        if self.game.touched.is_nothing() {
            return true;
        }
        self.goto(Pc(pc as u16));
        !self.has_to_look()
    }

    /// False where there are too few cards.
    #[inline(never)]
    pub(super) fn draw_calmly(&mut self, you: Player, drawing: Drawing) -> bool {
        let Drawing { from, count, into } = drawing;
        let Some(hand) = self.table.zones.hand() else { return false };
        if self.game.zones.len(from) < usize::from(count) {
            return false;
        }
        let mut drawn = CardSet::EMPTY;
        self.game.batch = self.game.batch.wrapping_add(1);
        let to = self.table.zones.of(hand, you);
        for _ in 0..count {
            let Some(card) = self.game.zones.top(from) else { break };
            self.carry_unseen(EventKind::DrawCard, you, card, to, End::Into);
            drawn.insert(card);
        }
        self.set_kept(into, drawn);
        true
    }

    /// False where a rule may be about the card.
    #[inline(never)]
    pub(super) fn discard_calmly(&mut self, you: Player, local: Local) -> bool {
        let Some(pile) = self.table.zones.discards() else { return false };
        let frame = self.frame();
        let Some(card) = frame.kept_card(Cards::new(CardsKind::Local(local))) else { return false };
        let is_flow = frame.is_flow;
        if self.may_rules_mean(self.table.kind(EventKind::Discard), Some(card)) {
            return false;
        }
        if is_flow {
            self.count_taken(EventKind::Discard, you);
        }
        self.game.batch = self.game.batch.wrapping_add(1);
        self.carry_unseen(EventKind::Discard, you, card, self.table.zones.of(pile, you), End::Top);
        true
    }
}
