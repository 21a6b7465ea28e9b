//! Standing texts.

use cardwright::syntax::tree::*;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::act::plain_act;
use super::amount::amount;
use super::condition::any_is;
use super::event::{duration, passive};
use super::noun::subject;
use super::person::any_person;
use super::zone::time;
use super::{Random, count, maybe, one_of, shared};
use crate::support::build::standing as clause_of;
use crate::support::{ATTRIBUTES, COLORS, NOUN_VALUES, SUITS};

pub fn standing(depth: u32) -> Random<Clause> {
    shared("standing::standing", depth, || {
        let lasting = (for_a_while(depth), maybe(0.6, duration(depth)));
        let always = always(depth).prop_map(|kind| (kind, None));
        prop_oneof![3 => lasting, 1 => always].prop_map(|(kind, duration)| clause_of(kind, duration)).boxed()
    })
}

fn for_a_while(depth: u32) -> Random<StandingKind> {
    shared("standing::for_a_while", depth, || {
        let values = prop_oneof![one_of(&COLORS), one_of(&SUITS), one_of(&NOUN_VALUES)];
        let predicate = crate::support::word("matches");
        prop_oneof![
            (any_person(depth), plain_act(0).prop_map(without_for))
                .prop_map(|(who, act)| StandingKind::PersonCant { who, act: Box::new(act) }),
            (subject(depth), passive(), maybe(0.3, any_person(0)))
                .prop_map(|(what, verb, by)| StandingKind::ThingCant { what, verb, by }),
            (any_person(depth), select(&[AllowedVerb::Discard, AllowedVerb::Play]), amount())
                .prop_map(|(who, verb, amount)| StandingKind::Allowance { who, verb, amount }),
            (subject(depth), any_is()).prop_map(|(what, is)| StandingKind::MustBe { what, is }),
            (subject(depth), vec(values, 1..=3))
                .prop_map(|(what, values)| StandingKind::Also { what, values }),
            subject(depth).prop_map(move |what| StandingKind::Own { what, predicate }),
        ]
        .boxed()
    })
}

/// "One point for the rest" is a number, and the rest of the game is not behind it.
fn without_for(mut act: Act) -> Act {
    if let ActKind::Score(GoodsMany::So(points @ Points::Fixed(_)))
    | ActKind::LosePoints(GoodsMany::So(points @ Points::Fixed(_)))
    | ActKind::Goods { many: GoodsMany::So(points @ Points::Fixed(_)), .. } = &mut act.kind
    {
        *points = Points::ThatMany;
    }
    act
}

fn always(depth: u32) -> Random<StandingKind> {
    shared("standing::always", depth, || {
        let worth = prop_oneof![count().prop_map(Worth::Points), one_of(&ATTRIBUTES).prop_map(Worth::Its)];
        prop_oneof![
            (any_person(depth), plain_act(depth), time())
                .prop_map(|(who, act, during)| StandingKind::Permission { who, act: Box::new(act), during }),
            (subject(0), worth).prop_map(|(what, worth)| StandingKind::Worth { what, worth }),
        ]
        .boxed()
    })
}
