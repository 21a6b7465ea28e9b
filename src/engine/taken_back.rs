//! What was made so for a while is as it was before: numbers, and who controls a card.

use super::Match;
use super::journal::Journal;
use crate::game::{Acted, Card, CardSet, Event, FOR_A_WHILE, Floating, GIVEN_BACK, Kept, Player, Touched};
use crate::program::{EventKind, LifetimeId};

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
        let to = self.table.zones.of(kind, before);
        // Whoever has left the game gets nothing, and nobody what is theirs.
        if to == here || !self.game.seats.in_game.contains(before) {
            return;
        }
        let event = Event { to: Some(to), about: GIVEN_BACK, ..Event::of(EventKind::ChangeControl, before) };
        self.happen_later_to(event, CardSet::one(card), &Acted::default());
    }

    /// Whoever has the card gains control of it once more. Where they had it for a while, it is for good, or until both times
    /// are over.
    pub(super) fn borrow_again(&mut self, card: Card, lasts: LifetimeId) {
        if !self.game.floating.iter().any(|one| is_loan_of(one, card)) {
            return;
        }
        let zones = &self.game.zones;
        match (lasts, self.table.owner(zones.place(card))) {
            (LifetimeId(0), _) => self.forget_loans(card),
            (lasts, Some(holder)) => self.hold(Kept::Control(card, zones.stay(card), holder), lasts),
            (_, None) => {}
        }
    }

    /// Somebody has gained control of the card for good: it does not go back to anybody.
    pub(super) fn forget_loans(&mut self, card: Card) {
        self.forget_effects(|one| is_loan_of(one, card));
    }

    /// What was to hold for a while does not come to pass: a card that somebody would have gained control of, or a direction. There is
    /// nothing to be taken back later.
    #[cold]
    pub(super) fn does_not_hold(&mut self, event: &Event) {
        let is_meant = |one: &&Floating<W>| match (event.kind, event.about, event.card) {
            (EventKind::ChangeControl, FOR_A_WHILE, Some(card)) => is_loan_of(one, card),
            (EventKind::Reverse, FOR_A_WHILE, _) => matches!(one.kept, Kept::Direction),
            _another => false,
        };
        let latest = self.game.floating.iter().rfind(is_meant).map(|one| one.serial);
        if let Some(serial) = latest {
            self.forget_effects(|one| one.serial == serial);
        }
    }
}

fn is_loan_of<const W: usize>(effect: &Floating<W>, card: Card) -> bool {
    matches!(effect.kept, Kept::Control(of, ..) if of == card)
}
