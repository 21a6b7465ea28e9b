//! Tests: questions, each with a way on for yes and for no.

use super::Look;
use crate::engine::table::{CardQuestion, holds_plainly};
use crate::engine::{allowance, possible};
use crate::game::{Counting, Event, Players};
use crate::program::{Ask, End, Jump, TestId, Who};

impl<const W: usize> Look<'_, W> {
    pub fn holds(&self, test: TestId) -> bool {
        let tests = &self.linked.tests[..];
        if tests[test.index()].is_plain {
            return holds_plainly(tests, test, self.game, self.you, self.locals);
        }
        let mut at = test.index();
        loop {
            let question = &tests[at];
            let about = self.linked.questions[at].as_ref();
            let is_yes = about.and_then(|about| self.about_cards(about));
            debug_assert!(is_yes.is_none_or(|yes| yes == self.ask(&self.text().tests[at].ask)));
            let is_yes = is_yes.unwrap_or_else(|| self.ask(&self.text().tests[at].ask));
            match if is_yes { question.yes } else { question.no } {
                Jump::HOLDS => return true,
                Jump::FAILS => return false,
                Jump(distance) if tests[at + usize::from(distance)].is_plain => {
                    let rest = TestId((at + usize::from(distance)) as u16);
                    return holds_plainly(tests, rest, self.game, self.you, self.locals);
                }
                Jump(distance) => at += usize::from(distance),
            }
        }
    }

    /// The answer to a question about cards that the table knows.
    #[inline(never)]
    fn about_cards(&self, question: &CardQuestion<W>) -> Option<bool> {
        let CardQuestion { counted, they, card, is_lasting } = question;
        if !is_lasting && self.table.is_changed(self.game) {
            return None;
        }
        let player = Some(self.people(*they).only()?);
        let event = Event { player, card: self.card(*card), ..*self.event };
        Some(counted.is_so(self.game, &event, self.you, self.source))
    }

    /// The question whose answer makes the test fail; nothing where it holds.
    pub fn failing(&self, test: TestId) -> Option<Ask> {
        let mut at = test.index();
        loop {
            let question = self.text().tests[at];
            match if self.ask(&question.ask) { question.yes } else { question.no } {
                Jump::HOLDS => return None,
                Jump::FAILS => return Some(question.ask),
                Jump(distance) => at += usize::from(distance),
            }
        }
    }

    /// Who they are, with those who are just leaving the game.
    fn people_until(&self, who: Who) -> Players {
        self.with_those_leaving().people(who)
    }

    #[inline(never)]
    fn ask(&self, ask: &Ask) -> bool {
        match *ask {
            Ask::Compare(compare, one, other) => self.is_in_order(compare, one, other),
            Ask::Any(set) => !self.set(set).is_empty(),
            Ask::In(cards, set) => self.are_in(cards, set),
            Ask::AnyPlayer(who) => !self.people(who).is_empty(),
            Ask::Among(some, all) => {
                let some = self.people(some);
                // "In the game" is asked of the game as it is.
                let all = if all == Who::EVERYONE { self.people(all) } else { self.people_until(all) };
                !some.is_empty() && some.and_not(all).is_empty()
            }
            Ask::EventTo(place) => self.event.to.is_some_and(|to| self.place(place).contains(to)),
            Ask::EventFrom(place) => {
                let from = self.event.from;
                from.is_some_and(|from| self.with_those_leaving().place(place).contains(from))
            }
            Ask::EventAbout(id) => self.event.about == id,
            Ask::EventReceiver(who) => {
                self.event.receiver.is_some_and(|receiver| self.people(who).contains(receiver))
            }
            Ask::EventOnTop => self.event.end == End::Top,
            Ask::EventOnBottom => self.event.end == End::Bottom,
            Ask::EventAdds => self.event.counting == Counting::Plus,
            Ask::EventSubtracts => self.event.subtracts(),
            Ask::EventPays => self.event.counting == Counting::Paid,
            Ask::AllShare(attribute, cards) => self.all_share(attribute, self.cards(cards)),
            Ask::ZoneShares(attribute, cards) => self.zone_shares(attribute, cards),
            Ask::ZoneIs(place) => self.zone_is(place),
            Ask::Can(proposal) => possible::can_do(self, &self.text().proposals[proposal.index()]),
            Ask::Nth(kind, number) => {
                let who = self.event.player.map_or(Players::NOBODY, Players::one);
                i32::from(self.game.deeds.times(kind, who)) == self.num(number)
            }
            Ask::TurnOf(who) => {
                self.game.turn > 0 && !self.people(who).and(self.game.seats.taking_turn).is_empty()
            }
            Ask::Phase(phase, who) => {
                let theirs = !self.people(who).and(self.game.seats.taking_turn).is_empty();
                self.game.phase == Some(phase) && theirs
            }
            Ask::Allowance(allowed, who) => {
                self.person(who).is_some_and(|player| allowance::is_left(self, allowed, player))
            }
        }
    }
}
