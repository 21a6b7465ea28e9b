//! What a number comes to for all that somebody knows: at least, and at most. Reads, never writes.

use crate::engine::evaluate::{LIMIT, Look};
use crate::engine::table::{Needed, Paid};
use crate::program::{Cards, CardsKind, Count, Expr, Num, NumKind};

use super::choose::number_of;
use super::open_question::Asked;
use super::perhaps::Viewed;

/// The number, as far as the one who is asked can tell: the least that it may be, but something where it may be more than
/// nothing.
#[inline]
pub(super) fn told_number<const W: usize>(look: &Look<'_, W>, number: Num) -> Num {
    match look.is_in_sight(look.sights().number(number)) {
        true => number,
        false => least_number(look, number),
    }
}

#[cold]
#[inline(never)]
fn least_number<const W: usize>(look: &Look<'_, W>, number: Num) -> Num {
    let Some(viewer) = look.asked else { return number };
    let (least, most) = Viewed { look, viewer }.number(number);
    let least = if most > 0 { least.max(1) } else { 0 };
    Num::constant(least.unsigned_abs())
}

impl Paid {
    /// The same with a number that the one who is asked can tell.
    pub(super) fn told<const W: usize>(self, look: &Look<'_, W>) -> Paid {
        Paid { number: told_number(look, self.number), ..self }
    }
}

impl Needed {
    /// How many have to be chosen, for all that the one who is asked can tell.
    pub(super) fn least<const W: usize>(&self, look: &Look<'_, W>) -> usize {
        let told = |number| told_number(look, number);
        let count = match self.count {
            Count::Exactly(number) => Count::Exactly(told(number)),
            Count::AtLeast(number) => Count::AtLeast(told(number)),
            Count::UpTo(_) | Count::Any => return 0,
        };
        number_of(look, count).0
    }
}

impl<const W: usize> Viewed<'_, '_, W> {
    /// The least and the most.
    fn number(&self, number: Num) -> (i32, i32) {
        let NumKind::Expr(id) = number.kind() else { return self.just(number) };
        let expr = self.look.text().exprs[id.index()];
        let reckoned = |of: &dyn Fn(Num) -> i32| expr.reckoned(of).unwrap_or(0);
        let (least, most) = (|number| self.number(number).0, |number| self.number(number).1);
        match expr {
            Expr::Count(cards) => self.count(number, cards),
            Expr::Plus(..) | Expr::Times(..) | Expr::Half(..) | Expr::Twice(_) => {
                (reckoned(&least), reckoned(&most))
            }
            Expr::Minus(one, other) => ((least(one) - most(other)).max(0), (most(one) - least(other)).max(0)),
            Expr::CountPlayers(_)
            | Expr::EventAmount
            | Expr::Counters(..)
            | Expr::Games
            | Expr::Worth(_)
            | Expr::Attribute(..)
            | Expr::Difference(..)
            | Expr::CellOf(..)
            | Expr::Points(_)
            | Expr::Die(_)
            | Expr::ThisTurn(..)
            | Expr::Odd(_) => match self.can_tell(self.look, Asked::Number(number)) {
                true => self.just(number),
                false => (0, LIMIT),
            },
        }
    }

    fn just(&self, number: Num) -> (i32, i32) {
        let number = self.look.num(number);
        (number, number)
    }

    fn count(&self, number: Num, cards: Cards) -> (i32, i32) {
        match cards.kind() {
            CardsKind::Set(set) => {
                let cards = self.set(set);
                (cards.surely.len() as i32, cards.perhaps.len() as i32)
            }
            _kept => self.just(number),
        }
    }
}
