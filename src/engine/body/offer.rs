//! Offers of the turn flow: always asked, also with one option.

use super::super::Match;
use super::super::evaluate::Met;
use super::Next;
use crate::game::{Answer, Frame, Pending, Question};
use crate::program::{Local, Pc, SetId, TestId, Who};

impl Match<'_> {
    pub(super) fn offer_step(&self, frame: &mut Frame, only_if: TestId, then: Pc) -> Met<()> {
        if self.look(frame).holds(only_if)? {
            frame.offers.push(Answer::Take { then, card: None });
        }
        Ok(())
    }

    /// One option for each card that can be taken.
    pub(super) fn offer_cards(&self, frame: &mut Frame, cards: SetId, then: Pc, into: Local) -> Met<()> {
        let look = self.look(frame);
        for card in look.in_order(look.set(cards)?) {
            if self.can_take(frame, then, card)? {
                frame.offers.push(Answer::Take { then, card: Some((into, card)) });
            }
        }
        Ok(())
    }

    pub(super) fn ask_offer(&self, frame: &mut Frame, who: Who) -> Met<Next> {
        let player = self.look(frame).person(who)?.unwrap_or(frame.you);
        let options = std::mem::take(&mut frame.offers);
        Ok(Next::Ask(Pending { player, question: Question::Offer, options }))
    }
}
