//! A card may have several values of an attribute, and count as each of them: one holds against others where one of its
//! values does.

use smallvec::{SmallVec, smallvec};

use super::Look;
use crate::engine::table::compares;
use crate::game::Card;
use crate::program::{AttributeId, Compare, Expr, Extreme, Num, NumKind, ValueId};

/// One number, or several that all count.
type Numbers = SmallVec<[i32; 4]>;

impl<const W: usize> Look<'_, W> {
    /// Whether two numbers compare so.
    #[inline]
    pub(super) fn is_in_order(&self, compare: Compare, one: Num, other: Num) -> bool {
        match self.may_be_several(one) || self.may_be_several(other) {
            true => self.is_one_in_order(compare, one, other),
            false => compares(compare, self.num(one), self.num(other)),
        }
    }

    /// The same where one of several numbers is enough. What is denied holds for none of them.
    #[cold]
    #[inline(never)]
    fn is_one_in_order(&self, compare: Compare, one: Num, other: Num) -> bool {
        let (ones, others) = (self.numbers(one), self.numbers(other));
        let is_any =
            |compare| ones.iter().any(|one| others.iter().any(|other| compares(compare, *one, *other)));
        match compare {
            Compare::NotEqual => !is_any(Compare::Equal),
            compare => is_any(compare),
        }
    }

    /// Whether the number hangs on a card to which values may be added.
    fn may_be_several(&self, num: Num) -> bool {
        let NumKind::Expr(expr) = num.kind() else { return false };
        match self.text().exprs[expr.index()] {
            Expr::Attribute(attribute, _) => self.table.may_change(attribute),
            Expr::Odd(of) => self.may_be_several(of),
            Expr::Plus(one, other) | Expr::Minus(one, other) => {
                self.may_be_several(one) || self.may_be_several(other)
            }
            _another => false,
        }
    }

    /// The number, once for each value of the card that it hangs on.
    fn numbers(&self, num: Num) -> Numbers {
        if let (true, NumKind::Expr(expr)) = (self.may_be_several(num), num.kind()) {
            match self.text().exprs[expr.index()] {
                Expr::Attribute(attribute, cards) => {
                    if let Some(card) = self.cards(cards).only() {
                        return self.all_numbers(attribute, card);
                    }
                }
                Expr::Odd(of) => return self.numbers(of).into_iter().map(|number| number & 1).collect(),
                Expr::Plus(one, other) => return self.each_with(one, other, |one, other| one + other),
                Expr::Minus(one, other) => {
                    return self.each_with(one, other, |one, other| (one - other).max(0));
                }
                _another => {}
            }
        }
        smallvec![self.num(num)]
    }

    fn each_with(&self, one: Num, other: Num, both: impl Fn(i32, i32) -> i32) -> Numbers {
        let others = self.numbers(other);
        let with_each = |one: i32| others.iter().map(|other| both(one, *other)).collect::<Numbers>();
        self.numbers(one).into_iter().flat_map(with_each).collect()
    }

    /// What the values of the attribute count that the card has: the printed one first, then in the order in which they are
    /// declared. One that has none counts nothing.
    #[inline(never)]
    pub(super) fn all_numbers(&self, attribute: AttributeId, card: Card) -> Numbers {
        let (first, count) = self.table.values_of(attribute);
        let values = || (first.0..first.0 + count).map(ValueId);
        let is_printed = |value: &ValueId| self.table.printed(*value).contains(card);
        let added = values().filter(|value| !is_printed(value) && self.with_value(*value).contains(card));
        let all = values().filter(is_printed).chain(added);
        let counted = all.filter_map(|value| self.table.program.values[value.index()].number);
        let numbers: Numbers = counted.map(i32::from).collect();
        if numbers.is_empty() { smallvec![0] } else { numbers }
    }

    /// What the card counts where those that count most are looked for, or least.
    pub(super) fn counts_at_best(&self, extreme: Extreme, attribute: AttributeId, card: Card) -> i32 {
        if !self.table.may_change(attribute) {
            return self.counts(attribute, card);
        }
        let numbers = self.all_numbers(attribute, card).into_iter();
        let best = match extreme {
            Extreme::Most => numbers.max(),
            Extreme::Fewest => numbers.min(),
        };
        best.unwrap_or(0)
    }
}
