//! What a scenario file says, line by line.

use super::{Deed, Fact};
use crate::source::Span;
use crate::syntax::tree::At;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScenarioFile {
    /// Comments before the first scenario.
    pub comments: Vec<String>,
    pub scenarios: Vec<Scenario>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    pub name: Name,
    /// Numbers of rules that it proves.
    pub numbers: Vec<Name>,
    pub lines: Vec<Line>,
    /// A line of it could not be read.
    pub is_broken: bool,
}

impl Scenario {
    /// Who sits at the table, in the order of the seats.
    pub fn players(&self) -> Option<&[Name]> {
        self.lines.iter().find_map(|line| match &line.kind {
            LineKind::Players(players) => Some(players.as_slice()),
            LineKind::Comment(_)
            | LineKind::Teams(_)
            | LineKind::Option { .. }
            | LineKind::Sets(_)
            | LineKind::Chance(_)
            | LineKind::When(_)
            | LineKind::Deed(_)
            | LineKind::Then
            | LineKind::Fact(_) => None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub at: At,
    pub section: Section,
    pub kind: LineKind,
}

/// What a line says of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionIs {
    InForce,
    /// In force with this number.
    At(u32),
    /// Not in force, although it usually is.
    LeftOut,
}

/// What chance follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    Seed(u64),
    /// What the die shows each time that it is rolled.
    Die(Vec<u32>),
}

/// Where a line stands: what is given, what is done, what is expected then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    Given,
    When,
    Then,
}

/// A name as it is written, without quotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    pub text: String,
    pub at: At,
}

impl Name {
    pub fn span(&self) -> Span {
        self.at.0
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineKind {
    Comment(String),
    Players(Vec<Name>),
    /// Those who play together, team by team.
    Teams(Vec<Vec<Name>>),
    Option {
        name: Name,
        is: OptionIs,
    },
    /// The sets whose cards the deck is made of; all of them where nothing is said.
    Sets(Vec<Name>),
    Chance(Chance),
    /// Begins a part in which something is done.
    When(Deed),
    /// Goes on with it.
    Deed(Deed),
    Then,
    Fact(Fact),
}
