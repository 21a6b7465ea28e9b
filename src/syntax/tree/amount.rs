//! How many: numbers, comparisons and measures.

use super::{At, Person, Thing, Word, Zone};

/// How many, as it stands before a noun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amount {
    /// two cards
    Exactly(u32),
    /// exactly two cards: only where something is asked
    Just(u32),
    /// two or more cards
    OrMore(u32),
    /// two or fewer cards
    OrFewer(u32),
    /// up to two cards
    UpTo(u32),
    /// more than two cards
    MoreThan(u32),
    /// fewer than two cards
    FewerThan(u32),
    /// any number of cards
    AnyNumber,
    /// that many cards: the number of the event or of the last sentence
    ThatMany,
    /// twice that many cards
    TwiceThatMany,
    /// half that many cards, rounded up
    HalfThatMany(Rounding),
    /// up to that many cards
    UpToThatMany,
    /// one more than that many cards
    ThatManyAnd(u32),
    /// one fewer than that many cards: never below zero
    ThatManyLess(u32),
    /// one fewer cards: only in substitutions
    Fewer(u32),
    /// one more card: only in substitutions
    More(u32),
    /// twice as many cards: only in substitutions
    TwiceAsMany,
    /// half as many cards, rounded up: only in substitutions
    HalfAsMany(Rounding),
    /// cards equal to the penalty: printed after the noun
    EqualTo(Box<Measure>),
    /// more cards than are in the draw pile: printed around the noun
    MoreThanIn(Box<Zone>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    Up,
    Down,
}

/// A number that is worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    pub kind: MeasureKind,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MeasureKind {
    Literal(u32),
    /// the number of cards in your hand
    NumberOfThings(Box<Thing>),
    /// the number of wish counters on this card
    NumberOfCounters {
        counter: Word,
        on: Box<Thing>,
    },
    /// the number of opponents
    NumberOfPersons(Box<Person>),
    /// the number of points you have
    NumberOfPoints(Box<Person>),
    /// the number of games in the series
    NumberOfGames,
    /// the worth of the cards in your hand
    WorthOf(Box<Thing>),
    /// the rank of that card
    AttributeOf {
        attribute: Word,
        of: Box<Thing>,
    },
    /// the difference between A and B
    Difference(Box<Measure>, Box<Measure>),
    /// half the penalty, rounded up
    Half(Box<Measure>, Rounding),
    /// twice the penalty
    Twice(Box<Measure>),
    /// two more than the penalty
    Plus(u32, Box<Measure>),
    /// two fewer than the penalty: never below zero
    Minus(u32, Box<Measure>),
    /// the penalty, your bid
    Value(NamedNumber),
    /// the result (of the last die)
    Result,
    /// that number: the number that was chosen
    ThatNumber,
}

/// A number that the game keeps: the penalty, or your bid where it keeps one for each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedNumber {
    pub whose: Option<Box<Person>>,
    pub word: Word,
    pub at: At,
}

/// A measure held against another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// is three
    Is(Measure),
    /// is not three
    IsNot(Measure),
    /// is three or more
    OrMore(Measure),
    /// is three or fewer
    OrFewer(Measure),
    /// is more than the penalty
    MoreThan(Measure),
    /// is less than the penalty
    FewerThan(Measure),
    /// is even
    Even,
    /// is odd
    Odd,
}
