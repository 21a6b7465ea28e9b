//! Branches and modes that do the same, so that there is nothing to decide.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{ActKind, At, Node, Sentence, SentenceKind, Visit};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        for pair in paragraph.sentences.windows(2) {
            if same_branches(&pair[0], &pair[1]) {
                found.push(same(linted, pair[0].at, pair[1].at).help(
                    "It does not matter whether the condition holds: leave it out, or change one of the two.",
                ));
            }
        }
    }
    linted.block.visit(&mut |node| {
        let Node::Act(act) = node else { return };
        let ActKind::ChooseOne { modes, .. } = &act.kind else { return };
        for (number, mode) in modes.iter().enumerate() {
            if let Some(first) = modes[..number].iter().find(|other| *other == mode) {
                found.push(same(linted, first.at, mode.at).help("Change one of the two, or leave it out."));
            }
        }
    });
}

fn same_branches(first: &Sentence, second: &Sentence) -> bool {
    if let SentenceKind::If { steps, .. } | SentenceKind::Otherwise { condition: Some(_), steps } =
        &first.kind
        && let SentenceKind::Otherwise { condition: None, steps: other } = &second.kind
    {
        return steps == other;
    }
    if let SentenceKind::IfDone { who, not, steps } = &first.kind
        && let SentenceKind::IfDone { who: whom, not: nor, steps: other } = &second.kind
    {
        return who == whom && not != nor && steps == other;
    }
    false
}

fn same(linted: &Linted<'_>, first: At, second: At) -> Diagnostic {
    let message = format!("\"{}\" does the same as what stands before it.", linted.quote(second));
    Diagnostic::new(Code::SameEitherWay, linted.place(second), message)
        .label("nothing else than before")
        .note(linted.place(first), "the same")
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one, warnings};
    use super::*;

    #[test]
    fn two_branches_that_do_the_same_are_none() {
        let text = event("If you control an asset, draw a card. Otherwise, draw a card.");
        let message = "\"Otherwise, draw a card.\" does the same as what stands before it.";
        assert_eq!(warnings(Code::SameEitherWay, &text), one("Otherwise, draw a card.", message));
    }

    #[test]
    fn two_branches_that_differ_are_fine() {
        let text = event("If you control an asset, draw a card. Otherwise, draw two cards.");
        assert_eq!(warnings(Code::SameEitherWay, &text), []);
    }

    #[test]
    fn two_modes_that_do_the_same_are_none() {
        let text = event("Choose one: draw a card, or draw a card.");
        let message = "\"draw a card\" does the same as what stands before it.";
        assert_eq!(warnings(Code::SameEitherWay, &text), one("draw a card", message));
    }

    #[test]
    fn doing_and_not_doing_may_not_lead_to_the_same() {
        let text = event("You may discard a card. If you do, draw a card. If you don't, draw a card.");
        let message = "\"If you don't, draw a card.\" does the same as what stands before it.";
        assert_eq!(warnings(Code::SameEitherWay, &text), one("If you don't, draw a card.", message));
    }
}
