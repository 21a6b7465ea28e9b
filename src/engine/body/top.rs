//! The text on top of the stack: what it speaks of, keeps and asks.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::table::{LinkedText, holds_plainly};
use crate::game::{CardSet, Frame, Pending, Player, Question, Zone};
use crate::program::{Num, NumKind, Pc, PlaceId, Scratch, TestId, Who};

const TEXT_ON_TOP: &str = "an instruction belongs to the text on top of the stack";

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether a test of the text on top holds.
    #[inline(never)]
    pub(super) fn holds(&self, test: TestId) -> bool {
        self.look().holds(test)
    }

    /// Whether the answer to a question about plain numbers is yes.
    #[inline(never)]
    pub(super) fn is_so(&self, linked: &LinkedText<'_, W>, test: TestId) -> bool {
        let frame = self.frame();
        linked.tests[test.index()].is_yes(&self.game, frame.you, &frame.locals)
    }

    /// Whether a test of nothing but plain numbers holds.
    #[inline(never)]
    pub(super) fn holds_plainly(&self, linked: &LinkedText<'_, W>, test: TestId, you: Player) -> bool {
        holds_plainly(&linked.tests, test, &self.game, you, &self.frame().locals)
    }

    #[inline(always)]
    pub(in crate::engine) fn frame(&self) -> &Frame<W> {
        self.game.stack.text().expect(TEXT_ON_TOP)
    }

    #[inline(always)]
    pub(in crate::engine) fn frame_mut(&mut self) -> &mut Frame<W> {
        self.game.stack.text_mut().expect(TEXT_ON_TOP)
    }

    /// What the text on top looks at.
    pub(in crate::engine) fn look(&self) -> Look<'_, W> {
        Look::from_frame(self.table, &self.game, self.frame())
    }

    /// The one whom the text on top speaks of.
    #[inline(always)]
    pub(in crate::engine) fn person(&self, who: Who) -> Option<Player> {
        if who == Who::YOU { Some(self.frame().you) } else { self.another(who) }
    }

    #[inline(never)]
    fn another(&self, who: Who) -> Option<Player> {
        self.frame().plainly(who).or_else(|| self.look().person(who))
    }

    /// The text on top keeps the cards, if it speaks of them again.
    pub(super) fn set_kept(&mut self, scratch: Scratch, cards: CardSet<W>) {
        let frame = self.frame();
        if usize::from(scratch.0) < self.table.kept_sets(frame.text) {
            let at = usize::from(frame.sets) + usize::from(scratch.0);
            self.game.sets[at] = cards;
        }
    }

    /// The same instruction again, when this has been decided.
    #[inline]
    pub(super) fn ask(&mut self, player: Player, question: Question) -> &mut Pending<W> {
        self.frame_mut().pc.0 -= 1;
        self.game.ask(player, question)
    }

    pub(super) fn goto(&mut self, pc: Pc) {
        self.frame_mut().pc = pc;
    }

    /// A new batch begins, unless what is done belongs to one, or to an event that is on its way.
    pub(in crate::engine) fn new_batch(&mut self) {
        if self.game.together == 0 && self.is_between_batches() {
            self.game.batch = self.game.batch.wrapping_add(1);
        }
    }

    /// What a number of the text on top comes to.
    #[inline(always)]
    pub(super) fn number(&self, num: Num) -> i16 {
        if let NumKind::Constant(number) = num.kind() { number as i16 } else { self.worked_out(num) }
    }

    #[inline(never)]
    fn worked_out(&self, num: Num) -> i16 {
        self.look().short(num)
    }

    /// The zone that the text on top speaks of.
    #[inline]
    pub(super) fn zone(&self, place: PlaceId) -> Option<Zone> {
        match self.table.linked(self.frame().text).zones[place.index()] {
            Some(zone) => Some(zone),
            None => self.look().one_zone(place),
        }
    }
}
