//! Clauses: who does what, one step of a sentence.

use super::{Act, At, Condition, Each, Measure, NamedNumber, Person, Standing};

/// Steps joined in one sentence: `draw a card, then if that card matches, you may discard it`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps {
    /// for each …, all of them
    pub each: Option<Each>,
    /// if …: asked of each of them
    pub only_if: Option<Condition>,
    /// repeat until …: all of them again, until it is true
    pub until: Option<Condition>,
    pub first: Clause,
    pub more: Vec<Step>,
    pub at: At,
}

impl Steps {
    /// Whether they are done exactly once, where they are done.
    pub fn are_done_once(&self) -> bool {
        self.each.is_none() && self.until.is_none()
    }

    /// Done once, and for nothing in particular.
    pub fn once(first: Clause, more: Vec<Step>, at: At) -> Steps {
        Steps { each: None, only_if: None, until: None, first, more, at }
    }
}

/// A further step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    And(Clause),
    /// then if …, …: its condition governs this clause and those up to the next "then if"
    ThenIf {
        condition: Condition,
        clause: Clause,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    pub kind: ClauseKind,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClauseKind {
    /// Without a subject: you, or in a later clause the subject of the clause before.
    Do {
        subject: Option<Person>,
        in_turn_order: bool,
        may: bool,
        act: Act,
    },
    /// the penalty becomes zero
    Becomes {
        value: NamedNumber,
        measure: Measure,
    },
    GameEnds,
    SeriesEnds,
    /// your turn ends
    TurnEnds(Person),
    Standing(Standing),
}
