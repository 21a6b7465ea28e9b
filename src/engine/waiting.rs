//! Conditions that were met and wait: in which order they take effect, and who decides it.

use super::Match;
use super::evaluate::first_in_turn_order;
use super::journal::{Actor, Deed, How, Journal};
use crate::game::{Acted, Card, Event, Group, MetBy, Player, Players, Question, Waiting, Zone};
use crate::program::{CounterId, EventKind};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Starts the next one, or asks which is next.
    #[inline(never)]
    pub(super) fn start_waiting(&mut self) {
        match &self.game.waiting[..] {
            [] => {}
            [first, others @ ..] if others.iter().all(|other| other.batch != first.batch) => self.start(0),
            [..] => self.start_one_of_several(),
        }
    }

    /// Several were met by the same batch.
    #[inline(never)]
    fn start_one_of_several(&mut self) {
        let waiting = &self.game.waiting;
        let Some(batch) = waiting.first().map(|one| one.batch) else { return };
        let mut controllers = Players::NOBODY;
        for (number, one) in waiting.iter().enumerate().filter(|(_, one)| one.batch == batch) {
            if one.source.is_none() {
                return self.start(number);
            }
            controllers = controllers.with(one.you);
        }
        let Some(player) = first_in_turn_order(&self.game, self.table, controllers) else { return };
        let is_theirs = |one: &Waiting<W>| one.batch == batch && one.you == player;
        let Some(number) = waiting.iter().position(is_theirs) else { return };
        let (first, mut others) =
            (&waiting[number], waiting[number + 1..].iter().filter(|one| is_theirs(one)));
        if others.all(|other| {
            are_of_one_ability(first, other)
                && (self.are_the_same(first, other) || self.are_one_option(first, other))
        }) {
            return self.start(number);
        }
        let is_hidden = |one: &Waiting<W>| is_theirs(one) && self.acts_hidden(one.slot, one.source);
        let orders = if waiting.iter().any(is_hidden) { player } else { self.who_orders(player) };
        self.game.ask(orders, Question::Order);
        for number in 0..self.game.waiting.len() {
            let (before, one) = (&self.game.waiting[..number], &self.game.waiting[number]);
            // Of those that nobody can tell apart the first stands for all.
            let is_told_already = |other: &Waiting<W>| {
                is_theirs(other) && are_of_one_ability(other, one) && self.are_one_option(other, one)
            };
            if is_theirs(one) && !before.iter().any(is_told_already) {
                let group = Group::Next { number: number as u16, source: one.source };
                self.game.question.with(group);
            }
        }
    }

    /// Whether it makes no difference which of the two comes first, which are of one ability: they are about the same things.
    fn are_the_same(&self, one: &Waiting<W>, other: &Waiting<W>) -> bool {
        let reads = self.table.reads(one.text(), one.ability());
        let (event, others) = (&one.event, &other.event);
        one.kept == other.kept
            && (!reads.this || (one.source, one.stay) == (other.source, other.stay))
            && (!reads.card || (event.card, event.stay) == (others.card, others.stay))
            && (!reads.player || event.player == others.player)
            && (!reads.cause || event.cause == others.cause)
            && (!reads.number || event.amount == others.amount)
            && (!reads.place
                || Event { card: None, stay: 0, ..*event } == Event { card: None, stay: 0, ..*others })
    }

    /// Whether nobody could tell the two apart where they are asked which comes first, which are of one ability: of one card, or
    /// of copies that are alike, met by the same. They come in the order in which they were met.
    #[cold]
    #[inline(never)]
    fn are_one_option(&self, one: &Waiting<W>, other: &Waiting<W>) -> bool {
        let (Some(card), Some(copy)) = (one.source, other.source) else { return false };
        let are_copies = || {
            let zones = &self.game.zones;
            self.table.copies(card).contains(copy)
                && zones.place(card) == zones.place(copy)
                && self.counters_on(card) == self.counters_on(copy)
        };
        let printed = |card: Option<Card>| card.map(|card| self.table.cards[card.index()]);
        one.kept == other.kept
            && one.event.player == other.event.player
            && printed(one.event.card) == printed(other.event.card)
            && ((card, one.stay) == (copy, other.stay) || are_copies())
    }

    /// What the waiting condition with this number was met by.
    pub(super) fn met_by(&self, viewer: Player, number: u16) -> MetBy {
        let event = self.game.waiting.get(usize::from(number)).map(|one| &one.event);
        let card = event.and_then(|event| event.card).filter(|card| self.knows(viewer, *card));
        MetBy {
            card: card.map(|card| self.table.cards[card.index()]),
            player: event.and_then(|event| event.player),
        }
    }

    pub(super) fn counters_on(&self, card: Card) -> Vec<(CounterId, i16)> {
        let marks = self.game.counters.iter().filter(|mark| mark.card == card);
        let mut counters: Vec<_> = marks.map(|mark| (mark.counter, mark.count)).collect();
        counters.sort();
        counters
    }

    /// The player whose turn it is; in a team that shares its turn, a member orders their own.
    fn who_orders(&self, controller: Player) -> Player {
        if self.taking_turn().contains(controller) {
            return controller;
        }
        self.or_next(self.game.active())
    }

    pub(super) fn start(&mut self, number: usize) {
        match self.game.waiting[number].kept.is_some() {
            true => self.start_with_kept(number),
            false => _ = self.starts(number),
        }
    }

    /// Starts one of an effect that holds for a while: it goes on with what that kept.
    #[cold]
    #[inline(never)]
    fn start_with_kept(&mut self, number: usize) {
        let kept = self.game.waiting[number].kept.clone();
        if let Some(keeps) = kept.filter(|_| self.starts(number)) {
            self.go_on_with_kept(&keeps);
        }
    }

    /// Starts one, and tells whether its text has begun.
    #[inline(always)]
    fn starts(&mut self, number: usize) -> bool {
        let Waiting { slot, you, source, stay, mut event, .. } = self.game.waiting[number];
        if !self.may_start(slot.text) {
            return false;
        }
        self.waits_no_longer(number);
        let Some(pc) = self.table.linked(slot.text).begin(slot.ability) else { return false };
        self.stop_handling();
        if source.is_some() {
            self.follow_to_where_it_settled(&mut event);
        }
        if self.acts_hidden(slot, source) {
            self.begins_hidden(slot, pc, (you, source, stay), Acted::default(), &event);
            return true;
        }
        let actor = Actor { text: slot.text, source };
        let deed = Deed { actor, you, how: How::Effect, event, ability: Some(slot.ability) };
        self.journal.acted(self.table, &self.game, &deed);
        let frame = self.begin_text(slot.text, pc, you, &event);
        (frame.source, frame.stay) = (source, stay);
        true
    }

    /// It has taken effect, or is about to.
    #[inline(always)]
    pub(super) fn waits_no_longer(&mut self, number: usize) {
        match number + 1 == self.game.waiting.len() {
            true => drop(self.game.waiting.pop()),
            false => drop(self.game.waiting.remove(number)),
        }
    }

    /// An ability of a card that waited for a card to be played speaks of it where it went when its effect was over. Rules
    /// are what takes it there.
    #[inline]
    fn follow_to_where_it_settled(&self, event: &mut Event) {
        let (EventKind::Play, Some(card)) = (event.kind, event.card) else { return };
        let (zones, settled) = (&self.game.zones, event.stay.wrapping_add(1));
        let is_there = zones.came_from(card) == Zone::PLAYED || zones.in_play_ref().contains(card);
        if zones.stay(card) == settled && is_there {
            event.stay = settled;
        }
    }
}

/// Whether it is the same ability that was met twice.
#[inline]
fn are_of_one_ability<const W: usize>(one: &Waiting<W>, other: &Waiting<W>) -> bool {
    (one.text(), one.ability()) == (other.text(), other.ability())
}
