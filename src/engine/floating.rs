//! What holds for a while: making it, and ending what is over.

use super::Match;
use super::evaluate::{Look, Met};
use crate::game::{Floating, Frame, Kept, Missing, Part};
use crate::program::{Lifetime, LifetimeId};

impl Match<'_> {
    pub(super) fn hold(&mut self, kept: Kept, lasts: LifetimeId, frame: &Frame) -> Met<()> {
        let lifetime = self.table.text(frame.text).lifetimes[lasts.index()];
        match lifetime {
            Lifetime::RestOfGame | Lifetime::ThisTurn | Lifetime::While(_) => {}
            Lifetime::EachTurn
            | Lifetime::During(_)
            | Lifetime::Until(..)
            | Lifetime::UntilEvent(_)
            | Lifetime::Once => {
                return Err(Missing { part: Part::Lifetime(lifetime), at: frame.text });
            }
        }
        if let Kept::Cell(_) = kept {
            self.game.floating.retain(|other| other.kept != kept);
        }
        self.game.floating.push(Floating { kept, lasts, frame: frame.clone() });
        self.game.changed = true;
        Ok(())
    }

    /// Ends what holds while something is so, where it no longer is.
    pub(super) fn end_what_is_over(&mut self) -> Met<()> {
        let mut number = 0;
        while let Some(floating) = self.game.floating.get(number) {
            let frame = &floating.frame;
            let lifetime = self.table.text(frame.text).lifetimes[floating.lasts.index()];
            let is_over = match lifetime {
                Lifetime::While(test) => {
                    !is_there(self, frame) || !Look::new(self.table, &self.game, frame).holds(test)?
                }
                Lifetime::RestOfGame
                | Lifetime::ThisTurn
                | Lifetime::EachTurn
                | Lifetime::During(_)
                | Lifetime::Until(..)
                | Lifetime::UntilEvent(_)
                | Lifetime::Once => false,
            };
            if !is_over {
                number += 1;
                continue;
            }
            if let Kept::Cell(cell) = floating.kept {
                self.game.cells[cell.index()] = 0;
            }
            self.game.floating.remove(number);
        }
        Ok(())
    }
}

/// Whether the card that was spoken of has not moved since: the same card again is another.
fn is_there(game: &Match<'_>, frame: &Frame) -> bool {
    match (frame.event.card, frame.event.stay) {
        (Some(card), Some(stay)) => game.game.zones.stay(card) == stay,
        (Some(_), None) | (None, _) => true,
    }
}
