//! Acts, clauses and steps.

use cardwright::syntax::tree::*;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::amount::{any_measure, changed_amount, counter_amount, measure_phrase, named_number};
use super::condition::any_condition;
use super::event::{closed_term, term};
use super::noun::{any_thing, each_thing, inner_thing};
use super::person::{any_person, owner};
use super::standing::standing;
use super::zone::{destination, last_zone, zone};
use super::{Random, count, maybe, one_of, seldom, shared};
use crate::support::ATTRIBUTES;
use crate::support::build::{act, at, card, clause, noun, quoted, some, thing};

pub fn simple_verb() -> Random<SimpleVerb> {
    shared("act::simple_verb", 0, || {
        use SimpleVerb::*;
        select(vec![Draw, Discard, Play, Destroy, LookAt, Reveal]).boxed()
    })
}

fn simple_act(depth: u32) -> Random<ActKind> {
    shared("act::simple_act", depth, || {
        (simple_verb(), any_thing(depth), seldom())
            .prop_map(|(verb, what, slowly)| {
                let one_at_a_time =
                    slowly && matches!(verb, SimpleVerb::Draw | SimpleVerb::Discard | SimpleVerb::Play);
                ActKind::Simple { verb, what, one_at_a_time }
            })
            .boxed()
    })
}

/// Acts that take no duration and no list joined by "and".
pub fn plain_act(depth: u32) -> Random<Act> {
    shared("act::plain_act", depth, || {
        let wish = crate::support::word("wish");
        let banish = crate::support::word("banish");
        let what = move || any_thing(depth);
        let simple = simple_act(depth);
        let cards = prop_oneof![
            (counter_amount(), what()).prop_map(move |(amount, on)| ActKind::PutCounters {
                amount,
                counter: wish,
                on
            }),
            (counter_amount(), what()).prop_map(move |(amount, from)| ActKind::RemoveCounters {
                amount,
                counter: wish,
                from
            }),
            (what(), any::<bool>(), any::<bool>())
                .prop_map(|(what, with_this, face_down)| ActKind::SetAside { what, with_this, face_down }),
            (what(), last_zone()).prop_map(|(what, to)| ActKind::Return { what, to }),
            (what(), any_person(depth)).prop_map(|(what, to)| ActKind::Give { what, to }),
            (zone(), what()).prop_map(|(zone, what)| ActKind::Search { zone, what }),
            (last_zone(), maybe(0.5, last_zone())).prop_map(|(zone, into)| ActKind::Shuffle { zone, into }),
            (what(), any_person(depth)).prop_map(|(what, to)| ActKind::Deal { what, to }),
            maybe(0.7, what()).prop_map(move |what| ActKind::Own { verb: banish, what }),
            (vec(one_move(depth), 1..=2), maybe(0.3, manner()), seldom())
                .prop_map(|(moves, manner, after_effect)| ActKind::Put { moves, manner, after_effect }),
        ];
        let game = prop_oneof![
            select(vec![
                ActKind::TakeFirstTurn,
                ActKind::TakeAnotherTurn,
                ActKind::TakeOneAction,
                ActKind::SkipTurn,
                ActKind::RollDie,
                ActKind::BecomeDealer,
                ActKind::WinGame,
                ActKind::LoseGame,
                ActKind::WinSeries,
            ]),
            (1..=2usize).prop_map(|names| {
                ActKind::TakeAction(
                    ["Pocket a ball", "Pass"][..names].iter().map(|name| quoted(name)).collect(),
                )
            }),
            owner().prop_map(ActKind::SkipNextTurn),
            (owner(), any::<bool>(), one_of(&["draw", "main"]))
                .prop_map(|(of, next, phase)| ActKind::SkipPhase { of, next, phase }),
            (any_measure(), named_number()).prop_map(|(amount, to)| ActKind::Add { amount, to }),
            (any_measure(), named_number()).prop_map(|(amount, from)| ActKind::Subtract { amount, from }),
            scored().prop_map(ActKind::Score),
            goods_many().prop_map(ActKind::LosePoints),
            (select(&[GoodsVerb::Gain, GoodsVerb::Lose, GoodsVerb::Pay]), one_of(&["coin"]), goods_many())
                .prop_map(|(verb, goods, many)| ActKind::Goods { verb, goods, many }),
            (one_of(&["coin"]), goods_many(), any_person(depth))
                .prop_map(|(goods, many, to)| ActKind::GiveGoods { goods, many, to }),
            announced().prop_map(ActKind::Announce),
        ];
        prop_oneof![4 => simple, 3 => cards, 3 => game].prop_map(act).boxed()
    })
}

fn one_move(depth: u32) -> Random<Move> {
    shared("act::one_move", depth, || {
        (vec(any_thing(depth), 1..=3), destination()).prop_map(|(things, to)| Move { things, to }).boxed()
    })
}

fn manner() -> Random<PutManner> {
    shared("act::manner", 0, || {
        use PutManner::*;
        select(vec![AnyOrder, ThatOrder, RandomOrder, FaceDown, FaceUp]).boxed()
    })
}

fn points() -> Random<Points> {
    shared("act::points", 0, || {
        prop_oneof![
            count().prop_map(Points::Fixed),
            (count(), each_thing()).prop_map(|(count, each)| Points::ForEach(count, Box::new(each))),
            measure_phrase().prop_map(Points::Measure),
            Just(Points::ThatMany),
            Just(Points::TwiceThatMany),
            select(&[Rounding::Up, Rounding::Down]).prop_map(Points::HalfThatMany),
        ]
        .boxed()
    })
}

fn goods_many() -> Random<GoodsMany> {
    shared("act::goods_many", 0, || {
        prop_oneof![
            4 => points().prop_map(GoodsMany::So),
            1 => Just(GoodsMany::All),
            1 => Just(GoodsMany::Any),
            1 => changed_amount().prop_map(GoodsMany::Changed),
            1 => Just(GoodsMany::Changed(Amount::Exactly(0))),
            1 => count().prop_map(GoodsMany::OrMore),
        ]
        .boxed()
    })
}

/// All points are lost, not scored.
fn scored() -> Random<GoodsMany> {
    shared("act::scored", 0, || {
        let some = |many: GoodsMany| if many == GoodsMany::All { GoodsMany::Any } else { many };
        goods_many().prop_map(some).boxed()
    })
}

fn announced() -> Random<Announced> {
    shared("act::announced", 0, || {
        prop_oneof![
            Just(Announced::Word(quoted("Last card"))),
            any_measure().prop_map(Announced::Measure),
            inner_thing().prop_map(Announced::Thing),
        ]
        .boxed()
    })
}

/// Acts that last: they take a duration.
fn lasting_act(depth: u32, duration: Random<Duration>) -> Random<Act> {
    let lasting = || maybe(0.5, duration.clone());
    prop_oneof![
        (any_thing(depth), lasting()).prop_map(|(what, duration)| ActKind::GainControl { what, duration }),
        (one_of(&ATTRIBUTES), lasting())
            .prop_map(|(attribute, duration)| ActKind::Name { attribute, duration }),
        lasting().prop_map(|duration| ActKind::Reverse { duration }),
    ]
    .prop_map(act)
    .boxed()
}

/// Acts whose list would go on with what follows: they end a sentence.
fn last_act(depth: u32) -> Random<Act> {
    shared("act::last_act", depth, || {
        let chosen = prop_oneof![
            3 => any_thing(depth).prop_map(Chosen::Thing),
            2 => any_person(depth).prop_map(Chosen::Person),
            1 => (1..4u32, 4..30u32).prop_map(|(from, to)| Chosen::Number { from, to }),
        ];
        let mode = step_clause(0).prop_map(|first| Steps::once(first, Vec::new(), at()));
        let modes =
            (so_many_modes(), vec(mode, 2..=3)).prop_map(|(many, modes)| ActKind::ChooseOne { many, modes });
        let choice = prop_oneof![
            2 => vec(chosen, 1..=3).prop_map(|what| ActKind::Choose { what }),
            1 => vec(any_thing(depth), 1..=2).prop_map(|what| ActKind::Exchange { what }),
            1 => modes,
        ];
        prop_oneof![2 => choice.prop_map(act), 1 => lasting_act(depth, term(depth))].boxed()
    })
}

fn done_by(subject: Random<Option<Person>>, act: Random<Act>) -> Random<Clause> {
    (subject, seldom(), prop::bool::weighted(0.3), act)
        .prop_map(|(subject, in_turn_order, may, act)| {
            let somebody = subject.is_some();
            let (in_turn_order, may) = (in_turn_order && somebody, may && somebody);
            clause(ClauseKind::Do { subject, in_turn_order, may, act })
        })
        .boxed()
}

/// A clause that others may follow.
fn step_clause(depth: u32) -> Random<Clause> {
    shared("act::step_clause", depth, || {
        let act = prop_oneof![6 => plain_act(depth), 1 => lasting_act(depth, closed_term())].boxed();
        prop_oneof![
        8 => done_by(maybe(0.6, any_person(depth)), act),
        1 => (named_number(), any_measure()).prop_map(|(value, measure)| clause(ClauseKind::Becomes { value, measure })),
        1 => Just(clause(ClauseKind::GameEnds)),
        1 => Just(clause(ClauseKind::SeriesEnds)),
        1 => owner().prop_map(|of| clause(ClauseKind::TurnEnds(of))),
    ]
    .boxed()
    })
}

fn last_clause(depth: u32) -> Random<Clause> {
    shared("act::last_clause", depth, || {
        prop_oneof![2 => step_clause(depth), 1 => done_by(maybe(0.6, any_person(depth)), last_act(depth))]
            .boxed()
    })
}

fn step(depth: u32, clause: Random<Clause>) -> Random<Step> {
    prop_oneof![
        4 => clause.clone().prop_map(Step::And),
        1 => (any_condition(depth.saturating_sub(1)), clause)
            .prop_map(|(condition, clause)| Step::ThenIf { condition, clause }),
    ]
    .boxed()
}

pub fn steps(depth: u32) -> Random<Steps> {
    shared("act::steps", depth, || {
        let alone = prop_oneof![3 => last_clause(depth), 1 => standing(depth)];
        let alone = alone.prop_map(|first| Steps::once(first, Vec::new(), at()));
        let row = (
            step_clause(depth),
            vec(step(depth, step_clause(depth)), 0..=2),
            step(depth, last_clause(depth)),
        )
            .prop_map(|(first, mut more, last)| {
                more.push(last);
                Steps::once(first, more, at())
            });
        prop_oneof![6 => alone, 4 => row, 1 => long_choice()].boxed()
    })
}

/// one, up to two, one or more
fn so_many_modes() -> Random<SoMany> {
    prop_oneof![
        3 => (1..=5u32).prop_map(SoMany::Exactly),
        1 => (2..=5u32).prop_map(SoMany::UpTo),
        1 => (1..=5u32).prop_map(SoMany::OrMore),
    ]
    .boxed()
}

/// A choice between rows of steps: it stands alone.
fn long_choice() -> Random<Steps> {
    let mode = (step_clause(0), vec(step_clause(0).prop_map(Step::And), 1..=2))
        .prop_map(|(first, more)| Steps::once(first, more, at()));
    let choice = (so_many_modes(), vec(mode, 2..=3))
        .prop_map(|(many, modes)| act(ActKind::ChooseOne { many, modes }))
        .boxed();
    let first = done_by(maybe(0.6, any_person(0)), choice);
    first.prop_map(|first| Steps::once(first, Vec::new(), at())).boxed()
}

/// The same verb with another number.
pub fn changed_steps() -> Random<Steps> {
    shared("act::changed_steps", 0, || {
        let rounding = select(&[Rounding::Up, Rounding::Down]);
        let amount = prop_oneof![4 => changed_amount(), 1 => rounding.prop_map(Amount::HalfThatMany)];
        (any_person(0), simple_verb(), amount, any::<bool>(), any_person(0))
            .prop_map(|(who, verb, amount, cause, other)| {
                let what = some(noun(Determiner::Count(amount), card()));
                let mut kind = ActKind::Simple { verb, what, one_at_a_time: false };
                if cause {
                    kind = ActKind::Cause { who: other, act: Box::new(act(kind)) };
                }
                let first = clause(ClauseKind::Do {
                    subject: Some(who),
                    in_turn_order: false,
                    may: false,
                    act: act(kind),
                });
                Steps::once(first, Vec::new(), at())
            })
            .boxed()
    })
}

/// call it the "guest"
pub fn call() -> Random<Act> {
    shared("act::call", 0, || {
        let called = prop_oneof![
            Just(ActKind::Call { what: Called::Thing(thing(ThingKind::It)), name: super::person::guest() }),
            Just(ActKind::Call {
                what: Called::Person(crate::support::build::person(PersonKind::Dealer)),
                name: super::person::low_player()
            }),
        ];
        called.prop_map(act).boxed()
    })
}
