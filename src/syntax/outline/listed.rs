//! A card written in one line, as lists of cards show it: its name, a colon, and what stands in its card line.

use super::header::Edge;
use super::problems::{Problems, excerpt};
use crate::diagnostic::Code;
use crate::source::Span;
use crate::syntax::tree::{At, BlockKind, Change, Header, Quoted};

/// A card line has fewer words than this.
const LONGEST: usize = 10;

/// The two halves of such a line.
pub(super) struct Listed<'l> {
    code: &'l str,
    name: &'l str,
    line: &'l str,
}

/// The name and the card line, where a line at the edge looks like both: a name with a capital, then something like "4 of
/// moon, asset". A sentence that lost its indentation ends with a period or goes on with a semicolon.
pub(super) fn split(code: &str) -> Option<Listed<'_>> {
    let (name, line) = code.split_once(": ")?;
    let (name, line) = (name.trim(), line.trim());
    let is_name = name.starts_with(char::is_uppercase) && !name.contains(super::line::is_quote);
    // A sentence goes on with a small letter after its colon.
    let begins = line.starts_with(|letter: char| letter.is_ascii_digit() || letter.is_uppercase());
    let is_line = begins && (line.contains(" of ") || line.contains(", "));
    let is_short = line.split_whitespace().count() < LONGEST && !line.ends_with('.') && !line.contains(';');
    (is_name && is_line && is_short && !line.contains(super::line::is_quote)).then_some(Listed {
        code,
        name,
        line,
    })
}

/// Reports it, and goes on as if it were written as it should be.
pub(super) fn read(listed: &Listed<'_>, base: usize, problems: &mut Problems) -> Edge {
    let Listed { code, name, line } = listed;
    let end = base + code.trim_end().len();
    let whole = Span::new(base, end);
    problems.report(
        Code::CardAsListed,
        whole,
        || format!("\"{}\" looks like a card in one line.", excerpt(&format!("{name}: {line}"))),
        |problem| {
            problem
                .label("a list shows cards like this; a file writes them in two lines")
                .help(format!("Write card \"{name}\", and under it, with a space before it: {line}"))
                .help("Then a blank line, and the text of the card.")
                .fix("write it in two lines", whole, format!("card \"{name}\"\n  {line}\n"))
        },
    );
    let at = At(Span::new(base, base + name.len()));
    let name = Some(Quoted { text: (*name).to_string(), at });
    let header = Header {
        change: Change::Add,
        kind: BlockKind::Card,
        name,
        beside: None,
        only: Vec::new(),
        at: At(whole),
    };
    Edge::Listed(header, Span::new(end - line.len(), end))
}
