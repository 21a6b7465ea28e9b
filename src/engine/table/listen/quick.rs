//! Questions about an event that a comparison answers, found among the questions of a text.

use crate::engine::leave::players_until;
use crate::engine::table::zones::Plainly;
use crate::engine::table::{Table, compares};
use crate::game::{Card, Event, Game, Player, Zone};
use crate::program::{
    Ask, CardsKind, Compare, CounterId, Expr, Jump, Leaf, NumKind, Test, Text, Who, WhoKind, WhoLeaf, ZoneRef,
};

/// A question that a comparison answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quick {
    ByYou,
    ByOpponent,
    CausedByYou,
    CausedByOpponent,
    ThisCard,
    From(Zone),
    NoneIn(Zone),
    Amount(Compare, i16),
    /// As many as the zone holds, more or fewer.
    AmountToZone(Compare, Zone),
    About(u16),
    YourTurn,
    /// Of counters on this card.
    Counters(CounterId, Compare, i16),
}

impl Quick {
    #[inline(never)]
    pub fn is_so<const W: usize>(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        event: &Event,
        you: Player,
        source: Option<Card>,
    ) -> bool {
        let is_opponent = |player: Option<Player>| {
            player.is_some_and(|player| {
                players_until(table, game, event).and_not(table.team(you)).contains(player)
            })
        };
        match *self {
            Quick::ByYou => event.player == Some(you),
            Quick::ByOpponent => is_opponent(event.player),
            Quick::CausedByYou => event.cause == Some(you),
            Quick::CausedByOpponent => is_opponent(event.cause),
            Quick::ThisCard => event.card.is_some() && event.card == source,
            Quick::From(zone) => event.from == Some(zone),
            Quick::NoneIn(zone) => game.zones.len(zone) == 0,
            Quick::Amount(compare, number) => compares(compare, event.amount.into(), number.into()),
            Quick::AmountToZone(compare, zone) => {
                compares(compare, event.amount.into(), game.zones.len(zone) as i32)
            }
            Quick::About(id) => event.about == id,
            Quick::YourTurn => game.turn > 0 && game.seats.taking_turn.contains(you),
            Quick::Counters(counter, compare, number) => source
                .is_some_and(|card| compares(compare, game.counters_on(card, counter).into(), number.into())),
        }
    }
}

/// The question where a comparison answers it and one of its answers is the end, and where the other leads.
pub fn leading<const W: usize>(table: &Table<'_, W>, text: &Text, test: Test) -> Option<(Quick, Jump)> {
    let Test { ask, yes, no } = test;
    if no == Jump::FAILS && yes != Jump::FAILS {
        return Some((quick(table, text, ask)?, yes));
    }
    if let (Jump::FAILS, Ask::Any(set)) = (yes, ask)
        && let (Leaf::Zone(place), true) = (text.sets[set.index()].leaf, text.sets[set.index()].last)
    {
        return Some((Quick::NoneIn(one_zone(table, place)?), no));
    }
    None
}

fn quick<const W: usize>(table: &Table<'_, W>, text: &Text, ask: Ask) -> Option<Quick> {
    if let Ask::Among(who, of) = ask {
        let is_doer = who.kind() == WhoKind::Actor;
        if !is_doer && who.kind() != WhoKind::Cause {
            return None;
        }
        return match (of == Who::YOU, is_opponents(text, of)) {
            (true, _) => Some(if is_doer { Quick::ByYou } else { Quick::CausedByYou }),
            (false, true) => Some(if is_doer { Quick::ByOpponent } else { Quick::CausedByOpponent }),
            (false, false) => None,
        };
    }
    if let Ask::In(cards, set) = ask
        && text.sets[set.index()].last
    {
        let about = (cards.kind(), text.sets[set.index()].leaf);
        if let (CardsKind::OfEvent, Leaf::These(these)) = about {
            return (these.kind() == CardsKind::This).then_some(Quick::ThisCard);
        }
        if let (CardsKind::This, Leaf::Each(test)) = about {
            return counters(text, text.tests[test.index()]);
        }
        return None;
    }
    if ask == Ask::TurnOf(Who::YOU) {
        return Some(Quick::YourTurn);
    }
    if let Ask::EventFrom(place) = ask {
        return Some(Quick::From(one_zone(table, text.places[place.index()])?));
    }
    if let Ask::EventAbout(id) = ask {
        return Some(Quick::About(id));
    }
    if let Ask::Compare(compare, one, other) = ask
        && let NumKind::Expr(expr) = one.kind()
        && text.exprs[expr.index()] == Expr::EventAmount
    {
        return match other.kind() {
            NumKind::Constant(number) => Some(Quick::Amount(compare, number as i16)),
            NumKind::Expr(expr) => {
                Some(Quick::AmountToZone(compare, counted_zone(table, text, text.exprs[expr.index()])?))
            }
            NumKind::Cell(_) | NumKind::Local(_) => None,
        };
    }
    None
}

/// A question about counters on the card that is looked at, and nothing else.
fn counters(text: &Text, test: Test) -> Option<Quick> {
    let Test { ask: Ask::Compare(compare, one, other), yes: Jump::HOLDS, no: Jump::FAILS } = test else {
        return None;
    };
    let (NumKind::Expr(expr), NumKind::Constant(number)) = (one.kind(), other.kind()) else { return None };
    let Expr::Counters(counter, cards) = text.exprs[expr.index()] else { return None };
    (cards.kind() == CardsKind::Candidate).then_some(Quick::Counters(counter, compare, number as i16))
}

/// The zone whose cards are counted, where they are all of it.
fn counted_zone<const W: usize>(table: &Table<'_, W>, text: &Text, expr: Expr) -> Option<Zone> {
    let Expr::Count(cards) = expr else { return None };
    let CardsKind::Set(set) = cards.kind() else { return None };
    let step = text.sets[set.index()];
    let Leaf::Zone(place) = step.leaf else { return None };
    one_zone(table, place).filter(|_| step.last)
}

fn is_opponents(text: &Text, who: Who) -> bool {
    let WhoKind::Set(set) = who.kind() else { return false };
    let step = text.persons[set.index()];
    step.last && step.leaf == WhoLeaf::OpponentsOf(Who::YOU)
}

/// The zone, where the same is meant whoever speaks of it.
fn one_zone<const W: usize>(table: &Table<'_, W>, place: ZoneRef) -> Option<Zone> {
    match table.zones.plainly(place)? {
        Plainly::One(zone) => Some(zone),
        Plainly::OfYou(_) => None,
    }
}
