//! What a price comes to: others may make it larger or smaller before it is paid.

use std::ops::ControlFlow::Continue;

use smallvec::SmallVec;

use crate::engine::Match;
use crate::engine::bearing::{Listener, bearers};
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::listen::Listening;
use crate::engine::table::{Held, Listens, Paid};
use crate::game::{Acted, CardSet, Counting, Event, Player, Slot};
use crate::program::{Commutes, EventKind, Stage};

use super::intent::is_counted;
use super::least::{Way, Ways, least_and_most};

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
    fn comes_to(&self, mut event: Event, acted: &Acted) -> i16 {
        let mut acted = acted.clone();
        loop {
            let changing = self.changing_number(&event, &acted);
            let Some(first) = changing.first() else { return event.amount };
            if !self.in_any_order(&changing, &event, &acted) {
                return self.comes_to_between(event, &acted).0;
            }
            let Some(amount) = self.changed_by(first, &event) else { return event.amount };
            event.amount = amount;
            acted.insert(first.slot);
        }
    }

    /// Whether all of them make it so much more or less, and it comes to the same in any order: none of them can come to
    /// nothing, or leave another one out.
    #[inline(never)]
    pub(super) fn adds_up(&self, changing: &Listening<'_>, event: &Event, acted: &Acted) -> bool {
        let event = self.as_it_is_changed(event);
        let (mut less, mut is_more, mut asks) = (0, false, false);
        for one in changing.iter() {
            asks |= match one.ability.commutes {
                Commutes::PlusMinus => false,
                Commutes::PlusMinusOfSome => true,
                Commutes::Nothing | Commutes::Times => return false,
            };
            let Some(number) = self.changed_by(one, &event) else { return false };
            less += event.amount.saturating_sub(number).max(0);
            is_more |= number > event.amount;
        }
        if !asks && (!is_more || event.amount > less) {
            return true;
        }
        let (least, most) = self.comes_to_between(event, acted);
        least == most
    }

    /// The least and the most that it comes to, where the order makes a difference.
    #[cold]
    #[inline(never)]
    fn comes_to_between(&self, event: Event, acted: &Acted) -> (i16, i16) {
        let mut known: SmallVec<[Slot; 4]> = SmallVec::new();
        least_and_most(event.amount, |way| {
            if way.number <= 0 && is_counted(event.kind) {
                return Ways::new();
            }
            let event = Event { amount: way.number, ..event };
            let mut acted = acted.clone();
            let has_changed = |(bit, _): &(usize, &Slot)| way.changed_by >> bit & 1 == 1;
            known.iter().enumerate().filter(has_changed).for_each(|(_, slot)| acted.insert(*slot));
            let changing = self.changing_number(&event, &acted);
            let mut onward = Ways::new();
            for (number, one) in changing.iter().enumerate() {
                // Of two that come to the same in either order one may always be the first.
                if changing[..number].iter().any(|other| self.are_copies(other, one)) {
                    continue;
                }
                let at = known.iter().position(|slot| *slot == one.slot).unwrap_or_else(|| {
                    known.push(one.slot);
                    known.len() - 1
                });
                if let Some(number) = self.changed_by(one, &event).filter(|_| at < u128::BITS as usize) {
                    onward.push(Way { number, changed_by: way.changed_by | 1 << at });
                }
            }
            onward
        })
    }

    /// The number that the ability leaves of it, if that is all it does.
    fn changed_by(&self, one: &Listener<'_>, event: &Event) -> Option<i16> {
        let number = self.table.linked(one.slot.text).only_changes_number(one.ability.code?)?;
        Some(one.look(self.table, &self.game, event).short(number))
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
