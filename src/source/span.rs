//! Byte ranges, and byte ranges in a file.

use super::FileId;

/// A range of bytes in one file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    pub start: u32,
    pub end: u32,
}

impl Span {
    pub fn new(start: usize, end: usize) -> Span {
        let clamp = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
        Span { start: clamp(start), end: clamp(end) }
    }

    /// An empty span: the gap before the byte at `offset`.
    pub fn gap(offset: usize) -> Span {
        Span::new(offset, offset)
    }

    /// The same range, counted from `base`.
    pub fn shifted(self, base: usize) -> Span {
        Span::new(self.start as usize + base, self.end as usize + base)
    }

    /// The smallest span that holds both.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    pub fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }

    pub fn contains(self, offset: usize) -> bool {
        self.range().contains(&offset)
    }
}

/// A span and the file it is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    pub file: FileId,
    pub span: Span,
}

impl Place {
    pub fn new(file: FileId, span: Span) -> Place {
        Place { file, span }
    }

    /// Whether the other one lies in it.
    pub fn holds(self, other: Place) -> bool {
        let (one, inner) = (self.span, other.span);
        self.file == other.file && one.start <= inner.start && inner.end <= one.end
    }
}
