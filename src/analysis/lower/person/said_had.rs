//! How a text says that somebody has cards.

use crate::syntax::tree::At;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Said {
    /// "has a king": from the verb on
    Has(At),
    /// "each opponent with a king": from the player on
    With(At),
    /// "with the most kings", "more kings than"
    Compared,
    /// "requires you to have a king"
    Required,
}
