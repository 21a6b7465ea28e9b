//! Working out what a text speaks of: cards, players, numbers, tests. Reads the game, changes nothing.

mod cards;
mod number;
mod people;
mod test;
mod zone;

use super::table::Table;
use crate::game::{Card, Frame, Game, Missing, Part, Player};
use crate::program::Text;

/// What somebody looks at, and from where.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub table: &'a Table<'a>,
    pub game: &'a Game,
    pub frame: &'a Frame,
    /// The card a filter looks at.
    pub card: Option<Card>,
    /// The player a filter looks at.
    pub player: Option<Player>,
}

/// A result, or what the engine can't do.
pub type Met<T> = Result<T, Missing>;

impl<'a> Look<'a> {
    pub fn new(table: &'a Table<'a>, game: &'a Game, frame: &'a Frame) -> Look<'a> {
        Look { table, game, frame, card: None, player: None }
    }

    pub(super) fn text(&self) -> &'a Text {
        self.table.text(self.frame.text)
    }

    pub(super) fn missing<T>(&self, part: Part) -> Met<T> {
        Err(Missing { part, at: self.frame.text })
    }
}
