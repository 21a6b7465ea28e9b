//! Names and places, for logs and explanations. Nothing here is looked at while a game runs.

use serde::{Deserialize, Serialize};

/// The names of everything that has a number, in the order of the numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Words {
    pub game: String,
    pub attributes: Vec<String>,
    pub values: Vec<String>,
    pub zones: Vec<String>,
    pub counters: Vec<String>,
    pub phases: Vec<String>,
    pub predicates: Vec<String>,
    pub verbs: Vec<String>,
    pub keywords: Vec<String>,
    pub actions: Vec<String>,
    pub options: Vec<String>,
    pub cells: Vec<String>,
    /// For each cell how several are called, where players have so many of it.
    pub goods: Vec<Option<String>>,
    pub cards: Vec<String>,
    pub sets: Vec<String>,
    pub rules: Vec<String>,
    /// Words that are announced.
    pub said: Vec<String>,
}

impl Words {
    /// One and several of what players have so many of.
    pub fn goods_forms(&self, cell: usize) -> Option<(&str, &str)> {
        let several = self.goods.get(cell)?.as_ref()?;
        Some((self.cells.get(cell)?, several))
    }
}

/// A place in the source. All are equal: formatting a file moves them and changes no program.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Origin {
    pub file: u32,
    pub start: u32,
    pub end: u32,
}

impl PartialEq for Origin {
    fn eq(&self, _: &Origin) -> bool {
        true
    }
}

impl Eq for Origin {}
