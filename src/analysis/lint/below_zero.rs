//! Subtractions that nothing keeps above zero. The engine stops there, which may not be what was meant.

use super::Linted;
use super::condition_fixed::other_side;
use crate::analysis::lower::as_sentence;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::syntax::tree::{
    ActKind, MeasureKind, NamedNumber, Node, PersonKind, Role, SimpleConditionKind, Visit,
};
use crate::vocabulary::WordId;

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        // The values that the paragraph has asked about so far.
        let mut asked: Vec<WordId> = Vec::new();
        paragraph.visit(&mut |node| {
            if let Node::SimpleCondition(condition) = node
                && let SimpleConditionKind::Measure(measure, _) = &condition.kind
                && let MeasureKind::Value(value) = &measure.kind
            {
                asked.push(value.word.id);
            }
            if let Node::Comparison(comparison) = node
                && let Some(held) = other_side(comparison)
                && let MeasureKind::Value(value) = &held.kind
            {
                asked.push(value.word.id);
            }
            let Node::Act(act) = node else { return };
            let ActKind::Subtract { amount, from } = &act.kind else { return };
            if asked.contains(&from.word.id) || amount.kind == MeasureKind::Literal(0) {
                return;
            }
            let value = format::named_number(&linted.game.dialect, &spoken(from));
            let amount = format::measure(&linted.game.dialect, amount);
            let message = format!("{value} may be less than {amount}: then it becomes zero, and not less.");
            let message = as_sentence(&message);
            found.push(
                Diagnostic::new(Code::BelowZero, linted.place(act.at), message)
                    .label("stops at zero")
                    .help(format!("If that is not meant, ask first: \"If {value} is {amount} or more, …\"."))
                    .help(format!("If it is meant, say what happens: \"Otherwise, {value} becomes zero.\".")),
            );
        });
    }
}

/// As a sentence of its own speaks of it: "their bid" is that of whoever does it.
fn spoken(number: &NamedNumber) -> NamedNumber {
    let mut spoken = number.clone();
    if let Some(person) = &mut spoken.whose
        && person.kind == PersonKind::They
    {
        person.kind = PersonKind::That(Role::Player);
    }
    spoken
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one, warnings};
    use super::*;

    #[test]
    fn a_number_does_not_go_below_zero() {
        let text = event("Subtract two from the penalty.");
        let message = "The penalty may be less than two: then it becomes zero, and not less.";
        assert_eq!(warnings(Code::BelowZero, &text), one("Subtract two from the penalty", message));
    }

    #[test]
    fn a_condition_keeps_a_number_above_zero() {
        let text = event("If the penalty is two or more, subtract two from the penalty.");
        assert_eq!(warnings(Code::BelowZero, &text), []);
    }
}
