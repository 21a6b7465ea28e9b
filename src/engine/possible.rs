//! Whether something can happen: nothing forbids it, and there is something to do it with.

use super::evaluate::Look;
use super::listen::{self, standing};
use super::playable;
use super::road::kinds;
use super::table::{Heard, Listens, Stands, Table};
use crate::game::{Card, CardSet, Event, Game, Player, Zone};
use crate::program::{EventKind, Proposal, SetId, Standing};

/// Whether something says that the event can't happen.
pub fn is_prohibited(table: &Table<'_>, game: &Game, event: &Event) -> bool {
    let says_no =
        kinds(table, event).any(|kind| listen::is_heard(table, game, kind, Listens::Prohibit, event));
    says_no || must_be_another(table, game, event)
}

/// Whether only other cards can be what this one is to be: "the next card that is discarded must be …".
fn must_be_another(table: &Table<'_>, game: &Game, event: &Event) -> bool {
    let Some(card) = event.card else { return false };
    if !table.listeners.stands_in(Stands::MustBe, game) {
        return false;
    }
    let look = nobody(table, game, event);
    let mut is_wrong = false;
    let Some(look) = look else { return false };
    standing(&look, Stands::MustBe, |there, standing| {
        if let Standing::MustBe { verb, what, only, .. } = standing {
            is_wrong |=
                verb == event.kind && there.set(what).contains(card) && !there.set(only).contains(card);
        }
    });
    is_wrong
}

fn nobody<'a>(table: &'a Table<'a>, game: &'a Game, event: &'a Event) -> Option<Look<'a>> {
    let text = table.texts().next()?;
    Some(Look::from_text(table, game, text, game.active(), None, event))
}

/// Whether a player could do it with the card now.
pub fn can_take(table: &Table<'_>, game: &Game, kind: EventKind, player: Player, card: Card) -> bool {
    let event = Event {
        card: Some(card),
        from: Some(game.zones.place(card)),
        stay: game.zones.stay(card),
        ..Event::of(kind, player)
    };
    !is_prohibited(table, game, &event)
        && (kind != EventKind::Play || playable::is_playable(table, game, card, player))
}

/// The cards of a set that can be chosen for something: none that it can't happen to.
pub fn choosable(look: &Look<'_>, purpose: EventKind, set: SetId) -> CardSet {
    let cards = look.set(set);
    match purpose {
        EventKind::Choose => cards,
        purpose => takeable(look.table, look.game, purpose, look.you, cards),
    }
}

/// The cards that a player could do it with now.
pub fn takeable(table: &Table<'_>, game: &Game, kind: EventKind, player: Player, cards: CardSet) -> CardSet {
    let mut left = cards;
    let is_free = kind != EventKind::Play && !table.listeners.stands_in(Stands::MustBe, game);
    let can_tell = match table.listeners.heard(kind, Listens::Prohibit) {
        None => true,
        Some(heard) => {
            left = left.and_not(forbidden_by_rules(table, game, heard, kind, player, cards));
            heard.is_plain(game)
        }
    };
    if is_free && can_tell {
        return left;
    }
    left.iter().filter(|card| can_take(table, game, kind, player, *card)).collect()
}

/// The cards that rules forbid whatever else is so.
fn forbidden_by_rules(
    table: &Table<'_>,
    game: &Game,
    heard: &Heard,
    kind: EventKind,
    player: Player,
    among: CardSet,
) -> CardSet {
    let event = Event::of(kind, player);
    let sets = heard.rules.iter().filter_map(|rule| {
        let look = Look::from_text(table, game, rule.text, player, None, &event);
        Some(look.set_among(rule.forbids?, among))
    });
    sets.fold(CardSet::EMPTY, CardSet::or)
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
                let can = |card: &Card| can_take(look.table, look.game, proposal.kind, player, *card);
                cards.iter().filter(can).count() >= amount
            }
            Some(_) | None => {
                let event = Event { amount: amount as i16, ..Event::of(proposal.kind, player) };
                !is_prohibited(look.table, look.game, &event)
            }
        }
    })
}
