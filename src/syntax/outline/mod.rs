//! Stage one: a file cut into blocks, with their headers, field lines, paragraphs and comments.
//!
//! Never fails as a whole: a line that cannot be understood is reported, kept, and the rest goes on.
//! Knows nothing of the words a game declares and nothing of sentences.

mod body;
mod field;
mod grammar;
mod header;
mod header_tail;
mod line;
mod listed;
mod problems;
mod quote;
mod reader;
#[cfg(test)]
mod tests;
mod text;
mod tree;

pub(super) use grammar::rules_of_line;
pub(super) use problems::{MOST, Problems, excerpt};
pub use tree::{Comment, FieldLine, FieldText, HeaderLine, Outline, OutlineBlock, TextRun};

use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{FileId, Place, Span};

/// Cuts a file into blocks and reports what is wrong with its lines.
pub fn outline(text: &str, file: FileId, diagnostics: &mut Diagnostics) -> Outline {
    if let Some((offset, letter)) = control_character(text) {
        let number = u32::from(letter);
        let span = Span::new(offset, offset + letter.len_utf8());
        let message = format!("The file has a character that no text can have (number {number}).");
        diagnostics.push(
            Diagnostic::new(Code::ControlCharacter, Place::new(file, span), message)
                .label("here, though it may not be visible")
                .help("Save the file as plain text (UTF-8). Nothing in it was read."),
        );
        return Outline { refused: true, ..Outline::default() };
    }
    reader::read(text, file, diagnostics)
}

/// The first control character that is neither a tab nor part of a line end.
fn control_character(text: &str) -> Option<(usize, char)> {
    // Most texts have nothing but letters, signs and line ends; the others are looked at closely.
    if text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ' || byte == b'\n') {
        return None;
    }
    text.char_indices().find(|(offset, letter)| match letter {
        '\n' | '\t' => false,
        '\r' => text.as_bytes().get(offset + 1) != Some(&b'\n'),
        _ => letter.is_control(),
    })
}
