//! What a scenario file says, line by line.

use crate::source::Span;

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
        let is_it = |line: &&Line| matches!(line.kind, LineKind::Players(_));
        let LineKind::Players(players) = &self.lines.iter().find(is_it)?.kind else { return None };
        Some(players)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub at: Span,
    pub section: Section,
    pub kind: LineKind,
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
    pub at: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Discard,
    Play,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineKind {
    Comment(String),
    Players(Vec<Name>),
    TurnBegins(Name),
    Does { player: Name, verb: Verb, card: Name },
    Then,
    Controls { player: Name, cards: Vec<Name> },
    HoldsCount { player: Name, count: usize },
    Holds { player: Name, cards: Vec<Name> },
    Orders { player: Name, card: Name },
    Declines(Name),
    Accepts(Name),
    Names { player: Name, value: Name },
    Chooses { player: Name, what: Name },
    Wins(Name),
    Can { player: Name, verb: Verb, card: Name, can: bool },
    OnTop { card: Name, zone: Name },
    AtBottom { card: Name, zone: Name },
    ZoneIs { zone: Name, cards: Vec<Name> },
    ZoneHas { zone: Name, count: usize },
}
