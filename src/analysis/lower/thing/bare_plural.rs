//! Plurals without a number, "cards in your hand": one of them, all of them, or how many? It is asked, and what
//! follows is read all the same.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Noun, Slot};
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{Who, WhoKind};
use crate::syntax::tree::{
    Amount, At, Condition, Determiner, Person, PersonDeterminer, PersonKind, PersonNoun, SimpleCondition,
    SimpleConditionKind, Thing, ThingKind, ThingNoun,
};

use super::noun_place::is_place;

impl Lowering<'_> {
    /// Refuses a question about cards or players that leaves open of how many of them it has to be true. Where cards
    /// are is true of those that there are: "if eights are in your hand".
    pub fn of_how_many(&mut self, simple: &SimpleCondition) {
        let at = simple.at;
        let (open, one, all) = match &simple.kind {
            SimpleConditionKind::Thing(thing, predicate) if !is_place(predicate) => {
                let Some(noun) = bare(thing) else { return };
                let with =
                    |how| SimpleConditionKind::Thing(determined(noun, how, thing.at), predicate.clone());
                (thing.at, with(Determiner::A), with(Determiner::All))
            }
            SimpleConditionKind::Person(person, predicate) => {
                let Some(noun) = bare_people(person) else { return };
                let with =
                    |how| SimpleConditionKind::Person(counted(noun, how, person.at), predicate.clone());
                (person.at, with(PersonDeterminer::A), with(PersonDeterminer::Each))
            }
            SimpleConditionKind::Thing(..)
            | SimpleConditionKind::Named { .. }
            | SimpleConditionKind::Measure(..)
            | SimpleConditionKind::ThereAre(_)
            | SimpleConditionKind::Share { .. }
            | SimpleConditionKind::TurnOf(_)
            | SimpleConditionKind::YouCan => return,
        };
        let [one, all] = [one, all].map(|kind| {
            let condition = Condition { any: vec![vec![SimpleCondition { kind, at }]], at };
            format::condition(self.world.dialect, &condition)
        });
        self.leaves_open(open, &one, &all);
    }

    /// Refuses the same where a card is held against others.
    pub fn with_how_many(&mut self, noun: &ThingNoun, at: At) {
        if noun.determiner != Determiner::Bare {
            return;
        }
        let [one, each] = [Determiner::A, Determiner::Each]
            .map(|how| format::thing(self.world.dialect, &determined(noun, how, at)));
        self.leaves_open(at, &one, &each);
    }

    fn leaves_open(&mut self, at: At, one: &str, all: &str) {
        let message = format!("\"{}\" does not say whether one of them is enough", self.quote(at));
        self.report(
            Diagnostic::new(Code::HowMany, self.place(at), message)
                .label("one of them, or all?")
                .help(format!("if one is enough: \"{one}\""))
                .help(format!("if it has to be all of them: \"{all}\"")),
        );
    }

    /// Refuses the same where something is done with the cards.
    pub fn done_to_how_many(&mut self, noun: &ThingNoun, at: At) {
        if noun.determiner != Determiner::Bare {
            return;
        }
        let [all, any] = [Determiner::All, Determiner::Count(Amount::AnyNumber)]
            .map(|how| format::thing(self.world.dialect, &determined(noun, how, at)));
        let message = format!("\"{}\" does not say how many", self.quote(at));
        let help = format!("say \"{all}\", \"{any}\", or a number of them");
        self.refuse::<()>(Code::HowMany, at, message, "how many?", help);
    }

    /// Refuses "each asset an opponent controls": of each of them, or of one who is chosen?
    pub fn each_of_whom(&mut self, noun: &ThingNoun, at: At) {
        let (Determiner::Each, Some(person)) = (&noun.determiner, &noun.controlled_by) else { return };
        let PersonKind::Some(who) = &person.kind else { return };
        if who.determiner != PersonDeterminer::A {
            return;
        }
        let of = |how, person| {
            let noun = ThingNoun { controlled_by: Some(person), ..noun.clone() };
            format::thing(self.world.dialect, &determined(&noun, how, at))
        };
        let everybody = of(Determiner::All, counted(who, PersonDeterminer::Bare, person.at));
        let somebody = of(Determiner::All, person.clone());
        let message = format!("\"{}\" could be those of one of them, or of all", self.quote(at));
        let problem = Diagnostic::new(Code::HowMany, self.place(at), message)
            .label("whose?")
            .help(format!("those of all of them: \"{everybody}\""))
            .help(format!("those of one, who is chosen: \"{somebody}\""));
        self.report(problem);
    }

    /// Refuses the same where players are chosen.
    pub fn choose_how_many(&mut self, person: &Person) {
        let Some(noun) = bare_people(person) else { return };
        let [one, two] = [PersonDeterminer::A, PersonDeterminer::Count(Amount::Exactly(2))]
            .map(|how| format::person(self.world.dialect, &counted(noun, how, person.at)));
        let message = format!("\"{}\" does not say how many", self.quote(person.at));
        let help = format!("say \"{one}\", \"{two}\", or another number of them");
        self.refuse::<()>(Code::HowMany, person.at, message, "how many?", help);
        self.scope.bind(Noun::Person(noun.role), Slot::Person(Who::new(WhoKind::Nobody)), true, person.at.0);
    }
}

fn bare(thing: &Thing) -> Option<&ThingNoun> {
    match &thing.kind {
        ThingKind::Some(noun) => Some(&**noun).filter(|noun| noun.determiner == Determiner::Bare),
        _pointed => None,
    }
}

fn bare_people(person: &Person) -> Option<&PersonNoun> {
    match &person.kind {
        PersonKind::Some(noun) => Some(&**noun).filter(|noun| noun.determiner == PersonDeterminer::Bare),
        _pointed => None,
    }
}

pub(super) fn determined(noun: &ThingNoun, determiner: Determiner, at: At) -> Thing {
    Thing { kind: ThingKind::Some(Box::new(ThingNoun { determiner, ..noun.clone() })), at }
}

fn counted(noun: &PersonNoun, determiner: PersonDeterminer, at: At) -> Person {
    Person { kind: PersonKind::Some(Box::new(PersonNoun { determiner, ..noun.clone() })), at }
}
