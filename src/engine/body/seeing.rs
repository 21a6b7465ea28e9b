//! Cards are looked at or shown: together where they lie with one player, and otherwise those of one player after the
//! other, since whoever has them may have something to say about it.

use smallvec::SmallVec;

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::game::{CardSet, Event, MOST_PLAYERS, Zone};
use crate::program::{Cards, CardsKind, EventKind, Kept, Leaf, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Cards are looked at together: one event with the number that is wanted.
    pub(super) fn see(&mut self, kind: EventKind, who: Who, cards: Cards, keep: Option<Kept>) {
        self.new_batch();
        let look = self.look();
        let mut event = Event { amount: wanted(&look, cards), ..self.caused(kind, self.person(who)) };
        let found = look.cards(cards);
        if found.is_empty() {
            self.finds_no_cards(kind);
        }
        if self.are_of_several(&found) {
            return self.see_of_each(event, cards, found, keep);
        }
        if !self.table.kind(kind).lets_pass {
            self.is_about_first(&mut event, found);
        }
        self.keep_nothing(keep);
        if self.may_see(&event) {
            return self.see_now(event, cards, keep);
        }
        let acted = self.frame().acted.clone();
        // What is chosen in secret is known now: the next one chooses with the same words.
        let chosen = self.is_in_secret().then(|| self.look().cards(cards));
        let mut road = self.game.stack.set_out(event, &acted);
        match chosen {
            Some(chosen) => {
                if let Some(keep) = keep {
                    self.keep_chosen(keep, chosen);
                }
                road.left = chosen;
            }
            None => (road.cards, road.keep) = (Some(cards), keep),
        }
        self.take_road(road);
    }

    /// Nothing is kept of what was seen before.
    fn keep_nothing(&mut self, keep: Option<Kept>) {
        match keep {
            Some(Kept::Scratch(scratch)) => self.set_kept(scratch, CardSet::EMPTY),
            Some(Kept::Local(local)) => self.frame_mut().set_local(local, 0),
            None => {}
        }
    }

    /// Whether the cards lie with several players.
    fn are_of_several(&self, cards: &CardSet<W>) -> bool {
        let zones = &self.game.zones;
        zones.only_place(cards).is_none()
            && zones.places(cards).filter(|zone| self.table.owner(*zone).is_some()).nth(1).is_some()
    }

    /// The cards of each player are one event, in turn order.
    #[cold]
    #[inline(never)]
    fn see_of_each(&mut self, event: Event, cards: Cards, found: CardSet<W>, keep: Option<Kept>) {
        let (table, look) = (self.table, self.look());
        let order: SmallVec<[_; MOST_PLAYERS]> = look.in_turn_order(table.everyone()).collect();
        let turn = |zone: &Zone| order.iter().position(|player| table.owner(*zone) == Some(*player));
        let mut zones: SmallVec<[Zone; MOST_PLAYERS]> = self.game.zones.places(&found).collect();
        zones.sort_by_key(turn);
        self.keep_nothing(keep);
        let in_secret = self.is_in_secret();
        if let (true, Some(keep)) = (in_secret, keep) {
            self.keep_chosen(keep, found);
        }
        let acted = self.frame().acted.clone();
        for zone in zones.into_iter().rev() {
            let there = found.and(self.game.zones.set(zone));
            let mut event = Event { amount: there.len() as i16, ..event };
            self.is_about_first(&mut event, there);
            let mut road = self.game.stack.set_out(event, &acted);
            road.left = there;
            if !in_secret {
                (road.cards, road.keep) = (Some(cards), keep);
            }
            self.game.stack.push_road(road);
        }
    }
}

/// How many cards somebody wants to see: as many as are spoken of, also where fewer are left.
fn wanted<const W: usize>(look: &Look<'_, W>, cards: Cards) -> i16 {
    if let CardsKind::Set(set) = cards.kind()
        && let step = look.text().sets[set.index()]
        && let (Leaf::Top { count, .. } | Leaf::Bottom { count, .. }, true) = (step.leaf, step.last)
    {
        return i16::from(count);
    }
    look.cards(cards).len() as i16
}
