//! Things.

use cardwright::syntax::tree::*;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::amount::{amount, simple_measure};
use super::condition::thing_clause;
use super::person::{chooser, guest, owner};
use super::zone::{in_zone, last_zone, zone};
use super::{Random, count, maybe, one_of, seldom, shared};
use crate::support::build::{at, card, is, noun, quoted, some, thing};
use crate::support::{ATTRIBUTES, COLORS, NOUN_VALUES, NUMBER_RANKS, SUITS};

/// One of it. A rank that is spoken as a number needs an article or "that" before it.
fn head(ranks_spoken: bool) -> Random<Head> {
    let adjectives = || vec(prop_oneof![one_of(&COLORS), one_of(&NOUN_VALUES)], 0..=2);
    let card = adjectives().prop_map(|values| Head { values, noun: HeadNoun::Card });
    let nouns = if ranks_spoken {
        prop_oneof![one_of(&NOUN_VALUES), one_of(&NUMBER_RANKS)].boxed()
    } else {
        one_of(&NOUN_VALUES)
    };
    let value = (vec(one_of(&COLORS), 0..=1), nouns)
        .prop_map(|(values, word)| Head { values, noun: HeadNoun::Value(word) });
    let place =
        one_of(&["position"]).prop_map(|word| Head { values: Vec::new(), noun: HeadNoun::Zone(word) });
    prop_oneof![4 => card, 3 => value, 1 => place].boxed()
}

fn front() -> Random<ThingNoun> {
    shared("noun::front", 0, || {
        let one = select(vec![Determiner::A, Determiner::Each, Determiner::Any, Determiner::The]);
        let many = select(vec![Determiner::All, Determiner::TheMany, Determiner::No, Determiner::Bare]);
        let determined = (prop_oneof![3 => one, 2 => many], head(true))
            .prop_map(|(determiner, head)| noun(determiner, head));
        let counted =
            (amount(), head(false)).prop_map(|(amount, head)| noun(Determiner::Count(amount), head));
        let ordered = (order(), head(false))
            .prop_map(|(order, head)| ThingNoun { order: Some(order), ..noun(Determiner::The, head) });
        let front = prop_oneof![4 => determined, 2 => counted, 1 => ordered];
        let several = prop_oneof![8 => Just(None), 1 => either().prop_map(Some), 1 => kinds(2).prop_map(|kinds| Some(Is::OneOf(kinds)))];
        (front, several, vec(one_of(&NOUN_VALUES), 2..=3), seldom(), seldom())
            .prop_map(|(noun, several, nouns, other, random)| {
                let other = other || noun.determiner == Determiner::Any;
                let noun = ThingNoun { other, random, ..noun };
                match several {
                    Some(several) if takes_several(&noun.determiner) => one_of_several(noun, several, nouns),
                    _ => noun,
                }
            })
            .boxed()
    })
}

/// Where several kinds, or values, can stand in front.
fn takes_several(determiner: &Determiner) -> bool {
    match determiner {
        Determiner::A
        | Determiner::Each
        | Determiner::All
        | Determiner::No
        | Determiner::Bare
        | Determiner::Count(_) => true,
        Determiner::Any | Determiner::The | Determiner::TheMany | Determiner::Ordinal(_) => false,
    }
}

/// blue or green
fn either() -> Random<Is> {
    vec(one_of(&COLORS), 2..=3).prop_map(Is::Values).boxed()
}

/// a king or a queen
pub fn kinds(fewest: usize) -> Random<Vec<Is>> {
    let kind = head(true).prop_map(|head| if head == card() { king() } else { head });
    vec(kind.prop_map(a_kind), fewest..=3).boxed()
}

fn king() -> Head {
    Head { values: Vec::new(), noun: HeadNoun::Value(crate::support::word("king")) }
}

fn a_kind(head: Head) -> Is {
    Is::A(Box::new(some(noun(Determiner::A, head))))
}

/// A noun that has several kinds, or values, in front. Without articles the kinds are nouns alone.
fn one_of_several(noun: ThingNoun, several: Is, nouns: Vec<Word>) -> ThingNoun {
    let articles = noun.determiner == Determiner::A && !noun.other && !noun.random;
    let (head, what) = match several {
        Is::OneOf(_) if !articles => {
            let each = noun.determiner.of_kinds();
            (card(), Is::OneOf(nouns.into_iter().map(|word| noun_kind(word, &each)).collect()))
        }
        Is::OneOf(kinds) => (card(), Is::OneOf(kinds)),
        values => (Head { values: Vec::new(), ..noun.head.clone() }, values),
    };
    let that = vec![is(what)];
    ThingNoun { head, that, ..noun }
}

/// A kind without an article: king, kings
fn noun_kind(word: Word, determiner: &Determiner) -> Is {
    let head = Head { values: Vec::new(), noun: HeadNoun::Value(word) };
    Is::A(Box::new(some(noun(determiner.clone(), head))))
}

fn order() -> Random<Order> {
    shared("noun::order", 0, || {
        prop_oneof![
            (1..6u32).prop_map(Order::Top),
            (1..6u32).prop_map(Order::Bottom),
            Just(Order::Next),
            Just(Order::Last),
            Just(Order::First),
        ]
        .boxed()
    })
}

/// What stands between the noun and its clauses.
fn with_middle(front: Random<ThingNoun>) -> Random<ThingNoun> {
    let of = prop_oneof![
        one_of(&ATTRIBUTES).prop_map(OfAttribute::That),
        one_of(&ATTRIBUTES).prop_map(OfAttribute::Named),
        one_of(&SUITS).prop_map(OfAttribute::Value),
    ];
    // Not "an asset three players control": that would be a rank.
    let held = (any::<bool>(), owner(), past_verb());
    (
        front,
        maybe(0.1, of.boxed()),
        maybe(0.1, Just("Old Castle").boxed()),
        maybe(0.4, place(zone())),
        maybe(0.15, held.boxed()),
    )
        .prop_map(|(noun, of, named, place, held)| {
            // What describes the last of several kinds could be of all of them.
            let (of, named) = if noun.kinds().is_some() { (None, None) } else { (of, named) };
            let mut noun = ThingNoun { of, named: named.map(quoted), place, ..noun };
            match held {
                Some((true, by, _)) => noun.controlled_by = Some(by),
                Some((false, by, verb)) => noun.handled = Some(Handled { by, verb, at: at() }),
                None => {}
            }
            noun
        })
        .boxed()
}

pub fn past_verb() -> Random<PastVerb> {
    shared("noun::past_verb", 0, || {
        use PastVerb::*;
        select(vec![Draw, Discard, Play, Destroy, Reveal, LookAt, Take]).boxed()
    })
}

fn place(zone: Random<Zone>) -> Random<ThingPlace> {
    prop_oneof![
        3 => vec(zone.clone(), 1..=2).prop_map(ThingPlace::From),
        2 => vec(in_zone(), 1..=2).prop_map(ThingPlace::In),
        1 => zone.prop_map(ThingPlace::Of),
        1 => Just(ThingPlace::AmongThem),
        1 => Just(ThingPlace::SetAside { with: None }),
        1 => Just(ThingPlace::SetAside { with: Some(Box::new(thing(ThingKind::This))) }),
    ]
    .boxed()
}

fn closed_thing() -> Random<Thing> {
    shared("noun::closed_thing", 0, || {
        prop_oneof![
            3 => Just(ThingKind::This),
            3 => Just(ThingKind::It),
            1 => Just(ThingKind::Them),
            1 => Just(ThingKind::Rest),
            1 => count().prop_map(|count| ThingKind::OfThem(Amount::Exactly(count))),
            1 => count().prop_map(|count| ThingKind::OfThem(Amount::UpTo(count))),
            2 => head(true).prop_map(ThingKind::That),
            1 => head(true).prop_map(ThingKind::Those),
            1 => Just(ThingKind::Bound(guest())),
        ]
        .prop_map(thing)
        .boxed()
    })
}

/// A thing inside a clause of another: nothing that could belong to the outer one.
pub fn inner_thing() -> Random<Thing> {
    shared("noun::inner_thing", 0, || {
        prop_oneof![1 => closed_thing(), 2 => with_middle(front()).prop_map(some)].boxed()
    })
}

/// A thing that something is said of. It does not begin with a value: after a list of values it would go on with it.
pub fn subject(depth: u32) -> Random<Thing> {
    shared("noun::subject", depth, || thing_without_chooser(depth).prop_map(as_subject).boxed())
}

fn as_subject(mut thing: Thing) -> Thing {
    match &mut thing.kind {
        ThingKind::Some(noun) if noun.determiner == Determiner::Bare => noun.determiner = Determiner::All,
        ThingKind::Them => thing.kind = ThingKind::It,
        _ => {}
    }
    thing
}

pub fn thing_without_chooser(depth: u32) -> Random<Thing> {
    shared("noun::thing_without_chooser", depth, || {
        if depth == 0 {
            return inner_thing();
        }
        let clauses = prop_oneof![2 => Just(Vec::new()), 2 => vec(thing_clause(depth - 1), 1), 1 => vec(thing_clause(depth - 1), 2)];
        let full =
            (with_middle(front()), clauses, maybe(0.1, inner_thing())).prop_map(|(noun, clauses, except)| {
                let that = [noun.that, clauses].concat();
                some(ThingNoun { that, except, ..noun })
            });
        prop_oneof![1 => inner_thing(), 2 => full].boxed()
    })
}

pub fn any_thing(depth: u32) -> Random<Thing> {
    shared("noun::any_thing", depth, || {
        let other = Just(thing(ThingKind::TheOther));
        let from_afar = (with_middle(front()), place(last_zone())).prop_map(|(noun, place)| {
            some(ThingNoun { place: Some(place), controlled_by: None, handled: None, ..noun })
        });
        let measured = (vec(one_of(&COLORS), 0..=1), simple_measure(), maybe(0.5, place(last_zone())));
        let equal = measured.prop_map(|(values, measure, place)| {
            let amount = Amount::EqualTo(Box::new(measure));
            let counted = noun(Determiner::Count(amount), Head { values, noun: HeadNoun::Card });
            some(ThingNoun { place, ..counted })
        });
        let chosen = (thing_without_chooser(depth), chooser()).prop_map(|(mut thing, chooser)| {
            if let ThingKind::Some(noun) = &mut thing.kind {
                noun.chooser = Some(chooser);
            }
            thing
        });
        prop_oneof![6 => thing_without_chooser(depth), 4 => chosen, 2 => from_afar, 1 => equal, 1 => other]
            .boxed()
    })
}

/// each card …, as it stands after "for"
pub fn each_thing() -> Random<Thing> {
    shared("noun::each_thing", 0, || {
        with_middle(head(true).prop_map(|head| noun(Determiner::Each, head)).boxed()).prop_map(some).boxed()
    })
}

/// a second card
pub fn ordinal_thing() -> Random<Thing> {
    shared("noun::ordinal_thing", 0, || {
        (1..=5u32, head(true)).prop_map(|(place, head)| some(noun(Determiner::Ordinal(place), head))).boxed()
    })
}

/// more cards than are in the draw pile
pub fn more_than_in() -> Random<Thing> {
    shared("noun::more_than_in", 0, || {
        zone()
            .prop_map(|zone| some(noun(Determiner::Count(Amount::MoreThanIn(Box::new(zone))), card())))
            .boxed()
    })
}

/// Several things without a determiner.
pub fn bare_things() -> Random<Thing> {
    shared("noun::bare_things", 0, || {
        let plain = head(true).prop_map(|head| noun(Determiner::Bare, head)).boxed();
        let several = prop_oneof![either(), kinds(2).prop_map(Is::OneOf)];
        let kinds = (plain.clone(), several, vec(one_of(&NOUN_VALUES), 2..=3))
            .prop_map(|(noun, several, nouns)| one_of_several(noun, several, nouns));
        with_middle(prop_oneof![3 => plain, 1 => kinds].boxed()).prop_map(some).boxed()
    })
}
