//! Conditions, and the predicates they share with `that …` and `who …`.

use super::{Act, Amount, At, Comparison, Holding, Measure, PastVerb, Person, Thing, Word, Zone};

/// Alternatives, each a row of simple conditions that must all hold:
/// `if A and B, if C, or if D`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    pub any: Vec<Vec<SimpleCondition>>,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimpleCondition {
    pub kind: SimpleConditionKind,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SimpleConditionKind {
    /// that card is an asset card
    Thing(Thing, ThingPredicate),
    /// a player has no cards in hand
    Person(Person, PersonPredicate),
    /// a color is named, no color is named
    Named { attribute: Word, no: bool },
    /// the penalty is one or more
    Measure(Measure, Comparison),
    /// there are five or more assets
    ThereAre(Thing),
    /// those cards share a color or rank: all of them with each other
    Share { what: Thing, not: bool, attributes: Vec<Word> },
    /// it is your turn
    TurnOf(Person),
    /// you can (do what follows)
    YouCan,
}

/// What can be true of a thing. Stands after the thing, after `that`, and after `whose`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThingPredicate {
    pub kind: ThingPredicateKind,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThingPredicateKind {
    Is {
        not: bool,
        what: Is,
    },
    /// shares a color or rank with it
    Shares {
        not: bool,
        attributes: Vec<Word>,
        with: Box<Thing>,
    },
    /// matches, doesn't match: a predicate of the game's own
    Own {
        not: bool,
        predicate: Word,
    },
    /// has three or more wish counters
    HasCounters {
        amount: CounterAmount,
        counter: Word,
    },
    /// has Fleeting
    HasKeyword {
        not: bool,
        keyword: Word,
    },
    /// whose top card is a pocket
    TopCard {
        not: bool,
        what: Box<Thing>,
    },
    /// whose rank is more than the penalty
    Attribute {
        attribute: Word,
        comparison: Box<Comparison>,
    },
    /// with the highest rank, with the most wish counters: only after a noun
    Extreme {
        highest: bool,
        of: CardNumber,
    },
}

/// What cards are told apart by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardNumber {
    /// the highest rank
    Attribute(Word),
    /// the most wish counters
    Counters(Word),
}

/// How many counters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CounterAmount {
    /// a wish counter: one or more
    A,
    No,
    All,
    Count(Amount),
}

/// What something is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Is {
    /// an eight, the top card of the draw pile
    A(Box<Thing>),
    /// blue, blue or green
    Values(Vec<Word>),
    /// a king or a queen, blue or an eight: values and plain nouns
    OneOf(Vec<Is>),
    /// the named color
    Named(Word),
    /// that color
    ThatValue(Word),
    /// in your hand
    In(Zone),
    OnTopOf(Zone),
    OnBottomOf(Zone),
    InPlay,
    /// discarded, destroyed
    Done(PastVerb),
    FaceDown,
    FaceUp,
}

/// What can be true of a person. Stands after the person and after `who`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonPredicate {
    pub kind: PersonPredicateKind,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonPredicateKind {
    /// has no cards in hand
    Has(Box<Thing>),
    /// has 500 or more points
    HasSoMany(Holding, Amount),
    /// has points equal to the target or more: never "is not", "more than" or "fewer than"
    HasEqual(Holding, Box<Comparison>),
    /// has more cards in hand than you
    HasMoreThan { more: bool, what: Box<Thing>, than: Box<Person> },
    /// controls more assets than you
    ControlsMoreThan { more: bool, what: Box<Thing>, than: Box<Person> },
    /// has more points than you
    HoldsMoreThan { more: bool, of: Holding, than: Box<Person> },
    /// controls an asset
    Controls(Box<Thing>),
    /// discarded a card this turn, did not discard a card this turn
    Did { not: bool, verb: PastVerb, what: Box<Thing> },
    /// took no other action this turn
    TookNoOtherAction,
    /// can discard a card, can't discard a card
    Can { not: bool, act: Box<Act> },
    /// is the dealer
    IsDealer { not: bool },
    /// is in the game
    InGame,
}
