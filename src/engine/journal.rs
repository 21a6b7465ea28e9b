//! Whoever takes notes of a game while it is played. Most games are played without: then it costs nothing.

use super::Table;
use crate::game::{Answer, Event, Game, Pending, TextNo};

pub trait Journal {
    /// Something has happened.
    fn happened(&mut self, table: &Table<'_>, game: &Game, event: &Event);

    /// Somebody decided.
    fn chosen(&mut self, table: &Table<'_>, game: &Game, pending: &Pending, answer: Answer);

    /// A chain of abilities had no end and was cut off; these follow each other in it.
    fn chain_broken(&mut self, _table: &Table<'_>, _game: &Game, _cycle: &[TextNo]) {}
}

impl Journal for () {
    fn happened(&mut self, _: &Table<'_>, _: &Game, _: &Event) {}

    fn chosen(&mut self, _: &Table<'_>, _: &Game, _: &Pending, _: Answer) {}
}
