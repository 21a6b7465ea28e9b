//! What was made so for a while is as it was before: numbers, and who controls a card.

use super::Match;
use super::journal::Journal;
use crate::game::{Acted, Card, CardSet, Event, Kept, Player, Touched};
use crate::program::EventKind;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// A number that was set for a while is what it was before. Where it was set again since, that still holds, and
    /// it is this that the later one goes back to.
    pub(super) fn take_back(&mut self, at: usize, before: i16, since: usize) {
        let table = self.table;
        let later = self.game.floating[since..].iter_mut().find_map(|later| match &mut later.kept {
            Kept::Cell(cell, under) => (table.cell(*cell, later.you) == at).then_some(under),
            Kept::Ability(_) | Kept::Control(..) | Kept::Direction => None,
        });
        match later {
            Some(under) => *under = before,
            None => self.game.cells[at] = before,
        }
        self.touch(Touched::NUMBERS);
    }

    /// A card whose control was gained for a while goes back, if it is still the same in play. Where somebody has gained it
    /// for a while since, it stays there, and goes from there to whom it would go now.
    pub(super) fn give_back(&mut self, card: Card, stay: u16, before: Player, since: usize) {
        let zones = &self.game.zones;
        let here = zones.place(card);
        let info = self.table.zones.info(here);
        let (Some(kind), true) = (info.kind, info.in_play && zones.stay(card) == stay) else { return };
        let later = self.game.floating[since..].iter_mut().find_map(|later| match &mut later.kept {
            Kept::Control(of, its_stay, under) => ((*of, *its_stay) == (card, stay)).then_some(under),
            Kept::Cell(..) | Kept::Ability(_) | Kept::Direction => None,
        });
        if let Some(under) = later {
            *under = before;
            return;
        }
        // Whoever has left the game gets nothing.
        if !self.game.seats.in_game.contains(before) {
            return;
        }
        self.goes_for_a_while(card);
        let event = Event {
            to: Some(self.table.zones.of(kind, before)),
            ..Event::of(EventKind::ChangeControl, before)
        };
        self.happen_to(event, CardSet::one(card), &Acted::default());
    }

    /// What was to hold for a while does not come to pass: there is nothing to be taken back later.
    #[cold]
    #[inline(never)]
    pub(super) fn does_not_hold(&mut self, event: &Event) {
        let is_meant = |kept: Kept| match (event.kind, kept, event.card) {
            (EventKind::Reverse, Kept::Direction, _) => event.about != 0,
            (EventKind::ChangeControl, Kept::Control(of, stay, _), Some(card)) => {
                of == card && stay != self.game.zones.stay(card)
            }
            _another => false,
        };
        let Some(latest) = self.game.floating.iter().rposition(|one| is_meant(one.kept)) else { return };
        self.game.floating.remove(latest);
        // Those that held its control before hold it where it is.
        let stay = event.card.map(|card| self.game.zones.stay(card));
        for one in &mut self.game.floating {
            if let (Kept::Control(of, its_stay, _), Some(stay)) = (&mut one.kept, stay)
                && Some(*of) == event.card
                && *its_stay == stay.wrapping_add(1)
            {
                *its_stay = stay;
            }
        }
        self.note_effects();
    }

    /// The control of a card changes by an effect that lasts, or since one is over: those that hold its control go on, and
    /// it goes back where they are over. Gives back the stay that it has then.
    pub(super) fn goes_for_a_while(&mut self, card: Card) -> u16 {
        let stay = self.game.zones.stay(card);
        let next = stay.wrapping_add(1);
        for one in &mut self.game.floating {
            if let Kept::Control(of, its_stay, _) = &mut one.kept
                && (*of, *its_stay) == (card, stay)
            {
                *its_stay = next;
            }
        }
        next
    }
}
