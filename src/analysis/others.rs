//! A block in which the sentences before one are repaired as well.

use std::ops::Range;

use crate::diagnostic::Fix;

pub struct Others {
    pub text: String,
    /// So many bytes longer than before, where the sentence begins.
    longer: isize,
}

impl Others {
    /// With each repair that ends before the sentence; nothing where there is none. `base` is where the block stands.
    pub fn of(repairs: &[&Fix], block: &str, base: usize, sentence: usize) -> Option<Others> {
        let in_block = |span: Range<usize>| Some(span.start.checked_sub(base)?..span.end.checked_sub(base)?);
        let ranges = repairs.iter().filter_map(|fix| Some((in_block(fix.place.span.range())?, *fix)));
        let mut before: Vec<_> = ranges.filter(|(range, _)| range.end <= sentence).collect();
        before.sort_by_key(|(range, _)| std::cmp::Reverse(range.start));
        let mut others = Others { text: block.to_string(), longer: 0 };
        let mut free = sentence;
        for (range, fix) in before.into_iter().filter(|(range, _)| block.get(range.clone()).is_some()) {
            // Of two repairs of the same words only one can be made.
            if range.end > free {
                continue;
            }
            free = range.start;
            others.longer += fix.replacement.len() as isize - range.len() as isize;
            others.text.replace_range(range, &fix.replacement);
        }
        (free < sentence).then_some(others)
    }

    /// Where a part of the block stands now that lies behind all of them.
    pub fn moved(&self, part: Range<usize>) -> Range<usize> {
        let moved = |at: usize| at.saturating_add_signed(self.longer);
        moved(part.start)..moved(part.end)
    }
}
