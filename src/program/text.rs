//! One compiled text: of a card, a rule, a phase. Its ids count from zero.

use serde::{Deserialize, Serialize};

use super::{
    Ability, Choice, Destination, Expr, Lifetime, Op, Origin, Pc, Proposal, SetStep, Standing, Test, Who,
    WhoStep, ZoneRef,
};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text {
    pub abilities: Vec<Ability>,
    pub code: Vec<Op>,
    pub tests: Vec<Test>,
    pub sets: Vec<SetStep>,
    pub exprs: Vec<Expr>,
    pub persons: Vec<WhoStep>,
    pub places: Vec<ZoneRef>,
    pub destinations: Vec<Destination>,
    pub choices: Vec<Choice>,
    pub lifetimes: Vec<Lifetime>,
    pub proposals: Vec<Proposal>,
    pub standings: Vec<Standing>,
    /// What an option is called that leads there. Not part of what the text does.
    pub phrases: Vec<Phrase>,
    /// The words of each step, by its first instruction: what is asked for there. Not part of what the text does.
    pub clauses: Vec<Clause>,
    /// Where each ability stands in the source. Not part of what the text does.
    pub origins: Vec<Origin>,
}

/// The words for what is done from an instruction on: "draw two cards".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Phrase {
    pub leads_to: Pc,
    pub words: String,
    /// Whom it means by "that player", where that was known before it.
    pub pointed: Vec<Pointed>,
}

/// Somebody whom words point at as "that player", by what they are called: a player, an opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pointed {
    pub role: String,
    pub who: Who,
}

/// A step as it was written. All words are equal: formatting a file changes them and no program.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Clause {
    pub begins: Pc,
    pub words: String,
    /// Whom what may be done means by "that player", where that was known before it.
    pub pointed: Vec<Pointed>,
}

impl PartialEq for Clause {
    fn eq(&self, other: &Clause) -> bool {
        self.begins == other.begins
    }
}

impl Eq for Clause {}

impl Text {
    /// How long each table may be: every id fits into the smallest operand that holds one.
    pub const LONGEST: usize = 4_000;

    /// What an option is called that leads there.
    pub fn phrase(&self, leads_to: Pc) -> Option<&Phrase> {
        self.phrases.iter().find(|phrase| phrase.leads_to == leads_to)
    }

    /// The words of the step that an instruction is part of.
    pub fn clause(&self, at: Pc) -> Option<&str> {
        self.step(at).map(|clause| clause.words.as_str())
    }

    /// Whom the words of the step mean that an instruction is part of.
    pub fn pointed(&self, at: Pc) -> &[Pointed] {
        self.step(at).map_or(&[], |clause| &clause.pointed)
    }

    fn step(&self, at: Pc) -> Option<&Clause> {
        self.clauses.iter().rfind(|clause| clause.begins <= at)
    }

    /// Whether every table is short enough for its ids.
    pub fn fits(&self) -> bool {
        let Text {
            abilities,
            code,
            tests,
            sets,
            exprs,
            persons,
            places,
            destinations,
            choices,
            lifetimes,
            proposals,
            standings,
            phrases,
            clauses,
            origins,
        } = self;
        let lengths = [
            abilities.len(),
            code.len(),
            tests.len(),
            sets.len(),
            exprs.len(),
            persons.len(),
            places.len(),
            destinations.len(),
            choices.len(),
            lifetimes.len(),
            proposals.len(),
            standings.len(),
            phrases.len(),
            clauses.len(),
            origins.len(),
        ];
        lengths.into_iter().all(|length| length <= Text::LONGEST)
    }
}
