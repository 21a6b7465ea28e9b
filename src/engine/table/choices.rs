//! Choices of a text, as a table knows them.

use super::{LinkedText, Table};
use crate::program::{Choice, EventKind};

pub struct LinkedChoice {
    pub choice: Choice,
    /// Somebody picks one, no more and no fewer.
    pub is_one_picked: bool,
    /// Something may forbid what it is for with some of the cards.
    pub may_be_refused: bool,
}

/// The choices of a text.
pub fn linked(table: &Table<'_>, linked: &LinkedText<'_>) -> Box<[LinkedChoice]> {
    let of = |choice: &Choice| LinkedChoice {
        choice: *choice,
        is_one_picked: choice.is_of_one() && !choice.random,
        may_be_refused: choice.purpose != EventKind::Choose && !table.kind(choice.purpose).wanted.is_free,
    };
    linked.text.choices.iter().map(of).collect()
}
