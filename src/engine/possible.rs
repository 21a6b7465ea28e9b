//! Whether something can happen: nothing forbids it, and there is something to do it with.

use super::Match;
use super::circle::Asked;
use super::evaluate::{Look, ZoneSet};
use super::listen;
use super::playable;
use super::refused::{Wish, must_be_another};
use super::road::{as_kind, kinds_as_move};
use super::table::{Demands, LinkedChoice, Listens, Table, Wanted};
use super::would::{unforbidden, with_card};
use crate::game::{Card, CardSet, Event, Game, Player, Zone};
use crate::program::{EventKind, Op, Proposal};

/// Whether something says that the event can't happen.
pub fn is_prohibited<const W: usize>(table: &Table<'_, W>, game: &Game<W>, event: &Event) -> bool {
    let is_heard = |kind, event: &Event| listen::is_heard(table, game, kind, Listens::Prohibit, event);
    let is_met = |kind| is_heard(kind, &as_kind(table, event, kind));
    let sure = |card| table.kind(event.kind).wanted.sure(game, &CardSet::one(card));
    let is_sure = event.card.is_some_and(|card| !sure(card).is_empty());
    debug_assert!(!is_sure || !is_heard(event.kind, event), "what is surely granted is forbidden");
    !is_sure && is_heard(event.kind, event)
        || table.listeners.may_meet(table, event) && kinds_as_move(table, event).any(is_met)
        || table.listeners.must_be(event.kind, game) && must_be_another(table, game, event)
}

/// Those of the cards that can be chosen: none that whoever is to do it can't do it with.
#[inline]
pub fn choosable<const W: usize>(look: &Look<'_, W>, choice: &LinkedChoice, cards: CardSet<W>) -> CardSet<W> {
    if choice.may_be_refused { unrefused(look, choice, cards) } else { cards }
}

#[inline(never)]
fn unrefused<const W: usize>(look: &Look<'_, W>, choice: &LinkedChoice, cards: CardSet<W>) -> CardSet<W> {
    let doer = look.person(choice.doer).unwrap_or(look.you);
    let cards = match choice.taken_off {
        Some((counter, least)) => {
            let has_enough = |card: &Card| i32::from(look.game.counters_on(*card, counter)) >= least;
            cards.iter().filter(has_enough).collect()
        }
        None => cards,
    };
    match (choice.deed, choice.goal) {
        (Some(Op::Exchange(_, one, other)), _) => {
            let others = if choice.chosen() == one { other } else { one };
            look.exchangeable(others, doer, cards)
        }
        (Some(op), None) => {
            let mut left = unforbidden(look, op, Some(doer), cards);
            let wanted = &look.table.kind(choice.choice.purpose).wanted;
            if wanted.demands == Demands::Price {
                left = affordable(look.table, look.game, wanted.verb, doer, &left);
            }
            left
        }
        (Some(op), Some(goal)) => {
            let may_go = |card: &Card| look.may_go_somewhere(choice, op, goal, doer, *card);
            cards.iter().filter(may_go).collect()
        }
        (None, _) => takeable(look.table, look.game, choice.choice.purpose, doer, cards),
    }
}

/// Whether one of the cards can be chosen.
#[inline]
pub fn is_any_choosable<const W: usize>(
    look: &Look<'_, W>,
    choice: &LinkedChoice,
    cards: &CardSet<W>,
) -> bool {
    if cards.is_empty() || !choice.may_be_refused {
        return !cards.is_empty();
    }
    let (game, wanted) = (look.game, &look.table.kind(choice.choice.purpose).wanted);
    let is_sure = choice.deed.is_none() && choice.taken_off.is_none() && wanted.is_sure_of_one(game, cards);
    debug_assert!(!is_sure || !choosable(look, choice, *cards).is_empty());
    is_sure || !choosable(look, choice, *cards).is_empty()
}

/// The cards that a player could do it with now.
pub fn takeable<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    kind: EventKind,
    player: Player,
    cards: CardSet<W>,
) -> CardSet<W> {
    let mut left = cards;
    keep_takeable(table, game, &table.kind(kind).wanted, player, &mut left);
    left
}

/// Keeps those of the cards that a player could do it with now. Most of the time nothing is there that forbids any.
#[inline(always)]
pub fn keep_takeable<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    wanted: &Wanted<W>,
    player: Player,
    cards: &mut CardSet<W>,
) {
    if wanted.may_be_refused(game) && !cards.is_empty() {
        Wish { table, game, wanted, player }.keep_granted(cards);
    }
    match wanted.demands {
        // Most can be played at any time.
        Demands::OfCard if cards.meets(&table.demanded.demanding) => {
            *cards = playable::playable(table, game, cards, player);
        }
        Demands::OfCard | Demands::Nothing => {}
        Demands::Price => *cards = affordable(table, game, wanted.verb, player, cards),
    }
}

/// Those of the cards for which the player can pay what the verb costs.
#[cold]
#[inline(never)]
fn affordable<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    verb: EventKind,
    player: Player,
    cards: &CardSet<W>,
) -> CardSet<W> {
    let asked = Match::resumed(table, game.clone(), ());
    cards.iter().filter(|card| asked.can_afford(verb, player, Some(*card))).collect()
}

/// Whether the player could draw from there: there is a card, or something sees to it that there is one.
pub fn can_draw<const W: usize>(table: &Table<'_, W>, game: &Game<W>, player: Player, from: Zone) -> bool {
    let is_changed = |kind| {
        let event = Event { from: Some(from), amount: 1, ..Event::of(kind, player) };
        listen::is_heard(table, game, kind, Listens::Change, &event)
    };
    game.zones.top(from).is_some() || is_changed(EventKind::Draw) || is_changed(EventKind::DrawCard)
}

/// Those of the cards that nothing forbids the player to bring to one of the zones.
fn movable<const W: usize>(
    look: &Look<'_, W>,
    kind: EventKind,
    player: Player,
    to: ZoneSet,
    cards: CardSet<W>,
) -> CardSet<W> {
    let may = |card: Card, to: Zone| {
        let receiver = look.table.owner(to);
        let event = Event { to: Some(to), receiver, ..Event::of(kind, player) };
        !is_prohibited(look.table, look.game, &with_card(look, &event, card))
    };
    cards.iter().filter(|card| to.iter().any(|to| may(*card, to))).collect()
}

/// Whether the player can pay what the verb costs, where it is about no card.
fn can_afford<const W: usize>(look: &Look<'_, W>, verb: EventKind, player: Player) -> bool {
    let costs = look.table.kind(verb).wanted.demands == Demands::Price;
    !costs || Match::resumed(look.table, look.game.clone(), ()).can_afford(verb, player, None)
}

/// Whether what is proposed could happen now. Asked in a circle, it could where there is something to do it with.
pub fn can_do<const W: usize>(look: &Look<'_, W>, proposal: &Proposal) -> bool {
    let listeners = &look.table.listeners;
    if proposal.kind == EventKind::Draw && !listeners.interferes(EventKind::Draw) {
        return !look.people(proposal.who).is_empty();
    }
    let amount = look.num(proposal.amount).max(1);
    let asked = Asked::inside();
    let is_in_a_circle = asked.is_none();
    look.people(proposal.who).iter().any(|player| {
        match proposal.cards {
            Some(set) if proposal.kind != EventKind::Draw => {
                let cards = look.with_player(player).set(set);
                let can = match proposal.to {
                    _anywhere if is_in_a_circle => cards,
                    Some(to) => movable(look, proposal.kind, player, look.place(to), cards),
                    None => takeable(look.table, look.game, proposal.kind, player, cards),
                };
                // They are not counted: most want one.
                !(1..amount).fold(can, |left, _| left.without_lowest()).is_empty()
            }
            Some(_) | None => {
                let event = Event { amount: amount as i16, ..Event::of(proposal.kind, player) };
                is_in_a_circle
                    || !is_prohibited(look.table, look.game, &event)
                        && can_afford(look, proposal.kind, player)
            }
        }
    })
}
