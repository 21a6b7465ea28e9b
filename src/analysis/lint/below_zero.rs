//! Subtractions that nothing keeps above zero. The engine stops at zero, which may not be what was meant.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::syntax::tree::{ActKind, MeasureKind, Node, SimpleConditionKind, Visit};
use crate::vocabulary::WordId;

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        // The values that the paragraph has asked about so far.
        let mut asked: Vec<WordId> = Vec::new();
        paragraph.visit(&mut |node| {
            if let Node::SimpleCondition(condition) = node
                && let SimpleConditionKind::Measure(measure, _) = &condition.kind
                && let MeasureKind::Value(value) = measure.kind
            {
                asked.push(value.id);
            }
            let Node::Act(act) = node else { return };
            let ActKind::Subtract { amount, from } = &act.kind else { return };
            if asked.contains(&from.id) || amount.kind == MeasureKind::Literal(0) {
                return;
            }
            let value = linted.game.dialect.lexicon.name(from.id);
            let amount = format::measure(&linted.game.dialect, amount);
            let message =
                format!("The {value} may be less than {amount}: then it becomes zero, and not less.");
            found.push(
                Diagnostic::new(Code::BelowZero, linted.place(act.at), message)
                    .label("stops at zero")
                    .help(format!(
                        "If that is not meant, ask first: \"If the {value} is {amount} or more, …\"."
                    ))
                    .help(format!(
                        "If it is meant, say what happens: \"Otherwise, the {value} becomes zero.\"."
                    )),
            );
        });
    }
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
