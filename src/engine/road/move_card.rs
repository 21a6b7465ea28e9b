//! A card moves: the only place in the engine where one does.

use rand::seq::SliceRandom as _;

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::Passage;
use crate::game::{Card, CardSet, Event, MOST_CARDS, Mark, Touched, Work, Zone};
use crate::program::{End, EventKind};

/// Where a card goes, and how.
#[derive(Clone, Copy)]
pub(in crate::engine) struct Way {
    pub to: Zone,
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
        let way = Way { to, end, face_down: event.face_down, by_place: is_top };
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
        let (from, to) = (self.game.zones.place(card), way.to);
        let is_face_down = way.face_down | self.game.face_down.contains(card);
        if passage.is_followed & !is_face_down & !self.game.handling.holds(card) {
            self.game.knowledge.add(card, passage.seen_after);
        } else {
            self.watch_move(card, way, along, passage);
        }
        self.game.zones.relocate(card, to, way.end, passage.crosses, passage.trace);
        if self.do_others_keep() {
            self.lose_from_other_texts(card);
        }
        if passage.keeps_more {
            self.keep_more(card, from, passage);
        }
        self.touch_zones(from, passage);
    }

    /// The same as a call: so much code stands only where hardly anything else is done.
    #[inline(never)]
    pub(super) fn carry(&mut self, card: Card, way: Way, along: &CardSet<W>, passage: &Passage) {
        self.carry_here(card, way, along, passage);
    }

    /// What belongs to a card besides its place.
    #[inline(always)]
    fn keep_more(&mut self, card: Card, from: Zone, passage: &Passage) {
        if passage.is_in_play {
            self.enter_or_leave(card, passage);
        }
        if passage.is_about_aside && !self.game.aside.is_empty() {
            self.part_from_aside(card, from, passage);
        }
    }

    /// The card is set aside with none any more, or none with it.
    #[cold]
    fn part_from_aside(&mut self, card: Card, from: Zone, passage: &Passage) {
        if from == Zone::ASIDE {
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
            self.in_play.forget_heeded();
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
    fn touch_zones(&mut self, from: Zone, passage: &Passage) {
        let emptied = u64::from(self.game.zones.len(from) == 0) << from.0;
        self.touch_something(Touched { zones: passage.touches, emptied, others: 0 });
    }

    /// Whether texts below the one on top may keep cards: where its own come first, they keep none.
    #[inline]
    fn do_others_keep(&self) -> bool {
        !self.game.sets.is_empty() && self.game.stack.text().is_none_or(|frame| frame.sets != 0)
    }

    /// A text that waits while another moves the card no longer speaks of it: "the rest" are those still there.
    /// What a text moves itself, it goes on speaking of.
    #[inline(never)]
    fn lose_from_other_texts(&mut self, card: Card) {
        let game = &mut self.game;
        for pair in game.stack.iter().zip(game.stack.iter().skip(1)) {
            let (Work::Body(frame), Work::Body(_) | Work::Settle(_)) = pair else { continue };
            let first = usize::from(frame.sets);
            let last = first + self.table.kept_sets(frame.text);
            game.sets[first..last].iter_mut().for_each(|kept| kept.remove(card));
        }
    }

    fn enters_with(&mut self, card: Card) {
        let definition = &self.table.program.cards[self.table.cards[card.index()].index()];
        if let Some(enters) = definition.enters_with {
            let count = enters.count.min(9_999) as i16;
            self.game.counters.push(Mark { card, counter: enters.counter, count });
        }
    }

    /// Shuffles a zone, or moves it into another and shuffles that.
    pub(super) fn shuffle(&mut self, event: &Event) {
        let (Some(from), Some(to)) = (event.from, event.to) else { return };
        let held = self.game.zones.len(from);
        let skip = usize::from(event.about == 1).min(held);
        let mut list = [Card(0); MOST_CARDS];
        if from == to {
            let all = write(&mut list, self.game.zones.from_top(from));
            // The top card stays on top, where it is left out.
            all.rotate_left(skip);
            let shuffled = all.len() - skip;
            all[..shuffled].shuffle(&mut self.game.chance);
            self.game.zones.reorder(from, all);
            self.touch(Touched::zone(from));
            self.forget_order(&all[..shuffled], from);
            return;
        }
        let zones = &self.game.zones;
        let moved = held - skip;
        let all = write(&mut list, zones.from_bottom(from).take(moved).chain(zones.from_bottom(to)));
        if moved > 0 {
            let way = Way { to, end: End::Bottom, face_down: event.face_down, by_place: false };
            self.pour(&all[..moved], from, way);
        }
        all.shuffle(&mut self.game.chance);
        self.game.zones.reorder(to, all);
        self.touch(Touched::zone(to));
        self.forget_order(all, to);
    }

    /// Moves cards of a zone, the lowest first, below those of another one that is shuffled then.
    fn pour(&mut self, cards: &[Card], from: Zone, way: Way) {
        let passage = self.table.zones.passage(from, way.to);
        let is_plain = passage.is_followed & !passage.keeps_more & !way.face_down
            && self.game.face_down.is_empty()
            && self.game.handling.is_idle()
            && !self.do_others_keep();
        if !is_plain {
            return cards.iter().rev().for_each(|card| self.carry(*card, way, &CardSet::EMPTY, passage));
        }
        cards.iter().for_each(|card| self.game.knowledge.add(*card, passage.seen_after));
        self.game.zones.pour(cards, from, way.to, passage.trace);
        self.touch_zones(from, passage);
    }
}

/// Writes the cards down.
fn write(list: &mut [Card; MOST_CARDS], cards: impl Iterator<Item = Card>) -> &mut [Card] {
    let mut count = 0;
    for (at, card) in list.iter_mut().zip(cards) {
        *at = card;
        count += 1;
    }
    &mut list[..count]
}
