//! What a turn offers besides its own text: abilities that may be used, and what something permits.

use super::Match;
use super::evaluate::Look;
use super::journal::Journal;
use super::listen::{applies, gather, standing};
use super::possible::can_take;
use super::table::Stands;
use crate::game::{
    Acted, Bearer, Card, CardSet, Event, Frame, Group, Pending, Player, Players, Question, Slot, Step,
    TextNo, Work,
};
use crate::program::{AbilityId, Allowed, EventKind, Op, Pc, Proposal, Span, Stage, Standing, When};

impl<J: Journal> Match<'_, J> {
    /// Adds what the player may use or do now.
    pub(super) fn add_offers(&self, player: Player, pending: &mut Pending) {
        let event = Event::of(EventKind::Nothing, player);
        let offers = &self.table.listeners.offers;
        let fits = |ability: &crate::program::Ability| matches!(ability.stage, Stage::Offer(_));
        gather(self.table, &self.game, offers, fits, &event, CardSet::EMPTY, |there, listener| {
            let Stage::Offer(offered) = listener.ability.stage else { return };
            let is_theirs = listener.you == player;
            let is_now = is_theirs && self.is_time(&there, offered.during);
            if is_now && !self.game.used.contains(listener.slot) && applies(&there, &listener.ability) {
                let Slot { text, ability, .. } = listener.slot;
                pending.groups.push(Group::Use { text, ability, source: listener.source });
            }
        });
        if self.table.listeners.nothing_stands(Stands::Permission) {
            return;
        }
        let Some(text) = self.table.texts().next() else { return };
        let look = Look::from_text(self.table, &self.game, text, player, None, &event);
        standing(&look, Stands::Permission, |there, standing| {
            let Standing::Permission { act, during } = standing else { return };
            if self.is_time(&there, during) && there.people(act.who).contains(player) {
                self.permit(&there, &act, player, pending);
            }
        });
    }

    fn permit(&self, there: &Look<'_>, act: &Proposal, player: Player, pending: &mut Pending) {
        let counted = [(EventKind::Discard, Allowed::Discard), (EventKind::Play, Allowed::Play)];
        let allowed = counted.into_iter().find(|(kind, _)| *kind == act.kind).map(|(_, allowed)| allowed);
        if allowed.is_some_and(|allowed| super::allowance::left(there, allowed, player) <= 0) {
            return;
        }
        let Some(set) = act.cards else { return };
        let cards = there.with_player(player).set(set).iter();
        let mut cards: CardSet =
            cards.filter(|card| can_take(self.table, &self.game, act.kind, player, *card)).collect();
        for group in &pending.groups {
            if let Group::Permitted { kind, cards: known } = group
                && *kind == act.kind
            {
                cards = cards.and_not(*known);
            }
        }
        if !cards.is_empty() {
            pending.groups.push(Group::Permitted { kind: act.kind, cards });
        }
    }

    fn is_time(&self, there: &Look<'_>, when: When) -> bool {
        let theirs = || !there.people(when.of).and(self.game.seats.taking_turn).is_empty();
        match when.span {
            Span::ThisTurn | Span::Game | Span::Series => true,
            Span::Turn => theirs(),
            Span::Phase(phase) => self.game.phase == Some(phase) && theirs(),
        }
    }

    /// Asks each whose turn it is what they want to do in a phase that offers nothing by itself.
    pub(super) fn offer_in_phase(&mut self, number: u16) {
        let (_, text) = self.table.phases[usize::from(number)];
        let has_own = self
            .table
            .text(text)
            .code
            .iter()
            .any(|op| matches!(op, Op::Ask(_) | Op::TakeOneAction(_) | Op::TakeAction { .. }));
        if has_own {
            return;
        }
        let players: Players = self.game.seats.taking_turn.and(self.game.players());
        for player in players.iter() {
            let mut pending = Pending::new(player, Question::Offer);
            self.add_offers(player, &mut pending);
            // Abilities wait for a step that asks anyway; what is permitted just here does not.
            pending.groups.retain(|group| self.belongs_here(group));
            if !pending.groups.is_empty() && !self.game.done.contains(player) {
                self.game.chain = 0;
                self.game.stack.push(Work::Flow(Step::PhaseOffers(number)));
                self.game.pending = Some(pending.with(Group::Leave(Pc(0))));
                return;
            }
        }
        self.game.done = Players::NOBODY;
    }

    fn belongs_here(&self, group: &Group) -> bool {
        if let Group::Use { text, ability, .. } = group {
            let ability = &self.table.text(*text).abilities[ability.index()];
            return matches!(ability.stage, Stage::Offer(offered) if matches!(offered.during.span, Span::Phase(_)));
        }
        matches!(group, Group::Permitted { .. })
    }

    pub(super) fn leave_offers(&mut self) {
        if let Some(pending) = &self.game.pending {
            self.game.done = self.game.done.with(pending.player);
        } else {
            self.game.done = self.game.done.or(self.game.seats.taking_turn);
        }
    }

    pub(super) fn use_ability(
        &mut self,
        player: Player,
        text: TextNo,
        ability: AbilityId,
        source: Option<Card>,
    ) {
        let of = source.map_or(Bearer::Rule, Bearer::Card);
        self.game.used.insert(Slot { text, ability, of });
        let Some(pc) = super::listen::code(self.table, text, ability) else { return };
        let mut frame = Frame::new(text, pc, player, Event::of(EventKind::Nothing, player));
        frame.source = source;
        frame.stay = source.map_or(0, |card| self.game.zones.stay(card));
        self.again_after();
        self.push_frame(frame, None);
    }

    pub(super) fn do_permitted(&mut self, player: Player, kind: EventKind, card: Card) {
        self.count_taken(kind, player);
        self.again_after();
        self.game.batch = self.game.batch.wrapping_add(1);
        self.happen_to(Event::of(kind, player), CardSet::one(card), &Acted::default());
    }

    /// What was offered is offered anew afterwards.
    fn again_after(&mut self) {
        let Some(Work::Body(frame)) = self.game.stack.last_mut() else { return };
        // The offers are gathered from the first of them on.
        let code = &self.table.text(frame.text).code;
        let mut pc = frame.pc.index();
        while pc > 0 && matches!(code[pc - 1], Op::Option { .. } | Op::OptionCards { .. } | Op::OptionDone(_))
        {
            pc -= 1;
        }
        frame.pc = Pc(pc as u16);
    }

    pub(super) fn wait_for_allies(&mut self) {
        // Nothing happens: the next ally is asked when the step goes on.
    }
}
