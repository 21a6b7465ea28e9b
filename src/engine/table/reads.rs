//! What a text reads and keeps, found by looking through its instructions.

use crate::program::{Cards, Expr, Kept, Leaf, Op, Text};

/// How many sets of cards a text keeps.
pub fn kept_sets(text: &Text) -> u8 {
    let ops = text.code.iter().filter_map(|op| {
        if let Op::StartCards { left: scratch, .. }
        | Op::NextCard { left: scratch, .. }
        | Op::LetCards(scratch, _)
        | Op::Without(scratch, _)
        | Op::With(scratch, _)
        | Op::Draw { into: scratch, .. }
        | Op::LookAt { keep: Some(Kept::Scratch(scratch)), .. }
        | Op::Reveal { keep: Some(Kept::Scratch(scratch)), .. } = op
        {
            Some(scratch.0 + 1)
        } else {
            None
        }
    });
    let choices = text.choices.iter().filter_map(|choice| match choice.into {
        Kept::Scratch(scratch) => Some(scratch.0 + 1),
        Kept::Local(_) => None,
    });
    ops.chain(choices).max().unwrap_or(0)
}

/// Whether a text speaks of the card it stands on: two copies of it are then not the same.
pub fn speaks_of_itself(text: &Text) -> bool {
    let ops = text.code.iter().any(|op| {
        if let Op::Destroy { cards, .. }
        | Op::Discard { cards, .. }
        | Op::Put { cards, .. }
        | Op::Return { cards, .. }
        | Op::Give { cards, .. }
        | Op::GainControl { cards, .. }
        | Op::PutCounters { on: cards, .. }
        | Op::RemoveCounters { from: cards, .. } = op
        {
            *cards == Cards::THIS
        } else {
            false
        }
    });
    let sets = text.sets.iter().any(
        |step| matches!(step.leaf, Leaf::These(cards) | Leaf::SetAsideWith(cards) if cards == Cards::THIS),
    );
    let numbers = text.exprs.iter().any(
        |expr| matches!(expr, Expr::Counters(_, cards) | Expr::Attribute(_, cards) if *cards == Cards::THIS),
    );
    ops || sets || numbers
}
