//! Whether what follows a "may" can be done: each act of its price that can be told now.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::possible::{can_draw, is_any_choosable, takeable};
use crate::engine::table::{Act, Needed};
use crate::game::{Card, Counting, Event, Frame, Player, Players, TextNo};
use crate::program::{Count, EventKind, Num, Op, Pc};

use super::perhaps_many::told_number;
use super::price_together::enough_for_all;
use super::untold::{among, is_anybody, is_hidden, is_untold};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether the text on top can go on from there, up to where somebody who does not want it goes on.
    #[inline(always)]
    pub(super) fn can_pay_from(&self, from: Pc, asked: Player) -> bool {
        let Frame { text, you, source, .. } = *self.frame();
        match self.is_met_plainly(text, from, you, source) {
            Some(is_met) if is_met || asked == you => is_met,
            // What you have others may not see.
            Some(_) | None => self.can_begin(&self.look().asked_of(Some(asked)), from),
        }
    }

    /// Whether all that a text begins with there can be done; nothing where that takes more than who does it and the card
    /// that it stands on.
    #[inline(always)]
    pub(in crate::engine) fn is_met_plainly(
        &self,
        text: TextNo,
        from: Pc,
        you: Player,
        source: Option<Card>,
    ) -> Option<bool> {
        let (table, game) = (self.table, &self.game);
        let is_met = table.linked(text).plain_prices[from.index()].as_ref()?.is_met(table, game, you, source);
        debug_assert!(is_met.is_none_or(|is_met| {
            let event = Event::of(EventKind::Nothing, you);
            is_met == self.can_begin(&Look::from_text(table, game, text, you, source, &event), from)
        }));
        is_met
    }

    /// Whether all of it can be done from here on, up to where somebody who does not want it goes on.
    pub(in crate::engine) fn can_begin(&self, look: &Look<'_, W>, from: Pc) -> bool {
        let Some(price) = look.price(from) else { return true };
        let can = |act: &Act| match price.only_begins {
            true => self.can_do_some(look, act),
            false => self.can_do_now(look, act),
        };
        price.acts.iter().all(can)
            && (price.needs.is_empty() || enough_for_all(look, price))
            && (!price.adds_up || self.has_all_of_it(look, &price.acts))
    }

    #[inline(never)]
    pub(super) fn can_do_now(&self, look: &Look<'_, W>, act: &Act) -> bool {
        match *act {
            Act::Find(choice, set) => {
                is_any_choosable(look, look.choice(choice), &look.set(set))
                    || is_hidden(look, choice) && !among(look, choice, set).is_empty()
            }
            Act::ChoosePlayers(who) => is_anybody(look, who),
            Act::RemoveCounters { counter, count, from } => {
                let (cards, least) = (look.cards(from), look.num(told_number(look, count)).max(1));
                let has_enough = |card| i32::from(self.game.counters_on(card, counter)) >= least;
                !cards.is_empty() && cards.iter().all(has_enough)
            }
            Act::Choose(_)
            | Act::Pay(_)
            | Act::Happen(..)
            | Act::Draw(..)
            | Act::Allowed { .. }
            | Act::TakeAction { .. }
            | Act::ChooseMode { .. }
            | Act::Offered { .. }
            | Act::OneOf { .. }
            | Act::OnePicked { .. }
            | Act::Afford { .. } => self.can_do_more(look, act),
        }
    }

    /// The same where one of several is enough. What is paid is paid whole.
    #[inline(never)]
    fn can_do_some(&self, look: &Look<'_, W>, act: &Act) -> bool {
        match *act {
            Act::RemoveCounters { counter, from, .. } => {
                look.cards(from).iter().any(|card| self.game.counters_on(card, counter) > 0)
            }
            Act::Choose(needed) => needed.least(look) == 0 || !needed.among(look).is_empty(),
            Act::Pay(paid) if paid.counting != Counting::Paid => {
                let paid = paid.told(look);
                look.people(paid.who).iter().any(|player| self.would_lose(look, paid, player) > 0)
            }
            Act::Allowed { op, cards, among } => {
                let one = among.map(|needed| Needed { count: Count::Exactly(Num::ONE), ..needed });
                self.is_allowed(look, op, cards, one)
            }
            Act::Find(..)
            | Act::ChoosePlayers(_)
            | Act::Pay(_)
            | Act::Happen(..)
            | Act::Draw(..)
            | Act::TakeAction { .. }
            | Act::ChooseMode { .. }
            | Act::Offered { .. }
            | Act::OneOf { .. }
            | Act::OnePicked { .. }
            | Act::Afford { .. } => self.can_do_now(look, act),
        }
    }

    /// The same of what is seldom a price.
    #[inline(never)]
    fn can_do_more(&self, look: &Look<'_, W>, act: &Act) -> bool {
        match *act {
            Act::Find(..) | Act::ChoosePlayers(_) | Act::RemoveCounters { .. } => {
                unreachable!("asked before")
            }
            Act::Choose(needed) => {
                needed.among(look).len() >= needed.least(look).max(needed.at_least_one.into())
            }
            Act::Pay(paid) => self.has_enough(look, paid.told(look)),
            Act::Happen(kind, who, named) => {
                let cards = look.cards(named);
                let can = |player| !takeable(self.table, &self.game, kind, player, cards).is_empty();
                look.people(who).iter().any(can) || is_untold(look, named)
            }
            Act::Draw(who, from) => look.one_zone(from).is_some_and(|zone| {
                let can = |player| can_draw(self.table, &self.game, player, zone);
                look.people(who).iter().any(can)
            }),
            Act::Allowed { op, cards, among } => self.is_allowed(look, op, cards, among),
            Act::TakeAction { first, count } => {
                let named = &look.text().code[first.index()..][..usize::from(count)];
                named.iter().any(|op| matches!(op, Op::Action(action) if self.can_act(*action, look.you)))
            }
            Act::ChooseMode { who, first, count } => {
                look.person(who).is_some_and(|player| self.open_modes(look, first, count, player) != 0)
            }
            Act::Offered { who, first } => self.can_begin(&look.asked_of(look.person(who)), first),
            Act::OneOf { who, into, first } => look.people(who).iter().any(|player| {
                let locals = look.with_local(into, Players::one(player).0 as i16);
                self.can_begin(&look.with_locals(&locals), first)
            }),
            Act::Afford { verb, who, cards } => self.can_one_afford(look, verb, who, cards),
            Act::OnePicked { choice, then } => {
                self.one_by_one(look, choice).any(|one| self.can_begin_with(look, choice, one, then))
            }
        }
    }
}
