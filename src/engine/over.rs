//! Whether an effect is over: by a time, by what has happened, or since it was used up. Changes nothing.

use super::bearing::applies;
use super::evaluate::Look;
use super::lifetime::{begins, ends, is_theirs, lifetime};
use super::table::Table;
use crate::game::{Event, Floating, Game, Kept};
use crate::program::{
    Ability, AbilityId, Edge, EventKind, Lifetime, SetId, Span, Stage, Standing, Text, When,
};

/// Whether the moment that ends it is now.
fn is_moment<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    floating: &Floating<W>,
    when: When,
    edge: Edge,
    kind: EventKind,
) -> bool {
    let now = match edge {
        Edge::Beginning => begins(when, kind),
        Edge::End => ends(when, kind),
    };
    // "Until the end of your next turn" waits for a turn that began after the effect; a phase may still come in this one.
    let has_come = match edge {
        Edge::Beginning => game.turn > floating.since || matches!(when.span, Span::Phase(_)),
        Edge::End => !when.next || floating.has_begun,
    };
    now && has_come && is_theirs(table, game, floating, when)
}

/// Whether an effect is over since a time is.
pub(super) fn is_over_by_time<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    floating: &Floating<W>,
    kind: EventKind,
) -> bool {
    match lifetime(table, floating) {
        Lifetime::ThisTurn => kind == EventKind::TurnEnds,
        Lifetime::Until(edge, when) => is_moment(table, game, floating, when, edge, kind),
        Lifetime::During(when) => {
            floating.has_begun | !when.next
                && is_moment(table, game, floating, When { next: false, ..when }, Edge::End, kind)
        }
        Lifetime::RestOfGame
        | Lifetime::UntilEvent(_)
        | Lifetime::While(_)
        | Lifetime::Once
        | Lifetime::OnceIn(_) => false,
    }
}

/// Whether it is over since this has happened.
pub(super) fn is_over_by_event<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    floating: &Floating<W>,
    kind: EventKind,
    event: &Event,
) -> bool {
    let has_happened = match lifetime(table, floating) {
        Lifetime::UntilEvent(ability) => {
            let ability = table.text(floating.text).abilities[ability.index()];
            ability.kind == kind && applies(&Look::from_floating(table, game, floating, event), &ability)
        }
        Lifetime::OnceIn(_) if !floating.has_begun => false,
        Lifetime::Once | Lifetime::OnceIn(_) => once_is_over(table, game, floating, kind, event),
        Lifetime::RestOfGame
        | Lifetime::ThisTurn
        | Lifetime::During(_)
        | Lifetime::Until(..)
        | Lifetime::While(_) => false,
    };
    has_happened || is_used_up(table, game, floating, kind, event)
}

/// Whether what was to happen once has.
fn once_is_over<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    floating: &Floating<W>,
    kind: EventKind,
    event: &Event,
) -> bool {
    let Kept::Ability(id) = floating.kept else { return false };
    let ability = table.text(floating.text).abilities[id.index()];
    // What is asked then is asked once, whether it holds or not.
    let ability = Ability { only_while: None, ..ability };
    ability.kind == kind && applies(&Look::from_floating(table, game, floating, event), &ability)
}

/// "The next card that is discarded must be …" is over with that card, however long it would last.
fn is_used_up<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    floating: &Floating<W>,
    kind: EventKind,
    event: &Event,
) -> bool {
    let Some((verb, what)) = used_up_by(table, floating) else { return false };
    let look = Look::from_floating(table, game, floating, event);
    verb == kind && event.card.is_some_and(|card| look.set(what).contains(card))
}

/// What an effect is used up by, and with which cards.
#[inline(always)]
fn used_up_by<const W: usize>(table: &Table<'_, W>, floating: &Floating<W>) -> Option<(EventKind, SetId)> {
    let Kept::Ability(id) = floating.kept else { return None };
    used_up(table.text(floating.text), id)
}

/// The same of an effect that is this ability.
pub(super) fn used_up(text: &Text, id: AbilityId) -> Option<(EventKind, SetId)> {
    let Stage::Standing(standing) = text.abilities[id.index()].stage else { return None };
    let Standing::MustBe { verb, what, once: true, .. } = text.standings[standing.index()] else {
        return None;
    };
    Some((verb, what))
}
