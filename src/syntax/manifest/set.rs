//! What a `set.toml` says.

use super::{Allowed, Told};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetManifest {
    pub name: Option<Told<String>>,
    /// The game the cards are for; otherwise that of the nearest `game.toml` above.
    pub game: Option<Told<String>>,
    /// A few letters that stand for the set.
    pub code: Option<Told<String>>,
    pub copyright: Option<Told<String>>,
    /// How many cards the set is meant to have.
    pub cards: Option<Told<u32>>,
    /// Every combination of these attributes stands in the set exactly once.
    pub complete: Vec<Told<String>>,
    pub allow: Vec<Allowed>,
}
