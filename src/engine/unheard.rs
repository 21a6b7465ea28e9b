//! What nobody told a player: that a card they don't see waits to do something, was asked whether to, or has met a state. In
//! games that could be the one behind their view it is not so.

use super::table::Table;
use crate::game::{Acted, Bearer, CardSet, Game, Group, OnRoad, Slot, Work};
use crate::program::{SeenBy, WorksIn};

/// Takes it out of a game in which these are the cards that the player does not see.
pub fn forget_unheard<const W: usize>(table: &Table<'_, W>, game: &mut Game<W>, hidden: &CardSet<W>) {
    if !table.listeners.may_any_act_hidden() {
        return;
    }
    let is_heard = |slot: Slot| match slot.of {
        Bearer::Card(card, _) => !hidden.contains(card) || is_open(table, slot),
        Bearer::Rule | Bearer::Effect(_) => true,
    };
    forget_what_waits(game, is_heard);
    for work in game.stack.iter_mut() {
        match work {
            Work::Body(frame) => forget(&mut frame.acted, is_heard),
            Work::Road(road) => forget_on_road(road, is_heard),
            Work::Settle(..) => {}
        }
    }
    game.secret.iter_mut().for_each(|road| forget_on_road(road, is_heard));
    forget(&mut game.held_back, is_heard);
    game.met.keep(|slot, players| is_heard(slot).then_some(players));
}

/// Whether everybody sees the card where the ability works.
fn is_open<const W: usize>(table: &Table<'_, W>, slot: Slot) -> bool {
    match table.text(slot.text).abilities[slot.ability.index()].works_in {
        WorksIn::Zone(zone) => table.program.zones[zone.index()].seen_by == SeenBy::Everyone,
        WorksIn::Play | WorksIn::Always | WorksIn::WhenPlayed => true,
    }
}

/// What somebody is just putting in order is left.
fn forget_what_waits<const W: usize>(game: &mut Game<W>, is_heard: impl Fn(Slot) -> bool) {
    let is_asked_about = |number: usize| {
        let is_it = |group: &Group<W>| matches!(group, Group::Next { number: one, .. } if usize::from(*one) == number);
        game.decision().is_some_and(|pending| pending.groups.iter().any(is_it))
    };
    let waiting = game.waiting.iter().enumerate();
    let stays: Vec<bool> =
        waiting.map(|(number, one)| is_heard(one.slot) || is_asked_about(number)).collect();
    if let Some(pending) = game.decision_mut() {
        pending.groups.change(|group| {
            if let Group::Next { number, .. } = group {
                *number = stays[..usize::from(*number)].iter().filter(|stays| **stays).count() as u16;
            }
        });
    }
    let mut stays = stays.into_iter();
    game.waiting.retain(|_| stays.next() == Some(true));
}

fn forget_on_road<const W: usize>(road: &mut OnRoad<W>, is_heard: impl Fn(Slot) -> bool) {
    forget(&mut road.inherited, &is_heard);
    forget(&mut road.acted, &is_heard);
    for part in road.changed.iter_mut().flat_map(|changed| &mut changed.0) {
        forget(&mut part.acted, &is_heard);
    }
}

fn forget(acted: &mut Acted, is_heard: impl Fn(Slot) -> bool) {
    if !acted.is_empty() {
        acted.retain(is_heard);
    }
}
