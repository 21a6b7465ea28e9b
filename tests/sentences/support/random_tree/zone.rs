//! Zones, destinations, times.

use cardwright::syntax::tree::*;
use proptest::prelude::*;
use proptest::sample::select;

use super::person::{owner, person_of_choice, several_persons};
use super::{Random, one_of, seldom, shared};
use crate::support::build::zone as plain;
use crate::support::{OWNED_ZONES, PILES};

/// A zone that closes: nothing in it can take what follows.
pub fn zone() -> Random<Zone> {
    shared("zone::zone", 0, || {
        let kind = prop_oneof![
            3 => one_of(&PILES).prop_map(ZoneKind::The),
            3 => (one_of(&OWNED_ZONES), owner()).prop_map(|(word, of)| ZoneKind::Of(word, Box::new(of))),
            1 => one_of(&["position"]).prop_map(ZoneKind::That),
        ];
        (kind, seldom()).prop_map(|(kind, except_top)| Zone { except_top, ..plain(kind) }).boxed()
    })
}

/// A zone at the end of a phrase: also the hand of a player of your choice, the hands of all opponents.
pub fn last_zone() -> Random<Zone> {
    shared("zone::last_zone", 0, || {
        let of = prop_oneof![person_of_choice(), several_persons()];
        let owned = (one_of(&OWNED_ZONES), of).prop_map(|(word, of)| plain(ZoneKind::Of(word, Box::new(of))));
        prop_oneof![3 => zone(), 1 => owned].boxed()
    })
}

/// After "in": also the bare word.
pub fn in_zone() -> Random<Zone> {
    shared("zone::in_zone", 0, || {
        let bare = one_of(&OWNED_ZONES).prop_map(|word| plain(ZoneKind::Bare(word)));
        prop_oneof![2 => zone(), 1 => bare].boxed()
    })
}

pub fn destination() -> Random<Destination> {
    shared("zone::destination", 0, || {
        prop_oneof![
            last_zone().prop_map(Destination::Into),
            last_zone().prop_map(Destination::OnTop),
            last_zone().prop_map(Destination::OnBottom),
            owner().prop_map(|under| Destination::IntoPlay { under }),
        ]
        .boxed()
    })
}

pub fn time() -> Random<Time> {
    shared("zone::time", 0, || {
        prop_oneof![
            Just(Time::ThisTurn),
            (owner(), any::<bool>()).prop_map(|(of, next)| Time::Turn { of, next }),
            (owner(), any::<bool>(), one_of(&["draw", "main"])).prop_map(|(of, next, phase)| Time::Phase {
                of,
                next,
                phase
            }),
            Just(Time::Game),
            Just(Time::Series),
        ]
        .boxed()
    })
}

pub fn moment() -> Random<Moment> {
    shared("zone::moment", 0, || {
        (select(&[Edge::Beginning, Edge::End]), time()).prop_map(|(edge, time)| Moment { edge, time }).boxed()
    })
}
