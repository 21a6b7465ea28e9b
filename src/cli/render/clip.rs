//! Lines so long that they would fill the screen are cut around what is marked in them.

use std::ops::Range;

/// Longer lines, in bytes, are cut.
const LONGEST: usize = 400;
/// How much of a cut line is shown before the mark, and how much in all.
const BEFORE: usize = 40;
const SHOWN: usize = 160;

/// A text whose long lines are cut, and where its parts stood before.
pub(super) struct Clipped {
    pub text: String,
    /// A part of the old text, and where it begins in the new one.
    kept: Vec<(Range<usize>, usize)>,
}

impl Clipped {
    pub fn new(text: &str, marked: &[Range<usize>]) -> Clipped {
        let mut clipped = Clipped { text: String::new(), kept: Vec::new() };
        if text.lines().all(|line| line.len() <= LONGEST) {
            clipped.keep(text, 0..text.len());
            return clipped;
        }
        let mut start = 0;
        for line in text.split_inclusive('\n') {
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

    #[test]
    fn a_short_text_stays_as_it_is() {
        let clipped = Clipped::new("one\ntwo\n", slice::from_ref(&(4..7)));
        assert_eq!((clipped.text.as_str(), clipped.range(&(4..7))), ("one\ntwo\n", 4..7));
    }

    #[test]
    fn a_mark_in_a_long_line_is_still_on_its_word() {
        let text = format!("first\n{}here{}\nlast", "ä".repeat(3000), "b".repeat(3000));
        let at = text.find("here").unwrap();
        let clipped = Clipped::new(&text, slice::from_ref(&(at..at + 4)));
        assert!(clipped.text.len() < 300);
        assert_eq!(&clipped.text[clipped.range(&(at..at + 4))], "here");
        assert_eq!(clipped.text.lines().count(), 3);
    }

    #[test]
    fn a_mark_in_what_was_cut_stands_at_the_cut() {
        let text = "a".repeat(5000);
        let clipped = Clipped::new(&text, slice::from_ref(&(0..1)));
        assert_eq!(clipped.range(&(4000..4100)), SHOWN..SHOWN);
    }
}
