//! A text of a card that others don't see: the card shows itself right before the text does something, or others are asked.
//! What it only offers to whoever has the card, and what is refused, shows nothing.

use crate::engine::Match;
use crate::engine::journal::{How, Journal};
use crate::engine::shown::{does_nothing, how_it_acts};
use crate::game::{Acted, Card, Event, Player, Slot};
use crate::program::{Op, Pc, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// The text of an ability that was met begins.
    #[cold]
    #[inline(never)]
    pub(in crate::engine) fn begins_hidden(
        &mut self,
        slot: Slot,
        pc: Pc,
        (you, source, stay): (Player, Option<Card>, u16),
        acted: Acted,
        event: &Event,
    ) {
        let how = how_it_acts(self.ability(slot));
        let frame = self.begin_text(slot.text, pc, you, event);
        (frame.source, frame.stay, frame.acted) = (source, stay, acted);
        self.goes_on_hidden(how);
    }

    /// The text on top goes on to what it offers, or to what it does, which is told first.
    #[cold]
    #[inline(never)]
    pub(in crate::engine) fn goes_on_hidden(&mut self, how: How) {
        let depth = self.game.stack.len();
        // A text that goes round in vain for too long is dropped.
        while self.game.stack.len() == depth {
            let frame = self.frame();
            let next = Pc(frame.pc.0 + 1);
            match self.table.text(frame.text).code.get(frame.pc.index()).copied() {
                None | Some(Op::End) => return,
                Some(Op::Unless(test, to)) => {
                    let holds = self.holds(test);
                    self.goto(if holds { next } else { to });
                }
                Some(Op::NextPlayer { left, into, done }) => {
                    let is_one_left = self.next_player(left, into);
                    self.goto(if is_one_left { next } else { done });
                }
                Some(Op::AskMay { who, did, skip }) => {
                    match self.asked(who).is_some() && self.can_pay_from(next) {
                        true if who == Who::YOU => return,
                        true => return self.shows_that_it_acts(how),
                        false => {
                            self.frame_mut().set_local(did, 2);
                            self.goto(skip);
                        }
                    }
                }
                Some(op) if does_nothing(op) => {
                    self.goto(next);
                    self.execute(&op);
                }
                Some(_deed) => return self.shows_that_it_acts(how),
            }
        }
    }
}
