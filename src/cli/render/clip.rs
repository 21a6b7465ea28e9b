//! What is shown of a file: the lines around what is marked. Lines so long that they would fill the screen are cut.

use std::ops::Range;

use miette::{MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};

use crate::source::SourceFile;

/// Longer lines, in bytes, are cut.
const LONGEST: usize = 400;
/// How much of a cut line is shown before the mark, and how much in all.
const BEFORE: usize = 40;
const SHOWN: usize = 160;
/// Marks with no more lines than so many between them are shown in one piece.
const BETWEEN: usize = 6;

/// Lines of a text, the long ones cut, and where its parts stood before.
pub(super) struct Clipped {
    pub text: String,
    /// The number of its first line, from zero.
    first: usize,
    /// A part of the old text, and where it begins in the new one.
    kept: Vec<(Range<usize>, usize)>,
}

/// Lines of a file under its name. Whoever draws them counts lines from the beginning of what they are given: a message
/// would take as long as its file.
pub(super) struct Excerpt {
    pub path: String,
    pub lines: Clipped,
}

impl SourceCode for Excerpt {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let found = self.lines.text.as_str().read_span(span, before, after)?;
        let line = found.line() + self.lines.first;
        Ok(Box::new(MietteSpanContents::new_named(
            self.path.clone(),
            found.data(),
            *found.span(),
            line,
            found.column(),
            // Pieces that reach the next one are joined.
            found.line_count() + BETWEEN,
        )))
    }
}

impl Clipped {
    /// The lines that are marked, what is between them, and as many around them.
    pub fn around(file: &SourceFile, marked: &[Range<usize>], around: usize) -> Clipped {
        let start = marked.iter().map(|range| range.start).min().unwrap_or_default();
        let end = marked.iter().map(|range| range.end).max().unwrap_or_default();
        let (first, lines) = file.lines_around(&(start..end), around);
        Clipped { first, ..Clipped::new(&file.text, lines, marked) }
    }

    fn new(text: &str, lines: Range<usize>, marked: &[Range<usize>]) -> Clipped {
        let mut clipped = Clipped { text: String::new(), first: 0, kept: Vec::new() };
        let mut start = lines.start;
        for line in text[lines].split_inclusive('\n') {
            let whole = start..start + line.len();
            start = whole.end;
            if line.len() <= LONGEST {
                clipped.keep(text, whole);
                continue;
            }
            let part = window(text, &whole, marked);
            if part.start > whole.start {
                clipped.text.push('…');
            }
            clipped.keep(text, part.clone());
            if part.end < whole.end {
                clipped.text.push_str("…\n");
            }
        }
        clipped
    }

    fn keep(&mut self, text: &str, part: Range<usize>) {
        self.kept.push((part.clone(), self.text.len()));
        self.text.push_str(&text[part]);
    }

    /// Where a range of the old text stands in the new one; what was cut is taken off.
    pub fn range(&self, old: &Range<usize>) -> Range<usize> {
        let start = self.place(old.start);
        start..self.place(old.end).max(start)
    }

    fn place(&self, old: usize) -> usize {
        let next = self.kept.partition_point(|(part, _)| part.start <= old);
        match next.checked_sub(1).map(|at| &self.kept[at]) {
            Some((part, new)) => new + (old.min(part.end) - part.start),
            None => 0,
        }
    }
}

/// What is shown of a line: where its first mark is, or its beginning.
fn window(text: &str, line: &Range<usize>, marked: &[Range<usize>]) -> Range<usize> {
    let first = marked.iter().map(|range| range.start).filter(|start| line.contains(start)).min();
    let floor = |mut at: usize| {
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = floor(first.unwrap_or(line.start).saturating_sub(BEFORE).max(line.start));
    start..floor((start + SHOWN).min(line.end))
}

#[cfg(test)]
mod tests {
    use std::slice;

    use super::*;
    use crate::source::Sources;

    fn whole(text: &str, marked: &[Range<usize>]) -> Clipped {
        Clipped::new(text, 0..text.len(), marked)
    }

    #[test]
    fn lines_keep_their_numbers() {
        let mut sources = Sources::default();
        let file = sources.add("a.cards", "one\ntwo\nthree\nfour\nfive\n");
        let lines = Clipped::around(sources.get(file), slice::from_ref(&(14..18)), 1);
        assert_eq!((lines.text.as_str(), lines.range(&(14..18))), ("three\nfour\nfive\n", 6..10));
        let excerpt = Excerpt { path: "a.cards".into(), lines };
        let shown = excerpt.read_span(&(6..10).into(), 0, 0).expect("the range is in it");
        assert_eq!((shown.data(), shown.line(), shown.name()), (b"four".as_slice(), 3, Some("a.cards")));
    }

    #[test]
    fn a_short_text_stays_as_it_is() {
        let clipped = whole("one\ntwo\n", slice::from_ref(&(4..7)));
        assert_eq!((clipped.text.as_str(), clipped.range(&(4..7))), ("one\ntwo\n", 4..7));
    }

    #[test]
    fn a_mark_in_a_long_line_is_still_on_its_word() {
        let text = format!("first\n{}here{}\nlast", "ä".repeat(3000), "b".repeat(3000));
        let at = text.find("here").unwrap();
        let clipped = whole(&text, slice::from_ref(&(at..at + 4)));
        assert!(clipped.text.len() < 300);
        assert_eq!(&clipped.text[clipped.range(&(at..at + 4))], "here");
        assert_eq!(clipped.text.lines().count(), 3);
    }

    #[test]
    fn a_mark_in_what_was_cut_stands_at_the_cut() {
        let text = "a".repeat(5000);
        let clipped = whole(&text, slice::from_ref(&(0..1)));
        assert_eq!(clipped.range(&(4000..4100)), SHOWN..SHOWN);
    }
}
