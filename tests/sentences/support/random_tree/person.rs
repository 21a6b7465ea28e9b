//! People.

use cardwright::syntax::tree::*;
use proptest::prelude::*;
use proptest::sample::select;

use super::amount::amount;
use super::condition::{person_predicate, simple_comparison};
use super::noun::{bare_things, thing_without_chooser};
use super::{Random, maybe, one_of, seldom, shared};
use crate::support::build::{at, noun_of_person, person, thing};

pub fn role() -> Random<Role> {
    shared("person::role", 0, || select(&[Role::Player, Role::Opponent, Role::Ally]).boxed())
}

/// Those that name one person in a word or two.
pub fn simple_person() -> Random<Person> {
    shared("person::simple_person", 0, || {
        prop_oneof![
            Just(PersonKind::You),
            role().prop_map(PersonKind::That),
            Just(PersonKind::Dealer),
            Just(PersonKind::Winner),
            Just(PersonKind::Next),
            Just(PersonKind::Other),
        ]
        .prop_map(person)
        .boxed()
    })
}

/// Those that can stand before 's: one person, and nothing after the noun.
pub fn owner() -> Random<Person> {
    shared("person::owner", 0, || {
        let beside = (select(&[Side::Left, Side::Right]), simple_person())
            .prop_map(|(side, of)| PersonKind::Beside { side, of: Box::new(of) });
        let controlled = prop_oneof![
            Just(ThingKind::It),
            Just(ThingKind::This),
            Just(ThingKind::That(crate::support::build::card())),
            Just(ThingKind::Bound(guest())),
        ];
        prop_oneof![
            4 => simple_person(),
            1 => Just(person(PersonKind::They)),
            1 => beside.prop_map(person),
            1 => controlled.prop_map(|of| person(PersonKind::ControllerOf(Box::new(thing(of))))),
            1 => Just(person(PersonKind::Bound(low_player()))),
            3 => front(one_determiner()).prop_map(some),
        ]
        .boxed()
    })
}

/// One or several, and nothing after the noun.
pub fn closed_person() -> Random<Person> {
    shared("person::closed_person", 0, || {
        prop_oneof![
            3 => owner(),
            1 => role().prop_map(|role| person(PersonKind::Those(role))),
            1 => front(many_determiner()).prop_map(some),
        ]
        .boxed()
    })
}

/// Several players, as the owners of hands.
pub fn several_persons() -> Random<Person> {
    shared("person::several_persons", 0, || {
        front(prop_oneof![Just(PersonDeterminer::All), Just(PersonDeterminer::Bare)].boxed())
            .prop_map(|noun| some(PersonNoun { random: false, ..noun }))
            .boxed()
    })
}

pub fn each_person() -> Random<Person> {
    shared("person::each_person", 0, || front(Just(PersonDeterminer::Each).boxed()).prop_map(some).boxed())
}

/// Anybody, described as closely as the language can.
pub fn any_person(depth: u32) -> Random<Person> {
    shared("person::any_person", depth, || {
        if depth == 0 {
            return closed_person();
        }
        let determiner = prop_oneof![one_determiner(), many_determiner()].boxed();
        let described =
            (front(determiner), maybe(0.2, owner()), maybe(0.4, clause(depth - 1)), maybe(0.3, chooser()));
        let described = described.prop_map(|(noun, of, clause, chooser)| {
            let chooser = chooser.filter(|_| clause.as_ref().is_none_or(leaves_the_chooser));
            some(PersonNoun { of, clause, chooser, ..noun })
        });
        prop_oneof![1 => closed_person(), 1 => described].boxed()
    })
}

/// a player of your choice: whose zones are told by "of".
pub fn person_of_choice() -> Random<Person> {
    shared("person::person_of_choice", 0, || {
        (front(Just(PersonDeterminer::A).boxed()), chooser())
            .prop_map(|(noun, chooser)| some(PersonNoun { chooser: Some(chooser), ..noun }))
            .boxed()
    })
}

pub fn chooser() -> Random<Chooser> {
    // "from the draw pile of that player's choice" reads as the draw pile of that player.
    prop_oneof![Just(PersonKind::You), Just(PersonKind::They)]
        .prop_map(|kind| Chooser { person: Box::new(person(kind)), at: at() })
        .boxed()
}

pub fn guest() -> Binder {
    Binder { text: "guest".into(), at: at() }
}

pub fn low_player() -> Binder {
    Binder { text: "low player".into(), at: at() }
}

fn some(noun: PersonNoun) -> Person {
    person(PersonKind::Some(Box::new(noun)))
}

fn one_determiner() -> Random<PersonDeterminer> {
    shared("person::one_determiner", 0, || {
        select(vec![PersonDeterminer::A, PersonDeterminer::Each, PersonDeterminer::The, PersonDeterminer::No])
            .boxed()
    })
}

fn many_determiner() -> Random<PersonDeterminer> {
    shared("person::many_determiner", 0, || {
        prop_oneof![
            Just(PersonDeterminer::All),
            Just(PersonDeterminer::Bare),
            amount().prop_map(PersonDeterminer::Count),
            (1..4u32).prop_map(PersonDeterminer::Only),
        ]
        .boxed()
    })
}

fn front(determiner: Random<PersonDeterminer>) -> Random<PersonNoun> {
    (determiner, seldom(), seldom(), role())
        .prop_map(|(determiner, other, random, role)| {
            // "the other player" is a person of its own.
            let other = other && determiner != PersonDeterminer::The;
            let random = random && determiner != PersonDeterminer::Bare;
            PersonNoun { other, random, ..noun_of_person(determiner, role) }
        })
        .boxed()
}

fn clause(depth: u32) -> Random<PersonClause> {
    shared("person::clause", depth, || {
        let extreme = select(&[Extreme::Most, Extreme::Fewest, Extreme::Highest, Extreme::Lowest]);
        prop_oneof![
            2 => person_predicate(depth).prop_map(PersonClause::Who),
            1 => (one_of(&["penalty"]), simple_comparison())
                .prop_map(|(number, comparison)| PersonClause::Whose { number, comparison }),
            2 => (extreme, ranked()).prop_map(|(extreme, of)| PersonClause::With { extreme, of }),
            1 => thing_without_chooser(depth).prop_map(PersonClause::WithAmount),
            1 => (holding(), amount()).prop_map(|(of, amount)| PersonClause::WithSoMany(of, amount)),
            1 => (any::<bool>(), ranked(), simple_person())
                .prop_map(|(more, of, than)| PersonClause::WithMoreThan { more, of, than }),
        ]
        .boxed()
    })
}

/// What somebody has so many of.
pub fn holding() -> Random<Holding> {
    shared("person::holding", 0, || {
        prop_oneof![Just(Holding::Points), one_of(&["coin"]).prop_map(Holding::Goods)].boxed()
    })
}

fn ranked() -> Random<Ranked> {
    shared("person::ranked", 0, || {
        prop_oneof![
            bare_things().prop_map(|what| Ranked::Things(Box::new(what))),
            holding().prop_map(Ranked::Holding),
            Just(Ranked::Result),
            bare_things().prop_map(|what| Ranked::Worth(Box::new(what))),
            one_of(&["penalty"]).prop_map(Ranked::Number),
        ]
        .boxed()
    })
}

/// Whether a chooser after this clause is the person's, and not one of a noun in the clause.
fn leaves_the_chooser(clause: &PersonClause) -> bool {
    match clause {
        PersonClause::With { .. }
        | PersonClause::Whose { .. }
        | PersonClause::WithSoMany(..)
        | PersonClause::WithMoreThan { .. } => true,
        PersonClause::Who(_) | PersonClause::WithAmount(_) => false,
    }
}
