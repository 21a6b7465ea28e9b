//! People.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Noun, Slot, You};
use crate::diagnostic::Code;
use crate::program::{self, Choice, ChoiceOf, Count, EventKind, How, Kept, Num, Op, Who, WhoKind, WhoLeaf};
use crate::syntax::tree::{At, Binder, Person, PersonDeterminer, PersonKind, PersonNoun, Role, Side};

use super::somebody::is_somebody;

impl Lowering<'_> {
    /// The person or persons, where something is done: what is to be chosen is chosen here.
    pub fn who(&mut self, person: &Person) -> Option<Who> {
        match &person.kind {
            PersonKind::Some(noun) if is_somebody(noun) && !self.somebody.is_chosen() => {
                self.unchosen(person, noun)
            }
            PersonKind::Some(noun) => self.some_person(noun, person.at),
            PersonKind::You
            | PersonKind::They
            | PersonKind::That(_)
            | PersonKind::Those(_)
            | PersonKind::Dealer
            | PersonKind::Winner
            | PersonKind::Next
            | PersonKind::Other
            | PersonKind::Beside { .. }
            | PersonKind::ControllerOf(_)
            | PersonKind::Bound(_) => self.pointed_person(person),
        }
    }

    /// The persons as a set: nothing is chosen.
    pub fn person_set(&mut self, person: &Person) -> Option<Who> {
        match &person.kind {
            PersonKind::Some(noun) => match self.the_opponent(noun) {
                Some(opponent) => Some(opponent),
                None => {
                    self.none_chosen(noun, person.at)?;
                    let leaves = self.person_leaves(noun, person.at)?;
                    Some(self.persons(&leaves))
                }
            },
            PersonKind::You
            | PersonKind::They
            | PersonKind::That(_)
            | PersonKind::Those(_)
            | PersonKind::Dealer
            | PersonKind::Winner
            | PersonKind::Next
            | PersonKind::Other
            | PersonKind::Beside { .. }
            | PersonKind::ControllerOf(_)
            | PersonKind::Bound(_) => self.pointed_person(person),
        }
    }

    fn pointed_person(&mut self, person: &Person) -> Option<Who> {
        let who = self.pointed(person)?;
        match &person.kind {
            PersonKind::You | PersonKind::They | PersonKind::Some(_) => {}
            PersonKind::That(_)
            | PersonKind::Dealer
            | PersonKind::Winner
            | PersonKind::Next
            | PersonKind::Other
            | PersonKind::Beside { .. }
            | PersonKind::ControllerOf(_)
            | PersonKind::Bound(_) => self.scope.name(who, false, person.at.0),
            PersonKind::Those(_) => self.scope.name(who, true, person.at.0),
        }
        Some(who)
    }

    fn pointed(&mut self, person: &Person) -> Option<Who> {
        match &person.kind {
            PersonKind::You => self.you(person.at),
            PersonKind::They => self.they(person.at),
            PersonKind::That(role) => self.bound_person(&Noun::Person(*role), false, person.at),
            PersonKind::Those(role) => self.bound_person(&Noun::Person(*role), true, person.at),
            PersonKind::Dealer => Some(Who::new(WhoKind::Dealer)),
            PersonKind::Winner => Some(Who::new(WhoKind::Winner)),
            PersonKind::Next if self.scope.next.is_some() => self.scope.next,
            PersonKind::Next => {
                let next = self.persons(&[(How::Start, WhoLeaf::Next)]);
                if self.scope.holds_for_a_while { self.as_of_now(next, person.at) } else { Some(next) }
            }
            PersonKind::Other => {
                self.game_of_two(person.at)?;
                let than = match self.block.you {
                    You::Nobody => Who::new(WhoKind::Dealer),
                    You::Controller | You::Player | You::Doer => Who::YOU,
                };
                Some(self.persons(&[(How::Start, WhoLeaf::OthersThan(than))]))
            }
            PersonKind::Beside { side, of } => {
                let of = self.who(of)?;
                let side = match side {
                    Side::Left => program::Side::Left,
                    Side::Right => program::Side::Right,
                };
                Some(self.persons(&[(How::Start, WhoLeaf::Beside(side, of))]))
            }
            PersonKind::ControllerOf(thing) => {
                let cards = self.cards(thing)?;
                self.is_controlled(cards, person.at)?;
                let controller = self.persons(&[(How::Start, WhoLeaf::ControllersOf(cards))]);
                match self.scope.holds_for_a_while {
                    true => self.as_of_now(controller, person.at),
                    false => Some(controller),
                }
            }
            PersonKind::Bound(Binder { text, .. }) => {
                self.bound_person(&Noun::Name(text.clone()), false, person.at)
            }
            PersonKind::Some(noun) => self.some_person(noun, person.at),
        }
    }

    /// Keeps who it is now.
    pub fn as_of_now(&mut self, who: Who, at: At) -> Option<Who> {
        let local = self.local(at)?;
        self.emit(Op::LetPlayers(local, who));
        Some(Who::local(local))
    }

    fn bound_person(&mut self, noun: &Noun, many: bool, at: At) -> Option<Who> {
        let found = if many { self.scope.those(noun) } else { self.scope.that(noun) };
        match found.map(|binding| binding.slot) {
            Ok(Slot::Person(who)) => Some(who),
            Ok(Slot::Cards(_) | Slot::Zone(_) | Slot::Value(_)) => {
                let message = format!("\"{}\" is no player", self.quote(at));
                self.refuse(Code::PointsAtNothing, at, message, "a card, not a player", "name a player first")
            }
            Err(lost) => self.lost(at, lost),
        }
    }

    /// "the opponent", where a substitution or an event began with one.
    fn the_opponent(&mut self, noun: &PersonNoun) -> Option<Who> {
        let PersonNoun { determiner, other, random, role, of, clause, chooser } = noun;
        let says_more = *other || *random || of.is_some() || clause.is_some() || chooser.is_some();
        let repeats = *determiner == PersonDeterminer::The && *role == Role::Opponent && !says_more;
        if repeats { self.scope.opponent } else { None }
    }

    fn some_person(&mut self, noun: &PersonNoun, at: At) -> Option<Who> {
        if let Some(opponent) = self.the_opponent(noun) {
            return Some(opponent);
        }
        let leaves = self.person_leaves(noun, at)?;
        let set = self.persons(&leaves);
        match &noun.determiner {
            PersonDeterminer::Each | PersonDeterminer::All => {
                self.none_chosen(noun, at)?;
                self.scope.bind(Noun::Person(noun.role), Slot::Person(set), true, at.0);
                Some(set)
            }
            // Of cards "opponents control" it need not be all of them.
            PersonDeterminer::Bare => {
                self.none_chosen(noun, at)?;
                Some(set)
            }
            PersonDeterminer::A => self.choose_person(noun, set, Count::Exactly(Num::ONE), at),
            PersonDeterminer::The if noun.clause.is_some() => {
                self.choose_person(noun, set, Count::Exactly(Num::ONE), at)
            }
            PersonDeterminer::The => self.which_person(noun, at),
            PersonDeterminer::Count(amount) => {
                let count = self.choice_count(amount, at)?;
                self.choose_person(noun, set, count, at)
            }
            PersonDeterminer::No | PersonDeterminer::Only(_) => self.nothing_to_do(at),
        }
    }

    /// Refuses a chooser where everybody, or anybody, is meant.
    pub fn none_chosen(&mut self, noun: &PersonNoun, at: At) -> Option<()> {
        if noun.chooser.is_none() && !noun.random {
            return Some(());
        }
        self.nothing_chosen(at)
    }

    fn choose_person(&mut self, noun: &PersonNoun, from: Who, count: Count, at: At) -> Option<Who> {
        // As with cards, whoever does it picks.
        let doer = self.scope.seen_from.map_or_else(|| self.decider(), |(doer, _)| doer);
        let by = self.picker(noun.chooser.as_ref(), noun.random, doer, at)?;
        let local = self.local(at)?;
        self.choose(Choice {
            by,
            of: ChoiceOf::Players(from),
            count,
            random: noun.random,
            purpose: EventKind::Choose,
            into: Kept::Local(local),
        });
        let who = Who::local(local);
        let many = matches!(noun.determiner, PersonDeterminer::Count(_));
        self.scope.bind(Noun::Person(noun.role), Slot::Person(who), many, at.0);
        Some(who)
    }

    /// Who decides where a text does not say.
    pub fn decider(&self) -> Who {
        if let Some(chooser) = self.scope.chooser {
            return chooser;
        }
        match self.block.you {
            You::Controller | You::Player | You::Doer => Who::YOU,
            You::Nobody => self.scope.subject.unwrap_or(Who::new(WhoKind::Active)),
        }
    }

    /// Lowers with another subject: "they" is `who` inside.
    pub fn about<T>(&mut self, who: Who, inside: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.scope.subject.replace(who);
        let result = inside(self);
        self.scope.subject = before;
        result
    }
}
