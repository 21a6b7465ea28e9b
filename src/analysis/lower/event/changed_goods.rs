//! Another number of goods or points than somebody would gain, score, lose or pay.

use super::changed::commutes;
use crate::analysis::lower::Lowering;
use crate::program::{Commutes, Expr, Num, Op, Who, WhoKind};
use crate::syntax::tree::{Amount, At, GoodsMany};

impl Lowering<'_> {
    /// you pay one fewer coins; you gain three coins
    pub(super) fn changed_so_many(&mut self, all: Expr, many: &GoodsMany, at: At) -> Option<Commutes> {
        let (number, commutes) = match many {
            GoodsMany::Changed(Amount::Exactly(0)) => (Num::ZERO, Commutes::Nothing),
            GoodsMany::Changed(amount) => (self.number(amount, at)?, commutes(amount)),
            GoodsMany::So(_) | GoodsMany::All | GoodsMany::OrMore(_) | GoodsMany::Any => {
                let doer = Who::new(WhoKind::Actor);
                (self.so_many_of(doer, all, many, at)?, Commutes::Nothing)
            }
        };
        self.emit(Op::SetEventAmount(number));
        Some(commutes)
    }
}
