//! What happens without anybody who looks: nothing can stop or change it, no ability sees it, nobody takes notes.
//! The change is made, and the event is not put into words.

use super::move_card::Way;
use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::game::{Card, CardSet, Counting, Event, Player, Touched, Zone};
use crate::program::{CellId, End, EventKind};

/// Numbers stay between these.
const LIMIT: i32 = 9_999;

impl<J: Journal> Match<'_, J> {
    /// Whether nobody looks at an event of the kind that happens now.
    #[inline]
    pub(in crate::engine) fn is_unseen(&self, kind: EventKind) -> bool {
        self.table.kind(kind).is_unseen && self.is_nobody_looking()
    }

    /// The same for an event about the card.
    #[inline]
    pub(in crate::engine) fn is_unseen_with(&self, kind: EventKind, card: Card) -> bool {
        let facts = self.table.kind(kind);
        let is_of_others = facts.about.as_ref().is_some_and(|cards| !cards.contains(card));
        facts.is_unmet && is_of_others && self.is_nobody_looking()
    }

    /// Whether no effect that waits for something, nobody who left, nobody with a secret and no notes come into it.
    #[inline]
    fn is_nobody_looking(&self) -> bool {
        !J::TAKES_NOTES
            && self.nothing_waits()
            && self.game.held_back.is_empty()
            && self.game.players() == self.table.everyone()
            && !self.is_in_secret()
    }

    /// A card goes there, and the player has done something with it.
    #[inline]
    pub(in crate::engine) fn carry_unseen(
        &mut self,
        kind: EventKind,
        player: Player,
        card: Card,
        to: Zone,
        end: End,
    ) {
        let by_place = matches!(kind, EventKind::DrawCard | EventKind::Deal);
        let from = self.game.zones.place(card);
        self.carry(card, Way { to, end, face_down: false, by_place }, &CardSet::EMPTY);
        if self.table.kind(kind).is_counted {
            self.game.deeds.note(kind, player, Some(card));
            self.touch(Touched::REST);
        }
        if !self.game.floating.is_empty() {
            let (card, from, to) = (Some(card), Some(from), Some(to));
            self.let_go(&Event { card, from, to, ..Event::of(kind, player) });
        }
    }

    /// A number that the game keeps changes.
    #[inline]
    pub(in crate::engine) fn change_number(
        &mut self,
        cell: CellId,
        player: Player,
        number: i16,
        counting: Counting,
    ) {
        let at = self.table.cell(cell, player);
        let (old, number) = (i32::from(self.game.cells[at]), i32::from(number));
        let new = match counting {
            Counting::Becomes => number,
            Counting::Plus => old + number,
            Counting::Minus => old - number,
        };
        self.game.cells[at] = new.clamp(-LIMIT, LIMIT) as i16;
    }
}
