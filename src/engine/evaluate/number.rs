//! Numbers that a text speaks of.

use super::{Look, Met};
use crate::game::{Card, Part};
use crate::program::{CellOwner, Expr, ExprId, Num, NumKind, Rounding};

/// No number grows beyond this, either way.
const LIMIT: i32 = 9_999;

impl Look<'_> {
    pub fn num(&self, num: Num) -> Met<i32> {
        match num.kind() {
            NumKind::Constant(number) => Ok(i32::from(number)),
            NumKind::Cell(cell) => match self.table.program.cells[cell.index()].owner {
                CellOwner::Game => Ok(self.game.cells[cell.index()]),
                CellOwner::EachPlayer => {
                    self.missing(Part::Expr(Expr::CellOf(cell, crate::program::Who::YOU)))
                }
            },
            NumKind::Local(local) => Ok(self.frame.local(local)),
            NumKind::Expr(expr) => self.expr(expr),
        }
    }

    pub fn expr(&self, id: ExprId) -> Met<i32> {
        let expr = self.text().exprs[id.index()];
        let number = match expr {
            Expr::Count(cards) => self.cards(cards)?.len() as i32,
            Expr::CountPlayers(who) => self.people(who)?.count() as i32,
            Expr::EventAmount => self.frame.event.amount,
            Expr::Attribute(attribute, cards) => {
                let number = |card: Card| {
                    let values = self.table.program.values.iter().enumerate();
                    let mut of_it = values.filter(|(number, value)| {
                        let row = self.table.with_value(crate::program::ValueId(*number as u16));
                        value.attribute == attribute && row.contains(card)
                    });
                    of_it.find_map(|(_, value)| value.number).map_or(0, i32::from)
                };
                self.cards(cards)?.into_iter().map(number).sum()
            }
            Expr::Plus(one, other) => self.num(one)? + self.num(other)?,
            Expr::Minus(one, other) => (self.num(one)? - self.num(other)?).max(0),
            Expr::Difference(one, other) => (self.num(one)? - self.num(other)?).abs(),
            Expr::Half(num, Rounding::Down) => self.num(num)? / 2,
            Expr::Half(num, Rounding::Up) => (self.num(num)? + 1) / 2,
            Expr::Twice(num) => self.num(num)? * 2,
            Expr::Times(one, other) => self.num(one)?.saturating_mul(self.num(other)?),
            Expr::Die(who) => self.person(who)?.map_or(0, |player| self.game.dice[player.index()]),
            Expr::Counters(..)
            | Expr::Games
            | Expr::Worth(_)
            | Expr::CellOf(..)
            | Expr::Points(_)
            | Expr::ThisTurn(..) => return self.missing(Part::Expr(expr)),
        };
        Ok(number.clamp(-LIMIT, LIMIT))
    }
}
