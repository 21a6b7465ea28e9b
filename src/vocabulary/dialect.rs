//! What reading a file needs to know of the game it belongs to.

use super::{Lexicon, WordId};

/// The words of a game and the shape of its card lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dialect {
    pub lexicon: Lexicon,
    pub card_line: CardLine,
}

/// The line of a card that carries its attributes, as the game writes it: `RANK of SUIT, TYPE`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardLine {
    pub parts: Vec<LinePart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinePart {
    /// The value of an attribute; where the attribute may have several, joined by "and".
    Attribute { attribute: WordId, several: bool, optional: bool },
    /// A word or a comma that stands there for reading: "of".
    Literal(String),
}
