//! The abilities that listen to an event at one stage of its road: those of rules, of cards where they
//! work, and of effects that hold for a while.

use std::ops::ControlFlow::{self, Break, Continue};

use smallvec::SmallVec;

use super::bearing::{Listener, applies, bearers, hears, speaks_for, works};
use super::evaluate::Look;
use super::table::{Heard, Listens, Stands, Table};
use crate::game::{CardSet, Event, Game};
use crate::program::{EventKind, Stage, Standing};

/// As many as hear an event at most, unless many cards are in play that hear the same.
pub type Listening<'t> = SmallVec<[Listener<'t>; 8]>;

/// Those that listen to the kind at the stage and whose condition holds, rules first.
pub fn listeners<'t, const W: usize>(
    table: &'t Table<'t, W>,
    game: &Game<W>,
    kind: EventKind,
    stage: Listens,
    event: &Event,
    also_hear: &CardSet<W>,
) -> Listening<'t> {
    let mut found = Listening::new();
    hear(table, game, kind, stage, event, also_hear, |listener| found.push(listener));
    found
}

/// Calls for each that listens to the kind at the stage and whose condition holds, rules first.
pub fn hear<'t, const W: usize>(
    table: &'t Table<'t, W>,
    game: &Game<W>,
    kind: EventKind,
    stage: Listens,
    event: &Event,
    also_hear: &CardSet<W>,
    mut found: impl FnMut(Listener<'t>),
) {
    let Some(heard) = table.listeners.heard(kind, stage) else { return };
    let _ = gather(table, game, heard, event, also_hear, |listener| {
        found(listener);
        Continue(())
    });
}

/// Whether any that listens to the kind at the stage and whose condition holds is such a one. Mostly none of them is there.
#[inline]
pub fn any<'t, const W: usize>(
    table: &'t Table<'t, W>,
    game: &Game<W>,
    kind: EventKind,
    stage: Listens,
    event: &Event,
    is_such: impl Fn(Listener<'t>) -> bool,
) -> bool {
    let heard = table.listeners.heard(kind, stage).filter(|heard| heard.may_work_in(game));
    heard.is_some_and(|heard| any_of(table, game, heard, event, is_such))
}

#[inline(never)]
fn any_of<'t, const W: usize>(
    table: &'t Table<'t, W>,
    game: &Game<W>,
    heard: &'t Heard<W>,
    event: &Event,
    is_such: impl Fn(Listener<'t>) -> bool,
) -> bool {
    let found = gather(table, game, heard, event, &CardSet::EMPTY, |listener| match is_such(listener) {
        true => Break(()),
        false => Continue(()),
    });
    found.is_break()
}

/// Whether any listens to the kind at the stage whose condition holds.
pub fn is_heard<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    kind: EventKind,
    stage: Listens,
    event: &Event,
) -> bool {
    any(table, game, kind, stage, event, |_| true)
}

/// Calls for each standing ability of the family that works now.
pub fn standing<'a, const W: usize>(
    look: &Look<'a, W>,
    family: Stands,
    mut each: impl FnMut(Look<'a, W>, Standing),
) {
    let Look { table, game, event, .. } = *look;
    if !table.listeners.stands_in(family, game) {
        return;
    }
    let heard = table.listeners.stands(family);
    let mut stands = |listener: Listener<'a>, there: Look<'a, W>| {
        if let Stage::Standing(id) = listener.ability.stage {
            each(there, there.text().standings[id.index()]);
        }
        Continue(())
    };
    let _ = match family {
        // What they ask may hang on what they add.
        Stands::Also | Stands::Own => {
            let in_play = heard.concerned(table, game, event.player, event.card, &CardSet::EMPTY);
            bearers(table, game, heard, event.player, in_play, |bearing| {
                let listener = bearing.bearer(game);
                let there = look.inside(listener.look(table, game, event));
                if applies(&there, listener.ability) { stands(listener, there) } else { Continue(()) }
            })
        }
        _others => gather(table, game, heard, event, &CardSet::EMPTY, |listener| {
            stands(listener, listener.look(table, game, event))
        }),
    };
}

/// Every ability whose conditions hold, where it works, until somebody has found enough.
#[inline]
pub fn gather<'t, const W: usize>(
    table: &'t Table<'t, W>,
    game: &Game<W>,
    heard: &'t Heard<W>,
    event: &Event,
    also_hear: &CardSet<W>,
    mut found: impl FnMut(Listener<'t>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let in_play = heard.concerned(table, game, event.player, event.card, also_hear);
    debug_assert!(is_all(table, game, heard, event, also_hear, in_play), "a card that listens is left out");
    bearers(table, game, heard, event.player, in_play, |bearing| {
        bearing.listener(table, game, event).map_or(Continue(()), &mut found)
    })
}

/// Whether these are all cards in play that hear the event.
pub fn is_all<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    heard: &Heard<W>,
    event: &Event,
    also_hear: &CardSet<W>,
    asked: CardSet<W>,
) -> bool {
    let others = heard.in_play.and(game.zones.in_play().or(*also_hear)).and_not(asked);
    let mut abilities = others.iter().flat_map(|card| heard.of_card(card).iter().map(move |one| (card, one)));
    abilities.all(|(card, one)| {
        let you = speaks_for(table, game, card, true);
        !works(table, game, &one.ability, card, true) || !hears(table, game, one, you, event)
    })
}
