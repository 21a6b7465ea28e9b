//! Whether something can happen: nothing forbids it, and there is something to do it with.

use std::ops::ControlFlow::{Break, Continue};

use super::evaluate::Look;
use super::listen::{self, Bearing, standing};
use super::playable;
use super::road::kinds_as_move;
use super::table::{Heard, Listens, Stands, Table, Wanted};
use crate::game::{Card, CardSet, Event, Game, Player, Zone};
use crate::program::{EventKind, PredicateId, Proposal, SetId, Standing};

/// Whether something says that the event can't happen.
pub fn is_prohibited(table: &Table<'_>, game: &Game, event: &Event) -> bool {
    let is_met = |kind| listen::is_heard(table, game, kind, Listens::Prohibit, event);
    is_met(event.kind)
        || table.listeners.meets_moves() && kinds_as_move(table, event).any(is_met)
        || table.listeners.must_be(event.kind, game) && must_be_another(table, game, event)
}

/// Whether only other cards can be what this one is to be: "the next card that is discarded must be …".
fn must_be_another(table: &Table<'_>, game: &Game, event: &Event) -> bool {
    event.card.is_some_and(|card| wrong(table, game, event).contains(card))
}

/// The cards that can't be what others must be.
fn wrong(table: &Table<'_>, game: &Game, event: &Event) -> CardSet {
    let mut found = CardSet::EMPTY;
    let Some(look) = nobody(table, game, event) else { return found };
    standing(&look, Stands::MustBe, |there, standing| {
        if let Standing::MustBe { verb, what, only, .. } = standing
            && verb == event.kind
        {
            found = found.or(there.set(what).and_not(there.set(only)));
        }
    });
    found
}

fn nobody<'a>(table: &'a Table<'a>, game: &'a Game, event: &'a Event) -> Option<Look<'a>> {
    let text = table.texts().next()?;
    Some(Look::from_text(table, game, text, game.active(), None, event))
}

/// The cards of a set that can be chosen for something: none that it can't happen to.
pub fn choosable(look: &Look<'_>, purpose: EventKind, set: SetId) -> CardSet {
    choosable_of(look.table, look.game, purpose, look.you, look.set(set))
}

/// The same of cards that are known.
#[inline]
pub fn choosable_of(
    table: &Table<'_>,
    game: &Game,
    purpose: EventKind,
    you: Player,
    cards: CardSet,
) -> CardSet {
    let mut left = cards;
    let wanted = &table.kind(purpose).wanted;
    if !wanted.is_free && purpose != EventKind::Choose {
        keep_takeable(table, game, wanted, you, &mut left);
    }
    left
}

/// The cards that a player could do it with now.
pub fn takeable(table: &Table<'_>, game: &Game, kind: EventKind, player: Player, cards: CardSet) -> CardSet {
    let mut left = cards;
    keep_takeable(table, game, &table.kind(kind).wanted, player, &mut left);
    left
}

/// Keeps those of the cards that a player could do it with now. Most of the time nothing is there that forbids any.
#[inline]
pub fn keep_takeable(table: &Table<'_>, game: &Game, wanted: &Wanted, player: Player, cards: &mut CardSet) {
    if wanted.may_be_refused(game) && !cards.is_empty() {
        *cards = not_refused(table, game, wanted.verb, player, *cards, wanted.within);
    }
    // Most can be played at any time.
    if wanted.verb == EventKind::Play && cards.meets(table.demanding()) {
        *cards = playable::playable(table, game, *cards, player);
    }
}

#[inline(never)]
fn not_refused(
    table: &Table<'_>,
    game: &Game,
    kind: EventKind,
    player: Player,
    cards: CardSet,
    within: Option<PredicateId>,
) -> CardSet {
    let mut left = match table.listeners.heard(kind, Listens::Prohibit) {
        Some(heard) => cards.and_not(forbidden(table, game, heard, kind, player, cards, within)),
        None => cards,
    };
    if table.listeners.must_be(kind, game) {
        left = left.and_not(not_what_they_must_be(table, game, kind, player, left));
    }
    left
}

/// The cards that can't be what others must be, if the player did it with them.
#[inline(never)]
fn not_what_they_must_be(
    table: &Table<'_>,
    game: &Game,
    kind: EventKind,
    player: Player,
    cards: CardSet,
) -> CardSet {
    if !table.listeners.must_be_by_card() {
        return wrong(table, game, &Event::of(kind, player));
    }
    let is_wrong = |card: &Card| must_be_another(table, game, &about(game, kind, player, *card));
    cards.iter().filter(is_wrong).collect()
}

/// What would be if the player did it with the card.
fn about(game: &Game, kind: EventKind, player: Player, card: Card) -> Event {
    let (from, stay) = (Some(game.zones.place(card)), game.zones.stay(card));
    Event { card: Some(card), from, stay, ..Event::of(kind, player) }
}

/// The cards that something forbids the player to do it with.
fn forbidden(
    table: &Table<'_>,
    game: &Game,
    heard: &Heard,
    kind: EventKind,
    player: Player,
    cards: CardSet,
    within: Option<PredicateId>,
) -> CardSet {
    let event = Event::of(kind, player);
    let mut found = CardSet::EMPTY;
    let in_play = heard.attentive(table, game, event.player, &CardSet::EMPTY);
    let told = listen::bearers(table, game, heard, event.player, in_play, |bearing| {
        if let Bearing::Printed(one, _) = &bearing
            && one.spares(within)
        {
            return Continue(());
        }
        match bearing.forbids(table, game, &event, cards) {
            Some(forbidden) => {
                found = found.or(forbidden);
                Continue(())
            }
            None => Break(()),
        }
    });
    if told.is_continue() {
        return found;
    }
    let is_forbidden = |card: &Card| {
        listen::is_heard(table, game, kind, Listens::Prohibit, &about(game, kind, player, *card))
    };
    cards.iter().filter(is_forbidden).collect()
}

/// Whether the player could draw from there: there is a card, or something sees to it that there is one.
pub fn can_draw(table: &Table<'_>, game: &Game, player: Player, from: Zone) -> bool {
    let is_changed = |kind| {
        let event = Event { from: Some(from), amount: 1, ..Event::of(kind, player) };
        listen::is_heard(table, game, kind, Listens::Change, &event)
    };
    game.zones.top(from).is_some() || is_changed(EventKind::Draw) || is_changed(EventKind::DrawCard)
}

/// Whether what is proposed could happen now.
pub fn can_do(look: &Look<'_>, proposal: &Proposal) -> bool {
    let listeners = &look.table.listeners;
    if proposal.kind == EventKind::Draw && !listeners.interferes(EventKind::Draw) {
        return !look.people(proposal.who).is_empty();
    }
    look.people(proposal.who).iter().any(|player| {
        let amount = look.num(proposal.amount).max(1) as usize;
        match proposal.cards {
            Some(set) if proposal.kind != EventKind::Draw => {
                let cards = look.with_player(player).set(set);
                takeable(look.table, look.game, proposal.kind, player, cards).len() >= amount
            }
            Some(_) | None => {
                let event = Event { amount: amount as i16, ..Event::of(proposal.kind, player) };
                !is_prohibited(look.table, look.game, &event)
            }
        }
    })
}
