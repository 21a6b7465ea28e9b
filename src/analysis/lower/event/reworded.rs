//! Events in other words, as messages show them.

use crate::syntax::tree::{
    Act, ActKind, Amount, CounterAmount, Determiner, Event, EventKind as Happens, PassiveVerb, Person,
    PersonDeterminer, PersonKind, PersonNoun, Role, SimpleVerb, Thing, ThingKind, ThingNoun,
};

/// The same event about one card.
pub fn one(event: &Event) -> Event {
    let mut event = event.clone();
    if let Some(noun) = noun_of(&mut event) {
        noun.determiner = Determiner::A;
    }
    event
}

/// The same event about the so-manieth card of a turn, where somebody does it and the number is one of those that have a
/// word.
pub fn in_a_turn(event: &Event) -> Option<Event> {
    let mut event = event.clone();
    let Happens::Does { act, .. } = &event.kind else { return None };
    if !matches!(act.kind, ActKind::Simple { .. }) {
        return None;
    }
    let noun = noun_of(&mut event)?;
    let Determiner::Count(Amount::OrMore(number @ 2..=5) | Amount::Exactly(number @ 2..=5)) = noun.determiner
    else {
        return None;
    };
    noun.determiner = Determiner::Ordinal(number);
    event.in_a_turn = true;
    Some(event)
}

/// "Two cards are drawn by an opponent" as what the opponent does.
pub fn drawn_together(event: &Event) -> Option<Event> {
    let Happens::Done { what, verb: PassiveVerb::Drawn, by } = &event.kind else { return None };
    let anybody = PersonNoun {
        determiner: PersonDeterminer::A,
        other: false,
        random: false,
        role: Role::Player,
        of: None,
        clause: None,
        chooser: None,
    };
    let who = by.clone().unwrap_or(Person { kind: PersonKind::Some(Box::new(anybody)), at: what.at });
    let kind = ActKind::Simple { verb: SimpleVerb::Draw, what: what.clone(), one_at_a_time: false };
    Some(Event { kind: Happens::Does { who, act: Box::new(Act { kind, at: what.at }) }, ..event.clone() })
}

/// The noun of the card that the event is about.
pub fn noun_of(event: &mut Event) -> Option<&mut ThingNoun> {
    let thing = match &mut event.kind {
        Happens::Does { act, .. } => thing_of(act)?,
        Happens::Done { what, .. }
        | Happens::Enters(what)
        | Happens::Leaves(what)
        | Happens::ChangesControl(what) => what,
        Happens::Cannot { .. } | Happens::TurnSkipped => return None,
    };
    match &mut thing.kind {
        ThingKind::Some(noun) => Some(noun),
        _pointed => None,
    }
}

fn thing_of(act: &mut Act) -> Option<&mut Thing> {
    match &mut act.kind {
        ActKind::Simple { what, .. }
        | ActKind::SetAside { what, .. }
        | ActKind::Return { what, .. }
        | ActKind::GainControl { what, .. }
        | ActKind::Give { what, .. }
        | ActKind::Deal { what, .. }
        | ActKind::Search { what, .. }
        | ActKind::PutCounters { on: what, .. }
        | ActKind::RemoveCounters { from: what, .. } => Some(what),
        ActKind::Own { what, .. } => what.as_mut(),
        ActKind::Put { moves, .. } => moves.first_mut()?.things.first_mut(),
        ActKind::Exchange { what } => what.first_mut(),
        ActKind::Cause { act, .. } => thing_of(act),
        _other => None,
    }
}

/// The same event with so many counters.
pub fn with_counters(event: &Event, amount: Amount) -> Event {
    let mut event = event.clone();
    if let Happens::Does { act, .. } = &mut event.kind
        && let ActKind::PutCounters { amount: so_many, .. } | ActKind::RemoveCounters { amount: so_many, .. } =
            &mut act.kind
    {
        *so_many = CounterAmount::Count(amount);
    }
    event
}
