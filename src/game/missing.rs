//! What the engine can't do yet, and where it met it.

use serde::{Deserialize, Serialize};

use super::TextId;
use crate::program::{
    Ask, ChoiceOf, EventKind, Expr, Leaf, Lifetime, Op, Program, Stage, Standing, WhoLeaf, ZoneRef,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missing {
    pub part: Part,
    pub at: TextId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    Op(Op),
    Ask(Ask),
    Leaf(Leaf),
    Expr(Expr),
    People(WhoLeaf),
    Zone(ZoneRef),
    Choice(ChoiceOf),
    Lifetime(Lifetime),
    Ability(Stage, EventKind),
    Standing(Standing),
    /// Substitutions of one event whose order matters.
    OrderOfSubstitutions(EventKind),
    /// No zone or definition says what the verb does.
    NoPlaceFor(EventKind),
    /// A chain of effects that does not come to an end.
    EndlessChain,
}

impl Missing {
    /// For people: what, and on which card or rule.
    pub fn describe(&self, program: &Program) -> String {
        let what = match self.part {
            Part::Op(op) => format!("the instruction {op:?}"),
            Part::Ask(ask) => format!("the question {ask:?}"),
            Part::Leaf(leaf) => format!("the cards {leaf:?}"),
            Part::Expr(expr) => format!("the number {expr:?}"),
            Part::People(leaf) => format!("the players {leaf:?}"),
            Part::Zone(zone) => format!("the zone {zone:?}"),
            Part::Choice(of) => format!("the choice {of:?}"),
            Part::Lifetime(lifetime) => format!("the duration {lifetime:?}"),
            Part::Ability(stage, kind) => format!("an ability of the kind {stage:?} {kind:?}"),
            Part::Standing(standing) => format!("the standing ability {standing:?}"),
            Part::OrderOfSubstitutions(kind) => format!("ordering what changes {kind:?}"),
            Part::NoPlaceFor(kind) => format!("{kind:?} in a game that does not say where to"),
            Part::EndlessChain => "a chain of effects without an end".to_string(),
        };
        format!("this engine can't do {what} yet ({})", place(self.at, program))
    }
}

fn place(at: TextId, program: &Program) -> String {
    let named = |names: &[String], number: u16| {
        names.get(usize::from(number)).map_or("?".to_string(), |name| format!("\"{name}\""))
    };
    match at {
        TextId::Setup(_) => "setup".to_string(),
        TextId::Phase(number) => {
            let id = program.flow.phases.get(usize::from(number)).map_or(0, |phase| phase.id.0);
            format!("phase {}", named(&program.words.phases, u16::from(id)))
        }
        TextId::Definition(number) => format!("definition {}", number + 1),
        TextId::Rule(number) => format!("rule {}", named(&program.words.rules, number)),
        TextId::Card(number) => format!("card {}", named(&program.words.cards, number)),
    }
}
