//! Amounts and measures.

use cardwright::syntax::tree::*;
use proptest::prelude::*;
use proptest::sample::select;

use super::noun::inner_thing;
use super::person::{closed_person, owner, several_persons};
use super::{Random, count, maybe, one_of, shared};
use crate::support::ATTRIBUTES;
use crate::support::build::{at, measure};

/// Amounts that may stand anywhere.
pub fn amount() -> Random<Amount> {
    shared("amount::amount", 0, || {
        prop_oneof![
            3 => count().prop_map(Amount::Exactly),
            1 => count().prop_map(Amount::Just),
            1 => count().prop_map(Amount::OrMore),
            1 => count().prop_map(Amount::OrFewer),
            1 => count().prop_map(Amount::UpTo),
            1 => count().prop_map(Amount::MoreThan),
            1 => count().prop_map(Amount::FewerThan),
            1 => Just(Amount::AnyNumber),
            1 => Just(Amount::ThatMany),
            1 => Just(Amount::TwiceThatMany),
            1 => Just(Amount::UpToThatMany),
            1 => count().prop_map(Amount::ThatManyAnd),
            1 => count().prop_map(Amount::ThatManyLess),
        ]
        .boxed()
    })
}

/// Amounts of substitutions.
pub fn changed_amount() -> Random<Amount> {
    shared("amount::changed_amount", 0, || {
        prop_oneof![
            count().prop_map(Amount::Fewer),
            count().prop_map(Amount::More),
            Just(Amount::TwiceAsMany),
            select(&[Rounding::Up, Rounding::Down]).prop_map(Amount::HalfAsMany),
        ]
        .boxed()
    })
}

pub fn counter_amount() -> Random<CounterAmount> {
    shared("amount::counter_amount", 0, || {
        prop_oneof![
            Just(CounterAmount::A),
            Just(CounterAmount::No),
            Just(CounterAmount::All),
            amount().prop_map(CounterAmount::Count),
        ]
        .boxed()
    })
}

/// The penalty, or that of somebody.
pub fn named_number() -> Random<NamedNumber> {
    shared("amount::named_number", 0, || {
        (maybe(0.5, owner()), one_of(&["penalty"]))
            .prop_map(|(whose, word)| NamedNumber { whose: whose.map(Box::new), word, at: at() })
            .boxed()
    })
}

/// A measure without a noun in it.
pub fn simple_measure() -> Random<Measure> {
    shared("amount::simple_measure", 0, || {
        let simple = prop_oneof![
            (0..40u32).prop_map(MeasureKind::Literal),
            named_number().prop_map(MeasureKind::Value),
            Just(MeasureKind::Result),
            Just(MeasureKind::ThatNumber),
            Just(MeasureKind::NumberOfGames),
        ];
        simple.prop_map(measure).boxed()
    })
}

/// A measure that is not just a number.
pub fn measure_phrase() -> Random<Measure> {
    shared("amount::measure_phrase", 0, || {
        let things = || inner_thing().prop_map(Box::new);
        let basic = prop_oneof![
            things().prop_map(MeasureKind::NumberOfThings),
            things()
                .prop_map(|on| MeasureKind::NumberOfCounters { counter: crate::support::word("wish"), on }),
            several_persons().prop_map(|who| MeasureKind::NumberOfPersons(Box::new(who))),
            closed_person().prop_map(|who| MeasureKind::NumberOfPoints(Box::new(who))),
            Just(MeasureKind::NumberOfGames),
            things().prop_map(MeasureKind::WorthOf),
            (one_of(&ATTRIBUTES), things())
                .prop_map(|(attribute, of)| MeasureKind::AttributeOf { attribute, of }),
            named_number().prop_map(MeasureKind::Value),
            Just(MeasureKind::Result),
            Just(MeasureKind::ThatNumber),
        ];
        let basic = basic.prop_map(measure).boxed();
        let rounding = select(&[Rounding::Up, Rounding::Down]);
        prop_oneof![
        4 => basic.clone(),
        1 => (basic.clone(), basic.clone()).prop_map(|(left, right)| measure(MeasureKind::Difference(Box::new(left), Box::new(right)))),
        1 => (simple_measure(), rounding).prop_map(|(of, rounding)| measure(MeasureKind::Half(Box::new(of), rounding))),
        1 => basic.clone().prop_map(|of| measure(MeasureKind::Twice(Box::new(of)))),
        1 => (count(), basic.clone()).prop_map(|(count, of)| measure(MeasureKind::Plus(count, Box::new(of)))),
        1 => (count(), basic).prop_map(|(count, of)| measure(MeasureKind::Minus(count, Box::new(of)))),
    ]
    .boxed()
    })
}

pub fn any_measure() -> Random<Measure> {
    shared("amount::any_measure", 0, || prop_oneof![simple_measure(), measure_phrase()].boxed())
}
