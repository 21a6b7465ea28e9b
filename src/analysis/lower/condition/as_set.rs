//! Conditions of a definition, as the cards of which they are true.

use crate::analysis::lower::Lowering;
use crate::program::{Cards, How, Leaf, SetId};
use crate::syntax::tree::{Condition, SimpleConditionKind, ThingKind};

impl Lowering<'_> {
    /// A condition about the card a definition speaks of, as a set of cards.
    pub fn condition_set(&mut self, condition: &Condition, it: Cards) -> Option<SetId> {
        let mut any = Vec::new();
        for row in &condition.any {
            let mut leaves = Vec::new();
            for simple in row {
                let leaf = match &simple.kind {
                    SimpleConditionKind::Thing(thing, predicate)
                        if matches!(thing.kind, ThingKind::It) && self.scope.it() == Ok(it) =>
                    {
                        self.predicate_leaf(predicate, None)?
                    }
                    SimpleConditionKind::Thing(..)
                    | SimpleConditionKind::Person(..)
                    | SimpleConditionKind::Named { .. }
                    | SimpleConditionKind::Measure(..)
                    | SimpleConditionKind::ThereAre(_)
                    | SimpleConditionKind::Share { .. }
                    | SimpleConditionKind::TurnOf(_)
                    | SimpleConditionKind::YouCan => {
                        let before = self.scope.said_it;
                        let boolean = self.simple(simple, &mut Vec::new())?;
                        let test = self.some_test(&boolean, simple.at);
                        // What is not about "it" is the same for every card, and asked once.
                        let is_about_it = self.scope.said_it != before;
                        (How::And, if is_about_it { Leaf::Each(test) } else { Leaf::Guard(test) })
                    }
                };
                leaves.push(leaf);
            }
            if leaves.first().is_some_and(|(how, _)| *how == How::AndNot) {
                leaves.insert(0, (How::Start, Leaf::All));
            }
            any.push(leaves);
        }
        Some(match any.as_slice() {
            [leaves] => self.set(leaves),
            _ => {
                let parts: Vec<_> = any.iter().map(|leaves| (How::Or, self.folded_set(leaves))).collect();
                self.set(&parts)
            }
        })
    }

    fn folded_set(&mut self, leaves: &[(How, Leaf)]) -> Leaf {
        match leaves {
            [(How::Start | How::And | How::Or, leaf)] => *leaf,
            _ => Leaf::Set(self.set(leaves)),
        }
    }
}
