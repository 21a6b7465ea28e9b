//! A card moves: the only place in the engine where one does.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::Passage;
use crate::game::{Card, CardSet, Event, Mark, Touched, Zone};
use crate::program::{End, EventKind};

/// How a card goes somewhere.
#[derive(Clone, Copy)]
pub(in crate::engine) struct Way {
    pub end: End,
    pub face_down: bool,
    /// It is the place that is told, not the card: the top of a pile.
    pub by_place: bool,
}

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Moves the card of the event, and notes in the event where from and where to.
    /// The cards that go along with it tell what those who watch can still know.
    pub(super) fn move_card(
        &mut self,
        event: &mut Event,
        card: Card,
        to: Zone,
        end: End,
        along: &CardSet<W>,
    ) {
        let from = self.game.zones.place(card);
        let is_top = matches!((event.kind, event.card), (EventKind::Deal, _) | (EventKind::DrawCard, None));
        let way = Way { end, face_down: event.face_down, by_place: is_top };
        self.carry(card, way, along, self.table.zones.passage(from, to));
        event.card = Some(card);
        event.from = Some(from);
        event.to = Some(to);
        event.end = end;
        event.stay = self.game.zones.stay(card);
    }

    /// Moves a card: what lies where, who knows of it, and what belongs to it.
    #[inline(always)]
    pub(super) fn carry_here(&mut self, card: Card, way: Way, along: &CardSet<W>, passage: &Passage) {
        let is_face_down = way.face_down | self.game.face_down.contains(card);
        if passage.is_followed & !is_face_down & !self.game.handling.holds(card) {
            self.game.knowledge.add(card, passage.seen_after);
        } else {
            self.watch_move(card, way, along, passage);
        }
        self.game.zones.relocate(card, passage.from, passage.to, way.end, passage.trace);
        if self.do_others_keep() && !passage.stays_in_play() {
            self.lose_from_other_texts(&CardSet::one(card));
        }
        if passage.keeps_more {
            self.keep_more(card, passage);
        }
        self.touch_zones(passage);
    }

    /// The same as a call: so much code stands only where hardly anything else is done.
    #[inline(never)]
    pub(super) fn carry(&mut self, card: Card, way: Way, along: &CardSet<W>, passage: &Passage) {
        self.carry_here(card, way, along, passage);
    }

    /// What belongs to a card besides its place.
    #[inline(always)]
    fn keep_more(&mut self, card: Card, passage: &Passage) {
        if passage.is_in_play {
            self.enter_or_leave(card, passage);
        }
        if passage.is_about_aside && !self.game.aside.is_empty() {
            self.part_from_aside(card, passage);
        }
    }

    /// The card is set aside with none any more, or none with it.
    #[cold]
    fn part_from_aside(&mut self, card: Card, passage: &Passage) {
        if passage.from == Zone::ASIDE {
            self.game.aside.retain(|(_, held)| *held != card);
        }
        if passage.begins_anew {
            self.game.aside.retain(|(host, _)| *host != card);
        }
    }

    /// What belongs to a card while it is in play.
    #[inline(never)]
    fn enter_or_leave(&mut self, card: Card, passage: &Passage) {
        let [crossed, _] = passage.kinds;
        match crossed {
            Some(_) => self.game.zones.cross(card),
            None => self.game.zones.stays_in_play(card),
        }
        if self.table.is_noted_in_play(card) {
            self.note_in_play(card, crossed);
        }
        if crossed == Some(EventKind::LeavePlay) && !self.game.counters.is_empty() {
            self.game.counters.retain(|mark| mark.card != card);
        }
    }

    /// A card of which more is noted than where it is has come into play, has left it, or is elsewhere in play.
    #[inline(never)]
    fn note_in_play(&mut self, card: Card, crossed: Option<EventKind>) {
        if self.table.listeners.state.in_play.contains(card) {
            self.in_play.renew_heeded(self.table, &self.game);
            if crossed != Some(EventKind::LeavePlay) || !self.game.met.is_empty() {
                self.touch(Touched::CARDS);
            }
        }
        if crossed == Some(EventKind::EnterPlay) {
            self.enters_with(card);
        }
    }

    /// What lies in the zones has changed.
    #[inline]
    fn touch_zones(&mut self, passage: &Passage) {
        self.touch_something(Touched { zones: passage.touches, ..Touched::NOTHING });
        if self.game.zones.len(passage.from) == 0 {
            self.touch_something(Touched { emptied: 1 << passage.from.0, ..Touched::NOTHING });
        }
    }

    fn enters_with(&mut self, card: Card) {
        let table = self.table;
        let definition = &table.program.cards[table.cards[card.index()].index()];
        for enters in &definition.enters_with {
            let count = enters.count.min(9_999) as i16;
            self.game.counters.push(Mark { card, counter: enters.counter, count });
        }
    }

    /// All cards of a zone lie in another order, from the bottom.
    #[inline]
    pub(super) fn lie_in_order(&mut self, zone: Zone, cards: &[Card]) {
        self.game.zones.reorder(zone, cards);
        self.touch(Touched::zone(zone));
    }

    /// Whether all there is to say of cards that go there one after the other from the top is where they are.
    #[inline]
    pub(in crate::engine) fn is_stacked(&self, kind: EventKind, passage: &Passage) -> bool {
        passage.is_followed & !passage.keeps_more
            && !self.table.kind(kind).is_counted
            && self.game.floating.is_empty()
            && self.game.face_down.is_empty()
            && self.game.handling.is_idle()
    }

    /// Moves so many such cards, and tells which.
    #[inline(never)]
    pub(in crate::engine) fn stack_up(&mut self, count: usize, passage: &Passage) -> CardSet<W> {
        let moved = self.game.zones.stack_up(count, passage.from, passage.to, passage.trace);
        moved.iter().for_each(|card| self.game.knowledge.add(card, passage.seen_after));
        if self.do_others_keep() {
            self.lose_from_other_texts(&moved);
        }
        self.touch_zones(passage);
        moved
    }

    /// Moves the lowest cards of a zone as they lie; false, and nothing is done, where one of them tells those who watch more
    /// than the others do.
    pub(super) fn pour(&mut self, cards: &[Card], way: Way, passage: &Passage) -> bool {
        let poured: CardSet<W> = cards.iter().copied().collect();
        let is_plain = passage.is_followed & !passage.keeps_more & !way.face_down
            && !self.game.face_down.meets(&poured)
            && !self.game.handling.holds_any(&poured);
        if !is_plain {
            return false;
        }
        if !passage.seen_after.is_empty() {
            cards.iter().for_each(|card| self.game.knowledge.add(*card, passage.seen_after));
        }
        self.game.zones.pour(cards, passage.from, passage.to, way.end, passage.trace);
        if self.do_others_keep() {
            self.lose_from_other_texts(&poured);
        }
        self.touch_zones(passage);
        true
    }
}
