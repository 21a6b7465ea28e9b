//! "The number of cards an opponent controls", where nothing is asked and a number is needed: of one of them, or of all?

use crate::analysis::lower::Lowering;
use crate::analysis::lower::text::clause::role_of;
use crate::analysis::lower::thing::each_of::any_of;
use crate::analysis::lower::thing::select::owner_of;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{Expr, Num};
use crate::syntax::tree::{
    At, NamedNumber, Person, PersonDeterminer, PersonKind, PersonNoun, Role, Thing, ThingKind, ThingNoun,
    ThingPlace, ZoneKind,
};
use crate::vocabulary::english;

impl Lowering<'_> {
    /// Refuses a number of cards of somebody whom nobody has chosen.
    pub fn counted_of_whom(&mut self, thing: &Thing) -> Option<()> {
        let ThingKind::Some(noun) = &thing.kind else { return Some(()) };
        let Some((person, role)) = somebody_of(noun).filter(|_| self.somebody.is_chosen()) else {
            return Some(());
        };
        let with = |owner: &Person| {
            let noun = with_owner(noun, owner);
            format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(noun)), at: thing.at })
        };
        let all = match noun.place {
            Some(_) => PersonDeterminer::All,
            None => PersonDeterminer::Bare,
        };
        let all = PersonNoun { determiner: all, ..person.1.clone() };
        let all = with(&Person { kind: PersonKind::Some(Box::new(all)), at: person.0.at });
        let one = with(&Person { kind: PersonKind::That(role), at: person.0.at });
        let all = format!("those of all of them are \"{all}\"");
        self.one_of_them_or_all(thing.at, person.0, role, &all, &one)
    }

    /// The same of goods, which nobody has together.
    pub fn goods_of_whom(&mut self, number: &NamedNumber, person: &Person) -> Option<()> {
        match &self.world.dialect.lexicon.get(number.word.id).plural {
            Some(goods) => self.held_by_whom(number.at, person, goods),
            None => Some(()),
        }
    }

    fn held_by_whom(&mut self, at: At, person: &Person, goods: &str) -> Option<()> {
        let (Some(role), true) = (any_of(person), self.somebody.is_chosen()) else { return Some(()) };
        let one = Person { kind: PersonKind::That(role), at: person.at };
        let one = self.with_change_of(at, person.at.0, &format::person(self.world.dialect, &one));
        let all = format!("{ONE_BY_ONE}: {}", for_each_of(role, goods));
        self.one_of_them_or_all(at, person, role, &all, &one)
    }

    /// How many points one player has.
    pub fn points_of(&mut self, person: &Person, at: At) -> Option<Num> {
        if owners(person) != Owners::One {
            return self.held_by_several(at, person, "points");
        }
        self.held_by_whom(at, person, "points")?;
        let who = self.who(person)?;
        Some(self.expr(Expr::Points(who)))
    }

    /// Refuses what each of several has so many of as one number.
    pub fn held_by_several<T>(&mut self, at: At, person: &Person, many: &str) -> Option<T> {
        let role = role_of(person).word();
        let said = match self.clause_said() {
            // What leads the sentence stands in no clause.
            "" => for_each_of(role_of(person), many),
            _clause => {
                let said = self.said_of_each(person);
                format!("{}.", said.replace(&format!("that {role} have"), &format!("that {role} has")))
            }
        };
        let message = format!("\"{}\" is not one number", self.quote(at));
        let help = format!("{ONE_BY_ONE}: {said}");
        self.refuse(Code::Owner, at, message, "of several players", help)
    }

    fn one_of_them_or_all(
        &mut self,
        at: At,
        person: &Person,
        role: Role,
        all: &str,
        one: &str,
    ) -> Option<()> {
        let said = self.quote(person.at);
        let message = format!("\"{}\" can be of one of them, or of all of them", self.quote(at));
        let choose = format!("Choose {} {}.", english::article(role.word()), role.word());
        let problem = Diagnostic::new(Code::WhichOne, self.place(person.at), message)
            .label(format!("which one is \"{said}\"?"))
            .help(format!("for one of them, choose first: {choose} Then say \"{one}\""))
            .help(all.to_string());
        self.report(problem);
        None
    }
}

/// How numbers of several players are worked with.
pub const ONE_BY_ONE: &str = "for all of them, go through them one by one";

pub fn for_each_of(role: Role, goods: &str) -> String {
    let role = role.word();
    format!("For each {role}, draw cards equal to the number of {goods} that {role} has.")
}

/// Somebody of several, whose the cards are, or who did something with them.
fn somebody_of(noun: &ThingNoun) -> Option<((&Person, &PersonNoun), Role)> {
    let by = noun.handled.as_ref().map(|handled| &handled.by);
    let person = owner_of(noun).or(by)?;
    let role = any_of(person)?;
    let PersonKind::Some(some) = &person.kind else { return None };
    Some(((person, some), role))
}

fn with_owner(noun: &ThingNoun, owner: &Person) -> ThingNoun {
    let mut noun = noun.clone();
    if let Some(ThingPlace::From(zones) | ThingPlace::In(zones)) = &mut noun.place {
        for zone in zones {
            if let ZoneKind::Of(_, of) = &mut zone.kind {
                **of = owner.clone();
            }
        }
    }
    if let Some(ThingPlace::Of(zone)) = &mut noun.place
        && let ZoneKind::Of(_, of) = &mut zone.kind
    {
        **of = owner.clone();
    }
    if noun.controlled_by.is_some() {
        noun.controlled_by = Some(owner.clone());
    }
    if let Some(handled) = &mut noun.handled {
        handled.by = owner.clone();
    }
    noun
}

/// Of how many players a number is spoken of.
#[derive(PartialEq)]
pub enum Owners {
    One,
    /// Of each for themselves: "each player's bid", "those players' bid".
    Each,
    Several,
    /// Of nobody, or of only so many: that is asked, not done.
    Nobody,
}

pub fn owners(person: &Person) -> Owners {
    match &person.kind {
        PersonKind::Some(noun) => match noun.determiner {
            PersonDeterminer::A | PersonDeterminer::The => Owners::One,
            PersonDeterminer::Each => Owners::Each,
            PersonDeterminer::All | PersonDeterminer::Bare | PersonDeterminer::Count(_) => Owners::Several,
            PersonDeterminer::No | PersonDeterminer::Only(_) => Owners::Nobody,
        },
        PersonKind::Those(_) => Owners::Each,
        PersonKind::You
        | PersonKind::They
        | PersonKind::That(_)
        | PersonKind::Dealer
        | PersonKind::Winner
        | PersonKind::Next
        | PersonKind::Other
        | PersonKind::Beside { .. }
        | PersonKind::ControllerOf(_)
        | PersonKind::Bound(_) => Owners::One,
    }
}
