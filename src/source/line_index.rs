//! Byte offsets to lines and columns.

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
}
