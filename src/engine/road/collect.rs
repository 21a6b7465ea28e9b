//! An event has happened: what may see it, and as what.

use std::ops::ControlFlow::Continue;

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::listen::{Listening, gather};
use crate::engine::table::{Heard, KindFacts};
use crate::game::{Acted, Card, CardSet, Event, OnRoad, Stage, Touched, Work, Zone};
use crate::program::EventKind;

use super::as_kind;
use super::hear::waits;
use super::intent::is_counted;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    pub(super) fn collect(&mut self, road: &OnRoad<W>) {
        if road.cards.is_some() {
            return self.each_was_seen(road.event, road.done, &road.heard);
        }
        if !road.has_cards {
            self.seen(&road.event, &road.heard);
            return;
        }
        if road.changed.is_none() || !is_counted(road.event.kind) {
            return self.seen_with(&road.event, road.done, &road.heard);
        }
        for card in road.done.iter() {
            let amount = road.changed(card).map_or(road.amount, |part| part.amount);
            self.seen_with(&Event { amount, ..road.event }, CardSet::one(card), &road.heard);
        }
    }

    /// An event has happened to each of the cards.
    pub(super) fn seen_with(&mut self, event: &Event, done: CardSet<W>, heard: &CardSet<W>) {
        let facts = self.table.kind(event.kind);
        let is_left_out = event.kind == EventKind::Play || facts.is_counted || !self.game.floating.is_empty();
        if !is_left_out && self.is_unseen(event.kind) {
            return self.touch(facts.touches);
        }
        let is_unnoticed = self.is_unnoticed(event.kind);
        for card in done.iter() {
            if !(is_unnoticed && self.is_move_unnoticed(event, card)) {
                self.seen_at(*event, card, heard);
            }
        }
        if is_unnoticed && !done.is_empty() {
            self.touch(facts.touches);
        }
        self.those_who_had_them_hear(event, done);
        if event.kind == EventKind::Play {
            for card in done.iter() {
                self.push_effect(card, *event);
            }
        }
    }

    /// An event that says where its card was and is has happened.
    #[inline]
    pub(super) fn seen_with_one(&mut self, event: &Event, card: Card, heard: &CardSet<W>) {
        self.seen(event, heard);
        self.those_who_had_them_hear(event, CardSet::one(card));
        if event.kind == EventKind::Play {
            self.push_effect(card, *event);
        }
    }

    fn seen_at(&mut self, event: Event, card: Card, heard: &CardSet<W>) {
        let event = self.at_moved(event, card);
        self.seen(&event, heard);
    }

    /// The event as it has happened to one of its cards.
    pub(super) fn at_moved(&self, mut event: Event, card: Card) -> Event {
        event.card = Some(card);
        event.stay = self.game.zones.stay(card);
        event.from = Some(self.where_it_was(event.kind, card));
        event.to = self.where_it_goes(&event, card);
        event
    }

    /// Whether nobody takes note of it that the card of an event is elsewhere now.
    #[inline]
    fn is_move_unnoticed(&mut self, event: &Event, card: Card) -> bool {
        let Some(to) = self.where_it_goes(event, card) else { return true };
        let passage = self.table.zones.passage(self.where_it_was(event.kind, card), to);
        !passage.is_noticed
            && !self.game.awaited.may_contain_any(passage.besides)
            && (self.game.floating.is_empty() || !self.in_play.is_kept(&self.game, card))
    }

    /// Where the card was when such an event happened to it.
    #[inline]
    fn where_it_was(&self, kind: EventKind, card: Card) -> Zone {
        let zones = &self.game.zones;
        if moves(kind) { zones.came_from(card) } else { zones.place(card) }
    }

    /// Where such an event takes the card: each half of an exchange goes its own way.
    #[inline]
    fn where_it_goes(&self, event: &Event, card: Card) -> Option<Zone> {
        if event.kind == EventKind::Exchange { Some(self.game.zones.place(card)) } else { event.to }
    }

    /// An event has happened: everything that looks for it sees it.
    #[inline(never)]
    pub(in crate::engine) fn seen(&mut self, event: &Event, heard: &CardSet<W>) {
        let facts = self.table.kind(event.kind);
        self.touch(facts.touches);
        self.journal.happened(self.table, &self.game, event);
        // States that something forbade to act are looked at again.
        if !self.game.held_back.is_empty() {
            self.game.held_back = Acted::default();
            self.touch(Touched::EVERYTHING);
        }
        if facts.is_noticed || self.game.awaited.may_contain_any(facts.alone) {
            self.noticed(facts, event, heard);
        }
        if self.table.listeners.sees_moves() || !self.game.floating.is_empty() {
            self.seen_as_move(event, heard);
        }
    }

    /// An event is seen as what the move of its card comes to.
    #[inline]
    fn seen_as_move(&mut self, event: &Event, heard: &CardSet<W>) {
        let (Some(from), Some(to)) = (event.from, event.to) else { return };
        let passage = self.table.zones.passage(from, to);
        if passage.is_noticed || self.game.awaited.may_contain_any(passage.besides) {
            let besides = passage.kinds.into_iter().flatten().filter(|kind| *kind != event.kind);
            besides.for_each(|kind| self.seen_as(kind, event, heard));
        }
        if let (Some(card), false) = (event.card, self.game.floating.is_empty() || event.leaves_loans()) {
            self.let_go(card, passage);
        }
    }

    /// An event is seen as one of the kinds that it is besides its verb.
    #[inline(never)]
    fn seen_as(&mut self, kind: EventKind, event: &Event, heard: &CardSet<W>) {
        let facts = self.table.kind(kind);
        if facts.is_noticed || self.game.awaited.may_contain_any(facts.alone) {
            self.noticed(facts, &Event { kind, ..as_kind(self.table, event, kind) }, heard);
        }
    }

    /// Somebody may take note of the event: that it happened, how often, or that something is over now.
    #[inline(always)]
    fn noticed(&mut self, facts: &KindFacts<W>, event: &Event, heard: &CardSet<W>) {
        if let (true, Some(player)) = (facts.is_counted, event.player) {
            self.game.deeds.note(event.kind, player, event.card);
            self.touch(Touched::REST);
        }
        if !facts.is_unlistened {
            let listening = self.table.listeners.after(facts);
            match facts.decides {
                true => self.decide_at_once(listening, event, heard),
                false => self.wait_for_their_turn(listening, event, heard),
            }
        }
        if self.game.awaited.may_contain_any(facts.alone) {
            self.end_what_waited_for(event.kind, event);
        }
    }

    /// What the rules make of a win or a loss is part of it: nothing comes in between. Others take effect later.
    #[inline(never)]
    fn decide_at_once(&mut self, listening: &Heard<W>, event: &Event, heard: &CardSet<W>) {
        let mut rules = Listening::new();
        let mut others = Listening::new();
        let _ = gather(self.table, &self.game, listening, event, heard, |one| {
            if one.source.is_none() {
                rules.push(one)
            } else {
                others.push(one)
            }
            Continue(())
        });
        for one in others.iter().filter(|one| one.ability.code.is_some()) {
            let one = waits(one, event, &self.game);
            self.game.waiting.push(one);
        }
        let mut road = self.game.stack.set_out(*event, &Acted::default());
        road.stage = Stage::Over;
        self.game.stack.push_road(road);
        for one in rules.into_iter().rev() {
            self.begin(&one, *event, Acted::default());
        }
    }

    /// A played card has its effect, then goes where the game says.
    #[inline(always)]
    pub(in crate::engine) fn push_effect(&mut self, card: Card, event: Event) {
        let player = event.player.unwrap_or(self.game.active());
        self.game.stack.push(Work::Settle(card, player));
        let (table, stay) = (self.table, self.game.zones.stay(card));
        for &(text, pc) in table.effects(card) {
            let frame = self.begin_text(text, pc, event.player.unwrap_or_default(), &event);
            (frame.source, frame.stay) = (Some(card), stay);
        }
    }
}

/// Whether the card of such an event is elsewhere afterwards.
fn moves(kind: EventKind) -> bool {
    !matches!(kind, EventKind::PutCounters | EventKind::RemoveCounters | EventKind::Choose)
}
