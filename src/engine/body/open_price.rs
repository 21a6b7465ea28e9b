//! The cards that a price hangs on: whoever knows enough of them knows that it can be paid. Reads, never writes.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::possible::{choosable, takeable};
use crate::engine::table::{Act, Needed, Price};
use crate::game::{CardSet, Event, Player};
use crate::program::{Cards, CardsKind, ChoiceId, ChoiceOf, Count, EventKind, Kept, Num, Op, Pc, SetId, Who};

use super::choose::number_of;
use super::open_question::{Asked, hang_on};
use super::untold::is_untold;

/// Some cards, and how many of them have to be known.
pub type Hanging<const W: usize> = (CardSet<W>, usize);

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
                found.push((takeable(look.table, look.game, kind, doer, look.set(set)), 1));
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
    let (least, _) = number_of(look, needed.count);
    let among = choosable(look, linked, look.set(needed.set));
    let least = least.max(needed.at_least_one.into());
    let untold = needed.untold(look);
    // It is offered either way: that gives nothing away.
    if untold.len() >= least {
        return;
    }
    found.push((among.and_not(untold), least - untold.len()));
    if let Some(doer) = look.person(linked.doer) {
        of_cost_for(look, linked.choice.purpose, doer, among, found);
    }
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
    found.push((can_be_paid, 1));
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
    let besides = asked.into_iter().map(|(asked, least)| (asked.and_not(cards), least));
    found.extend(besides.filter(|(asked, _)| !asked.is_empty()).map(|(asked, _)| (asked, asked.len())));
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
    {
        found.push((leading, 1));
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

fn all_of<const W: usize>(look: &Look<'_, W>, asked: Asked, found: &mut Vec<Hanging<W>>) {
    let cards = hang_on(look, std::iter::once(asked));
    if !cards.is_empty() {
        found.push((cards, cards.len()));
    }
}
