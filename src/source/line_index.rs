//! Byte offsets to lines and columns.

use std::ops::Range;

/// A place as people count: line and column both start at one, columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub line: usize,
    pub column: usize,
}

/// Where each line of a text starts.
#[derive(Clone, Debug)]
pub struct LineIndex {
    starts: Vec<usize>,
}

impl LineIndex {
    pub fn new(text: &str) -> LineIndex {
        let after_breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        LineIndex { starts: std::iter::once(0).chain(after_breaks).collect() }
    }

    pub fn position(&self, text: &str, offset: usize) -> Position {
        let offset = offset.min(text.len());
        let line = self.starts.partition_point(|start| *start <= offset) - 1;
        let before = text.get(self.starts[line]..offset).unwrap_or("");
        Position { line: line + 1, column: before.chars().count() + 1 }
    }

    /// Whole lines: those of the range, so many before them and so many after. The number of the first, from zero, and
    /// where they stand.
    pub fn lines_around(&self, text: &str, range: &Range<usize>, around: usize) -> (usize, Range<usize>) {
        let line = |offset: usize| self.starts.partition_point(|start| *start <= offset) - 1;
        let first = line(range.start).saturating_sub(around);
        let end = self.starts.get(line(range.end) + around + 1).copied().unwrap_or(text.len());
        (first, self.starts[first]..end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_around_a_range_are_whole() {
        let text = "one\ntwo\nthree\nfour\nfive";
        let index = LineIndex::new(text);
        let shown = |range: Range<usize>, around| {
            let (first, lines) = index.lines_around(text, &range, around);
            (first, &text[lines])
        };
        assert_eq!(shown(9..11, 0), (2, "three\n"));
        assert_eq!(shown(9..11, 1), (1, "two\nthree\nfour\n"));
        assert_eq!(shown(5..11, 1), (0, "one\ntwo\nthree\nfour\n"));
        assert_eq!(shown(9..11, 7), (0, text));
        assert_eq!(shown(text.len()..text.len(), 0), (4, "five"));
    }
}
