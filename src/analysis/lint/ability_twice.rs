//! A card that says the same twice.

use super::{Linted, title};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::BlockKind;

/// Nobody writes more abilities on one card, and each is held against all others.
const MOST: usize = 50;

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    if linted.block.header.kind != BlockKind::Card {
        return;
    }
    let paragraphs = &linted.block.paragraphs;
    for (number, paragraph) in paragraphs.iter().enumerate().take(MOST) {
        if let Some(first) = paragraphs[..number].iter().find(|other| *other == paragraph) {
            let message = format!("The {} says this twice.", title(linted.block));
            found.push(
                Diagnostic::new(Code::AbilityTwice, linted.place(paragraph.at), message)
                    .label("the second")
                    .note(linted.place(first.at), "the first")
                    .help(
                        "Delete one of them. If it should count twice, say so with a number: \"two cards\".",
                    ),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, one, warnings};
    use super::*;

    #[test]
    fn an_ability_stands_once_on_a_card() {
        let text = asset("At the end of your turn, draw a card.\n\n  At the end of your turn, draw a  card.");
        let message = "The card \"Thing\" says this twice.";
        assert_eq!(
            warnings(Code::AbilityTwice, &text),
            one("At the end of your turn, draw a  card.", message)
        );
    }

    #[test]
    fn two_abilities_may_be_alike() {
        let text =
            asset("At the end of your turn, draw a card.\n\n  At the beginning of your turn, draw a card.");
        assert_eq!(warnings(Code::AbilityTwice, &text), []);
    }
}
