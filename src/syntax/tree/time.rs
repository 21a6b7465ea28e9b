//! Times and durations.

use super::{Condition, Event, Person, Word};

/// A stretch of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Time {
    /// this turn
    ThisTurn,
    /// your turn, your next turn, each player's turn
    Turn { of: Person, next: bool },
    /// your draw phase
    Phase { of: Person, next: bool, phase: Word },
    /// each game, the game
    Game,
    /// the series
    Series,
}

/// The beginning or the end of a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    pub edge: Edge,
    pub time: Time,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    Beginning,
    End,
}

/// How long something holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duration {
    ThisTurn,
    EachTurn,
    During(Time),
    Until(Until),
    While(Box<Condition>),
    RestOfGame,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Until {
    Moment(Moment),
    Event(Box<Event>),
}
