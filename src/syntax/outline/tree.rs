//! What stage one finds. Everything in the file is in it, also what could not be understood, so that
//! the formatter can write back whatever a designer wrote.

use crate::source::Span;
use crate::syntax::tree::{Header, Quoted};

/// A file cut into blocks. Texts are still raw; only headers and simple fields are read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    pub blocks: Vec<OutlineBlock>,
    /// Comments after the last block.
    pub end: Vec<Comment>,
    /// The file has characters that no text can have: nothing of it was read.
    pub refused: bool,
}

/// A header and what stands under it. Text before the first header is a block without one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineBlock {
    pub header: Option<HeaderLine>,
    pub fields: Vec<FieldLine>,
    pub paragraphs: Vec<TextRun>,
    /// Indented comments after the last paragraph.
    pub below: Vec<Comment>,
    /// Something in the block was reported.
    pub broken: bool,
    pub at: Span,
}

/// The line a block begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderLine {
    pub above: Vec<Comment>,
    /// Missing when not even the kind of the block could be guessed.
    pub header: Option<Header>,
    /// The line was reported: what was understood is a guess, and it is written back as it stands.
    pub faulty: bool,
    pub at: Span,
    pub comment: Option<Span>,
}

/// A line between the header and the first blank line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldLine {
    pub above: Vec<Comment>,
    pub kind: FieldText,
    pub at: Span,
    pub comment: Option<Span>,
}

/// What a field line says. Requirements and card lines are read later, with the words of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldText {
    CardLine,
    Copies(u32),
    Illustrator(Quoted),
    Flavor(Quoted),
    /// What follows the word.
    Requires(Span),
    /// What follows the words.
    EntersWith(Span),
    /// Could not be read, and was reported.
    Unread,
}

impl FieldText {
    /// The place in the canonical order.
    pub fn order(&self) -> u8 {
        match self {
            FieldText::CardLine => 0,
            FieldText::Copies(_) => 1,
            FieldText::Illustrator(_) => 2,
            FieldText::Flavor(_) => 3,
            FieldText::Requires(_) => 4,
            FieldText::EntersWith(_) => 5,
            FieldText::Unread => 6,
        }
    }

    /// As a designer calls it.
    pub fn label(&self) -> &'static str {
        match self {
            FieldText::CardLine => "card line",
            FieldText::Copies(_) => "copies",
            FieldText::Illustrator(_) => "illustrator",
            FieldText::Flavor(_) => "flavor",
            FieldText::Requires(_) => "requires",
            FieldText::EntersWith(_) => "enters with",
            FieldText::Unread => "line",
        }
    }
}

/// Lines of text without a blank line between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextRun {
    pub above: Vec<Comment>,
    /// Comments between and behind its lines.
    pub comments: Vec<Comment>,
    /// From the first to the last character of the text.
    pub at: Span,
    /// The whole lines it stands on.
    pub lines: Span,
    /// Was reported and is not to be read as sentences.
    pub faulty: bool,
}

/// A comment, from its `#` to the end of its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comment {
    pub at: Span,
    /// It stands on a line of its own.
    pub own_line: bool,
    /// A blank line follows.
    pub gap_after: bool,
}

impl OutlineBlock {
    /// What the header says, if it could at least be guessed.
    pub fn head(&self) -> Option<&Header> {
        self.header.as_ref()?.header.as_ref()
    }
}

impl TextRun {
    /// The text for the sentences: comments, tabs and rare spaces become spaces, so that
    /// everything keeps its place.
    pub fn plain(&self, text: &str) -> String {
        let base = self.at.start as usize;
        let raw = text.get(self.at.range()).unwrap_or("");
        let is_plain = |byte: u8| byte.is_ascii_graphic() || byte == b' ' || byte == b'\n';
        if self.comments.is_empty() && raw.bytes().all(is_plain) {
            return raw.to_string();
        }
        let mut plain = String::with_capacity(raw.len());
        let mut comments = self.comments.iter().filter(|comment| comment.at.start < self.at.end).peekable();
        for (offset, letter) in raw.char_indices() {
            while comments.next_if(|comment| comment.at.end as usize <= base + offset).is_some() {}
            let commented = comments.peek().is_some_and(|comment| comment.at.contains(base + offset));
            if commented || (letter.is_whitespace() && letter != '\n') {
                plain.extend(std::iter::repeat_n(' ', letter.len_utf8()));
            } else {
                plain.push(letter);
            }
        }
        plain
    }
}
