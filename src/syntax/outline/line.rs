//! Lines: where the text of a line ends and its comment begins. Knows no block and no field.

use crate::source::Span;

/// One line of a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// The whole line without its end.
    pub whole: Span,
    /// The text without the space and the comment around it.
    pub code: Span,
    pub comment: Option<Span>,
    pub indented: bool,
    /// Where a quote begins that does not end on this line.
    pub open_quote: Option<usize>,
    /// A sentence ends in it.
    pub has_sentence_end: bool,
    /// A sentence ends with it.
    pub ends_sentence: bool,
}

impl Line {
    pub fn is_blank(&self) -> bool {
        self.code.is_empty() && self.comment.is_none()
    }

    pub fn is_comment(&self) -> bool {
        self.code.is_empty() && self.comment.is_some()
    }
}

/// The lines of a text. A byte-order mark in front belongs to none of them.
pub(super) fn lines(text: &str) -> Vec<Line> {
    let skipped = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let mut start = skipped;
    let mut lines = Vec::new();
    for piece in text[skipped..].split_inclusive('\n') {
        let content = piece.strip_suffix('\n').unwrap_or(piece);
        let content = content.strip_suffix('\r').unwrap_or(content);
        lines.push(read(content, start));
        start += piece.len();
    }
    lines
}

pub(super) fn is_quote(letter: char) -> bool {
    matches!(letter, '"' | '“' | '”' | '„')
}

fn read(content: &str, base: usize) -> Line {
    let last_straight = content.rfind('"').unwrap_or(0);
    let mut open_quote: Option<(usize, char)> = None;
    let mut comment = None;
    let mut last = ' ';
    let mut has_sentence_end = false;
    for (offset, letter) in content.char_indices() {
        has_sentence_end |= last == '.' && letter.is_whitespace() && open_quote.is_none();
        match letter {
            '#' if last.is_whitespace() && open_quote.is_none() => {
                comment = Some(offset);
                break;
            }
            _ if !is_quote(letter) => {}
            _ => match open_quote {
                Some((_, '"')) if letter != '"' && offset < last_straight => {}
                Some(_) => open_quote = None,
                None => open_quote = Some((offset, letter)),
            },
        }
        last = letter;
    }
    let code = &content[..comment.unwrap_or(content.len())];
    let trimmed = code.trim();
    let start = base + (code.len() - code.trim_start().len()).min(code.trim_end().len());
    let ends_sentence = trimmed.trim_end_matches(is_quote).ends_with('.');
    Line {
        whole: Span::new(base, base + content.len()),
        code: Span::new(start, start + trimmed.len()),
        comment: comment.map(|offset| Span::new(base + offset, base + content.trim_end().len())),
        indented: content.starts_with(char::is_whitespace),
        open_quote: open_quote.map(|(offset, _)| base + offset),
        has_sentence_end: has_sentence_end || ends_sentence,
        ends_sentence,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code_and_comment(text: &str) -> (&str, Option<&str>) {
        let line = lines(text)[0];
        (&text[line.code.range()], line.comment.map(|comment| &text[comment.range()]))
    }

    #[test]
    fn a_comment_begins_after_white_space() {
        assert_eq!(code_and_comment("  a b # c \r\n"), ("a b", Some("# c")));
        assert_eq!(code_and_comment("a#b"), ("a#b", None));
        assert_eq!(code_and_comment("# all"), ("", Some("# all")));
    }

    #[test]
    fn a_number_sign_in_quotes_is_no_comment() {
        assert_eq!(code_and_comment("card \"a # b\" # c"), ("card \"a # b\"", Some("# c")));
        assert_eq!(code_and_comment("card “a # b” # c"), ("card “a # b”", Some("# c")));
    }

    #[test]
    fn an_open_quote_ends_with_its_line() {
        let found = lines("card \"a # b\ncard \"c\"");
        assert_eq!(found[0].open_quote, Some(5));
        assert_eq!(found[1].open_quote, None);
    }

    #[test]
    fn a_byte_order_mark_belongs_to_no_line() {
        assert_eq!(code_and_comment("\u{feff}setup"), ("setup", None));
    }
}
