//! What a card or an action needs, and what a card has on entering play.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::person::said_had::Said;
use crate::diagnostic::Code;
use crate::program::{Ask, EntersWith as Enters, Expr, How, Leaf, TestId, Who};
use crate::syntax::tree::{
    self, Amount, At, CounterAmount, EntersWith, Person, PersonDeterminer, PersonKind, Requirement, Thing,
    ThingKind,
};

impl Lowering<'_> {
    pub fn requirement(&mut self, requirement: &Requirement, at: At) -> Option<TestId> {
        let boolean =
            self.of_somebody(at, &mut Vec::new(), |lowering, _| lowering.what_is_required(requirement))?;
        Some(self.some_test(&boolean, at))
    }

    fn what_is_required(&mut self, requirement: &Requirement) -> Option<Boolean> {
        Some(match requirement {
            Requirement::Person(person) => self.there_is_somebody(person)?,
            Requirement::Thing(thing) => self.there_is(thing)?,
            Requirement::YouHave(thing) => self.person_has(Who::YOU, thing, Said::Required)?,
            Requirement::YouControl(thing) => {
                self.controls_in_play(thing, thing.at)?;
                let cards = self.cards(thing)?;
                let set =
                    self.set(&[(How::Start, Leaf::These(cards)), (How::And, Leaf::ControlledBy(Who::YOU))]);
                let count = self.expr(Expr::Count(crate::program::Cards::set(set)));
                self.counted_thing(count, thing)?
            }
        })
    }

    /// As many people as the noun says.
    fn there_is_somebody(&mut self, person: &Person) -> Option<Boolean> {
        let all = self.person_set(person)?;
        let PersonKind::Some(noun) = &person.kind else { return Some(Boolean::Ask(Ask::AnyPlayer(all))) };
        match &noun.determiner {
            PersonDeterminer::Each | PersonDeterminer::All => {
                let message = format!(
                    "\"{}\" says of whom it is true, and not what has to be true",
                    self.quote(person.at)
                );
                let help = "name somebody there has to be, or nobody there may be: requires an opponent with two or more cards in ‹held›; requires no opponent with two or more cards in ‹held›";
                self.refuse(Code::WhichOne, person.at, message, "how many of them?", help)
            }
            PersonDeterminer::A
            | PersonDeterminer::The
            | PersonDeterminer::Bare
            | PersonDeterminer::No
            | PersonDeterminer::Count(_)
            | PersonDeterminer::Only(_) => self.quantified(noun, all, all, person.at, &mut Vec::new()),
        }
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

    pub fn enters_with(&mut self, enters: &[EntersWith]) -> Option<Vec<Enters>> {
        let mut all: Vec<Enters> = Vec::new();
        for one in enters {
            let enters = self.enters_with_one(one)?;
            if all.iter().any(|other| other.counter == enters.counter) {
                let message =
                    format!("\"{}\" are counters that the line has named already", self.quote(one.at));
                let help = "name each kind of counter once, with the number of all";
                return self.refuse(Code::HowMany, one.at, message, "named twice", help);
            }
            all.push(enters);
        }
        Some(all)
    }

    fn enters_with_one(&mut self, enters: &EntersWith) -> Option<Enters> {
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
