//! What a turn offers besides its own text: abilities that may be used, and what something permits.

use std::ops::ControlFlow::Continue;

use smallvec::SmallVec;

use super::Match;
use super::bearing::{Listener, bearers, hears};
use super::evaluate::Look;
use super::journal::Journal;
use super::listen::standing;
use super::possible::takeable;
use super::table::{HeardAbility, Stands};
use crate::game::{Acted, Bearer, Card, CardSet, Event, Group, Groups, Player, Slot, Step, TextNo};
use crate::program::{
    AbilityId, Allowed, EventKind, Op, Pc, Proposal, Span, Stage, Standing, When, Who, WorksIn,
};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Adds what the player may use or do now to what is offered.
    #[inline(never)]
    pub(super) fn add_offers(&mut self, player: Player) {
        self.add_usable(player);
        if self.table.listeners.stands_in(Stands::Permission, &self.game) {
            let mut offers = std::mem::take(&mut self.game.question.groups);
            self.add_permitted(player, &mut offers);
            self.game.question.groups = offers;
        }
    }

    /// Adds the abilities that the player may use: others can't use theirs, whatever it asks for.
    #[inline]
    fn add_usable(&mut self, player: Player) {
        let table = self.table;
        let usable = &table.listeners.offers;
        let in_play = usable.of_player(&table.zones, &self.game, player);
        let are_theirs = table.zones.in_play_of_each().is_some();
        if !usable.is_heard_only_in_play || !are_theirs {
            return self.add_usable_anywhere(player, in_play);
        }
        for card in in_play.iter() {
            for one in usable.of_card(card) {
                let is_usable = match one.used_from {
                    Some(price) => self.can_pay(one, player, price),
                    None => self.is_usable(one, player),
                };
                if is_usable {
                    let group = Group::Use { text: one.text, ability: one.id, source: one.card };
                    self.game.question.groups.push(group);
                }
            }
        }
    }

    /// Whether it is the turn of whoever controls the card, and the ability has a price that can be paid.
    #[inline]
    fn can_pay(&self, one: &HeardAbility<W>, you: Player, price: Pc) -> bool {
        let game = &self.game;
        if !game.seats.taking_turn.contains(you) || game.used.contains(one.listener(game, you).slot) {
            return false;
        }
        let can_begin = || {
            let event = Event::of(EventKind::Nothing, you);
            let look = Look::from_text(self.table, game, one.text, you, one.card, &event);
            self.can_begin(&look.asked_of(Some(you)), price)
        };
        self.is_met_plainly(one.text, price, you, one.card).unwrap_or_else(can_begin)
    }

    /// The same, where rules, cards elsewhere or effects have such abilities too, or cards in play are not plainly somebody's.
    #[inline(never)]
    fn add_usable_anywhere(&mut self, player: Player, in_play: CardSet<W>) {
        let (table, game) = (self.table, &self.game);
        let event = Event::of(EventKind::Nothing, player);
        let mut found: SmallVec<[Group<W>; 4]> = SmallVec::new();
        let _ = bearers(table, game, &table.listeners.offers, event.player, in_play, |bearing| {
            if bearing.you() == player
                && let Some(listener) = bearing.listener(table, game, &event)
                && self.can_be_used(&listener, &event)
            {
                let Slot { text, ability, .. } = listener.slot;
                found.push(Group::Use { text, ability, source: listener.source });
            }
            Continue(())
        });
        self.game.question.groups.extend(found);
    }

    /// Whether an ability of a card in play can be used now.
    #[inline(never)]
    fn is_usable(&self, one: &HeardAbility<W>, player: Player) -> bool {
        let (table, game) = (self.table, &self.game);
        let event = Event::of(EventKind::Nothing, player);
        one.ability.works_in == WorksIn::Play
            && hears(table, game, one, player, &event)
            && self.can_be_used(&one.listener(game, player), &event)
    }

    /// Whether an ability whose conditions hold can be used now.
    #[inline(always)]
    fn can_be_used(&self, listener: &Listener<'_>, event: &Event) -> bool {
        let (table, game) = (self.table, &self.game);
        let Stage::Offer(offered) = listener.ability.stage else { return false };
        if game.used.contains(listener.slot) {
            return false;
        }
        let there = listener.look(table, game, event);
        self.is_time(&there, offered.during) && self.can_use(&there, listener.ability.code)
    }

    fn add_permitted(&self, player: Player, offers: &mut Groups<W>) {
        let event = Event::of(EventKind::Nothing, player);
        let Some(text) = self.table.texts().next() else { return };
        let look = Look::from_text(self.table, &self.game, text, player, None, &event);
        standing(&look, Stands::Permission, |there, standing| {
            let Standing::Permission { act, during } = standing else { return };
            if self.is_time(&there, during) && there.people(act.who).contains(player) {
                self.permit(&there, &act, player, offers);
            }
        });
    }

    /// Whether what the ability begins with can be done.
    pub(super) fn can_use(&self, there: &Look<'_, W>, code: Option<Pc>) -> bool {
        let Some(pc) = code else { return false };
        match there.text().code.get(pc.index()) {
            Some(Op::AskMay { who, .. }) => self.can_begin(&there.asked_of(there.person(*who)), Pc(pc.0 + 1)),
            Some(_) | None => true,
        }
    }

    fn permit(&self, there: &Look<'_, W>, act: &Proposal, player: Player, offers: &mut Groups<W>) {
        let counted = [(EventKind::Discard, Allowed::Discard), (EventKind::Play, Allowed::Play)];
        let allowed = counted.into_iter().find(|(kind, _)| *kind == act.kind).map(|(_, allowed)| allowed);
        if allowed.is_some_and(|allowed| !super::allowance::is_left(there, allowed, player)) {
            return;
        }
        let Some(set) = act.cards else { return };
        let cards = there.with_player(player).set(set);
        let mut cards = takeable(self.table, &self.game, act.kind, player, cards);
        for group in offers.iter() {
            if let Group::Permitted { kind, cards: known } = group
                && *kind == act.kind
            {
                cards = cards.and_not(*known);
            }
        }
        if !cards.is_empty() {
            offers.push(Group::Permitted { kind: act.kind, cards });
        }
    }

    pub(super) fn is_time(&self, there: &Look<'_, W>, when: When) -> bool {
        let theirs = || !there.people(when.of).and(self.game.seats.taking_turn).is_empty();
        match when.span {
            Span::ThisTurn | Span::Game | Span::Series => true,
            Span::Turn => theirs(),
            Span::Phase(phase) => self.game.phase == Some(phase) && theirs(),
        }
    }

    /// Asks each whose turn it is what they want to do in a phase that offers nothing by itself.
    pub(super) fn offer_in_phase(&mut self, number: u16) {
        if !self.table.offers_in_phases() || self.table.asks(number) || self.is_turn_too_long() {
            return;
        }
        for player in self.in_phase().and_not(self.game.done).iter() {
            self.game.question.groups.clear();
            self.add_offers(player);
            let mut offers = std::mem::take(&mut self.game.question.groups);
            offers.retain(|group| self.belongs_here(group));
            self.game.question.groups = offers;
            if !self.game.question.groups.is_empty() {
                self.chain_is_over();
                self.then(Step::PhaseOffers(number));
                self.game.ask_offered(player).with(Group::Leave(Pc(0)));
                return;
            }
        }
    }

    /// Abilities wait for a step that asks anyway, where there is one; what is permitted just here does not.
    fn belongs_here(&self, group: &Group<W>) -> bool {
        if let Group::Use { text, ability, .. } = group {
            return self.table.is_offered_in_phases(&self.table.text(*text).abilities[ability.index()]);
        }
        matches!(group, Group::Permitted { .. })
    }

    pub(super) fn leave_offers(&mut self, player: Player) {
        self.game.done = self.game.done.with(player);
    }

    pub(super) fn use_ability(
        &mut self,
        player: Player,
        text: TextNo,
        ability: AbilityId,
        source: Option<Card>,
    ) {
        let of = source.map_or(Bearer::Rule, |card| Bearer::Card(card, self.game.zones.stay(card)));
        self.game.used.insert(Slot { text, ability, of });
        let Some(pc) = self.table.linked(text).begin(ability) else { return };
        let stay = source.map_or(0, |card| self.game.zones.stay(card));
        let first = self.table.text(text).code.get(pc.index()).copied();
        self.gather_again();
        let frame = self.begin_text(text, pc, player, &Event::of(EventKind::Nothing, player));
        (frame.source, frame.stay) = (source, stay);
        // Whoever uses an ability that they may use has said yes; somebody else has not.
        if let Some(Op::AskMay { who: Who::YOU, did, .. }) = first {
            frame.set_local(did, 1);
            frame.pc.0 += 1;
        }
    }

    pub(super) fn do_permitted(&mut self, player: Player, kind: EventKind, card: Card) {
        self.count_taken(kind, player);
        self.gather_again();
        self.game.batch = self.game.batch.wrapping_add(1);
        self.happen_to(Event::of(kind, player), CardSet::one(card), &Acted::default());
    }
}
