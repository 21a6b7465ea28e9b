//! Events and durations.

use cardwright::syntax::tree::*;
use proptest::prelude::*;
use proptest::sample::select;

use super::act::{plain_act, simple_verb};
use super::condition::single_condition;
use super::noun::{any_thing, more_than_in, ordinal_thing, subject};
use super::person::{any_person, closed_person};
use super::zone::{destination, moment, time};
use super::{Random, maybe, shared};
use crate::support::build::{act, event, placed, zone};

/// An event as it happens.
pub fn happening(depth: u32) -> Random<Event> {
    shared("event::happening", depth, || {
        let cannot = (any_person(depth), plain_act(0))
            .prop_map(|(who, act)| event(EventKind::Cannot { who, act: Box::new(act) }));
        prop_oneof![6 => possible(depth), 1 => with_time(cannot.boxed())].boxed()
    })
}

/// An event that would happen: also one that somebody causes.
pub fn possible(depth: u32) -> Random<Event> {
    shared("event::possible", depth, || {
        let does = (any_person(depth), plain_act(depth))
            .prop_map(|(who, act)| event(EventKind::Does { who, act: Box::new(act) }));
        let counted = (closed_person(), simple_verb(), ordinal_thing()).prop_map(|(who, verb, what)| {
            let act = Box::new(act(ActKind::Simple { verb, what, one_at_a_time: false }));
            Event { in_a_turn: true, ..event(EventKind::Does { who, act }) }
        });
        let too_many = (closed_person(), simple_verb(), prop_oneof![more_than_in(), from_empty()]).prop_map(
            |(who, verb, what)| {
                let act = Box::new(act(ActKind::Simple { verb, what, one_at_a_time: false }));
                event(EventKind::Does { who, act })
            },
        );
        let done = (subject(depth), passive(), maybe(0.3, any_person(0)))
            .prop_map(|(what, verb, by)| event(EventKind::Done { what, verb, by }));
        let moved = prop_oneof![
            subject(depth).prop_map(EventKind::Enters),
            subject(depth).prop_map(EventKind::Leaves),
            subject(depth).prop_map(EventKind::ChangesControl),
            Just(EventKind::TurnSkipped),
        ]
        .prop_map(event);
        with_time(prop_oneof![5 => does, 1 => counted, 1 => too_many, 3 => done, 2 => moved].boxed())
    })
}

/// cause you to draw a card
pub fn caused() -> Random<Event> {
    shared("event::caused", 0, || {
        (closed_person(), any_person(0), simple_verb(), any_thing(0))
            .prop_map(|(who, other, verb, what)| {
                let caused = Box::new(act(ActKind::Simple { verb, what, one_at_a_time: false }));
                event(EventKind::Does { who, act: Box::new(act(ActKind::Cause { who: other, act: caused })) })
            })
            .boxed()
    })
}

fn from_empty() -> Random<Thing> {
    shared("event::from_empty", 0, || {
        super::one_of(&crate::support::PILES)
            .prop_map(|word| {
                let place = ThingPlace::From(vec![zone(ZoneKind::Empty(word))]);
                placed(Determiner::A, crate::support::build::card(), place)
            })
            .boxed()
    })
}

fn with_time(event: Random<Event>) -> Random<Event> {
    (event, maybe(0.2, time())).prop_map(|(event, during)| Event { during, ..event }).boxed()
}

pub fn passive() -> Random<PassiveVerb> {
    shared("event::passive", 0, || {
        use PassiveVerb::*;
        let plain =
            select(vec![Destroyed, Discarded, Played, Drawn, Revealed, LookedAt, Returned, Exchanged]);
        let banished = Just(Own(crate::support::word("banish")));
        prop_oneof![6 => plain, 1 => destination().prop_map(Put), 1 => banished].boxed()
    })
}

/// A duration that ends in itself.
pub fn closed_duration() -> Random<Duration> {
    shared("event::closed_duration", 0, || {
        prop_oneof![
            Just(Duration::ThisTurn),
            Just(Duration::EachTurn),
            Just(Duration::RestOfGame),
            time().prop_map(Duration::During),
            moment().prop_map(|moment| Duration::Until(Until::Moment(moment))),
        ]
        .boxed()
    })
}

pub fn until(depth: u32) -> Random<Until> {
    shared("event::until", depth, || {
        let event = happening(depth.saturating_sub(1)).prop_map(|event| Until::Event(Box::new(event)));
        prop_oneof![moment().prop_map(Until::Moment), event].boxed()
    })
}

/// Any duration: what follows it might be taken for a part of its condition.
pub fn duration(depth: u32) -> Random<Duration> {
    shared("event::duration", depth, || {
        prop_oneof![
        2 => closed_duration(),
        1 => single_condition(depth.saturating_sub(1)).prop_map(|condition| Duration::While(Box::new(condition))),
        1 => until(depth).prop_map(Duration::Until),
    ]
    .boxed()
    })
}

/// How long an act lasts.
pub fn term(depth: u32) -> Random<Duration> {
    duration(depth)
        .prop_map(|duration| match duration {
            Duration::EachTurn | Duration::During(_) => Duration::RestOfGame,
            other => other,
        })
        .boxed()
}

/// A term that ends in itself.
pub fn closed_term() -> Random<Duration> {
    prop_oneof![
        Just(Duration::ThisTurn),
        Just(Duration::RestOfGame),
        moment().prop_map(|moment| Duration::Until(Until::Moment(moment))),
    ]
    .boxed()
}
