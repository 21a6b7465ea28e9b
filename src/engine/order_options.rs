//! The order of options, where several copies of a card are in the deck: by the places of the cards. By
//! their numbers it would tell which copy it is that lies there.

use smallvec::SmallVec;

use super::Match;
use super::journal::Journal;
use crate::game::{Card, CardSet, Group};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Puts the options of a new decision in order.
    #[inline(never)]
    pub(super) fn order_options(&mut self) {
        let Some(pending) = self.game.decision() else { return };
        let mut groups: SmallVec<[Group<W>; 16]> = SmallVec::new();
        for group in pending.groups.iter() {
            match group {
                Group::Cards(cards) => self.by_place(*cards, |cards| groups.push(Group::Cards(cards))),
                Group::TakeCards { then, into, cards } => {
                    let (then, into) = (*then, *into);
                    self.by_place(*cards, |cards| groups.push(Group::TakeCards { then, into, cards }));
                }
                Group::Permitted { kind, cards } => {
                    let kind = *kind;
                    self.by_place(*cards, |cards| groups.push(Group::Permitted { kind, cards }));
                }
                Group::Take(_)
                | Group::Use { .. }
                | Group::Action(_)
                | Group::Leave(_)
                | Group::Wait
                | Group::Unseen(_)
                | Group::Players(_)
                | Group::Zones(_)
                | Group::Values { .. }
                | Group::Numbers { .. }
                | Group::Modes(_)
                | Group::Yes
                | Group::No
                | Group::Done
                | Group::Next { .. }
                | Group::Change { .. } => groups.push(*group),
            }
        }
        // Abilities come together, those of one kind in the order of their cards.
        for run in groups.chunk_by_mut(|one, other| source(one).is_some() && source(other).is_some()) {
            run.sort_by_key(|group| source(group).map(|card| self.rank(card)));
        }
        if let Some(pending) = self.game.decision_mut() {
            pending.groups.clear();
            pending.groups.extend(groups);
        }
    }

    /// The cards in sets that follow each other as their places do. Copies in one zone without an order
    /// can't be told apart and stay together.
    fn by_place(&self, cards: CardSet<W>, mut each: impl FnMut(CardSet<W>)) {
        let zones = &self.game.zones;
        let has_copies = cards.iter().any(|card| cards.and(self.table.copies(card)).len() > 1);
        if !has_copies {
            return each(cards);
        }
        for zone in zones.places(&cards) {
            if self.has_order(zone) {
                let there = zones.from_top(zone).filter(|card| cards.contains(*card));
                there.map(CardSet::one).for_each(&mut each);
            } else {
                each(zones.set(zone).and(cards));
            }
        }
    }

    fn has_order(&self, zone: crate::game::Zone) -> bool {
        let info = self.table.zones.info(zone);
        info.is_pile || info.in_play
    }

    /// Where a card comes among all: its zone, then its place in it.
    fn rank(&self, card: Card) -> (u8, usize) {
        let zone = self.game.zones.place(card);
        let before = self.game.zones.from_top(zone).take_while(|other| *other != card);
        (zone.0, if self.has_order(zone) { before.count() } else { 0 })
    }
}

fn source<const W: usize>(group: &Group<W>) -> Option<Card> {
    match group {
        Group::Use { source, .. } | Group::Next { source, .. } | Group::Change { source, .. } => *source,
        Group::TakeCards { .. }
        | Group::Take(_)
        | Group::Permitted { .. }
        | Group::Action(_)
        | Group::Leave(_)
        | Group::Wait
        | Group::Cards(_)
        | Group::Unseen(_)
        | Group::Players(_)
        | Group::Zones(_)
        | Group::Values { .. }
        | Group::Numbers { .. }
        | Group::Modes(_)
        | Group::Yes
        | Group::No
        | Group::Done => None,
    }
}
