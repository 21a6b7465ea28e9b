//! Offers of the turn flow: gathered one by one, then asked for.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::possible::takeable;
use crate::engine::table::{LinkedText, Offered, Offers};
use crate::game::{CardSet, Group, Player};
use crate::program::{EventKind, Pc, SetId, TestId, Who};

/// Where something is offered: what, in which text, to whom.
#[derive(Clone, Copy)]
pub(super) struct Offering<'t> {
    pub linked: &'t LinkedText<'t>,
    pub offers: &'t Offers,
    pub you: Player,
    pub is_flow: bool,
}

impl<J: Journal> Match<'_, J> {
    /// What the text on top offers together; then asks, where it does.
    #[inline(never)]
    pub(super) fn offer(&mut self, here: Offering<'_>) {
        let Offering { linked, offers, you, is_flow } = here;
        for option in &offers.options {
            let group = match *option {
                Offered::Step { only_if, then } => {
                    if !self.is_offered(linked, only_if, you) {
                        continue;
                    }
                    Group::Take(then)
                }
                Offered::Cards { cards, then, into, verb } => {
                    let cards = self.takeable(linked, you, cards, verb);
                    if cards.is_empty() {
                        continue;
                    }
                    Group::TakeCards { then, into, cards }
                }
                Offered::Always(then) => Group::Take(then),
                Offered::Done(then) => Group::Leave(then),
            };
            self.game.question.groups.push(group);
        }
        match offers.ask {
            Some(who) => self.ask_offer(who, you, is_flow, offers.next),
            None => self.goto(offers.next),
        }
    }

    #[inline]
    fn is_offered(&self, linked: &LinkedText<'_>, only_if: TestId, you: Player) -> bool {
        match linked.tests[only_if.index()].is_plain {
            true => self.holds_plainly(linked, only_if, you),
            false => self.holds(only_if),
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
            false => takeable(self.table, &self.game, verb, you, all),
        }
    }

    /// Asks what to do, or goes on there; abilities that may be used and things that are permitted are offered too.
    #[inline]
    pub(super) fn ask_offer(&mut self, who: Who, you: Player, is_flow: bool, next: Pc) {
        if self.is_turn_too_long() {
            let leave = self.game.question.groups.iter().find_map(|group| where_left(*group));
            self.goto(leave.unwrap_or(Pc(u16::MAX)));
            return self.end_long_turn();
        }
        let player = if who == Who::YOU { you } else { self.look().person(who).unwrap_or(you) };
        // Whoever wants nothing is named last, and asked only where there is something to want.
        let is_plain = is_flow && !self.table.offers_more() && !self.table.shares_turns();
        let is_leave = |group: &Group| matches!(group, Group::Leave(_));
        let offers = &self.game.question.groups;
        let are_ready =
            is_plain && offers.split_last().is_some_and(|(_, others)| !others.iter().any(is_leave));
        if are_ready {
            // Whoever takes one of them is likely to go on as quietly.
            self.is_calm();
        }
        if are_ready || self.add_to_offers(player, is_flow, next) {
            self.chain_is_over();
            self.game.ask_offered(player);
            // The same instruction again, when this has been decided.
            self.goto(Pc(next.0 - 1));
        }
    }

    /// Adds what is offered besides; false where nobody is asked.
    #[inline(never)]
    fn add_to_offers(&mut self, player: Player, is_flow: bool, next: Pc) -> bool {
        self.goto(next);
        if self.table.shares_turns() && !self.is_next_to_be_asked() {
            return false;
        }
        let leave = self.game.question.groups.iter().position(|group| matches!(group, Group::Leave(_)));
        let leave = leave.map(|at| self.game.question.groups.remove(at));
        // In an effect nothing is asked where nothing can be done, and the turn offers nothing else.
        if let (false, true, Some(Group::Leave(then))) =
            (is_flow, self.game.question.groups.is_empty(), leave)
        {
            self.frame_mut().pc = then;
            return false;
        }
        if is_flow && self.table.offers_more() {
            let mut offers = std::mem::take(&mut self.game.question.groups);
            self.add_offers(player, &mut offers);
            self.game.question.groups = offers;
        }
        if leave.is_none() && self.game.question.groups.is_empty() {
            return false;
        }
        if self.has_allies_to_wait_for() {
            self.game.question.groups.push(Group::Wait);
        }
        self.game.question.groups.extend(leave);
        true
    }
}

/// Where the text goes on for somebody who wants nothing more.
fn where_left(group: Group) -> Option<Pc> {
    if let Group::Leave(then) = group { Some(then) } else { None }
}
