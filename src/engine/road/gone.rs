//! Cards that something took away while their event waited: what it would have done to them is not done.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::game::{CardSet, Event, LayThere, OnRoad};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Something comes in between: it may take away cards that the event is about besides the one that is looked at.
    #[inline]
    pub(super) fn note_where_others_lie(&mut self, road: &mut OnRoad<W>) {
        if road.has_cards && road.lay.is_empty() && !road.left.or(road.going).is_empty() {
            self.note_where_all_lie(road);
        }
    }

    /// Other events come before this one, or something else does.
    #[cold]
    #[inline(never)]
    pub(in crate::engine) fn note_where_all_lie(&mut self, road: &mut OnRoad<W>) {
        if !road.has_cards {
            return;
        }
        let zones = &self.game.zones;
        let looked_at = road.event.card.filter(|_| road.part).map_or(CardSet::EMPTY, CardSet::one);
        let cards = road.left.or(road.going).or(looked_at);
        let lay = |card| LayThere { card, stay: zones.stay(card) };
        road.lay = cards.iter().map(lay).collect();
    }

    /// The event goes on: cards that have been taken away since are no longer part of it.
    #[cold]
    #[inline(never)]
    pub(super) fn leave_out_those_gone(&mut self, road: &mut OnRoad<W>) {
        let lay = std::mem::take(&mut road.lay);
        let looked_at = road.event;
        for one in lay.iter() {
            if road.left.or(road.going).contains(one.card) && self.has_left(one) {
                road.left.remove(one.card);
                road.going.remove(one.card);
                road.event.card = Some(one.card);
                self.is_undone(road);
            }
        }
        (road.event, road.lay) = (looked_at, lay);
    }

    /// Whether what was done first has taken the card of the event away.
    pub(super) fn has_gone(&self, event: &Event) -> bool {
        let lies = |card| self.has_left(&LayThere { card, stay: event.stay });
        event.card.is_some_and(lies)
    }

    /// Whether a card no longer lies where it lay. Whoever controls a card, it stays in play.
    fn has_left(&self, lay: &LayThere) -> bool {
        self.game.zones.stay(lay.card) != lay.stay
    }
}
