//! Offers of the turn flow: gathered one by one, then asked for.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::possible::takeable_within;
use crate::engine::table::{LinkedText, Offered, holds_plainly};
use crate::game::{CardSet, Frame, Group, Player};
use crate::program::{EventKind, Pc, SetId, Who};

impl<J: Journal> Match<'_, J> {
    /// What the text on top offers together; then asks, where it does.
    #[inline(never)]
    pub(super) fn offer(&mut self, number: u16) {
        let frame = self.frame();
        let (you, linked) = (frame.you, self.table.linked(frame.text));
        let offers = &linked.offers[usize::from(number)];
        self.frame_mut().pc = offers.next;
        for option in &offers.options {
            match *option {
                Offered::Step { only_if, then } => {
                    let tests = &linked.tests;
                    let holds = match tests[only_if.index()].is_plain {
                        true => holds_plainly(tests, only_if, &self.game, you, &self.frame().locals),
                        false => self.holds(only_if),
                    };
                    if holds {
                        self.game.offers.push(Group::Take(then));
                    }
                }
                Offered::Cards { cards, then, into, verb } => {
                    let cards = self.takeable(linked, you, cards, verb);
                    if !cards.is_empty() {
                        self.game.offers.push(Group::TakeCards { then, into, cards });
                    }
                }
                Offered::Always(then) => self.game.offers.push(Group::Take(then)),
                Offered::Done(then) => self.game.offers.push(Group::Leave(then)),
            }
        }
        if let Some(who) = offers.ask {
            self.ask_offer(who);
        }
    }

    /// The cards of the set that can be taken.
    #[inline]
    fn takeable(&self, linked: &LinkedText<'_>, you: Player, cards: SetId, verb: EventKind) -> CardSet {
        let sets = linked.sets(self.table.is_changed(&self.game));
        let plainly = sets.plainly(cards, self.table, &self.game, you);
        let all = plainly.unwrap_or_else(|| self.look().set(cards));
        match self.table.kind(verb).is_never_forbidden {
            true => all,
            false => takeable_within(self.table, &self.game, verb, you, all, sets.within(cards)),
        }
    }

    /// Asks what to do; abilities that may be used and things that are permitted are offered too.
    #[inline]
    pub(super) fn ask_offer(&mut self, who: Who) {
        if self.is_turn_too_long() {
            let leave = self.game.offers.iter().find_map(|group| where_left(*group));
            self.frame_mut().pc = leave.unwrap_or(Pc(u16::MAX));
            return self.end_long_turn();
        }
        let Frame { is_flow, you, .. } = *self.frame();
        let player = if who == Who::YOU { you } else { self.look().person(who).unwrap_or(you) };
        // Whoever wants nothing is named last, and asked only where there is something to want.
        let is_plain = is_flow && !self.table.offers_more() && !self.table.shares_turns();
        let is_leave = |group: &Group| matches!(group, Group::Leave(_));
        let offers = &self.game.offers;
        let are_ready =
            is_plain && offers.split_last().is_some_and(|(_, others)| !others.iter().any(is_leave));
        if are_ready || self.add_to_offers(player, is_flow) {
            self.chain_is_over();
            self.game.ask_offered(player);
            // The same instruction again, when this has been decided.
            self.frame_mut().pc.0 -= 1;
        }
    }

    /// Adds what is offered besides; false where nobody is asked.
    #[inline(never)]
    fn add_to_offers(&mut self, player: Player, is_flow: bool) -> bool {
        if self.table.shares_turns() && !self.is_next_to_be_asked() {
            return false;
        }
        let leave = self.game.offers.iter().position(|group| matches!(group, Group::Leave(_)));
        let leave = leave.map(|at| self.game.offers.remove(at));
        // In an effect nothing is asked where nothing can be done, and the turn offers nothing else.
        if let (false, true, Some(Group::Leave(then))) = (is_flow, self.game.offers.is_empty(), leave) {
            self.frame_mut().pc = then;
            return false;
        }
        if is_flow && self.table.offers_more() {
            let mut offers = std::mem::take(&mut self.game.offers);
            self.add_offers(player, &mut offers);
            self.game.offers = offers;
        }
        if leave.is_none() && self.game.offers.is_empty() {
            return false;
        }
        if self.has_allies_to_wait_for() {
            self.game.offers.push(Group::Wait);
        }
        self.game.offers.extend(leave);
        true
    }
}

/// Where the text goes on for somebody who wants nothing more.
fn where_left(group: Group) -> Option<Pc> {
    if let Group::Leave(then) = group { Some(then) } else { None }
}
