//! Substitutions: a changed number, something else instead, something first.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::person::somebody::is_somebody;
use crate::analysis::lower::text::clause::is_several;
use crate::diagnostic::Code;
use crate::program::{Cards, Commutes, EventKind, Stage, Who, reads};
use crate::syntax::tree::{
    At, ClauseKind, Condition, Event, MeasureKind, Node, Outcome, PersonKind, Steps, Visit,
};

impl Lowering<'_> {
    pub fn would(
        &mut self,
        event: &Event,
        (condition, outcome): (Option<&Condition>, &Outcome),
        at: At,
    ) -> Option<()> {
        let (stage, steps) = match outcome {
            Outcome::Changed(steps) => (Stage::Amount, steps),
            Outcome::First(steps) => (Stage::Before, steps),
            Outcome::Instead(steps) if begins_with_may(steps) => (Stage::MayInstead(Who::YOU), steps),
            Outcome::Instead(steps) => (Stage::Instead, steps),
        };
        let mut waited = self.event(event, stage)?;
        if waited.kind == EventKind::Name {
            return self.named_by_then(event);
        }
        self.scope.subject = None;
        self.scope.substituting = true;
        if matches!(waited.kind, EventKind::Draw | EventKind::DrawCard) {
            self.scope.forget(Cards::OF_EVENT);
            self.scope.undrawn = true;
        }
        let witnesses = self.asks_as_well(&mut waited, condition)?;
        self.scope.has_actor = true;
        let code = self.here();
        let ability = self.waiting_ability(waited, Some(code), at);
        self.bind_witnesses(&witnesses)?;
        match stage {
            Stage::Amount => {
                let commutes = self.changed(event, steps)?;
                let asked = self.text.abilities[ability.index()].condition;
                let asks_number = asked.is_some_and(|test| reads::of_test(&self.text, test).number);
                self.text.abilities[ability.index()].commutes = match commutes {
                    Commutes::PlusMinus if asks_number => Commutes::PlusMinusOfSome,
                    Commutes::Times if condition.is_some_and(asks_that_number) => Commutes::Nothing,
                    as_it_is => as_it_is,
                };
                Some(())
            }
            Stage::MayInstead(_) => {
                self.text.abilities[ability.index()].stage = Stage::MayInstead(self.who_is_asked(steps)?);
                self.steps(&without_may(steps))
            }
            Stage::Prohibit
            | Stage::Before
            | Stage::Instead
            | Stage::After
            | Stage::Impossible
            | Stage::State(_)
            | Stage::Standing(_)
            | Stage::Offer(_)
            | Stage::Effect => self.steps(steps),
        }
    }

    /// Who decides whether something else happens: one person who is known before anything is done.
    fn who_is_asked(&mut self, steps: &Steps) -> Option<Who> {
        let ClauseKind::Do { subject, .. } = &steps.first.kind else { return Some(self.doer()) };
        let Some(person) = subject else { return Some(self.doer()) };
        let is_chosen = matches!(&person.kind, PersonKind::Some(noun) if is_somebody(noun));
        if is_several(person) || is_chosen {
            let message = format!(
                "one person is asked whether something else happens, and \"{}\" does not say which",
                self.quote(person.at)
            );
            let help = "say whom: \"you may … instead\", \"that player may … instead\", \"its controller may … instead\"";
            return self.refuse(Code::WhichOne, person.at, message, "which one?", help);
        }
        let who = self.who(person)?;
        if reads::of_players(&self.text, who).locals == 0 {
            return Some(who);
        }
        let message = format!(
            "\"{}\" is picked when it is done, and somebody is asked before whether it is",
            self.quote(person.at)
        );
        let help = "ask somebody who is known by then: \"you may … instead\", or whoever would do it: \"that player may … instead\"";
        self.refuse(Code::WhichOne, person.at, message, "not known yet", help)
    }

    /// Whoever names something has thought of it before anything could happen instead.
    fn named_by_then<T>(&mut self, event: &Event) -> Option<T> {
        let message = format!("nothing can change \"{}\": it is named by then", self.quote(event.at));
        let help = "forbid it with \"can't\", or say what happens afterwards: \"Whenever\" instead of \"If\", and no \"would\"";
        self.refuse(Code::NeverHappens, event.at, message, "not before it is named", help)
    }
}

/// Whether it asks for the number that is changed: then it matters what changes it first.
fn asks_that_number(condition: &Condition) -> bool {
    let mut asks = false;
    condition.visit(&mut |node| {
        asks |= matches!(node, Node::Measure(measure) if measure.kind == MeasureKind::ThatNumber);
    });
    asks
}

fn begins_with_may(steps: &Steps) -> bool {
    matches!(steps.first.kind, ClauseKind::Do { may: true, .. })
}

fn without_may(steps: &Steps) -> Steps {
    let mut steps = steps.clone();
    if let ClauseKind::Do { may, .. } = &mut steps.first.kind {
        *may = false;
    }
    steps
}
