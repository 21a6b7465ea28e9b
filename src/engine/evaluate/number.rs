//! Numbers.

use super::Look;
use crate::game::{Card, Player};
use crate::program::{AttributeId, CellId, CellOwner, Expr, ExprId, Num, NumKind, Who};

/// No number grows beyond this, either way.
pub const LIMIT: i32 = 9_999;

impl<const W: usize> Look<'_, W> {
    #[inline]
    pub fn num(&self, num: Num) -> i32 {
        match num.kind() {
            NumKind::Constant(number) => i32::from(number),
            NumKind::Cell(cell) => i32::from(self.game.cells[self.table.cell(cell, self.you)]),
            NumKind::Local(local) => i32::from(self.local(local)),
            NumKind::Expr(expr) => self.expr(expr),
        }
    }

    /// As a number that is kept.
    pub fn short(&self, num: Num) -> i16 {
        self.num(num).clamp(-LIMIT, LIMIT) as i16
    }

    pub fn expr(&self, id: ExprId) -> i32 {
        match self.text().exprs[id.index()] {
            Expr::Count(cards) => self.count(cards) as i32,
            other => self.other_expr(other),
        }
    }

    #[inline(never)]
    fn other_expr(&self, expr: Expr) -> i32 {
        let number = match expr {
            Expr::Count(cards) => self.cards(cards).len() as i32,
            Expr::CountPlayers(who) => self.people(who).count() as i32,
            Expr::EventAmount => i32::from(self.event.amount),
            Expr::Counters(counter, cards) => {
                let on = |card| i32::from(self.game.counters_on(card, counter));
                self.cards(cards).iter().map(on).sum()
            }
            Expr::Games => i32::from(self.game.games),
            Expr::Worth(cards) => self.cards(cards).iter().map(|card| self.worth(card)).sum(),
            Expr::Attribute(attribute, cards) => {
                self.cards(cards).iter().map(|card| self.counts(attribute, card)).sum()
            }
            Expr::Plus(..)
            | Expr::Minus(..)
            | Expr::Difference(..)
            | Expr::Half(..)
            | Expr::Twice(_)
            | Expr::Odd(_)
            | Expr::Times(..) => expr.reckoned(|num| self.num(num)).unwrap_or(0),
            Expr::CellOf(cell, who) => {
                let of = |player| i32::from(self.game.cells[self.table.cell(cell, player)]);
                self.people(who).iter().map(of).sum()
            }
            Expr::Points(who) => self.seats(who, |seat| seat.points),
            Expr::Die(who) => self.seats(who, |seat| seat.die),
            Expr::ThisTurn(kind, who, None) => i32::from(self.game.deeds.times(kind, self.people(who))),
            Expr::ThisTurn(kind, who, Some(set)) => {
                i32::from(self.game.deeds.times_with(kind, self.people(who), &self.set(set)))
            }
        };
        number.clamp(-LIMIT, LIMIT)
    }

    pub fn is_of_each(&self, cell: CellId) -> bool {
        self.table.program.cells[cell.index()].owner == CellOwner::EachPlayer
    }

    /// Whose number it is; of one of the whole game nobody's.
    pub fn owner_of(&self, cell: CellId, of: Who) -> Option<Player> {
        self.is_of_each(cell).then(|| self.person(of)).flatten()
    }

    fn seats(&self, who: Who, of: impl Fn(&crate::game::Seat) -> i16) -> i32 {
        self.people(who).iter().map(|player| i32::from(of(self.game.seats.seat(player)))).sum()
    }

    /// What the value of the attribute counts.
    pub fn counts(&self, attribute: AttributeId, card: Card) -> i32 {
        match self.table.number(attribute, card) {
            Some(number) => {
                let number = i32::from(number);
                debug_assert_eq!(number, self.counts_now(attribute, card), "nothing is added");
                number
            }
            None => self.counts_now(attribute, card),
        }
    }

    /// The same where values may be added: the printed one, or else the first that is added.
    #[inline(never)]
    fn counts_now(&self, attribute: AttributeId, card: Card) -> i32 {
        self.all_numbers(attribute, card)[0]
    }
}
