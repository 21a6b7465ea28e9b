//! What the engine can't do yet, and where it met it.

use serde::{Deserialize, Serialize};

use super::TextNo;
use crate::program::{EventKind, Op};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missing {
    pub part: Part,
    pub at: TextNo,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    Op(Op),
    /// No zone or definition says what the verb does.
    NoPlaceFor(EventKind),
}
