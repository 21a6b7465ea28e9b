//! A text of a card that others don't see: the card shows itself right before the text does something, or others are asked.
//! What it only offers to whoever has the card, and what is refused, shows nothing.

use crate::engine::Match;
use crate::engine::journal::{How, Journal};
use crate::engine::possible::choosable;
use crate::engine::shown::{does_nothing, how_it_acts};
use crate::game::{Acted, Card, Event, Player, Slot};
use crate::program::{ChoiceId, ChoiceOf, Makes, Op, Pc, Who};

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
                    match self.asked(who).is_some_and(|player| self.can_pay_from(next, player)) {
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
                Some(Op::Choose(id)) if self.is_nothing_to_choose(id) => {
                    self.goto(next);
                    self.choose_for(&self.table.linked(self.frame().text).choices[id.index()]);
                }
                // Nothing is there to do it with.
                Some(op) if self.is_done_with_nothing(op) => {
                    self.goto(next);
                    self.execute(&op);
                }
                Some(_deed) => return self.shows_that_it_acts(how),
            }
        }
    }

    /// Whether nobody is asked since there is nothing to choose from.
    fn is_nothing_to_choose(&self, id: ChoiceId) -> bool {
        let look = self.look();
        let linked = look.choice(id);
        match linked.choice.of {
            ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) => {
                choosable(&look, linked, look.set(set)).is_empty()
            }
            ChoiceOf::Players(who) => look.people(who).is_empty(),
            ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => false,
        }
    }

    fn is_done_with_nothing(&self, op: Op) -> bool {
        let cards = Makes::of(op).and_then(|deed| deed.cards);
        cards.is_some_and(|cards| self.look().cards(cards).is_empty())
    }
}
