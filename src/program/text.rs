//! One compiled text: of a card, a rule, a phase. Its ids count from zero.

use serde::{Deserialize, Serialize};

use super::{
    Ability, Choice, Destination, Expr, Lifetime, Op, Origin, Proposal, SetStep, Standing, Test, WhoStep,
    ZoneRef,
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
    /// Where each ability stands in the source. Not part of what the text does.
    pub origins: Vec<Origin>,
}

impl Text {
    /// How long each table may be: every id fits into the smallest operand that holds one.
    pub const LONGEST: usize = 4_000;

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
            origins.len(),
        ];
        lengths.into_iter().all(|length| length <= Text::LONGEST)
    }
}
