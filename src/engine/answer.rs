//! What a decision leads to.

use super::Match;
use super::flow::on_road;
use crate::game::{Answer, Event, Frame, Work};
use crate::program::{EventKind, Kept, Op, Pc};

impl Match<'_> {
    pub(super) fn answer(&mut self, answer: Answer) {
        if let Answer::Next(number, _) = answer {
            self.start(usize::from(number));
            return;
        }
        let Some(Work::Body(frame)) = self.game.stack.last_mut() else { return };
        let text = self.table.text(frame.text);
        let op = text.code[frame.pc.index()];
        match answer {
            Answer::Next(..) => {}
            Answer::Take { then, card } => {
                if let Some((local, card)) = card {
                    frame.set_local(local, i32::from(card.0) + 1);
                }
                frame.offers.clear();
                frame.pc = then;
            }
            Answer::Leave(then) => {
                frame.offers.clear();
                frame.pc = then;
            }
            // The choice is looked at again with the card, and goes on when there are enough.
            Answer::Card(card) => frame.picked.push(card),
            Answer::Done => finish(frame, op, text),
            Answer::Player(player) => keep_number(frame, op, text, 1 << player.0),
            Answer::Number(number) => {
                if !matches!(op, Op::ChooseMode { .. }) {
                    keep_number(frame, op, text, number);
                } else if let Op::Mode(then) = text.code[frame.pc.index() + 1 + number as usize] {
                    frame.pc = then;
                }
            }
            Answer::Value(value) => {
                let Op::Name { attribute, into, .. } = op else { return };
                frame.set_local(into, i32::from(value.0) + 1);
                frame.pc.0 += 1;
                let mut event = Event::new(EventKind::Name);
                event.player = Some(frame.you);
                event.cause = Some(frame.you);
                event.about = attribute.0.into();
                self.game.batch += 1;
                self.game.stack.push(Work::Road(Box::new(on_road(event))));
            }
            Answer::Yes => {
                let Op::AskMay { did, .. } = op else { return };
                frame.set_local(did, 1);
                frame.pc.0 += 1;
            }
            Answer::No => {
                let Op::AskMay { did, skip, .. } = op else { return };
                frame.set_local(did, 2);
                frame.pc = skip;
            }
        }
    }
}

fn keep_number(frame: &mut Frame, op: Op, text: &crate::program::Text, number: i32) {
    let Op::Choose(choice) = op else { return };
    if let Kept::Local(local) = text.choices[choice.index()].into {
        frame.set_local(local, number);
    }
    frame.pc.0 += 1;
}

/// Keeps the cards that were picked.
pub(super) fn finish(frame: &mut Frame, op: Op, text: &crate::program::Text) {
    let Op::Choose(choice) = op else { return };
    let picked = std::mem::take(&mut frame.picked);
    match text.choices[choice.index()].into {
        Kept::Local(local) => {
            frame.set_local(local, picked.first().map_or(0, |card| i32::from(card.0) + 1));
        }
        Kept::Scratch(scratch) => *frame.scratch_mut(scratch) = picked,
    }
    frame.pc = Pc(frame.pc.0 + 1);
}
