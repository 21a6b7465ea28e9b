//! The numbers that a game keeps.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::program::MOST_CELLS;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<i16>", try_from = "Vec<i16>")]
pub struct Cells([i16; MOST_CELLS]);

impl Cells {
    pub const NONE: Cells = Cells([0; MOST_CELLS]);

    /// The first so many.
    pub fn first(&self, count: usize) -> &[i16] {
        &self.0[..count]
    }
}

impl Index<usize> for Cells {
    type Output = i16;

    #[inline]
    fn index(&self, at: usize) -> &i16 {
        &self.0[at]
    }
}

impl IndexMut<usize> for Cells {
    #[inline]
    fn index_mut(&mut self, at: usize) -> &mut i16 {
        &mut self.0[at]
    }
}

/// Up to the last that is not zero.
impl From<Cells> for Vec<i16> {
    fn from(cells: Cells) -> Vec<i16> {
        let last = cells.0.iter().rposition(|number| *number != 0);
        cells.0[..last.map_or(0, |last| last + 1)].to_vec()
    }
}

impl TryFrom<Vec<i16>> for Cells {
    type Error = String;

    fn try_from(saved: Vec<i16>) -> Result<Cells, String> {
        let mut cells = Cells::NONE;
        let into = cells.0.get_mut(..saved.len()).ok_or("more numbers are kept than there can be")?;
        into.copy_from_slice(&saved);
        Ok(cells)
    }
}
