//! A text that does not fit on its card, as `cardwright card` draws it.

use super::{Linted, title};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format::card_text;
use crate::syntax::tree::BlockKind;

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    if linted.block.header.kind != BlockKind::Card || surely_fits(linted) {
        return;
    }
    let lines = card_text::lines_of(&linted.game.dialect, linted.block);
    if lines <= card_text::LINES {
        return;
    }
    let message = format!(
        "The text of the {} takes {lines} lines; a card has room for {}.",
        title(linted.block),
        card_text::LINES
    );
    found.push(
        Diagnostic::new(Code::TextTooLong, linted.place(linted.block.header.at), message)
            .label("too long to print")
            .help("Make the text shorter: a keyword or a definition can say what several cards share."),
    );
}

/// Most cards are so short that nothing needs to be printed to see it: no line is less than half full.
fn surely_fits(linted: &Linted<'_>) -> bool {
    let paragraphs = linted.block.paragraphs.len() + linted.block.fields.len();
    linted.block.at.0.len() < card_text::LINES * card_text::WIDTH / 3 && paragraphs < 5
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, one, warnings};
    use super::*;

    fn draws(count: usize) -> String {
        asset(&vec!["At the end of your turn, draw a card."; count].join("\n\n  "))
    }

    #[test]
    fn a_card_has_room_for_so_many_lines() {
        let message = "The text of the card \"Thing\" takes 23 lines; a card has room for 20.";
        assert_eq!(warnings(Code::TextTooLong, &draws(8)), one("card \"Thing\"", message));
    }

    #[test]
    fn a_few_lines_fit() {
        assert_eq!(warnings(Code::TextTooLong, &draws(7)), []);
    }
}
