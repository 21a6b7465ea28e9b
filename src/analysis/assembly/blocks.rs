//! The blocks of a game before their sentences are read.

use crate::source::{FileId, Place};
use crate::syntax::tree::{BlockKind, Header, Only};
use crate::syntax::{Outline, OutlineBlock};

/// One block of one file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'o> {
    pub file: FileId,
    /// Its number in the outline of the file.
    pub number: usize,
    pub block: &'o OutlineBlock,
    pub header: &'o Header,
}

impl<'o> Entry<'o> {
    /// The blocks of a file that have a header.
    pub fn all(file: FileId, outline: &'o Outline) -> impl Iterator<Item = Entry<'o>> {
        outline.blocks.iter().enumerate().filter_map(move |(number, block)| {
            block.head().map(|header| Entry { file, number, block, header })
        })
    }

    /// What tells the block from all others of its game. Cards have one name each, whatever they
    /// stand under; everything else may exist once for each "with".
    pub fn key(&self) -> Key {
        let only = match self.header.kind {
            BlockKind::Card => Vec::new(),
            BlockKind::Setup
            | BlockKind::Phase
            | BlockKind::Action
            | BlockKind::Definition
            | BlockKind::Rule
            | BlockKind::Scoring
            | BlockKind::Teams
            | BlockKind::Option
            | BlockKind::Counter
            | BlockKind::Keyword => self.header.only.iter().map(only_text).collect(),
        };
        Key { kind: self.header.kind, name: self.name().to_lowercase(), only }
    }

    pub fn name(&self) -> &'o str {
        self.header.name.as_ref().map_or("", |name| &name.text)
    }

    /// As a designer writes it: `rule "Twos"`.
    pub fn title(&self) -> String {
        let mut title = self.header.kind.word().to_string();
        if let Some(name) = &self.header.name {
            title.push_str(&format!(" \"{}\"", name.text));
        }
        for only in &self.header.only {
            title.push_str(&format!(" {}", only_text(only)));
        }
        title
    }

    pub fn place(&self) -> Place {
        Place::new(self.file, self.header.at.0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Key {
    kind: BlockKind,
    name: String,
    only: Vec<String>,
}

fn only_text(only: &Only) -> String {
    match only {
        Only::Players { min, max } if min == max => format!("with {min} players"),
        Only::Players { min, max } => format!("with {min} to {max} players"),
        Only::Option(name) => format!("with option \"{}\"", name.text),
        Only::Without(name) => format!("without option \"{}\"", name.text),
    }
}
