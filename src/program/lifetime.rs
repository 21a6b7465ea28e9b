//! How long something holds.

use serde::{Deserialize, Serialize};

use super::{AbilityId, PhaseId, TestId, Who};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lifetime {
    RestOfGame,
    ThisTurn,
    During(When),
    Until(Edge, When),
    /// until this ability's event happens
    UntilEvent(AbilityId),
    While(TestId),
    /// until it has happened once
    Once,
    /// as `Once`, in the next such time that begins
    OnceIn(When),
}

/// A stretch of the game, and whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct When {
    pub span: Span,
    pub of: Who,
    /// The next one that begins.
    pub next: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Span {
    ThisTurn,
    Turn,
    Phase(PhaseId),
    Game,
    Series,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edge {
    Beginning,
    End,
}
