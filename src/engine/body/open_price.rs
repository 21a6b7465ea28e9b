//! The cards that a price hangs on: whoever knows enough of them knows that it can be paid. Reads, never writes.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::possible::{choosable, takeable};
use crate::engine::table::{Act, Needed, Price};
use crate::game::{CardSet, Event, Player, Players};
use crate::program::{Cards, CardsKind, ChoiceId, ChoiceOf, Count, EventKind, Kept, Num, Op, Pc, SetId, Who};

use super::open_question::{Asked, hang_on};
use super::perhaps::{perhaps_told_to, unknown_to};
use super::untold::is_untold;

/// What has to be known.
pub enum Hanging<const W: usize> {
    /// So many of these cards.
    Cards(CardSet<W>, usize),
    /// More than that: these can tell.
    ToldTo(Players),
}

/// What the price hangs on that a text begins with there.
pub fn price_hangs_on<const W: usize>(look: &Look<'_, W>, from: Pc) -> Vec<Hanging<W>> {
    let mut found = Vec::new();
    if let Some(price) = look.price(from) {
        price.acts.iter().for_each(|act| hangs_on(look, act, &mut found));
    }
    found
}

/// The cards that an act of the price can be done with, and those that its numbers and people are asked of.
fn hangs_on<const W: usize>(look: &Look<'_, W>, act: &Act, found: &mut Vec<Hanging<W>>) {
    match *act {
        Act::Find(choice, set) => {
            let count = Count::Exactly(Num::ONE);
            of_chosen(look, Needed { choice, set, count, at_least_one: true }, found);
        }
        Act::Choose(needed) => {
            let (Count::Exactly(num) | Count::AtLeast(num) | Count::UpTo(num)) = needed.count else {
                return of_chosen(look, needed, found);
            };
            of_number(look, num, found);
            of_chosen(look, needed, found);
        }
        Act::Happen(kind, who, cards) => {
            if let CardsKind::Set(set) = cards.kind()
                && !look.sights().set(set).is_told_by_place()
                && let Some(doer) = look.people(who).lowest()
                && !is_untold(look, cards)
            {
                let may = |cards| takeable(look.table, look.game, kind, doer, cards);
                found.push(Hanging::ToldTo(told_to(look, set, 1, true, may)));
            }
        }
        Act::ChoosePlayers(who) => of_people(look, who, found),
        Act::OnePicked { choice, then } => of_one(look, choice, then, found),
        Act::Pay(paid) => {
            of_number(look, paid.number, found);
            of_people(look, paid.who, found);
        }
        Act::RemoveCounters { count, from, .. } => {
            of_number(look, count, found);
            if let CardsKind::Set(set) = from.kind() {
                of_set(look, set, found);
            }
        }
        Act::Afford { verb, who, cards } => {
            of_people(look, who, found);
            of_cost(look, EventKind::Own(verb), who, cards, found);
        }
        Act::ChooseMode { who, first, count } => {
            if let Some(player) = look.person(who) {
                of_modes(look, first, count, player, found);
            }
        }
        // Of others only what everybody sees is asked.
        Act::Offered { .. }
        | Act::OneOf { .. }
        | Act::Draw(..)
        | Act::Allowed { .. }
        | Act::TakeAction { .. } => {}
    }
}

fn of_chosen<const W: usize>(look: &Look<'_, W>, needed: Needed, found: &mut Vec<Hanging<W>>) {
    let linked = look.choice(needed.choice);
    if look.sights().set(needed.set).is_told_by_place() && !linked.may_be_refused {
        return;
    }
    let least = needed.least(look).max(needed.at_least_one.into());
    // It is offered either way: that gives nothing away.
    if needed.untold(look).len() >= least {
        return;
    }
    let may = |cards| choosable(look, linked, cards);
    found.push(Hanging::ToldTo(told_to(look, needed.set, least, linked.may_be_refused, may)));
    if let Some(doer) = look.person(linked.doer) {
        of_cost_for(look, linked.choice.purpose, doer, needed.among(look), found);
    }
}

/// Those who can tell that there are so many in the set with which it may be done, for all that the one knows who is asked.
fn told_to<const W: usize>(
    look: &Look<'_, W>,
    set: SetId,
    least: usize,
    may_be_refused: bool,
    may: impl Fn(CardSet<W>) -> CardSet<W>,
) -> Players {
    let asked = look.asked.unwrap_or(look.you);
    let can_tell = |viewer: &Player| {
        let told = perhaps_told_to(look, asked, *viewer, set);
        let untold = unknown_to(look, asked, told);
        let known = told.and_not(untold);
        // What it may be done with is told by what it is.
        let hidden = if may_be_refused { unknown_to(look, *viewer, known) } else { CardSet::EMPTY };
        may(known.and_not(hidden)).or(untold).len() >= least
    };
    look.table.everyone().iter().filter(can_tell).collect()
}

/// What a verb of the game's own costs.
fn of_cost<const W: usize>(
    look: &Look<'_, W>,
    verb: EventKind,
    who: Who,
    cards: Option<Cards>,
    found: &mut Vec<Hanging<W>>,
) {
    let Some(doer) = look.people(who).lowest() else { return };
    let Some(cards) = cards else { return of_cost_for(look, verb, doer, CardSet::EMPTY, found) };
    let can_be_paid = takeable(look.table, look.game, verb, doer, look.cards(cards));
    found.push(Hanging::Cards(can_be_paid, 1));
    of_cost_for(look, verb, doer, can_be_paid, found);
}

/// The same for one of these cards, if it is about any. What is asked of that card is known with it.
fn of_cost_for<const W: usize>(
    look: &Look<'_, W>,
    verb: EventKind,
    doer: Player,
    cards: CardSet<W>,
    found: &mut Vec<Hanging<W>>,
) {
    let (EventKind::Own(_), Some(text)) = (verb, look.table.verb(verb)) else { return };
    let card = cards.lowest();
    let event = Event { card, ..Event::of(verb, doer) };
    let costs = Look::from_text(look.table, look.game, text, doer, card, &event);
    let acts = costs.price(Pc(0)).map_or(&[][..], |price: &Price| &price.acts);
    let mut asked = Vec::new();
    acts.iter().for_each(|act| hangs_on(&costs, act, &mut asked));
    found.extend(asked.into_iter().filter_map(|hanging| match hanging {
        Hanging::Cards(asked, _) => all_but(asked, cards),
        Hanging::ToldTo(_) => Some(hanging),
    }));
}

/// One that can be begun whatever others hold gives nothing away.
fn of_modes<const W: usize>(
    look: &Look<'_, W>,
    first: Pc,
    count: u8,
    player: Player,
    found: &mut Vec<Hanging<W>>,
) {
    let open = Match::resumed(look.table, look.game.clone(), ()).open_modes(look, first, count, player);
    let modes = look.text().code[first.index()..].iter().take(count.into());
    let is_open = |(number, _): &(usize, &Op)| open >> number & 1 == 1;
    let hangs = |(_, op): (usize, &Op)| match op {
        Op::Mode(then) => price_hangs_on(look, *then),
        _another => Vec::new(),
    };
    let each: Vec<_> = modes.enumerate().filter(is_open).map(hangs).collect();
    if each.iter().all(|hangs| !hangs.is_empty()) {
        found.extend(each.into_iter().flatten());
    }
}

/// One with whom the rest can be done whatever others hold gives nothing away.
fn of_one<const W: usize>(look: &Look<'_, W>, choice: ChoiceId, then: Pc, found: &mut Vec<Hanging<W>>) {
    let Kept::Local(local) = look.choice(choice).choice.into else { return };
    let asked = Match::resumed(look.table, look.game.clone(), ());
    let (mut each, mut leading) = (Vec::new(), CardSet::EMPTY);
    for one in asked.one_by_one(look, choice) {
        let locals = look.with_local(local, one);
        let look = look.with_locals(&locals);
        if asked.can_begin(&look, then) {
            each.push(price_hangs_on(&look, then));
            leading.add(&look.cards(Cards::local(local)));
        }
    }
    if let ChoiceOf::Cards(set) = look.choice(choice).choice.of
        && !look.sights().set(set).is_told_by_place()
        && unknown_to(look, look.asked.unwrap_or(look.you), leading).is_empty()
    {
        found.push(Hanging::Cards(leading, 1));
    }
    if each.iter().all(|hangs| !hangs.is_empty()) {
        found.extend(each.into_iter().flatten());
    }
}

fn of_number<const W: usize>(look: &Look<'_, W>, number: Num, found: &mut Vec<Hanging<W>>) {
    all_of(look, Asked::Number(number), found);
}

fn of_people<const W: usize>(look: &Look<'_, W>, who: Who, found: &mut Vec<Hanging<W>>) {
    all_of(look, Asked::People(who), found);
}

fn of_set<const W: usize>(look: &Look<'_, W>, set: SetId, found: &mut Vec<Hanging<W>>) {
    all_of(look, Asked::Cards(Cards::set(set)), found);
}

/// What the one who is asked does not know decides nothing.
fn all_of<const W: usize>(look: &Look<'_, W>, asked: Asked, found: &mut Vec<Hanging<W>>) {
    let cards = hang_on(look, std::iter::once(asked));
    let untold = look.asked.map_or(CardSet::EMPTY, |asked| unknown_to(look, asked, cards));
    found.extend(all_but(cards, untold));
}

/// All of the cards but these have to be known.
fn all_but<const W: usize>(cards: CardSet<W>, others: CardSet<W>) -> Option<Hanging<W>> {
    let cards = cards.and_not(others);
    (!cards.is_empty()).then_some(Hanging::Cards(cards, cards.len()))
}
