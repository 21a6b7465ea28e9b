//! A number as an instruction holds it: two bytes, the kind in the two highest bits.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{CellId, ExprId, Local};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Num(u16);

/// A [`Num`] unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumKind {
    Constant(u16),
    Cell(CellId),
    Local(Local),
    Expr(ExprId),
}

const SHIFT: u16 = 14;
const PAYLOAD: u16 = (1 << SHIFT) - 1;

impl Num {
    pub const ZERO: Num = Num(0);
    pub const ONE: Num = Num(1);

    pub fn new(kind: NumKind) -> Num {
        let (tag, payload) = match kind {
            NumKind::Constant(number) => (0, number.min(PAYLOAD)),
            NumKind::Cell(cell) => (1, u16::from(cell.0)),
            NumKind::Local(local) => (2, u16::from(local.0)),
            NumKind::Expr(expr) => (3, expr.0.min(PAYLOAD)),
        };
        Num(tag << SHIFT | payload)
    }

    /// The language has no number above 9,999, which fits.
    pub fn constant(number: u32) -> Num {
        Num::new(NumKind::Constant(number.min(u32::from(PAYLOAD)) as u16))
    }

    pub fn kind(self) -> NumKind {
        let payload = self.0 & PAYLOAD;
        match self.0 >> SHIFT {
            0 => NumKind::Constant(payload),
            1 => NumKind::Cell(CellId(payload as u8)),
            2 => NumKind::Local(Local(payload as u8)),
            _ => NumKind::Expr(ExprId(payload)),
        }
    }
}

impl fmt::Debug for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_back() {
        for kind in [
            NumKind::Constant(9_999),
            NumKind::Cell(CellId(127)),
            NumKind::Local(Local(7)),
            NumKind::Expr(ExprId(300)),
        ] {
            assert_eq!(Num::new(kind).kind(), kind);
        }
    }
}
