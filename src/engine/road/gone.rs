//! Cards that something took away while their event waited: what it would have done to them is not done.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::game::{Card, CardSet, Event, LayThere, OnRoad, Work};
use crate::program::EventKind;

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
        road.lay.clear();
        road.lay.extend(cards.iter().map(lay));
    }

    /// The event goes on: cards that have been taken away since are no longer part of it.
    #[cold]
    #[inline(never)]
    pub(super) fn leave_out_those_gone(&mut self, road: &mut OnRoad<W>) {
        if road.event.kind == EventKind::Deal {
            self.deal_others_instead(road);
        }
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

    /// Whoever would be dealt a card that is gone is dealt the next one.
    fn deal_others_instead(&mut self, road: &mut OnRoad<W>) {
        let looked_at = road.event.card.filter(|_| road.part);
        for number in 0..road.lay.len() {
            let LayThere { card, .. } = road.lay[number];
            let is_due = looked_at == Some(card) || road.left.contains(card);
            if !is_due || !self.has_left(&road.lay[number]) {
                continue;
            }
            let Some(next) = self.next_to_be_dealt(road) else { return };
            let stay = self.game.zones.stay(next);
            road.lay[number] = LayThere { card: next, stay };
            if looked_at == Some(card) {
                (road.event.card, road.event.stay) = (Some(next), stay);
            } else {
                road.left.remove(card);
                road.left.insert(next);
            }
        }
    }

    /// The first of the pile that nobody is about to be dealt.
    fn next_to_be_dealt(&self, road: &OnRoad<W>) -> Option<Card> {
        let pile = road.event.from?;
        let dealt = |work: &Work<W>| match work {
            Work::Road(other) if other.event.kind == EventKind::Deal => other.left,
            Work::Road(_) | Work::Body(_) | Work::Settle(..) => CardSet::EMPTY,
        };
        let others = self.game.stack.iter().map(dealt).fold(road.left, CardSet::or);
        let is_free = |card: &Card| !others.contains(*card) && road.event.card != Some(*card);
        self.game.zones.from_top(pile).find(is_free)
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
