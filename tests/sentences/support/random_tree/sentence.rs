//! Sentences, one strategy for each kind, and the two fields of a card that are phrases.

use cardwright::syntax::tree::*;
use proptest::collection::vec;
use proptest::prelude::*;

use super::act::{call, changed_steps, plain_act, simple_verb, steps};
use super::amount::counter_amount;
use super::condition::{any_condition, one_condition};
use super::event::{caused, happening, possible, until};
use super::noun::{any_thing, each_thing, inner_thing, thing_without_chooser};
use super::person::{any_person, closed_person, each_person};
use super::zone::{moment, time};
use super::{Random, maybe, one_of, shared};
use crate::support::build::{at, clause, one, sentence};
use crate::support::{ATTRIBUTES, word};

/// How deep nouns stand in nouns.
const DEPTH: u32 = 2;

fn made(kind: impl Strategy<Value = SentenceKind> + 'static) -> Random<Sentence> {
    kind.prop_map(sentence).boxed()
}

/// Every kind of sentence with its name.
pub fn kinds() -> Vec<(&'static str, Random<Sentence>)> {
    vec![
        ("at", at_sentence()),
        ("whenever", whenever()),
        ("as soon as", as_soon_as()),
        ("would", would()),
        ("while there", while_there()),
        (
            "if",
            made(
                (any_condition(DEPTH), last_steps())
                    .prop_map(|(condition, steps)| SentenceKind::If { condition, steps }),
            ),
        ),
        (
            "otherwise",
            made(
                (maybe(0.5, any_condition(DEPTH)), last_steps())
                    .prop_map(|(condition, steps)| SentenceKind::Otherwise { condition, steps }),
            ),
        ),
        ("if done", if_done()),
        ("until whenever", until_whenever()),
        (
            "once",
            made(
                (time(), maybe(0.3, any_condition(1)), steps(DEPTH))
                    .prop_map(|(during, condition, steps)| SentenceKind::Once { during, condition, steps }),
            ),
        ),
        ("for each", for_each()),
        (
            "repeat",
            made((one_condition(DEPTH), steps(DEPTH)).prop_map(|(until, steps)| SentenceKind::Repeat {
                steps: Steps { until: Some(until), ..steps },
            })),
        ),
        ("any order", any_order()),
        ("same time", made(steps(DEPTH).prop_map(|steps| SentenceKind::SameTime { steps }))),
        ("steps", made(steps(DEPTH).prop_map(SentenceKind::Steps))),
        ("call", call_sentence()),
        ("defines", defines()),
        ("defines verb", defines_verb()),
        ("keyword", made(Just(SentenceKind::Keyword(word("Fleeting"))))),
    ]
}

/// A sentence of any kind.
pub fn any_sentence() -> Random<Sentence> {
    shared("sentence::any_sentence", 0, || {
        proptest::strategy::Union::new(kinds().into_iter().map(|(_, sentence)| sentence)).boxed()
    })
}

fn at_sentence() -> Random<Sentence> {
    shared("sentence::at_sentence", 0, || {
        made(
            (moment(), maybe(0.3, any_condition(1)), last_steps())
                .prop_map(|(moment, condition, steps)| SentenceKind::At { moment, condition, steps }),
        )
    })
}

fn while_there() -> Random<Sentence> {
    shared("sentence::while_there", 0, || {
        let waits = prop_oneof![at_sentence(), whenever(), as_soon_as(), would()];
        (one_condition(1), waits)
            .prop_map(|(there, waits)| Sentence { there: Some(Box::new(there)), ..waits })
            .boxed()
    })
}

fn whenever() -> Random<Sentence> {
    shared("sentence::whenever", 0, || {
        made(
            (happening(DEPTH), maybe(0.3, any_condition(1)), last_steps())
                .prop_map(|(event, condition, steps)| SentenceKind::Whenever { event, condition, steps }),
        )
    })
}

fn as_soon_as() -> Random<Sentence> {
    shared("sentence::as_soon_as", 0, || {
        made(
            (one_condition(DEPTH), last_steps())
                .prop_map(|(condition, steps)| SentenceKind::AsSoonAs { condition, steps }),
        )
    })
}

fn would() -> Random<Sentence> {
    shared("sentence::would", 0, || {
        let outcome = prop_oneof![
            changed_steps().prop_map(Outcome::Changed),
            steps(1).prop_map(Outcome::Instead),
            steps(1).prop_map(Outcome::First),
        ];
        made(
            (prop_oneof![3 => possible(DEPTH), 1 => caused()], maybe(0.3, any_condition(1)), outcome)
                .prop_map(|(event, condition, outcome)| SentenceKind::Would { event, condition, outcome }),
        )
    })
}

fn if_done() -> Random<Sentence> {
    shared("sentence::if_done", 0, || {
        made(
            (closed_person(), any::<bool>(), last_steps())
                .prop_map(|(who, not, steps)| SentenceKind::IfDone { who, not, steps }),
        )
    })
}

fn until_whenever() -> Random<Sentence> {
    shared("sentence::until_whenever", 0, || {
        made((until(1), happening(1), maybe(0.3, any_condition(1)), steps(DEPTH)).prop_map(
            |(until, event, condition, steps)| SentenceKind::UntilWhenever { until, event, condition, steps },
        ))
    })
}

/// What steps are done for, and what is asked of each.
fn each() -> Random<(Each, Option<Condition>)> {
    let one = prop_oneof![
        each_thing().prop_map(Each::Thing),
        each_person().prop_map(Each::Person),
        inner_thing().prop_map(|on| Each::Counter { counter: word("wish"), on }),
        (closed_person(), one_of(&["coin"])).prop_map(|(person, word)| {
            Each::Goods(NamedNumber { whose: Some(Box::new(person)), word, at: at() })
        }),
        closed_person().prop_map(Each::Points),
        one_of(&ATTRIBUTES).prop_map(Each::Value),
        prop_oneof![Just(Amount::ThatMany), (2..5u32).prop_map(Amount::Exactly)]
            .prop_map(|amount| Each::Times { amount, at: at() }),
    ];
    (one, maybe(0.3, any_condition(DEPTH))).boxed()
}

fn for_each() -> Random<Sentence> {
    shared("sentence::for_each", 0, || {
        let until = maybe(0.3, any_condition(DEPTH));
        made((each(), until, steps(DEPTH)).prop_map(|((each, only_if), until, steps)| {
            SentenceKind::ForEach { steps: Steps { each: Some(each), only_if, until, ..steps } }
        }))
    })
}

/// What is done at a time or under a condition: once, for each of several, or again and again.
fn last_steps() -> Random<Steps> {
    shared("sentence::last_steps", 0, || {
        (maybe(0.2, each()), maybe(0.2, any_condition(DEPTH)), steps(DEPTH))
            .prop_map(|(each, until, steps)| {
                let (each, only_if) = each.map_or((None, None), |(each, only_if)| (Some(each), only_if));
                Steps { each, only_if, until, ..steps }
            })
            .boxed()
    })
}

fn any_order() -> Random<Sentence> {
    shared("sentence::any_order", 0, || {
        let offer = (any_person(1), any::<bool>(), plain_act(1)).prop_map(|(subject, may, act)| {
            clause(ClauseKind::Do { subject: Some(subject), in_turn_order: false, may, act })
        });
        made(vec(offer, 2..=3).prop_map(|clauses| SentenceKind::AnyOrder { clauses }))
    })
}

fn call_sentence() -> Random<Sentence> {
    shared("sentence::call_sentence", 0, || {
        made(call().prop_map(|act| {
            SentenceKind::Steps(one(clause(ClauseKind::Do {
                subject: None,
                in_turn_order: false,
                may: false,
                act,
            })))
        }))
    })
}

fn defines() -> Random<Sentence> {
    shared("sentence::defines", 0, || {
        made((inner_thing(), any_condition(DEPTH)).prop_map(|(what, condition)| SentenceKind::Defines {
            what,
            predicate: word("matches"),
            condition,
        }))
    })
}

fn defines_verb() -> Random<Sentence> {
    shared("sentence::defines_verb", 0, || {
        let built_in =
            (simple_verb(), inner_thing()).prop_map(|(verb, what)| (DefinedVerb::BuiltIn(verb), Some(what)));
        let own = maybe(0.7, inner_thing()).prop_map(|what| (DefinedVerb::Own(word("banish")), what));
        made(
            (prop_oneof![built_in, own], steps(1))
                .prop_map(|((verb, what), steps)| SentenceKind::DefinesVerb { verb, what, steps }),
        )
    })
}

pub fn requirement() -> Random<Requirement> {
    shared("sentence::requirement", 0, || {
        prop_oneof![
            any_person(DEPTH).prop_map(Requirement::Person),
            thing_without_chooser(DEPTH).prop_map(Requirement::Thing),
            any_thing(DEPTH).prop_map(Requirement::YouHave),
            any_thing(DEPTH).prop_map(Requirement::YouControl),
        ]
        .boxed()
    })
}

pub fn enters_with() -> Random<Vec<EntersWith>> {
    shared("sentence::enters_with", 0, || {
        let one = counter_amount().prop_map(|amount| EntersWith { amount, counter: word("wish"), at: at() });
        proptest::collection::vec(one, 1..4).boxed()
    })
}
