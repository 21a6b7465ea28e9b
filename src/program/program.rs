//! The whole checked program of a game.

use serde::{Deserialize, Serialize};

use super::{
    AttributeDef, CardDef, CellDef, EventKind, Flow, Gate, OptionId, PredicateId, SetId, Text, ValueDef,
    Words, ZoneDef,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    pub players: (u8, u8),
    /// How often each card is in the deck: players from, to, count, behind which option.
    pub decks: Vec<(u8, u8, u16, Gate)>,
    /// The options that are in force unless players leave them out.
    pub usual: Vec<OptionId>,
    pub attributes: Vec<AttributeDef>,
    pub values: Vec<ValueDef>,
    pub zones: Vec<ZoneDef>,
    pub cells: Vec<CellDef>,
    pub flow: Flow,
    pub rules: Vec<Rule>,
    pub definitions: Vec<Definition>,
    pub keywords: Vec<Text>,
    pub cards: Vec<CardDef>,
    pub words: Words,
}

/// A rule of the game, of its scoring, or for its teams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rule {
    /// Rules of one family have one name and stand for each other: the one behind the narrowest gate counts.
    pub family: u16,
    pub gate: Gate,
    /// Only where there are teams.
    pub for_teams: bool,
    pub text: Text,
}

/// What a word of the game's own means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Definition {
    /// The cards for which it holds, as a set of its text.
    Predicate { gate: Gate, id: PredicateId, holds: SetId, text: Text },
    /// What doing it comes to: the first instruction of its text. Its card is the event's.
    Verb { gate: Gate, kind: EventKind, text: Text },
}

impl Definition {
    pub fn gate(&self) -> &Gate {
        match self {
            Definition::Predicate { gate, .. } | Definition::Verb { gate, .. } => gate,
        }
    }
}
