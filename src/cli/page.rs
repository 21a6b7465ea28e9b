//! Text in lines, as wide as the reader's screen.

use unicode_width::UnicodeWidthStr as _;

/// The width to write for: the terminal's, or that of a page where there is none.
pub(super) fn width() -> usize {
    let columns = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
    columns.clamp(40, 100)
}

/// The words of a text in lines of a width, the first line led by one text and the others by another.
pub(super) fn wrapped(text: &str, first: &str, others: &str, width: usize) -> String {
    let mut lines = String::new();
    let mut line = String::from(first);
    let mut empty = true;
    for word in text.split_whitespace() {
        if !empty && line.width() + 1 + word.width() > width {
            lines.push_str(line.trim_end());
            lines.push('\n');
            line = String::from(others);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push_str(line.trim_end());
    lines.push('\n');
    lines
}
