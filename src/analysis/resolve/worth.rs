//! Worth tables: every card has one worth, and only one.

use crate::program::{AttributeId, ValueId};
use crate::source::Place;

use super::World;

/// One line of a worth table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorthEntry {
    pub what: WorthWhat,
    pub place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorthWhat {
    /// an eight
    Value(ValueId),
    /// any other card, any card
    Other,
    /// each card
    All,
    /// cards that are described in some other way
    Described,
}

/// What is wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorthProblem {
    Twice {
        value: Option<ValueId>,
        first: Place,
        second: Place,
    },
    /// A card can be both.
    Both {
        first: Place,
        second: Place,
    },
    Missing {
        attribute: AttributeId,
        values: Vec<ValueId>,
    },
}

pub fn check_worth(world: &World, entries: &[WorthEntry]) -> Vec<WorthProblem> {
    let mut problems = Vec::new();
    for (number, entry) in entries.iter().enumerate() {
        let repeats = |other: &&WorthEntry| other.what == entry.what && entry.what != WorthWhat::Described;
        if let Some(first) = entries[..number].iter().find(repeats) {
            let value = match entry.what {
                WorthWhat::Value(value) => Some(value),
                WorthWhat::Other | WorthWhat::All | WorthWhat::Described => None,
            };
            problems.push(WorthProblem::Twice { value, first: first.place, second: entry.place });
            continue;
        }
        let meets = |other: &&WorthEntry| match (other.what, entry.what) {
            (WorthWhat::Value(one), WorthWhat::Value(other)) => meet(world, one, other),
            (WorthWhat::All, _) | (_, WorthWhat::All) => true,
            (WorthWhat::Value(_) | WorthWhat::Other | WorthWhat::Described, _) => false,
        };
        if let Some(first) = entries[..number].iter().find(meets) {
            problems.push(WorthProblem::Both { first: first.place, second: entry.place });
        }
    }
    let covers_all = entries.iter().any(|entry| matches!(entry.what, WorthWhat::Other | WorthWhat::All));
    let described = entries.iter().any(|entry| entry.what == WorthWhat::Described);
    let first = entries.iter().find_map(|entry| match entry.what {
        WorthWhat::Value(value) => Some(value),
        WorthWhat::Other | WorthWhat::All | WorthWhat::Described => None,
    });
    if let (Some(first), false, false) = (first, covers_all, described) {
        let attribute = world.values[first.index()].attribute;
        let missing: Vec<ValueId> = (0..world.values.len() as u16)
            .map(ValueId)
            .filter(|value| world.values[value.index()].attribute == attribute)
            .filter(|value| !entries.iter().any(|entry| entry.what == WorthWhat::Value(*value)))
            .collect();
        if !missing.is_empty() {
            problems.push(WorthProblem::Missing { attribute, values: missing });
        }
    }
    problems
}

/// Whether one card can have both values.
fn meet(world: &World, one: ValueId, other: ValueId) -> bool {
    let (first, second) = (&world.values[one.index()], &world.values[other.index()]);
    let from = |attribute: AttributeId| world.attributes[attribute.index()].from;
    if first.attribute == second.attribute {
        return one != other && world.attributes[first.attribute.index()].several;
    }
    match (from(first.attribute), from(second.attribute)) {
        (Some(whole), _) if whole == second.attribute => first.of.contains(&other),
        (_, Some(whole)) if whole == first.attribute => second.of.contains(&one),
        (Some(whole), Some(same)) if whole == same => first.of.iter().any(|value| second.of.contains(value)),
        (_, _) => true,
    }
}
