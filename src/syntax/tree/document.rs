//! A whole `*.cards` file: blocks with fields and paragraphs.

use super::{At, EntersWith, Paragraph, Quoted, Requirement, Word};

/// A file after both stages. What could not be read is not in it, and was reported.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    pub header: Header,
    pub fields: Vec<Field>,
    pub paragraphs: Vec<Paragraph>,
    /// Part of the block could not be read and was reported: what is missing is no further problem.
    pub broken: Broken,
    pub at: At,
}

impl Block {
    /// The values of the card, in the order of the game's card line.
    pub fn line(&self) -> Option<&[(Word, Vec<Word>)]> {
        self.fields.iter().find_map(|field| match &field.kind {
            FieldKind::Line(line) => Some(line.as_slice()),
            FieldKind::Copies(_)
            | FieldKind::Illustrator(_)
            | FieldKind::Flavor(_)
            | FieldKind::Requires(_)
            | FieldKind::EntersWith(_) => None,
        })
    }

    /// How many of the card are in a deck.
    pub fn copies(&self) -> u32 {
        let copies = self.fields.iter().find_map(|field| match field.kind {
            FieldKind::Copies(count) => Some(count),
            FieldKind::Line(_)
            | FieldKind::Illustrator(_)
            | FieldKind::Flavor(_)
            | FieldKind::Requires(_)
            | FieldKind::EntersWith(_) => None,
        });
        copies.unwrap_or(1)
    }
}

/// Whether something of a block is missing from the tree. Never makes two trees differ.
#[derive(Clone, Copy, Debug, Default)]
pub struct Broken(pub bool);

impl PartialEq for Broken {
    fn eq(&self, _: &Broken) -> bool {
        true
    }
}

impl Eq for Broken {}

/// The line a block begins with: `replace rule "Twos" with option "stacking"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    pub change: Change,
    pub kind: BlockKind,
    pub name: Option<Quoted>,
    pub beside: Option<Beside>,
    pub only: Vec<Only>,
    pub at: At,
}

/// Where a phase comes in the turn: `before phase "Draw"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    pub comes: Comes,
    pub phase: Quoted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comes {
    Before,
    After,
}

/// What a block does to the game it belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Change {
    #[default]
    Add,
    Replace,
    Remove,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BlockKind {
    Card,
    Setup,
    Phase,
    Action,
    Definition,
    Rule,
    Scoring,
    Teams,
    Option,
    Counter,
    Keyword,
}

impl BlockKind {
    pub const ALL: [BlockKind; 11] = [
        BlockKind::Card,
        BlockKind::Setup,
        BlockKind::Phase,
        BlockKind::Action,
        BlockKind::Definition,
        BlockKind::Rule,
        BlockKind::Scoring,
        BlockKind::Teams,
        BlockKind::Option,
        BlockKind::Counter,
        BlockKind::Keyword,
    ];

    /// The word the block begins with.
    pub fn word(self) -> &'static str {
        match self {
            BlockKind::Card => "card",
            BlockKind::Setup => "setup",
            BlockKind::Phase => "phase",
            BlockKind::Action => "action",
            BlockKind::Definition => "definition",
            BlockKind::Rule => "rule",
            BlockKind::Scoring => "scoring",
            BlockKind::Teams => "teams",
            BlockKind::Option => "option",
            BlockKind::Counter => "counter",
            BlockKind::Keyword => "keyword",
        }
    }

    /// Whether a name in quotes follows the word.
    pub fn is_named(self) -> bool {
        !matches!(self, BlockKind::Setup | BlockKind::Scoring | BlockKind::Teams)
    }
}

/// When a block is part of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Only {
    /// with 2 players, with 3 to 5 players
    Players { min: u32, max: u32 },
    /// with option "stacking"
    Option(Quoted),
    /// without option "stacking"
    Without(Quoted),
}

/// A line under the header, before the first blank line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub kind: FieldKind,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// 6 of eye, asset: the values of each attribute in the order of the game's card line
    Line(Vec<(Word, Vec<Word>)>),
    /// 4 copies
    Copies(u32),
    Illustrator(Quoted),
    Flavor(Quoted),
    Requires(Requirement),
    EntersWith(Vec<EntersWith>),
}
