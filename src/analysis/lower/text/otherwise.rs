//! "Otherwise, …" and "Otherwise, if …, …": what they go with, and how far a row of them reaches.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::waited::Waited;
use crate::analysis::resolve::Scope;
use crate::program::{Op, Pc};
use crate::syntax::tree::{At, Condition, Event, Sentence, SentenceKind, Steps};

use super::paragraph::Open;

/// What an "Otherwise" goes with.
pub enum Other {
    /// The "If" that begins the row of sentences before it, and each "Otherwise, if" since.
    Branches(Vec<Branch>),
    /// A sentence that was refused: what goes with it is not looked at.
    Refused,
    /// The "if" in the middle of it: what is waited for is the same, and that does not hold.
    Moment(Box<OtherMoment>),
}

/// What is waited for where a condition does not hold, and what can be pointed at then.
pub struct OtherMoment {
    pub waited: Waited,
    /// As it was said, where somebody does something.
    pub event: Option<Event>,
    pub scope: Scope,
}

/// The branch that is over while the other one is lowered.
pub struct Branch {
    /// The jump at its end.
    pub end: Pc,
    /// What could be pointed at before both, and after this one. Nothing where nobody points after them.
    pub scopes: Option<Box<(Scope, Scope)>>,
}

impl Lowering<'_> {
    /// What else is done, where its own condition holds.
    pub fn otherwise(
        &mut self,
        branches: Vec<Branch>,
        (condition, steps): (Option<&Condition>, &Steps),
        later: &[Sentence],
        open: &mut Open<'_>,
    ) -> Option<()> {
        // An answer that is asked for afterwards may be that of an earlier case.
        let is_offered =
            |branch: &Branch| branch.scopes.as_ref().is_some_and(|scopes| scopes.0.offers != scopes.1.offers);
        let kept = branches.iter().any(is_offered).then(|| std::mem::take(&mut self.answers));
        let done = match condition {
            Some(condition) => self.if_or_refused(condition, steps, later, open),
            None => self.steps(steps),
        };
        if let Some(kept) = kept {
            self.answers = kept;
        }
        match &mut open.otherwise {
            Some(Other::Branches(further)) => {
                further.splice(..0, branches);
            }
            Some(Other::Refused | Other::Moment(_)) | None => self.join_all(branches),
        }
        done
    }

    /// An "If" with whatever goes with it. What is wrong with it was told; its "Otherwise" has one all the same.
    pub fn if_or_refused(
        &mut self,
        condition: &Condition,
        steps: &Steps,
        later: &[Sentence],
        open: &mut Open<'_>,
    ) -> Option<()> {
        let done = self.if_sentence(condition, steps, later, open);
        if done.is_none() && open.otherwise.is_none() && !others(later).is_empty() {
            let end = self.emit(Op::Goto(Pc(0)));
            open.otherwise = Some(Other::Branches(vec![Branch { end, scopes: None }]));
        }
        done
    }

    /// The last of a row is over: each goes on here.
    fn join_all(&mut self, branches: Vec<Branch>) {
        for Branch { end, scopes } in branches.into_iter().rev() {
            if let Some((before, first)) = scopes.map(|both| *both) {
                self.keep_numbers(&before);
                self.join(&before, &first);
            }
            self.land(end);
        }
    }

    /// The other half of an ability that waits for something with a condition: one of its own.
    pub fn otherwise_then(
        &mut self,
        other: OtherMoment,
        (condition, steps): (Option<&Condition>, &Steps),
        at: At,
        later: &[Sentence],
        open: &mut Open<'_>,
    ) -> Option<()> {
        self.emit(Op::End);
        self.begin_ability();
        self.scope = other.scope;
        self.scope.sentence += 1;
        let open = (!later.is_empty()).then_some(open);
        self.waits_or(other.waited, other.event.as_ref(), (condition, steps), at, open)
    }
}

pub fn is_otherwise(sentence: &Sentence) -> bool {
    matches!(sentence.kind, SentenceKind::Otherwise { .. })
}

/// The sentences directly after one that begin with "Otherwise".
pub fn others(later: &[Sentence]) -> &[Sentence] {
    let count = later.iter().take_while(|sentence| is_otherwise(sentence)).count();
    &later[..count]
}
