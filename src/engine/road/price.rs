//! What a price comes to: others may make it larger or smaller before it is paid.

use std::ops::ControlFlow::Continue;

use crate::engine::Match;
use crate::engine::bearing::{Listener, bearers};
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::listen::Listening;
use crate::engine::table::{Held, Listens, Paid};
use crate::game::{Acted, CardSet, Counting, Event, Player};
use crate::program::{EventKind, Stage};

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    /// Whether each of them has so many. Nothing is no price, but a price may become nothing.
    pub(in crate::engine) fn has_enough(&self, look: &Look<'_, W>, paid: Paid) -> bool {
        look.num(paid.number) > 0
            && look.people(paid.who).iter().all(|player| {
                let price = self.price(look, paid, player);
                look.has_so_many(paid.of, player) >= price && (price > 0 || paid.counting == Counting::Paid)
            })
    }

    /// What somebody has to give for it in the end.
    pub(in crate::engine) fn price(&self, look: &Look<'_, W>, paid: Paid, player: Player) -> i16 {
        self.comes_to(paying(look, paid, player), &Acted::default())
    }

    /// What somebody loses of it in the end, who need not have all of it.
    pub(in crate::engine) fn would_lose(&self, look: &Look<'_, W>, paid: Paid, player: Player) -> i16 {
        self.comes_to(self.as_there_is(&paying(look, paid, player)), &Acted::default())
    }

    /// The least that those who change the number leave of it: in which order they do is for the player to say.
    fn comes_to(&self, event: Event, acted: &Acted) -> i16 {
        let mut changing = self.changing_number(&event, acted);
        if self.in_any_order(&changing) {
            changing.truncate(1);
        }
        let after = |one: &Listener<'_>| {
            let pc = one.ability.code?;
            let number = self.table.linked(one.slot.text).only_changes_number(pc)?;
            let amount = one.look(self.table, &self.game, &event).short(number);
            let mut acted = acted.clone();
            acted.insert(one.slot);
            Some(self.comes_to(Event { amount, ..event }, &acted))
        };
        changing.iter().filter_map(after).min().unwrap_or(event.amount)
    }

    /// The abilities that would give it another number. Whether something else can be done instead is not asked: that may
    /// have a price itself.
    fn changing_number(&self, event: &Event, acted: &Acted) -> Listening<'t> {
        let (table, game) = (self.table, &self.game);
        let mut found = Listening::new();
        let Some(heard) = table.listeners.heard(event.kind, Listens::Change) else { return found };
        let less = self.as_there_is(event);
        let in_play = heard.concerned(table, game, event.player, event.card, &CardSet::EMPTY);
        let _ = bearers(table, game, heard, event.player, in_play, |one| {
            let bearer = one.bearer(game);
            if bearer.ability.stage == Stage::Amount
                && !acted.contains(bearer.slot)
                && let Some(one) = one.listener(table, game, &less)
            {
                found.push(one);
            }
            Continue(())
        });
        found
    }
}

/// Somebody pays or loses so many.
fn paying<const W: usize>(look: &Look<'_, W>, paid: Paid, player: Player) -> Event {
    let amount = look.short(paid.number);
    match paid.of {
        Held::Points => Event { amount, ..Event::of(EventKind::LosePoints, player) },
        Held::Goods(cell) => Event {
            about: u16::from(cell.0),
            amount,
            counting: paid.counting,
            receiver: Some(player),
            ..Event::of(EventKind::ChangeValue, player)
        },
    }
}

impl<const W: usize> Look<'_, W> {
    /// How many of them somebody has.
    pub(in crate::engine) fn has_so_many(&self, of: Held, player: Player) -> i16 {
        match of {
            Held::Goods(cell) => self.game.cells[self.table.cell(cell, player)],
            Held::Points => self.game.seats.seat(player).points,
        }
    }
}
