//! Numbers that are worked out.

use serde::{Deserialize, Serialize};

use super::{AttributeId, Cards, CellId, CounterId, EventKind, Num, SetId, Who};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Expr {
    Count(Cards),
    CountPlayers(Who),
    /// the number of the event that is looked at
    EventAmount,
    Counters(CounterId, Cards),
    /// games of the series so far
    Games,
    Worth(Cards),
    /// the number of the value
    Attribute(AttributeId, Cards),
    Plus(Num, Num),
    /// never below zero
    Minus(Num, Num),
    /// the larger less the smaller
    Difference(Num, Num),
    Half(Num, Rounding),
    Twice(Num),
    Times(Num, Num),
    /// what a player has of a number that is kept for each
    CellOf(CellId, Who),
    Points(Who),
    /// the last die a player rolled
    Die(Who),
    /// how often a player did it this turn, with any card or with such a one
    ThisTurn(EventKind, Who, Option<SetId>),
    /// one of an odd number, none of an even one
    Odd(Num),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rounding {
    Up,
    Down,
}
