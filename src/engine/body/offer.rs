//! Offers of the turn flow: always asked, also with one option.

use super::super::Match;
use super::super::evaluate::Met;
use super::Next;
use crate::game::{Answer, Frame, Pending, Question};
use crate::program::Op;

impl Match<'_> {
    pub(super) fn offer(&mut self, frame: &mut Frame, op: Op) -> Met<Next> {
        if let Op::Option { only_if, then } = op {
            if self.look(frame).holds(only_if)? {
                frame.offers.push(Answer::Take { then, card: None });
            }
        } else if let Op::OptionCards { cards, then, into } = op {
            let look = self.look(frame);
            let cards = look.in_order(look.set(cards)?);
            for card in cards {
                if self.can_take(frame, then, card)? {
                    frame.offers.push(Answer::Take { then, card: Some((into, card)) });
                }
            }
        } else if let Op::OptionDone(then) = op {
            frame.offers.push(Answer::Leave(then));
        } else if let Op::Ask(who) = op {
            let player = self.look(frame).person(who)?.unwrap_or(frame.you);
            let options = std::mem::take(&mut frame.offers);
            return Ok(Next::Ask(Pending { player, question: Question::Offer, options }));
        }
        Ok(Next::On)
    }
}
