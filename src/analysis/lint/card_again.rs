//! Two cards of a game that do the same: one type and one text.
//!
//! Texts are held against each other word for word, as the formatter leaves them.

use indexmap::IndexMap;

use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{Place, Sources, Span};
use crate::syntax::tree::{At, Block, FieldKind};
use crate::vocabulary::WordId;

/// What playing a card does with it, and its texts.
type Says = (Vec<WordId>, Vec<String>);

pub(super) fn check(game: &Assembled, sources: &Sources, found: &mut Diagnostics) {
    let kinds: Vec<WordId> = kinds(game);
    let mut alike: IndexMap<Says, Vec<(Place, &str)>> = IndexMap::new();
    for (file, block) in game.cards().filter(|(_, block)| !block.broken.0) {
        let texts = texts(block, sources.text(*file));
        let name = block.header.name.as_ref().map_or("", |name| &name.text);
        if !texts.is_empty() {
            let place = Place::new(*file, block.header.at.0);
            alike.entry((values(block, &kinds), texts)).or_default().push((place, name));
        }
    }
    for cards in alike.values() {
        // What is alike in a base game is told with the base game; of a card there and one here the one here can be changed.
        let (own, others): (Vec<_>, Vec<_>) =
            cards.iter().partition(|(place, _)| game.own_files.contains(&place.file));
        match (others.as_slice(), own.as_slice()) {
            ([first, ..], [second, more @ ..]) | ([], [first, second, more @ ..]) => {
                found.push(again(first, second, more.len()));
            }
            (_, [] | [_]) => {}
        }
    }
}

fn again(first: &(Place, &str), second: &(Place, &str), more: usize) -> Diagnostic {
    let others = match more {
        0 => format!("The card \"{}\" does", second.1),
        1 => format!("The card \"{}\" and another one do", second.1),
        _ => format!("The card \"{}\" and {more} others do", second.1),
    };
    Diagnostic::new(Code::CardAgain, second.0, format!("{others} the same as the card \"{}\".", first.1))
        .label("the same type and text")
        .note(first.0, "the first")
        .help("Give one of them another text, or write one card with copies: 2 copies.")
}

/// The values that say what playing a card does with it.
fn kinds(game: &Assembled) -> Vec<WordId> {
    let named = game
        .manifest
        .play
        .kinds
        .iter()
        .filter_map(|kind| game.dialect.lexicon.value_spoken(&kind.value.value));
    named.collect()
}

fn values(block: &Block, kinds: &[WordId]) -> Vec<WordId> {
    let mut values = Vec::new();
    for field in &block.fields {
        if let FieldKind::Line(line) = &field.kind {
            let all = line.iter().flat_map(|(_, values)| values).map(|value| value.id);
            values.extend(all.filter(|value| kinds.contains(value)));
        }
    }
    values
}

/// What the card says that counts in the game.
fn texts(block: &Block, text: &str) -> Vec<String> {
    let words = |span: Span| {
        text.get(span.range()).unwrap_or("").split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
    };
    let fields = block.fields.iter().filter_map(|field| match &field.kind {
        FieldKind::Requires(_) | FieldKind::EntersWith(_) => Some(field.at),
        FieldKind::Line(_) | FieldKind::Copies(_) | FieldKind::Illustrator(_) | FieldKind::Flavor(_) => None,
    });
    fields.chain(block.paragraphs.iter().map(|paragraph| paragraph.at)).map(|At(span)| words(span)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{one, warnings};
    use super::*;

    fn two_cards(kind: &str, text: &str) -> String {
        format!(
            "card \"One\"\n  1 of red, event\n\n  Draw a card.\n\ncard \"Two\"\n  2 of black, {kind}\n\n  {text}\n"
        )
    }

    #[test]
    fn two_cards_of_one_type_and_text_do_the_same() {
        let message = "The card \"Two\" does the same as the card \"One\".";
        assert_eq!(
            warnings(Code::CardAgain, &two_cards("event", "Draw  a card.")),
            one("card \"Two\"", message)
        );
    }

    #[test]
    fn another_text_is_another_card() {
        assert_eq!(warnings(Code::CardAgain, &two_cards("event", "Draw two cards.")), []);
    }

    #[test]
    fn many_cards_that_do_the_same_are_told_once() {
        let third = "\ncard \"Three\"\n  1 of black, event\n\n  Draw a card.\n";
        let message = "The card \"Two\" and another one do the same as the card \"One\".";
        let cards = two_cards("event", "Draw a card.") + third;
        assert_eq!(warnings(Code::CardAgain, &cards), one("card \"Two\"", message));
    }

    #[test]
    fn cards_without_a_text_are_told_apart_by_what_they_are() {
        let cards = "card \"One\"\n  1 of red, event\n\ncard \"Two\"\n  2 of red, event\n";
        assert_eq!(warnings(Code::CardAgain, cards), []);
    }
}
