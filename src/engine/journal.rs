//! Whoever takes notes of a game while it is played. Most games are played without: then it costs nothing.

use super::Table;
use crate::game::{Answer, Card, CardSet, Event, Game, LARGE, Pending, Player, TextNo};
use crate::program::AbilityId;

pub trait Journal<const W: usize = LARGE> {
    /// Whether it wants to know of everything that happens. If not, what nobody looks at is not put into words, and not
    /// every choice is told.
    const LOOKS_ON: bool = true;

    /// Something has happened.
    fn happened(&mut self, table: &Table<'_, W>, game: &Game<W>, event: &Event);

    /// A verb that the game says itself begins: what its definition says comes next, and then it has happened.
    fn begins(&mut self, _: &Table<'_, W>, _: &Game<W>, _: &Event) {}

    /// Somebody decided.
    fn chosen(&mut self, table: &Table<'_, W>, game: &Game<W>, pending: &Pending<W>, answer: Answer<W>);

    /// Cards were looked at or revealed together.
    fn showed(&mut self, _: &Table<'_, W>, _: &Game<W>, _: &Event, _: CardSet<W>) {}

    /// Cards were to go to somebody, and there is nobody.
    fn nobody_gets(&mut self, _: &Table<'_, W>, _: &Game<W>, _: CardSet<W>) {}

    /// Something was to happen and is forbidden.
    fn forbidden(&mut self, _: &Table<'_, W>, _: &Game<W>, _: &Event) {}

    /// An ability takes effect or acts on an event.
    fn acted(&mut self, _: &Table<'_, W>, _: &Game<W>, _: &Deed) {}

    /// A text says that the game ends; it is what is being done.
    fn ends_game(&mut self, _: &Table<'_, W>, _: &Game<W>) {}

    /// A turn or a game went on for too long and is ended.
    fn cut_short(&mut self, _: &Table<'_, W>, _: &Game<W>, _: Limit) {}

    /// A chain of abilities had no end and was cut off; these follow each other in it.
    fn chain_broken(&mut self, _table: &Table<'_, W>, _game: &Game<W>, _cycle: &[TextNo]) {}
}

impl<const W: usize> Journal<W> for () {
    const LOOKS_ON: bool = false;

    fn happened(&mut self, _: &Table<'_, W>, _: &Game<W>, _: &Event) {}

    fn chosen(&mut self, _: &Table<'_, W>, _: &Game<W>, _: &Pending<W>, _: Answer<W>) {}
}

/// What acts: a text, and the card it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    pub text: TextNo,
    pub source: Option<Card>,
}

/// An ability at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    pub actor: Actor,
    pub you: Player,
    pub how: How,
    pub event: Event,
    /// The ability that takes effect by itself.
    pub ability: Option<AbilityId>,
}

/// What an ability does with what it saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It takes effect by itself.
    Effect,
    /// It happens before the event.
    First,
    /// It happens instead of the event.
    Instead,
    /// The event had this number before.
    Amount(i16),
}

/// Which limit was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Decisions of one turn.
    Turn,
    /// Turns of one game.
    Game,
}
