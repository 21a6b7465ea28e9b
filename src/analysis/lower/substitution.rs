//! Substitutions: a changed number, something else instead, something first.

use crate::diagnostic::Code;
use crate::program::{Cards, Commutes, EventKind, Num, Op, Stage};
use crate::syntax::tree::{
    Act, ActKind, Amount, At, ClauseKind, Determiner, Event, EventKind as Happens, Outcome, SimpleVerb,
    Steps, Thing, ThingKind,
};

use super::Lowering;

impl Lowering<'_> {
    pub fn would(&mut self, event: &Event, outcome: &Outcome, at: At) -> Option<()> {
        let mut waited = self.event(event)?;
        self.scope.subject = None;
        self.scope.has_actor = true;
        self.scope.substituting = true;
        if matches!(waited.kind, EventKind::Draw | EventKind::DrawCard) {
            self.scope.forget(Cards::OF_EVENT);
            self.scope.undrawn = true;
        }
        let (stage, steps) = match outcome {
            Outcome::Changed(steps) => (Stage::Amount, steps),
            Outcome::First(steps) => (Stage::Before, steps),
            Outcome::Instead(steps) if begins_with_may(steps) => (Stage::MayInstead, steps),
            Outcome::Instead(steps) => (Stage::Instead, steps),
        };
        waited.stage = stage;
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

    /// The same verb with another number.
    fn changed(&mut self, event: &Event, steps: &Steps) -> Option<Commutes> {
        let ClauseKind::Do { subject, act, .. } = &steps.first.kind else { return self.other_verb(steps.at) };
        if let Some(person) = subject {
            self.who(person)?;
        }
        let act = uncaused(act);
        let before = match &event.kind {
            Happens::Does { act, .. } => simple(uncaused(act)),
            Happens::Cannot { .. }
            | Happens::Done { .. }
            | Happens::Enters(_)
            | Happens::Leaves(_)
            | Happens::ChangesControl(_)
            | Happens::TurnSkipped => None,
        };
        let (Some((verb, _)), Some((now, what))) = (before, simple(act)) else {
            return self.other_verb(act.at);
        };
        if verb != now || !steps.more.is_empty() {
            return self.other_verb(act.at);
        }
        let ThingKind::Some(noun) = &what.kind else { return self.other_verb(act.at) };
        let (number, commutes) = match &noun.determiner {
            Determiner::No => (Num::ZERO, Commutes::Nothing),
            Determiner::A => (Num::ONE, Commutes::Nothing),
            Determiner::Count(amount) => {
                let commutes = match amount {
                    Amount::Fewer(_) | Amount::More(_) => Commutes::PlusMinus,
                    Amount::TwiceAsMany => Commutes::Times,
                    Amount::Exactly(_)
                    | Amount::Just(_)
                    | Amount::OrMore(_)
                    | Amount::OrFewer(_)
                    | Amount::UpTo(_)
                    | Amount::MoreThan(_)
                    | Amount::FewerThan(_)
                    | Amount::AnyNumber
                    | Amount::ThatMany
                    | Amount::UpToThatMany
                    | Amount::ThatManyAnd(_)
                    | Amount::ThatManyLess(_)
                    | Amount::HalfAsMany(_)
                    | Amount::EqualTo(_)
                    | Amount::MoreThanIn(_) => Commutes::Nothing,
                };
                (self.number(amount, what.at)?, commutes)
            }
            Determiner::Each
            | Determiner::All
            | Determiner::TheMany
            | Determiner::Any
            | Determiner::The
            | Determiner::Bare
            | Determiner::Ordinal(_) => return self.other_verb(what.at),
        };
        self.emit(Op::SetEventAmount(number));
        Some(commutes)
    }

    fn other_verb<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" is not what would happen with another number", self.quote(at));
        let help = "repeat the verb with a new number: … would draw one or more cards, you draw one fewer cards; for something else end with \"instead\"; for something beforehand begin with \"first\"";
        self.refuse(Code::ChangedVerb, at, message, "another event", help)
    }
}

fn uncaused(act: &Act) -> &Act {
    if let ActKind::Cause { act, .. } = &act.kind { act } else { act }
}

fn simple(act: &Act) -> Option<(SimpleVerb, &Thing)> {
    if let ActKind::Simple { verb, what, .. } = &act.kind { Some((*verb, what)) } else { None }
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
