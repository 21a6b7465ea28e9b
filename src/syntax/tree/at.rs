//! Where a node stood.

use std::fmt;

use crate::source::Span;
use crate::vocabulary::WordId;

/// The place of a node. All places are equal to each other, so that derived equality of trees asks
/// what they say and not where they say it.
#[derive(Clone, Copy, Default)]
pub struct At(pub Span);

impl At {
    /// From here to the end of another one.
    pub fn until(self, other: At) -> At {
        At(Span { start: self.0.start, end: other.0.end })
    }
}

impl PartialEq for At {
    fn eq(&self, _: &At) -> bool {
        true
    }
}

impl Eq for At {}

impl fmt::Debug for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.0.start, self.0.end)
    }
}

/// A declared word where it was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    pub id: WordId,
    pub at: At,
}

/// Text in quotes: the name of a card, an action, a word to announce. Without the quotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quoted {
    pub text: String,
    pub at: At,
}

/// A name that a paragraph gave to something: `Call it the "guest".`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binder {
    pub text: String,
    pub at: At,
}
