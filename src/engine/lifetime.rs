//! How long an effect holds: what it waits for and depends on, and whether it works now. Changes nothing.

use super::evaluate::Look;
use super::table::{KeptKinds, Table, While};
use crate::game::{Event, Floating, Game, Kept, KindSet, Player, TextNo, Touched};
use crate::program::{EventKind, Lifetime, Span, When};

/// Whether something changed that may end what holds while something is so.
#[inline]
pub fn is_shaken<const W: usize>(table: &Table<'_, W>, game: &Game<W>, floating: &Floating<W>) -> bool {
    let lasts = table.lasts_while(floating.text, floating.lasts);
    let is_read = || game.touched.meets(&lasts.reads);
    lasts.hangs_on.is_some()
        && (is_read() && lasts.holds_plainly(game, floating) != Some(true)
            || has_moved(lasts, game, floating))
}

/// What is looked at again since the effect begins. Where all it hangs on is where a card is, it is only looked at itself
/// if that is not so.
#[inline]
pub(super) fn touched_by_new<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    floating: &Floating<W>,
) -> Touched {
    let mut touched = Touched::OF_NEW_EFFECT;
    let lasts = table.lasts_while(floating.text, floating.lasts);
    if lasts.hangs_on.is_some()
        && (lasts.holds_plainly(game, floating) != Some(true) || has_moved(lasts, game, floating))
    {
        touched.add(lasts.reads);
    }
    touched
}

/// What has to change for an effect to be over: what it reads, and where the card is that it speaks of; in play, that is all of
/// play. Where that card has gone already, and that has not been looked at yet, any change.
#[inline]
pub(super) fn heeded_by<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    floating: &Floating<W>,
) -> Touched {
    let lasts = table.lasts_while(floating.text, floating.lasts);
    if lasts.hangs_on.is_none() {
        return Touched::NOTHING;
    }
    if has_moved(lasts, game, floating) {
        return Touched::EVERYTHING;
    }
    let mut heeded = lasts.reads;
    if let Some(card) = floating.event.card.filter(|_| lasts.is_of_event_card) {
        let zones = game.zones.within_reach(card);
        heeded.add(Touched { zones, ..Touched::NOTHING });
    }
    heeded
}

/// Whether the card that the effect hangs on is no longer where it was. Whoever controls it, it is in play.
#[inline]
pub(super) fn has_moved<const W: usize>(lasts: &While, game: &Game<W>, floating: &Floating<W>) -> bool {
    let Event { card, stay, .. } = floating.event;
    lasts.is_of_event_card && card.is_some_and(|card| game.zones.stay(card) != stay && stay != 0)
}

/// The places in which a text keeps cards.
pub(super) fn card_locals<const W: usize>(
    table: &Table<'_, W>,
    text: TextNo,
) -> impl Iterator<Item = usize> + use<W> {
    let mut left = table.card_locals(text);
    std::iter::from_fn(move || {
        let local = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(local)
    })
}

pub(super) fn lifetime<const W: usize>(table: &Table<'_, W>, floating: &Floating<W>) -> Lifetime {
    table.text(floating.text).lifetimes[floating.lasts.index()]
}

/// The kinds of events that an effect may begin with, be over with or speak of.
#[inline]
pub(super) fn awaited_by<const W: usize>(table: &Table<'_, W>, floating: &Floating<W>) -> KindSet {
    table.lasts_while(floating.text, floating.lasts).awaits.or(spoken_of(table, floating))
}

/// The kinds of events that it may speak of or be used up by.
#[inline]
fn spoken_of<const W: usize>(table: &Table<'_, W>, floating: &Floating<W>) -> KindSet {
    match floating.kept {
        Kept::Ability(id) => {
            let KeptKinds { own, used_up } = table.kept_kinds(floating.text, id);
            own.or(used_up)
        }
        Kept::Cell(..) | Kept::Control(..) | Kept::Direction => KindSet::NONE,
    }
}

/// What all effects may begin with, be over with or speak of in a turn of the player: one that waits for somebody's turn
/// does not wait for those of others.
#[inline(never)]
pub fn awaited_in_turn_of<const W: usize>(table: &Table<'_, W>, game: &Game<W>, player: Player) -> KindSet {
    let awaited = |floating: &Floating<W>| {
        let lasts = table.lasts_while(floating.text, floating.lasts);
        let is_anothers = lasts.awaits_own_turns && floating.you != player;
        if is_anothers { spoken_of(table, floating) } else { awaited_by(table, floating) }
    };
    game.floating.iter().map(awaited).fold(KindSet::NONE, KindSet::or)
}

/// Whether an effect may begin or be over with such an event.
#[inline]
pub(super) fn waits_for<const W: usize>(
    table: &Table<'_, W>,
    floating: &Floating<W>,
    kind: EventKind,
) -> bool {
    let lasts = table.lasts_while(floating.text, floating.lasts);
    let of_what_it_does = || match floating.kept {
        Kept::Ability(id) => {
            let KeptKinds { own, used_up } = table.kept_kinds(floating.text, id);
            used_up.may_contain(kind) || lasts.is_once && own.may_contain(kind)
        }
        Kept::Cell(..) | Kept::Control(..) | Kept::Direction => false,
    };
    lasts.awaits.may_contain(kind) || of_what_it_does()
}

/// Whether an effect works now: one for a time to come does not before that.
#[inline]
pub fn is_on<const W: usize>(table: &Table<'_, W>, game: &Game<W>, floating: &Floating<W>) -> bool {
    table.lasts_while(floating.text, floating.lasts).is_always_on || is_on_now(table, game, floating)
}

/// The same of one for a time.
#[inline(never)]
fn is_on_now<const W: usize>(table: &Table<'_, W>, game: &Game<W>, floating: &Floating<W>) -> bool {
    match lifetime(table, floating) {
        Lifetime::During(when) => {
            if when.next {
                return floating.has_begun;
            }
            let theirs = is_theirs(table, game, floating, when);
            match when.span {
                Span::Phase(phase) => theirs && game.phase == Some(phase),
                Span::Turn => theirs,
                Span::ThisTurn | Span::Game | Span::Series => true,
            }
        }
        Lifetime::OnceIn(_) => floating.has_begun,
        Lifetime::RestOfGame
        | Lifetime::ThisTurn
        | Lifetime::Until(..)
        | Lifetime::UntilEvent(_)
        | Lifetime::While(_)
        | Lifetime::Once => true,
    }
}

pub(super) fn begins(when: When, kind: EventKind) -> bool {
    kind == beginning(when.span)
}

pub(super) fn ends(when: When, kind: EventKind) -> bool {
    kind == end(when.span)
}

/// Whether such an event is told when something begins.
pub(super) fn is_beginning(kind: EventKind) -> bool {
    matches!(
        kind,
        EventKind::TurnBegins | EventKind::PhaseBegins(_) | EventKind::GameBegins | EventKind::SeriesBegins
    )
}

/// What is told when it begins.
pub(super) fn beginning(span: Span) -> EventKind {
    match span {
        Span::ThisTurn | Span::Turn => EventKind::TurnBegins,
        Span::Phase(phase) => EventKind::PhaseBegins(phase),
        Span::Game => EventKind::GameBegins,
        Span::Series => EventKind::SeriesBegins,
    }
}

/// What is told when it ends.
pub(super) fn end(span: Span) -> EventKind {
    match span {
        Span::ThisTurn | Span::Turn => EventKind::TurnEnds,
        Span::Phase(phase) => EventKind::PhaseEnds(phase),
        Span::Game => EventKind::GameEnds,
        Span::Series => EventKind::SeriesEnds,
    }
}

pub(super) fn is_theirs<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    floating: &Floating<W>,
    when: When,
) -> bool {
    let look = Look::from_floating(table, game, floating, &floating.event);
    match when.span {
        Span::Turn | Span::Phase(_) => !look.people(when.of).and(game.seats.taking_turn).is_empty(),
        Span::ThisTurn | Span::Game | Span::Series => true,
    }
}
