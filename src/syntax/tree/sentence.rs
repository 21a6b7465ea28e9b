//! Sentences and paragraphs.

use super::{
    Amount, At, Clause, Condition, CounterAmount, Event, Moment, NamedNumber, Person, SimpleVerb, Steps,
    Thing, Time, Until, Word,
};

/// One ability, or one text of a rule: sentences done in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    pub sentences: Vec<Sentence>,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// While this card is in your hand, …: where the card works that waits for something.
    pub there: Option<Box<Condition>>,
    pub kind: SentenceKind,
    pub at: At,
}

impl Sentence {
    pub fn new(kind: SentenceKind, at: At) -> Sentence {
        Sentence { there: None, kind, at }
    }

    /// What it does, where it does something.
    pub fn steps(&self) -> Option<&Steps> {
        match &self.kind {
            SentenceKind::At { steps, .. }
            | SentenceKind::Whenever { steps, .. }
            | SentenceKind::AsSoonAs { steps, .. }
            | SentenceKind::If { steps, .. }
            | SentenceKind::Otherwise { steps, .. }
            | SentenceKind::IfDone { steps, .. }
            | SentenceKind::UntilWhenever { steps, .. }
            | SentenceKind::Once { steps, .. }
            | SentenceKind::ForEach { steps, .. }
            | SentenceKind::Repeat { steps, .. }
            | SentenceKind::SameTime { steps }
            | SentenceKind::Steps(steps)
            | SentenceKind::DefinesVerb { steps, .. } => Some(steps),
            SentenceKind::Would { outcome, .. } => match outcome {
                Outcome::Changed(steps) | Outcome::Instead(steps) | Outcome::First(steps) => Some(steps),
            },
            SentenceKind::AnyOrder { .. } | SentenceKind::Defines { .. } | SentenceKind::Keyword(_) => None,
        }
    }

    /// Whether it asks something of each of several: "for each …, if …, …".
    pub fn asks_of_each(&self) -> bool {
        self.steps().is_some_and(|steps| steps.only_if.is_some())
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SentenceKind {
    /// At the beginning of your turn, if …, …
    At {
        moment: Moment,
        condition: Option<Condition>,
        steps: Steps,
    },
    /// Whenever a player discards an eight, if …, …
    Whenever {
        event: Event,
        condition: Option<Condition>,
        steps: Steps,
    },
    /// As soon as a player has no cards in hand, …
    AsSoonAs {
        condition: Condition,
        steps: Steps,
    },
    /// If … would …, if …, …
    Would {
        event: Event,
        condition: Option<Condition>,
        outcome: Outcome,
    },
    /// If it is blue, …
    If {
        condition: Condition,
        steps: Steps,
    },
    /// Otherwise, … / Otherwise, if …, …
    Otherwise {
        condition: Option<Condition>,
        steps: Steps,
    },
    /// If you do, … / If that player doesn't, …
    IfDone {
        who: Person,
        not: bool,
        steps: Steps,
    },
    /// Until the end of your turn, whenever …, if …, …
    UntilWhenever {
        until: Until,
        event: Event,
        condition: Option<Condition>,
        steps: Steps,
    },
    /// Once during your turn, if …, you may …
    Once {
        during: Time,
        condition: Option<Condition>,
        steps: Steps,
    },
    /// For each asset you control, …
    ForEach {
        steps: Steps,
    },
    /// Repeat until you have four cards in hand: …
    Repeat {
        steps: Steps,
    },
    /// In any order, you may … and you may …
    AnyOrder {
        clauses: Vec<Clause>,
    },
    /// At the same time, each player …
    SameTime {
        steps: Steps,
    },
    Steps(Steps),
    /// A card matches if …
    Defines {
        what: Thing,
        predicate: Word,
        condition: Condition,
    },
    /// To destroy a card, …
    DefinesVerb {
        verb: DefinedVerb,
        what: Option<Thing>,
        steps: Steps,
    },
    /// Fleeting.
    Keyword(Word),
}

/// What comes of an event that would happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// the same verb with another number
    Changed(Steps),
    /// …, you may … instead
    Instead(Steps),
    /// …, first …
    First(Steps),
}

/// What a sentence is done once for each of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Each {
    Thing(Thing),
    Person(Person),
    /// each wish counter on this card
    Counter {
        counter: Word,
        on: Thing,
    },
    /// each coin you have
    Goods(NamedNumber),
    /// each point you have
    Points(Person),
    /// each color: each of its values
    Value(Word),
    /// three times, that many times
    Times {
        amount: Amount,
        at: At,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DefinedVerb {
    BuiltIn(SimpleVerb),
    Own(Word),
}

/// What a card needs before it may be played: the `requires` field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Requirement {
    Person(Person),
    Thing(Thing),
    /// requires you to have no balls in your rack
    YouHave(Thing),
    /// requires you to control an asset
    YouControl(Thing),
}

/// What a card has on entering play: the `enters with` field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntersWith {
    pub amount: CounterAmount,
    pub counter: Word,
    pub at: At,
}
