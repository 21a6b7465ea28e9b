//! Events as far as a text says them: what is done, by whom, to how many cards of which kind.

use crate::source::Place;
use crate::syntax::tree::{
    Act, ActKind, Amount, CounterAmount, Determiner, GoodsVerb, HeadNoun, Measure, MeasureKind, PassiveVerb,
    Person, PersonDeterminer, PersonKind, PersonNoun, Role, SimpleVerb, Thing, ThingKind,
};
use crate::vocabulary::WordId;

/// What can happen again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Verb {
    Simple(SimpleVerb),
    Return,
    Exchange,
    Enter,
    Leave,
    ChangeControl,
    Give,
    Name,
    Search,
    Shuffle,
    Skip,
    Reverse,
    Roll,
    /// Goods are gained; what is lost comes to an end.
    Gain(WordId),
    Score,
    /// Counters are put on a card; where it is the one that the text stands on, on that one.
    Put(WordId, Option<Place>),
    /// So much is added to a number.
    Add(WordId, u32),
    Own(WordId),
}

/// Whom an event must be about to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Watched {
    Anybody,
    You,
    /// Or other players than you.
    Opponents,
}

/// Who does something when an ability takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Doer {
    You,
    Opponents,
    /// All but whoever did what the ability saw.
    Others,
    OtherOpponents,
    Everybody,
    /// Whoever did what the ability saw.
    Same,
    /// One player or another, nobody knows who.
    Somebody,
}

/// What an ability waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pattern {
    pub verb: Verb,
    pub who: Watched,
    pub cards: Cards,
}

/// At least so many cards, all of these kinds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Cards {
    pub count: u32,
    pub values: Vec<WordId>,
}

impl Cards {
    /// Whether an event with these cards is certainly one with the cards that are waited for.
    pub fn satisfy(&self, wanted: &Cards) -> bool {
        self.count >= wanted.count && wanted.values.iter().all(|value| self.values.contains(value))
    }
}

pub(super) fn watched(person: &Person) -> Option<Watched> {
    match &person.kind {
        PersonKind::You => Some(Watched::You),
        PersonKind::Some(noun) if noun.of.is_none() && noun.clause.is_none() => {
            match (noun.role, noun.other) {
                (Role::Player, false) => Some(Watched::Anybody),
                (Role::Opponent, false) | (Role::Player, true) => Some(Watched::Opponents),
                (Role::Opponent, true) | (Role::Ally, _) => None,
            }
        }
        PersonKind::Some(_)
        | PersonKind::They
        | PersonKind::That(_)
        | PersonKind::Those(_)
        | PersonKind::Dealer
        | PersonKind::Winner
        | PersonKind::Next
        | PersonKind::Other
        | PersonKind::Beside { .. }
        | PersonKind::ControllerOf(_)
        | PersonKind::Bound(_) => None,
    }
}

/// Nobody, where a condition or a choice decides who.
pub(super) fn doer(person: Option<&Person>) -> Option<Doer> {
    let Some(person) = person else { return Some(Doer::You) };
    match &person.kind {
        PersonKind::You => Some(Doer::You),
        PersonKind::They | PersonKind::That(_) => Some(Doer::Same),
        PersonKind::Next
        | PersonKind::Other
        | PersonKind::Beside { .. }
        | PersonKind::Dealer
        | PersonKind::Winner => Some(Doer::Somebody),
        PersonKind::Some(noun) if noun.clause.is_some() || noun.role == Role::Ally => None,
        PersonKind::Some(noun) if noun.of.is_some() => opponents_of(noun),
        PersonKind::Some(noun) => match &noun.determiner {
            PersonDeterminer::Each | PersonDeterminer::All => Some(match (noun.role, noun.other) {
                (Role::Player, false) => Doer::Everybody,
                (Role::Player, true) => Doer::Others,
                (Role::Opponent | Role::Ally, other) => opponents(other),
            }),
            PersonDeterminer::A | PersonDeterminer::The if noun.role == Role::Player => Some(Doer::Somebody),
            PersonDeterminer::A | PersonDeterminer::The => Some(opponents(noun.other)),
            PersonDeterminer::No
            | PersonDeterminer::Bare
            | PersonDeterminer::Count(_)
            | PersonDeterminer::Only(_) => None,
        },
        PersonKind::Those(_) | PersonKind::ControllerOf(_) | PersonKind::Bound(_) => None,
    }
}

/// All opponents of whoever did what the ability saw.
fn opponents_of(noun: &PersonNoun) -> Option<Doer> {
    let is_theirs =
        noun.of.as_ref().is_some_and(|of| matches!(of.kind, PersonKind::They | PersonKind::That(_)));
    let are_all = matches!(noun.determiner, PersonDeterminer::Each | PersonDeterminer::All);
    (is_theirs && are_all && noun.role == Role::Opponent && !noun.other).then_some(Doer::Others)
}

fn opponents(other: bool) -> Doer {
    if other { Doer::OtherOpponents } else { Doer::Opponents }
}

/// The cards of an event that is waited for. Nothing, where it waits for certain ones.
pub(super) fn wanted(thing: &Thing) -> Option<Cards> {
    let ThingKind::Some(noun) = &thing.kind else { return None };
    let count = match &noun.determiner {
        Determiner::A | Determiner::Each => 1,
        Determiner::Count(Amount::Exactly(count) | Amount::OrMore(count)) => *count,
        Determiner::Count(_)
        | Determiner::All
        | Determiner::Any
        | Determiner::The
        | Determiner::TheMany
        | Determiner::No
        | Determiner::Bare
        | Determiner::Ordinal(_) => return None,
    };
    let plain = !noun.other
        && noun.order.is_none()
        && noun.of.is_none()
        && noun.named.is_none()
        && noun.place.is_none()
        && noun.controlled_by.is_none()
        && noun.handled.is_none()
        && noun.that.is_empty()
        && noun.except.is_none();
    plain.then(|| Cards { count, values: values(&noun.head.values, &noun.head.noun) })
}

/// The cards something is done to. Nothing, where there may be none of them.
pub(super) fn given(thing: &Thing) -> Option<Cards> {
    match &thing.kind {
        ThingKind::Some(noun) => {
            let count = match &noun.determiner {
                Determiner::A
                | Determiner::Each
                | Determiner::All
                | Determiner::The
                | Determiner::TheMany => 1,
                Determiner::Count(Amount::Exactly(count) | Amount::OrMore(count)) => *count,
                Determiner::Count(_)
                | Determiner::Any
                | Determiner::No
                | Determiner::Bare
                | Determiner::Ordinal(_) => return None,
            };
            (count > 0).then(|| Cards { count, values: values(&noun.head.values, &noun.head.noun) })
        }
        ThingKind::It | ThingKind::That(_) => Some(Cards { count: 1, values: Vec::new() }),
        // This card is one; it does not go away again and again.
        ThingKind::This
        | ThingKind::Them
        | ThingKind::Rest
        | ThingKind::TheOther
        | ThingKind::OfThem(_)
        | ThingKind::Those(_)
        | ThingKind::Bound(_) => None,
    }
}

fn values(before: &[crate::syntax::tree::Word], noun: &HeadNoun) -> Vec<WordId> {
    let noun = match noun {
        HeadNoun::Card => None,
        HeadNoun::Value(word) | HeadNoun::Zone(word) => Some(word.id),
    };
    before.iter().map(|word| word.id).chain(noun).collect()
}

/// The verb of an act that can happen again and again, and what it is done to.
pub(super) fn verb(act: &Act, block: Place) -> Option<(Verb, Option<&Thing>)> {
    match &act.kind {
        ActKind::PutCounters { amount, counter, on } => {
            let counter = is_surely_one(amount).then_some(counter.id)?;
            Some(match &on.kind {
                ThingKind::This => (Verb::Put(counter, Some(block)), None),
                _another => (Verb::Put(counter, None), Some(on)),
            })
        }
        ActKind::Add { amount: Measure { kind: MeasureKind::Literal(number), .. }, to }
            if to.whose.is_none() =>
        {
            Some((Verb::Add(to.word.id, *number), None))
        }
        ActKind::Simple { verb, what, .. } => Some((Verb::Simple(*verb), Some(what))),
        ActKind::Return { what, .. } => Some((Verb::Return, Some(what))),
        ActKind::GainControl { what, .. } => Some((Verb::ChangeControl, Some(what))),
        ActKind::Give { what, .. } => Some((Verb::Give, Some(what))),
        ActKind::Search { .. } => Some((Verb::Search, None)),
        ActKind::Shuffle { .. } => Some((Verb::Shuffle, None)),
        ActKind::Name { .. } => Some((Verb::Name, None)),
        ActKind::SkipTurn | ActKind::SkipNextTurn(_) => Some((Verb::Skip, None)),
        ActKind::Reverse { .. } => Some((Verb::Reverse, None)),
        ActKind::RollDie => Some((Verb::Roll, None)),
        ActKind::Goods { verb: GoodsVerb::Gain, goods, .. } => Some((Verb::Gain(goods.id), None)),
        ActKind::Score(_) => Some((Verb::Score, None)),
        ActKind::Own { verb, what } => Some((Verb::Own(verb.id), what.as_ref())),
        // What a put is depends on where to; a game is won once; counting down ends with its numbers.
        ActKind::Put { .. }
        | ActKind::Exchange { .. }
        | ActKind::RemoveCounters { .. }
        | ActKind::SetAside { .. }
        | ActKind::Choose { .. }
        | ActKind::ChooseOne { .. }
        | ActKind::Deal { .. }
        | ActKind::TakeFirstTurn
        | ActKind::TakeAnotherTurn
        | ActKind::TakeOneAction
        | ActKind::TakeAction(_)
        | ActKind::SkipPhase { .. }
        | ActKind::Add { .. }
        | ActKind::Subtract { .. }
        | ActKind::BecomeDealer
        | ActKind::WinGame
        | ActKind::LoseGame
        | ActKind::WinSeries
        | ActKind::LosePoints(_)
        | ActKind::Goods { verb: GoodsVerb::Lose | GoodsVerb::Pay, .. }
        | ActKind::GiveGoods { .. }
        | ActKind::Announce(_)
        | ActKind::Cause { .. }
        | ActKind::Call { .. } => None,
    }
}

/// Whether it is one at least.
fn is_surely_one(amount: &CounterAmount) -> bool {
    match amount {
        CounterAmount::A => true,
        CounterAmount::Count(Amount::Exactly(number) | Amount::Just(number) | Amount::OrMore(number)) => {
            *number > 0
        }
        CounterAmount::No | CounterAmount::All | CounterAmount::Count(_) => false,
    }
}

pub(super) fn passive(verb: &PassiveVerb) -> Option<Verb> {
    match verb {
        PassiveVerb::Destroyed => Some(Verb::Simple(SimpleVerb::Destroy)),
        PassiveVerb::Discarded => Some(Verb::Simple(SimpleVerb::Discard)),
        PassiveVerb::Played => Some(Verb::Simple(SimpleVerb::Play)),
        PassiveVerb::Drawn => Some(Verb::Simple(SimpleVerb::Draw)),
        PassiveVerb::Revealed => Some(Verb::Simple(SimpleVerb::Reveal)),
        PassiveVerb::LookedAt => Some(Verb::Simple(SimpleVerb::LookAt)),
        PassiveVerb::Returned => Some(Verb::Return),
        PassiveVerb::Exchanged => Some(Verb::Exchange),
        PassiveVerb::Own(verb) => Some(Verb::Own(verb.id)),
        PassiveVerb::Put(_) => None,
    }
}
