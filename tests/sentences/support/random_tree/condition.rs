//! Conditions and predicates.

use cardwright::syntax::tree::*;
use proptest::collection::vec;
use proptest::prelude::*;

use super::act::plain_act;
use super::amount::{amount, any_measure, counter_amount, measure_phrase, simple_measure};
use super::noun::{bare_things, inner_thing, kinds, past_verb, subject, thing_without_chooser};
use super::person::{any_person, holding, owner, simple_person};
use super::zone::{in_zone, zone};
use super::{Random, one_of, shared};
use crate::support::build::{at, person_predicate as of_person, predicate, simple_condition};
use crate::support::{ATTRIBUTES, COLORS, SUITS};

/// With alternatives.
pub fn any_condition(depth: u32) -> Random<Condition> {
    shared("condition::any_condition", depth, || {
        vec(row(depth), 1..=3).prop_map(|any| Condition { any, at: at() }).boxed()
    })
}

/// Without alternatives: after while, until, as soon as.
pub fn one_condition(depth: u32) -> Random<Condition> {
    shared("condition::one_condition", depth, || {
        row(depth).prop_map(|row| Condition { any: vec![row], at: at() }).boxed()
    })
}

/// A single one: after a trailing while.
pub fn single_condition(depth: u32) -> Random<Condition> {
    simple(depth).prop_map(|simple| Condition { any: vec![vec![simple]], at: at() }).boxed()
}

fn row(depth: u32) -> Random<Vec<SimpleCondition>> {
    shared("condition::row", depth, || {
        let can = Just(vec![simple_condition(SimpleConditionKind::YouCan)]);
        prop_oneof![8 => vec(simple(depth), 1..=2), 1 => can].boxed()
    })
}

fn simple(depth: u32) -> Random<SimpleCondition> {
    shared("condition::simple", depth, || {
        prop_oneof![
        4 => (subject(depth), thing_predicate()).prop_map(|(thing, what)| SimpleConditionKind::Thing(thing, what)),
        4 => (any_person(depth), person_predicate(depth))
            .prop_map(|(person, what)| SimpleConditionKind::Person(person, what)),
        1 => (one_of(&ATTRIBUTES), any::<bool>())
            .prop_map(|(attribute, no)| SimpleConditionKind::Named { attribute, no }),
        2 => (measure_phrase(), comparison()).prop_map(|(left, right)| SimpleConditionKind::Measure(left, right)),
        1 => thing_without_chooser(depth).prop_map(SimpleConditionKind::ThereAre),
        1 => (subject(depth), any::<bool>(), vec(one_of(&ATTRIBUTES), 1..=2))
            .prop_map(|(what, not, attributes)| SimpleConditionKind::Share { what, not, attributes }),
        1 => owner().prop_map(SimpleConditionKind::TurnOf),
    ]
    .prop_map(simple_condition)
    .boxed()
    })
}

pub fn comparison() -> Random<Comparison> {
    shared("condition::comparison", 0, || {
        let measure = any_measure;
        prop_oneof![
            measure().prop_map(Comparison::Is),
            measure().prop_map(Comparison::IsNot),
            measure().prop_map(Comparison::OrMore),
            measure().prop_map(Comparison::OrFewer),
            measure().prop_map(Comparison::MoreThan),
            measure().prop_map(Comparison::FewerThan),
            Just(Comparison::Even),
            Just(Comparison::Odd),
        ]
        .boxed()
    })
}

/// What can be said of one: a card is not kings.
fn is() -> Random<Is> {
    shared("condition::is", 0, || any_is().prop_filter("one is not several", is_of_one).boxed())
}

fn is_of_one(what: &Is) -> bool {
    match what {
        Is::A(thing) => !matches!(&thing.kind, ThingKind::Some(noun) if noun.determiner == Determiner::Bare),
        Is::OneOf(kinds) => kinds.iter().all(is_of_one),
        _value => true,
    }
}

pub fn any_is() -> Random<Is> {
    shared("condition::any_is", 0, || {
        prop_oneof![
            3 => inner_thing().prop_map(Is::a),
            2 => vec(prop_oneof![one_of(&COLORS), one_of(&SUITS)], 1..=3).prop_map(Is::Values),
            1 => (kinds(1), value_like()).prop_map(value_first),
            1 => one_of(&ATTRIBUTES).prop_map(Is::Named),
            1 => one_of(&ATTRIBUTES).prop_map(Is::ThatValue),
            1 => in_zone().prop_map(Is::In),
            1 => zone().prop_map(Is::OnTopOf),
            1 => zone().prop_map(Is::OnBottomOf),
            1 => Just(Is::InPlay),
            1 => past_verb().prop_map(Is::Done),
            1 => Just(Is::FaceDown),
            1 => Just(Is::FaceUp),
        ]
        .boxed()
    })
}

/// A value, or what stands for one. Suits are no adjectives: "sun cards" would be one noun.
fn value_like() -> Random<Is> {
    prop_oneof![
        2 => one_of(&COLORS).prop_map(|value| Is::Values(vec![value])),
        1 => one_of(&ATTRIBUTES).prop_map(Is::Named),
        1 => one_of(&ATTRIBUTES).prop_map(Is::ThatValue),
    ]
    .boxed()
}

/// blue, a king, or a queen
fn value_first((kinds, value): (Vec<Is>, Is)) -> Is {
    Is::OneOf([value].into_iter().chain(kinds).collect())
}

/// After a thing or after "that".
pub fn thing_predicate() -> Random<ThingPredicate> {
    shared("condition::thing_predicate", 0, || {
        let keyword = crate::support::word("Fleeting");
        let counter = crate::support::word("wish");
        let own = crate::support::word("matches");
        prop_oneof![
        4 => (any::<bool>(), is()).prop_map(|(not, what)| ThingPredicateKind::Is { not, what }),
        2 => (any::<bool>(), vec(one_of(&ATTRIBUTES), 1..=3), inner_thing())
            .prop_map(|(not, attributes, with)| ThingPredicateKind::Shares { not, attributes, with: Box::new(with) }),
        2 => any::<bool>().prop_map(move |not| ThingPredicateKind::Own { not, predicate: own }),
        1 => counter_amount().prop_map(move |amount| ThingPredicateKind::HasCounters { amount, counter }),
        1 => any::<bool>().prop_map(move |not| ThingPredicateKind::HasKeyword { not, keyword }),
    ]
    .prop_map(predicate)
    .boxed()
    })
}

/// After "whose": no noun in it.
pub fn simple_comparison() -> Random<Comparison> {
    shared("condition::simple_comparison", 0, || {
        prop_oneof![
            simple_measure().prop_map(Comparison::Is),
            simple_measure().prop_map(Comparison::OrMore),
            simple_measure().prop_map(Comparison::FewerThan),
            Just(Comparison::Odd),
        ]
        .boxed()
    })
}

fn card_number() -> Random<CardNumber> {
    let counter = Just(CardNumber::Counters(crate::support::word("wish")));
    prop_oneof![one_of(&ATTRIBUTES).prop_map(CardNumber::Attribute), counter].boxed()
}

/// After a noun, with "that" or "whose".
pub fn thing_clause(_depth: u32) -> Random<ThingPredicate> {
    shared("condition::thing_clause", 0, || {
        let whose = prop_oneof![
            (any::<bool>(), inner_thing())
                .prop_map(|(not, what)| ThingPredicateKind::TopCard { not, what: Box::new(what) }),
            (one_of(&ATTRIBUTES), simple_comparison()).prop_map(|(attribute, comparison)| {
                ThingPredicateKind::Attribute { attribute, comparison: Box::new(comparison) }
            }),
            (any::<bool>(), card_number())
                .prop_map(|(highest, of)| ThingPredicateKind::Extreme { highest, of }),
        ];
        prop_oneof![4 => thing_predicate(), 1 => whose.prop_map(predicate)].boxed()
    })
}

pub fn person_predicate(depth: u32) -> Random<PersonPredicate> {
    shared("condition::person_predicate", depth, || {
        let thing = || thing_without_chooser(depth.saturating_sub(1)).prop_map(Box::new);
        let than = || simple_person().prop_map(Box::new);
        prop_oneof![
        3 => thing().prop_map(PersonPredicateKind::Has),
        1 => (holding(), amount()).prop_map(|(of, amount)| PersonPredicateKind::HasSoMany(of, amount)),
        1 => (holding(), measure_phrase(), 0..3u8).prop_map(|(of, measure, bound)| PersonPredicateKind::HasEqual(of, Box::new(
            match bound {
                0 => Comparison::Is(measure),
                1 => Comparison::OrMore(measure),
                _ => Comparison::OrFewer(measure),
            }
        ))),
        1 => (any::<bool>(), bare_things(), than()).prop_map(|(more, what, than)| {
            PersonPredicateKind::HasMoreThan { more, what: Box::new(what), than }
        }),
        1 => (any::<bool>(), holding(), than()).prop_map(|(more, of, than)| PersonPredicateKind::HoldsMoreThan { more, of, than }),
        1 => (any::<bool>(), bare_things(), than()).prop_map(|(more, what, than)| {
            PersonPredicateKind::ControlsMoreThan { more, what: Box::new(what), than }
        }),
        2 => thing().prop_map(PersonPredicateKind::Controls),
        1 => (any::<bool>(), past_verb(), thing()).prop_map(|(not, verb, what)| PersonPredicateKind::Did { not, verb, what }),
        1 => Just(PersonPredicateKind::TookNoOtherAction),
        1 => (any::<bool>(), plain_act(0)).prop_map(|(not, act)| PersonPredicateKind::Can { not, act: Box::new(act) }),
        1 => any::<bool>().prop_map(|not| PersonPredicateKind::IsDealer { not }),
        1 => Just(PersonPredicateKind::InGame),
    ]
    .prop_map(of_person)
    .boxed()
    })
}
