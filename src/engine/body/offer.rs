//! Offers of the turn flow: gathered one by one, then asked for.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::possible::takeable;
use crate::engine::table::holds_plainly;
use crate::game::{Frame, Group};
use crate::program::{EventKind, Local, Op, Pc, SetId, Who};

impl<J: Journal> Match<'_, J> {
    /// What the instruction before this one offers, and those after it; then asks, where that comes next.
    #[inline(never)]
    pub(super) fn offer(&mut self) {
        let table = self.table;
        let frame = self.frame();
        let linked = table.linked(frame.text);
        let mut at = frame.pc.index() - 1;
        loop {
            match linked.text.code.get(at).copied() {
                Some(Op::Option { only_if, then }) => {
                    let frame = self.frame();
                    let holds = match linked.tests[only_if.index()].is_plain {
                        true => holds_plainly(&linked.tests, only_if, &self.game, frame.you, &frame.locals),
                        false => self.holds(only_if),
                    };
                    if holds {
                        self.game.offers.push(Group::Take(then));
                    }
                }
                Some(Op::OptionCards { cards, then, into }) => {
                    let verb = offered_verb(linked.text.code.get(then.index()));
                    self.offer_cards(cards, then, into, verb.unwrap_or(EventKind::Nothing));
                }
                Some(Op::OptionDone(then)) => self.game.offers.push(Group::Leave(then)),
                other => {
                    self.frame_mut().pc = Pc(at as u16);
                    if let Some(Op::Ask(who)) = other {
                        self.frame_mut().pc.0 += 1;
                        self.ask_offer(who);
                    }
                    return;
                }
            }
            at += 1;
        }
    }

    /// One option for each card that can be taken.
    fn offer_cards(&mut self, cards: SetId, then: Pc, into: Local, verb: EventKind) {
        let look = self.look();
        let all = look.set(cards);
        let cards = match self.table.kind(verb).is_never_forbidden {
            true => all,
            false => takeable(self.table, &self.game, verb, look.you, all),
        };
        if !cards.is_empty() {
            self.game.offers.push(Group::TakeCards { then, into, cards });
        }
    }

    /// Asks what to do; abilities that may be used and things that are permitted are offered too.
    #[inline(never)]
    pub(super) fn ask_offer(&mut self, who: Who) {
        if self.is_turn_too_long() {
            let leave = self.game.offers.iter().find_map(|group| where_left(*group));
            self.frame_mut().pc = leave.unwrap_or(Pc(u16::MAX));
            return self.end_long_turn();
        }
        if self.table.shares_turns() && !self.is_next_to_be_asked() {
            return;
        }
        let Frame { is_flow, you, .. } = *self.frame();
        let player = if who == Who::YOU { you } else { self.look().person(who).unwrap_or(you) };
        let leave = self.game.offers.iter().position(|group| matches!(group, Group::Leave(_)));
        let leave = leave.map(|at| self.game.offers.remove(at));
        // In an effect nothing is asked where nothing can be done, and the turn offers nothing else.
        if let (false, true, Some(Group::Leave(then))) = (is_flow, self.game.offers.is_empty(), leave) {
            self.frame_mut().pc = then;
            return;
        }
        if is_flow && self.table.offers_more() {
            let mut offers = std::mem::take(&mut self.game.offers);
            self.add_offers(player, &mut offers);
            self.game.offers = offers;
        }
        if leave.is_none() && self.game.offers.is_empty() {
            return;
        }
        if self.has_allies_to_wait_for() {
            self.game.offers.push(Group::Wait);
        }
        self.game.offers.extend(leave);
        self.chain_is_over();
        self.game.ask_offered(player);
        // The same instruction again, when this has been decided.
        self.frame_mut().pc.0 -= 1;
    }
}

/// Where the text goes on for somebody who wants nothing more.
fn where_left(group: Group) -> Option<Pc> {
    if let Group::Leave(then) = group { Some(then) } else { None }
}

/// Which verb an offer does with its card.
pub fn offered_verb(op: Option<&Op>) -> Option<EventKind> {
    if matches!(op, Some(Op::Discard { .. })) {
        Some(EventKind::Discard)
    } else if matches!(op, Some(Op::Play { .. })) {
        Some(EventKind::Play)
    } else if matches!(op, Some(Op::Draw { .. })) {
        Some(EventKind::Draw)
    } else {
        None
    }
}
