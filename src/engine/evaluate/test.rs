//! Tests: short-circuit jumps from question to question.

use super::{Look, Met};
use crate::engine::allowance;
use crate::game::Part;
use crate::program::{Ask, Compare, End, Jump, TestId};

impl Look<'_> {
    pub fn holds(&self, test: TestId) -> Met<bool> {
        let mut at = test.index();
        loop {
            let question = self.text().tests[at];
            let jump = if self.ask(question.ask)? { question.yes } else { question.no };
            match jump {
                Jump::HOLDS => return Ok(true),
                Jump::FAILS => return Ok(false),
                Jump(distance) => at += usize::from(distance),
            }
        }
    }

    fn ask(&self, ask: Ask) -> Met<bool> {
        Ok(match ask {
            Ask::Compare(compare, one, other) => {
                let (one, other) = (self.num(one)?, self.num(other)?);
                match compare {
                    Compare::Equal => one == other,
                    Compare::NotEqual => one != other,
                    Compare::AtLeast => one >= other,
                    Compare::AtMost => one <= other,
                    Compare::More => one > other,
                    Compare::Fewer => one < other,
                }
            }
            Ask::Any(set) => !self.set(set)?.is_empty(),
            Ask::In(cards, set) => {
                let (cards, set) = (self.cards(cards)?, self.set(set)?);
                !cards.is_empty() && cards.iter().all(|card| set.contains(*card))
            }
            Ask::AnyPlayer(who) => !self.people(who)?.is_empty(),
            Ask::Among(some, all) => {
                let (some, all) = (self.people(some)?, self.people(all)?);
                !some.is_empty() && some.0 & !all.0 == 0
            }
            Ask::EventTo(place) => {
                let zones = self.place(place)?;
                self.frame.event.to.is_some_and(|to| zones.contains(&to))
            }
            Ask::EventFrom(place) => {
                let zones = self.place(place)?;
                self.frame.event.from.is_some_and(|from| zones.contains(&from))
            }
            Ask::EventAbout(id) => self.frame.event.about == id,
            Ask::EventOnTop => self.frame.event.end == End::Top,
            Ask::EventOnBottom => self.frame.event.end == End::Bottom,
            Ask::TurnOf(who) => self.game.turn > 0 && self.people(who)?.contains(self.game.active),
            Ask::Allowance(allowed, who) => match self.person(who)? {
                Some(player) => allowance::left(self, allowed, player)? > 0,
                None => false,
            },
            Ask::EventReceiver(_)
            | Ask::ZoneShares(..)
            | Ask::ZoneIs(_)
            | Ask::Can(_)
            | Ask::Nth(..)
            | Ask::Phase(..) => return self.missing(Part::Ask(ask)),
        })
    }
}
