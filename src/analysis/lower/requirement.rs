//! What a card or an action needs, and what a card has on entering play.

use crate::diagnostic::Code;
use crate::program::{Ask, EntersWith as Enters, Expr, How, Leaf, TestId, Who};
use crate::syntax::tree::{self, Amount, At, CounterAmount, EntersWith, Requirement, Thing, ThingKind};

use super::Lowering;
use super::boolean::Boolean;

impl Lowering<'_> {
    pub fn requirement(&mut self, requirement: &Requirement, at: At) -> Option<TestId> {
        let boolean = match requirement {
            Requirement::Person(person) => Boolean::Ask(Ask::AnyPlayer(self.person_set(person)?)),
            Requirement::Thing(thing) => self.there_is(thing)?,
            Requirement::YouHave(thing) => self.person_has(Who::YOU, thing)?,
            Requirement::YouControl(thing) => {
                let cards = self.cards(thing)?;
                let set =
                    self.set(&[(How::Start, Leaf::These(cards)), (How::And, Leaf::ControlledBy(Who::YOU))]);
                let count = self.expr(Expr::Count(crate::program::Cards::set(set)));
                self.counted_thing(count, thing)?
            }
        };
        Some(self.some_test(&boolean, at))
    }

    fn there_is(&mut self, thing: &Thing) -> Option<Boolean> {
        let cards = match &thing.kind {
            ThingKind::Some(_) => self.counted_cards(thing)?,
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => self.cards(thing)?,
        };
        let count = self.expr(Expr::Count(cards));
        self.counted_thing(count, thing)
    }

    pub fn enters_with(&mut self, enters: &EntersWith) -> Option<Enters> {
        if self.block.kind == tree::BlockKind::Card && !self.block.stays {
            let message = "this card never enters play: it has its effect and is gone";
            let help = "take the line away, or give the card a type that stays in play";
            return self.refuse(Code::NeverEnters, enters.at, message, "never enters play", help);
        }
        let count = match &enters.amount {
            CounterAmount::A => 1,
            CounterAmount::Count(Amount::Exactly(count)) => *count,
            CounterAmount::No | CounterAmount::All | CounterAmount::Count(_) => {
                let message = "this does not say how many counters the card has";
                let help = "write a number: enters with three wish counters";
                return self.refuse(Code::HowMany, enters.at, message, "how many?", help);
            }
        };
        Some(Enters { counter: self.world.counter(enters.counter), count: count as u16 })
    }
}
