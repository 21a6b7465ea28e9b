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

impl Expr {
    /// What it comes to where these are its numbers; nothing where it does more than reckon with numbers.
    #[inline(always)]
    pub fn reckoned(self, mut of: impl FnMut(Num) -> i32) -> Option<i32> {
        Some(match self {
            Expr::Plus(one, other) => of(one) + of(other),
            Expr::Minus(one, other) => (of(one) - of(other)).max(0),
            Expr::Difference(one, other) => (of(one) - of(other)).abs(),
            Expr::Half(num, Rounding::Down) => of(num) / 2,
            Expr::Half(num, Rounding::Up) => (of(num) + 1) / 2,
            Expr::Twice(num) => of(num) * 2,
            Expr::Odd(num) => of(num) & 1,
            Expr::Times(one, other) => of(one).saturating_mul(of(other)),
            Expr::Count(_)
            | Expr::CountPlayers(_)
            | Expr::EventAmount
            | Expr::Counters(..)
            | Expr::Games
            | Expr::Worth(_)
            | Expr::Attribute(..)
            | Expr::CellOf(..)
            | Expr::Points(_)
            | Expr::Die(_)
            | Expr::ThisTurn(..) => return None,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rounding {
    Up,
    Down,
}
