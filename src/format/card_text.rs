//! The text of a card as it is printed: what it says, and how much room there is for it.
//!
//! Knows nothing of frames and pictures; those who draw a card and those who check it measure alike.

use std::borrow::Cow;

use unicode_width::UnicodeWidthStr as _;

use crate::syntax::tree::{Block, FieldKind};
use crate::vocabulary::Dialect;

/// Columns for the text of a card.
pub const WIDTH: usize = 36;

/// Lines for the text of a card: as high as a playing card of that width, without its head and foot.
pub const LINES: usize = 20;

/// Requirements and what it enters with, then the abilities, one text each.
pub fn rules(dialect: &Dialect, block: &Block) -> Vec<String> {
    let fields = block.fields.iter().filter_map(|field| match &field.kind {
        FieldKind::Requires(requirement) => {
            Some(format!("Requires {}.", super::requirement(dialect, requirement)))
        }
        FieldKind::EntersWith(enters) => {
            Some(format!("Enters with {}.", super::enters_with(dialect, enters)))
        }
        FieldKind::Line(_) | FieldKind::Copies(_) | FieldKind::Illustrator(_) | FieldKind::Flavor(_) => None,
    });
    let abilities = block.paragraphs.iter().map(|paragraph| super::paragraph(dialect, paragraph).join(" "));
    fields.chain(abilities).collect()
}

/// The line of flavor, where the card has one.
pub fn flavor(block: &Block) -> Option<&str> {
    block.fields.iter().find_map(|field| match &field.kind {
        FieldKind::Flavor(words) => Some(words.text.as_str()),
        FieldKind::Line(_)
        | FieldKind::Copies(_)
        | FieldKind::Illustrator(_)
        | FieldKind::Requires(_)
        | FieldKind::EntersWith(_) => None,
    })
}

/// How many lines the rules and the flavor of a card take.
pub fn lines_of(dialect: &Dialect, block: &Block) -> usize {
    lines(&rules(dialect, block), flavor(block))
}

/// How many lines these texts take, with a blank line between two.
pub fn lines(rules: &[String], flavor: Option<&str>) -> usize {
    let texts: Vec<usize> =
        rules.iter().map(String::as_str).chain(flavor).map(|text| wrapped(text).len()).collect();
    texts.iter().sum::<usize>() + texts.len().saturating_sub(1)
}

/// The text in lines that fit; a word that is too long alone is cut.
pub fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let mut columns = 0;
    for word in text.split_whitespace() {
        for piece in pieces(word) {
            let width = piece.width();
            if !line.is_empty() && columns + 1 + width > WIDTH {
                lines.push(std::mem::take(&mut line));
            }
            if line.is_empty() {
                columns = width;
            } else {
                line.push(' ');
                columns += 1 + width;
            }
            line.push_str(&piece);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    keep_company(&mut lines);
    lines
}

/// A word alone on the last line gets the word before it, where that leaves two behind.
fn keep_company(lines: &mut [String]) {
    let [.., before, last] = lines else { return };
    if last.contains(' ') || before.split(' ').count() < 3 {
        return;
    }
    if let Some((rest, word)) = before.rsplit_once(' ')
        && word.width() + 1 + last.width() <= WIDTH
    {
        *last = format!("{word} {last}");
        *before = rest.to_string();
    }
}

fn pieces(word: &str) -> Vec<Cow<'_, str>> {
    if word.width() <= WIDTH {
        return vec![Cow::Borrowed(word)];
    }
    let mut pieces = vec![String::new()];
    for letter in word.chars() {
        let last = pieces.last_mut().expect("there is always one");
        if last.width() + letter.to_string().width() > WIDTH {
            pieces.push(letter.to_string());
        } else {
            last.push(letter);
        }
    }
    pieces.into_iter().map(Cow::Owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_is_left_alone_on_the_last_line() {
        let lines = wrapped("Carry me only to that stream, my son.");
        assert_eq!(lines, ["Carry me only to that stream,", "my son."]);
    }

    #[test]
    fn a_last_line_of_several_words_stays_as_it_is() {
        let lines = wrapped("Walls remember who stood behind them still.");
        assert_eq!(lines, ["Walls remember who stood behind", "them still."]);
    }
}
