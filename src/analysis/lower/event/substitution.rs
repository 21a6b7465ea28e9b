//! Substitutions: a changed number, something else instead, something first.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::program::{Cards, EventKind, Stage};
use crate::syntax::tree::{At, ClauseKind, Event, Outcome, Steps};

impl Lowering<'_> {
    pub fn would(&mut self, event: &Event, outcome: &Outcome, at: At) -> Option<()> {
        let (stage, steps) = match outcome {
            Outcome::Changed(steps) => (Stage::Amount, steps),
            Outcome::First(steps) => (Stage::Before, steps),
            Outcome::Instead(steps) if begins_with_may(steps) => (Stage::MayInstead, steps),
            Outcome::Instead(steps) => (Stage::Instead, steps),
        };
        let waited = self.event(event, stage)?;
        if waited.kind == EventKind::Name {
            return self.named_by_then(event);
        }
        self.scope.subject = None;
        self.scope.has_actor = true;
        self.scope.substituting = true;
        if matches!(waited.kind, EventKind::Draw | EventKind::DrawCard) {
            self.scope.forget(Cards::OF_EVENT);
            self.scope.undrawn = true;
        }
        let code = self.here();
        let ability = self.waiting_ability(waited, Some(code), at);
        match stage {
            Stage::Amount => {
                let commutes = self.changed(event, steps)?;
                self.text.abilities[ability.index()].commutes = commutes;
                Some(())
            }
            Stage::MayInstead => self.steps(&without_may(steps)),
            Stage::Prohibit
            | Stage::Before
            | Stage::Instead
            | Stage::After
            | Stage::Impossible
            | Stage::State
            | Stage::Standing(_)
            | Stage::Offer(_)
            | Stage::Effect => self.steps(steps),
        }
    }

    /// Whoever names something has thought of it before anything could happen instead.
    fn named_by_then<T>(&mut self, event: &Event) -> Option<T> {
        let message = format!("nothing can change \"{}\": it is named by then", self.quote(event.at));
        let help = "forbid it with \"can't\", or say what happens afterwards: \"Whenever\" instead of \"If\", and no \"would\"";
        self.refuse(Code::NeverHappens, event.at, message, "not before it is named", help)
    }
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
