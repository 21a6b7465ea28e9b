//! Those of whom a condition is true, where the text speaks of them again.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::waited::Waited;
use crate::analysis::resolve::{Noun, Slot};
use crate::program::{
    Cards, Choice, ChoiceOf, Count, EventKind, How, Kept, Num, Op, Pc, Who, WhoLeaf, reads,
};
use crate::syntax::tree::Condition;

use super::asked::{Candidates, Witness};

impl Lowering<'_> {
    /// What else has to hold where the ability waits or is offered: those of whom it does.
    pub fn asks_as_well(
        &mut self,
        waited: &mut Waited,
        condition: Option<&Condition>,
    ) -> Option<Vec<Witness>> {
        let Some(condition) = condition else { return Some(Vec::new()) };
        let held = self.condition(condition)?;
        self.is_there_by_then(&held.boolean, condition.at)?;
        waited.asks(held.boolean);
        self.asks_where(condition);
        Some(held.witnesses)
    }

    /// One of those who made a condition true, so that "that player" can point at them.
    pub fn bind_witnesses(&mut self, witnesses: &[Witness]) -> Option<()> {
        for witness in witnesses {
            let local = self.local(witness.at)?;
            let (of, slot) = match witness.who {
                Candidates::Players(who) => (ChoiceOf::Players(who), Slot::Person(Who::local(local))),
                Candidates::Cards(set) => (ChoiceOf::Cards(set), Slot::Cards(Cards::local(local))),
            };
            let chosen = self.choose(Choice {
                by: self.decider(),
                of,
                count: Count::Exactly(Num::ONE),
                random: false,
                purpose: EventKind::Choose,
                into: Kept::Local(local),
            });
            self.witnesses.push((chosen, local));
            if let Slot::Cards(cards) = slot {
                self.scope.mention(cards, false, witness.at.0);
                if let Some((role, at)) = witness.whose {
                    let whose = self.persons(&[(How::Start, WhoLeaf::ControllersOf(cards))]);
                    self.scope.bind(Noun::Person(role), Slot::Person(whose), false, at.0);
                }
            }
            self.scope.bind(witness.noun.clone(), slot, false, witness.at.0);
        }
        Some(())
    }

    /// Nobody is asked of whom a condition holds where the text does not speak of them again.
    pub fn ask_for_no_more_than_is_read(&mut self) {
        for (at, local) in std::mem::take(&mut self.witnesses) {
            let next = Pc(at.0 + 1);
            if reads::of_code(&self.text, next).locals & 1 << local.0 == 0 {
                self.text.code[at.index()] = Op::Goto(next);
                let begins = self.text.abilities.iter_mut().filter(|ability| ability.code == Some(at));
                begins.for_each(|ability| ability.code = Some(next));
            }
        }
    }
}
