//! Offers of the turn flow: gathered one by one, then asked for.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::possible::keep_takeable;
use crate::engine::table::{AtHand, LinkedSets, LinkedText, Offered, Offers, Provided};
use crate::game::{CardSet, Group, Groups, Player};
use crate::program::{Pc, SetId, TestId, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// What the text on top offers together; then asks, where it does: whether somebody is asked.
    #[inline(always)]
    pub(super) fn offer(&mut self, linked: &LinkedText<'_, W>, offers: &Offers<W>) -> bool {
        let is_turn_too_long = self.is_turn_too_long();
        let frame = self.frame_mut();
        let you = frame.you;
        let is_asked_at_once = offers.is_all && frame.is_flow && !is_turn_too_long;
        // The same instruction again, when this has been decided.
        frame.pc = Pc(offers.next.0 - 1);
        if offers.is_free {
            self.add_freely(linked, offers, you);
        } else {
            self.add_wanted(linked, offers, you, is_asked_at_once);
        }
        if is_asked_at_once && !self.game.question.groups.is_empty() {
            self.ask_for_offered(you);
            return true;
        }
        match offers.ask {
            Some(who) if !is_asked_at_once => self.ask_offer(who, you, offers.next),
            Some(_) | None => self.goto(offers.next),
        }
        self.game.is_asked()
    }

    /// Adds the options, where nothing at the table forbids any of them.
    #[inline(always)]
    fn add_freely(&mut self, linked: &LinkedText<'_, W>, offers: &Offers<W>, you: Player) {
        for option in &offers.options {
            match option {
                Offered::Cards { cards, provided, at_hand, then, into, .. } => {
                    // Most are cards of a hand.
                    let at_hand = match provided {
                        Provided::Always => self.at_hand(self.plain_sets(linked), at_hand, you),
                        Provided::Left(_) | Provided::If(_) => None,
                    };
                    let cards = match at_hand {
                        Some(cards) => cards,
                        None => self.offered_cards(linked, you, *cards),
                    };
                    self.game.question.groups.push_cards(*then, *into, cards);
                }
                Offered::Step { .. } | Offered::Paid { .. } | Offered::Always(_) | Offered::Done(_) => {
                    self.add_without_cards(linked, option, you);
                }
            }
        }
    }

    /// Adds the options that nothing forbids; and what the player may use or do besides, where they are asked at once.
    #[inline(always)]
    fn add_wanted(
        &mut self,
        linked: &LinkedText<'_, W>,
        offers: &Offers<W>,
        you: Player,
        is_asked_at_once: bool,
    ) {
        let plain = self.plain_sets(linked);
        for option in &offers.options {
            match option {
                Offered::Cards { cards, provided, at_hand, then, into, wanted } => {
                    let (table, game) = (self.table, &self.game);
                    let mut cards = match provided.is_plainly_met(table, game, you) {
                        Some(true) => match self.at_hand(plain, at_hand, you) {
                            Some(cards) => cards,
                            None => self.cards_there(linked, you, *cards),
                        },
                        Some(false) => continue,
                        None => self.offered_cards(linked, you, *cards),
                    };
                    keep_takeable(table, game, wanted, you, &mut cards);
                    self.game.question.groups.push_cards(*then, *into, cards);
                }
                Offered::Step { .. } | Offered::Paid { .. } | Offered::Always(_) | Offered::Done(_) => {
                    self.add_another(linked, option, you);
                }
            }
        }
        if is_asked_at_once && self.table.listeners.offers_more_to(&self.table.zones, &self.game, you) {
            self.add_offers(you);
        }
        if let Some(then) = offers.done {
            self.game.question.groups.push(Group::Leave(then));
        }
    }

    /// Adds an option that is about no card, where most are about some.
    #[cold]
    #[inline(never)]
    fn add_another(&mut self, linked: &LinkedText<'_, W>, option: &Offered<W>, you: Player) {
        self.add_without_cards(linked, option, you);
    }

    /// Adds an option that is about no card.
    #[inline(always)]
    fn add_without_cards(&mut self, linked: &LinkedText<'_, W>, option: &Offered<W>, you: Player) {
        let group = match option {
            Offered::Step { only_if, then } if self.is_offered(linked, *only_if, you) => Group::Take(*then),
            Offered::Always(then) => Group::Take(*then),
            Offered::Done(then) => Group::Leave(*then),
            Offered::Paid { only_if, then }
                if self.is_offered(linked, *only_if, you) && self.can_begin(&self.look(), *then) =>
            {
                Group::Take(*then)
            }
            Offered::Step { .. } | Offered::Paid { .. } | Offered::Cards { .. } => return,
        };
        self.game.question.groups.push(group);
    }

    /// The sets of the text, where those that it has at hand are as they are at this moment.
    #[inline(always)]
    fn plain_sets<'s>(&self, linked: &'s LinkedText<'_, W>) -> Option<&'s LinkedSets<W>> {
        linked.plain_sets(self.table, &self.game)
    }

    /// The cards of a set that the text has at hand.
    #[inline(always)]
    fn at_hand(
        &self,
        plain: Option<&LinkedSets<W>>,
        at_hand: &Option<AtHand<W>>,
        you: Player,
    ) -> Option<CardSet<W>> {
        at_hand.as_ref()?.cards(plain?, &self.game, you)
    }

    #[inline(never)]
    fn is_offered(&self, linked: &LinkedText<'_, W>, only_if: TestId, you: Player) -> bool {
        match linked.tests[only_if.index()].is_plain {
            true => self.holds_plainly(linked, only_if, you),
            false => self.holds(only_if),
        }
    }

    /// The cards of a set, where what it hangs on is known to hold.
    #[inline(never)]
    fn cards_there(&self, linked: &LinkedText<'_, W>, you: Player, cards: SetId) -> CardSet<W> {
        let sets = linked.sets(self.table, &self.game);
        let found = match sets.row_and_place(cards, self.table, &self.game, you) {
            Some((row, there)) => row.and(*there),
            None => self.look().set_there(sets, cards),
        };
        debug_assert_eq!(found, self.look().set(cards), "there are as many as there are otherwise");
        found
    }

    /// The cards of the set.
    #[inline(never)]
    fn offered_cards(&self, linked: &LinkedText<'_, W>, you: Player, cards: SetId) -> CardSet<W> {
        let sets = linked.sets(self.table, &self.game);
        sets.plainly(cards, self.table, &self.game, you).unwrap_or_else(|| self.look().set(cards))
    }

    /// Asks what to do, or goes on there; abilities that may be used and things that are permitted are offered too.
    #[inline(never)]
    pub(super) fn ask_offer(&mut self, who: Who, you: Player, next: Pc) {
        if self.is_turn_too_long() {
            let leave = self.game.question.groups.iter().find_map(|group| where_left(*group));
            self.goto(leave.unwrap_or(Pc(u16::MAX)));
            return self.end_long_turn();
        }
        let player = self.person(who).unwrap_or(you);
        if self.add_to_offers(player, next) {
            self.goto(Pc(next.0 - 1));
            self.ask_for_offered(player);
        }
    }

    /// Asks for what was offered.
    #[inline(always)]
    fn ask_for_offered(&mut self, player: Player) {
        self.chain_is_over();
        self.game.ask_offered(player);
    }

    /// Adds what is offered besides; false where nobody is asked.
    #[inline(always)]
    fn add_to_offers(&mut self, player: Player, next: Pc) -> bool {
        self.goto(next);
        let is_flow = self.frame().is_flow;
        if self.table.shares_turns() && !self.is_next_to_be_asked() {
            return false;
        }
        let leave = take_leave(&mut self.game.question.groups);
        let is_asked = match leave {
            // In an effect nothing is asked where nothing can be done, and the turn offers nothing else.
            Some(then) if !is_flow && self.game.question.groups.is_empty() => {
                self.goto(then);
                false
            }
            Some(_) | None => {
                if is_flow && self.table.offers_more() {
                    self.add_offers(player);
                }
                leave.is_some() || !self.game.question.groups.is_empty()
            }
        };
        if is_asked && self.has_allies_to_wait_for() {
            self.game.question.groups.push(Group::Wait);
        }
        if is_asked && let Some(then) = leave {
            self.game.question.groups.push(Group::Leave(then));
        }
        is_asked
    }
}

/// Takes out where the text goes on for somebody who wants nothing more: most offer that last.
#[inline]
fn take_leave<const W: usize>(offers: &mut Groups<W>) -> Option<Pc> {
    let leaves = |group: &Group<W>| matches!(group, Group::Leave(_));
    offers.pop_if(leaves).or_else(|| offers.take_out(leaves)).and_then(where_left)
}

/// Where the text goes on for somebody who wants nothing more.
fn where_left<const W: usize>(group: Group<W>) -> Option<Pc> {
    if let Group::Leave(then) = group { Some(then) } else { None }
}
