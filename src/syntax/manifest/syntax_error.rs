//! What is wrong with the TOML itself, in a designer's words.

use crate::diagnostic::{Code, Diagnostic};
use crate::source::{FileId, Place, Span};

/// A problem of TOML's own grammar.
pub(super) fn diagnostic(file: FileId, text: &str, error: &toml::de::Error) -> Diagnostic {
    let range = error.span().unwrap_or(0..0);
    let span = visible(text, range);
    let words = error.message();
    let written = &text[span.range()];
    let place = Place::new(file, span);
    if words.contains("duplicate key") {
        return Diagnostic::new(Code::TomlTwice, place, format!("\"{written}\" is set twice."))
            .label("already set above")
            .help("Keep the line that is right and delete the other.");
    }
    let (label, help) = explained(words);
    let line = line_of(text, span);
    let message = if line.is_empty() {
        "The file ends in the middle of something.".to_string()
    } else {
        format!("The line \"{line}\" can't be read.")
    };
    Diagnostic::new(Code::TomlSyntax, place, message).label(label).help(help)
}

/// What TOML's reader complains of, and what to do about it. The first part found decides.
const COMPLAINTS: &[(&str, &str, &str)] = &[
    (
        "string values must be quoted",
        "a text without quotes",
        "Put the text between two straight quotes: name = \"Crazy Cards\"",
    ),
    ("array table", "this heading has no end", "Close the heading with ]: [turn]"),
    (
        "unclosed array",
        "this list has no end",
        "Close the list with ] and put commas between its parts: sizes = [2, 3]",
    ),
    (
        "unclosed inline table",
        "this group has no end",
        "Close the group with }: players = { min = 2, max = 4 }",
    ),
    ("unclosed table", "this heading has no end", "Close the heading with ]: [turn]"),
    (
        "key with no value",
        "nothing is set here",
        "Write a key, an equals sign and a value: name = \"Crazy Cards\"",
    ),
    ("missing assignment", "an equals sign is missing", "Write key = value, such as turns = 1000"),
    ("missing value", "the value is missing", "Write a value after the equals sign: turns = 1000"),
    ("extra comma", "one comma too many", "Delete the comma."),
    ("extra `=`", "one equals sign too many", "Write key = value, with one equals sign."),
    ("extra assignment", "one equals sign too many", "Write key = value, with one equals sign."),
    ("missing comma", "a comma is missing", "Put commas between the parts: [2, 3]"),
    ("unexpected key or value", "nothing was expected here", "One setting, one line."),
    (
        "unquoted key",
        "this can't be a key",
        "A key of several words stands between quotes: [zones.\"two words\"]",
    ),
    ("multi-line", "a key stands on one line", "Use single quotes around the key."),
    ("leading zero", "a number can't begin with zero", "Delete the zero."),
    ("quote", "this text has no end", "Put the text between two straight quotes."),
    ("string", "this text has no end", "Put the text between two straight quotes."),
    ("escape", "\\ has a special meaning", "Write \\\\ for a backslash."),
    ("recurs", "too deeply nested", "Write it flat: no setting needs more than three levels."),
    ("carriage return", "half a line end", "Save the file with ordinary line ends."),
    ("comment", "a comment can't hold this", "Delete the odd character."),
    (
        "invalid",
        "this is no value",
        "A text stands between quotes, a number in digits, a switch is true or false.",
    ),
];

fn explained(words: &str) -> (&str, &str) {
    COMPLAINTS
        .iter()
        .find(|(part, _, _)| words.contains(part))
        .map_or((words, "Write key = value, one setting on each line."), |(_, label, help)| (*label, *help))
}

/// A span that ends inside the text, on whole characters, and marks at least one where there is one.
fn visible(text: &str, range: std::ops::Range<usize>) -> Span {
    let mut start = range.start.min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let mut end = range.end.clamp(start, text.len());
    if end == start {
        end += text[start..].chars().next().filter(|next| *next != '\n').map_or(0, char::len_utf8);
    }
    while !text.is_char_boundary(end) {
        end += 1;
    }
    Span::new(start, end)
}

fn line_of(text: &str, span: Span) -> &str {
    let start = text[..span.start as usize].rfind('\n').map_or(0, |at| at + 1);
    text[start..].lines().next().unwrap_or("").trim()
}
