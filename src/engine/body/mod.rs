//! A text being done: one instruction after the other.

mod afford;
mod ahead;
mod alike;
mod allowed;
mod asking;
mod calm;
mod choose;
mod choose_cards;
mod each;
mod execute;
mod hidden;
mod keep;
mod leading;
mod moves;
mod numbers;
mod offer;
mod open_offer;
mod open_price;
mod open_question;
mod perhaps;
mod perhaps_many;
mod price;
mod price_together;
mod put;
mod seeing;
mod several_modes;
mod take;
mod top;
mod turns;
mod untold;

pub(super) use choose::zones;
pub use open_offer::{deed_is_open_to, offer_is_open_to};

use super::Match;
use super::calm::Calm;
use super::journal::Journal;
use super::quiet::Onward;
use super::table::{LinkedChoice, LinkedOp, LinkedText};
use crate::game::Zone;
use crate::program::{Op, Pc};

/// Instructions that are done in one go: whoever counts them is asked from time to time.
const AT_ONCE: u32 = 100;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// The next instructions of the text on top, what waits and those below it, as long as nobody decides and no rule
    /// about a state begins. False where nothing is left to do by itself.
    #[inline(never)]
    pub(super) fn body(&mut self) -> bool {
        self.left = AT_ONCE;
        'texts: loop {
            self.left -= 1;
            if self.left == 0 {
                return true;
            }
            let frame = match self.game.stack.text() {
                Some(frame) if !self.has_to_wait(frame.is_flow) => frame,
                Some(_) | None => {
                    if !self.does_other_work() {
                        return false;
                    }
                    if self.comes_to_a_halt() {
                        return true;
                    }
                    continue 'texts;
                }
            };
            let table = self.table;
            let linked = table.linked(frame.text);
            let mut pc = frame.pc.index();
            // Tests and jumps change nothing that others look at, and where it is calm nothing comes in between others either.
            loop {
                match linked.op(pc) {
                    LinkedOp::Goto(to) => {
                        pc = to.index();
                        continue;
                    }
                    LinkedOp::AskNumber(asked) => {
                        pc = asked.leads(self.game.cells[asked.at(self.frame().you)]);
                        continue;
                    }
                    LinkedOp::AskHeld(asked) => {
                        pc = asked.leads(self.game.zones.len(Zone(asked.at(self.frame().you) as u8)) as i16);
                        continue;
                    }
                    LinkedOp::AskDone(asked) => {
                        pc = asked.leads(
                            self.game.deeds.count(asked.at(self.frame().you) as u16, self.frame().you),
                        );
                        continue;
                    }
                    LinkedOp::Ask { test, yes, no } => {
                        pc = if self.is_so(linked, *test) { yes.index() } else { no.index() };
                        continue;
                    }
                    LinkedOp::UnlessWorkedOut(test, to) => {
                        pc = if self.holds(*test) { pc + 1 } else { to.index() };
                        continue;
                    }
                    LinkedOp::UnlessBegun { chosen, choosing, no } => {
                        let then = Pc(pc as u16 + 1);
                        pc = if self.begins_mode(*chosen, *choosing, then) { then } else { *no }.index();
                        continue;
                    }
                    LinkedOp::Let(local, number) => {
                        self.frame_mut().set_local(*local, *number);
                        pc += 1;
                        continue;
                    }
                    LinkedOp::NextPlayer { left, into, done } => {
                        pc = if self.next_player(*left, *into) {
                            pc + 1
                        } else if self.is_over_by_win() {
                            usize::from(u16::MAX)
                        } else {
                            done.index()
                        };
                        continue;
                    }
                    LinkedOp::Repeat(to) if self.begins_round() => {
                        pc = to.index();
                        continue;
                    }
                    LinkedOp::Draw(drawing)
                        if drawing.is_silent && self.is_calm() && self.draw_calmly(drawing) =>
                    {
                        pc += 1;
                    }
                    LinkedOp::Draw(drawing) if self.draw_as_linked(drawing, self.frame().you) => {
                        pc += 1;
                        match self.goes_on_unseen(pc) {
                            true => continue,
                            false => break,
                        }
                    }
                    LinkedOp::Discard(local) if self.is_calm() && self.discard_calmly(*local) => pc += 1,
                    LinkedOp::Count(cell, number, counting)
                        if self.is_calm() && self.count_calmly(*cell, *number, *counting) =>
                    {
                        pc += 1;
                    }
                    LinkedOp::Put(putting) if self.put_unseen(putting) => {
                        pc += 1;
                        match self.goes_on_unseen(pc) {
                            true => continue,
                            false => break,
                        }
                    }
                    LinkedOp::See(seeing) if self.see_unseen(seeing) => {
                        pc += 1;
                        match self.goes_on_unseen(pc) {
                            true => continue,
                            false => break,
                        }
                    }
                    LinkedOp::Offer(number) => match self.offer(linked, &linked.offers[usize::from(*number)])
                    {
                        true => return true,
                        false => break,
                    },
                    LinkedOp::End => match self.ends_step(linked, pc, false) {
                        true => continue 'texts,
                        false => break,
                    },
                    LinkedOp::EndTurn if self.frame().is_flow => match self.ends_step(linked, pc, true) {
                        true => continue 'texts,
                        false => break,
                    },
                    LinkedOp::Choose(choice) => {
                        pc += 1;
                        match self.chooses(&linked.choices[choice.index()], pc) {
                            true => continue,
                            false => return true,
                        }
                    }
                    LinkedOp::May { who, did, skip } => match self.asks_whether(*who, *did, pc) {
                        true => return true,
                        false => {
                            pc = skip.index();
                            continue;
                        }
                    },
                    LinkedOp::Keep(op) => {
                        self.execute(op);
                        pc += 1;
                        continue;
                    }
                    LinkedOp::UnlessOver(_) if self.game.ending.is_some() => {
                        pc += 1;
                        continue;
                    }
                    LinkedOp::Do(op) | LinkedOp::UnlessOver(op) => {
                        self.do_at(op, pc);
                        break;
                    }
                    LinkedOp::Repeat(_)
                    | LinkedOp::Draw(_)
                    | LinkedOp::Discard(_)
                    | LinkedOp::Count(..)
                    | LinkedOp::Put(_)
                    | LinkedOp::See(_)
                    | LinkedOp::EndTurn => {
                        self.do_as_written(linked, pc);
                        break;
                    }
                }
                // Something has changed, calmly.
                if !self.goes_on_at(pc) {
                    match self.start_only_one_waiting() {
                        true => continue 'texts,
                        false => return true,
                    }
                }
            }
            if self.comes_to_a_halt() {
                return true;
            }
        }
    }

    /// Whether the text on top goes on only after something that waits. Mostly nothing does, whichever text it is.
    #[inline(always)]
    fn has_to_wait(&self, is_flow: bool) -> bool {
        is_flow & !self.game.waiting.is_empty() && self.game.together == 0
    }

    /// Whether somebody decides, or a rule about a state has begun. Where it is all over nothing more is done in one go.
    #[inline]
    fn comes_to_a_halt(&mut self) -> bool {
        self.game.is_asked() || self.sees_to_states()
    }

    /// After something that nobody saw: false where something comes before the text goes on there.
    #[inline]
    fn goes_on_unseen(&mut self, pc: usize) -> bool {
        self.calm = Calm::default();
        let is_next = self.game.touched.is_nothing() && !self.has_to_wait(self.frame().is_flow);
        if !is_next {
            self.goto(Pc(pc as u16));
        }
        is_next
    }

    /// Somebody chooses, and nothing happens; false where they are asked.
    #[inline]
    fn chooses(&mut self, choice: &LinkedChoice, next: usize) -> bool {
        self.calm = Calm::default();
        self.goto(Pc(next as u16));
        self.choose_for(choice);
        !self.game.is_asked()
    }

    #[inline(never)]
    pub(super) fn end_text(&mut self) {
        self.calm = Calm::default();
        self.pop_frame();
    }

    /// The text is over, and perhaps the turn: whether a step of the turn has begun in its place.
    #[inline]
    fn ends_step(&mut self, linked: &LinkedText<'_, W>, pc: usize, ends_turn: bool) -> bool {
        let is_only = self.game.stack.is_at_most_one();
        match if is_only { self.goes_on_quietly(ends_turn) } else { Onward::Unknown } {
            Onward::Text => return true,
            Onward::Else => {}
            Onward::Unknown if ends_turn => self.do_as_written(linked, pc),
            Onward::Unknown => self.end_text(),
        }
        false
    }

    /// What is done in another way where nothing comes in between.
    #[inline(never)]
    fn do_as_written(&mut self, linked: &LinkedText<'_, W>, pc: usize) {
        self.do_at(&linked.text.code[pc], pc);
    }

    /// Something happens, whatever comes in between.
    #[inline]
    fn do_at(&mut self, op: &Op, pc: usize) {
        let frame = self.frame_mut();
        frame.pc = Pc(pc as u16 + 1);
        let in_secret = frame.in_secret && !matches!(op, Op::Apart);
        self.calm.stops();
        self.execute(op);
        self.calm.allowed = None;
        if in_secret {
            self.keep_secret();
        }
    }

    /// Whether nothing comes in between: nobody decides, nothing waits, no state has to be looked at.
    #[inline]
    pub(super) fn goes_straight_on(&mut self) -> bool {
        let game = &self.game;
        !game.is_asked() && game.outcome.is_none() && game.waiting.is_empty() && !self.has_to_look()
    }
}
