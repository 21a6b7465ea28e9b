//! "If …, …" and "If you do, …": what is done only where something holds or was done.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::resolve::{LastMay, Scope};
use crate::program::{Compare, Num, NumKind, Op, Pc};
use crate::syntax::tree::{At, Condition, Person, PersonKind, Sentence, SentenceKind, Steps};

use super::otherwise::{Branch, Other, others};
use super::paragraph::Open;

/// A question was asked, and what is done where the answer is yes follows.
pub struct Asked {
    /// The jump behind it.
    unless: Pc,
    /// What could be pointed at before.
    before: Scope,
}

impl Lowering<'_> {
    pub fn if_sentence(
        &mut self,
        condition: &Condition,
        steps: &Steps,
        later: &[Sentence],
        open: &mut Open<'_>,
    ) -> Option<()> {
        let asked = self.ask(condition, steps)?;
        let done = self.steps(steps);
        let others = others(later);
        if !others.is_empty() {
            let Asked { unless, before } = asked;
            let is_last = others.len() == later.len();
            if !is_last {
                self.keep_numbers(&before);
            }
            let end = self.emit(Op::Goto(Pc(0)));
            // What the one branch names, the other can't point at.
            let first = std::mem::replace(&mut self.scope, before.clone());
            let scopes = (!is_last).then(|| Box::new((before, first)));
            open.otherwise = Some(Other::Branches(vec![Branch { end, scopes }]));
            self.land(unless);
        } else {
            self.goes_on_after(&asked);
        }
        done
    }

    /// Asks whether the steps that come now are done.
    pub fn ask(&mut self, condition: &Condition, steps: &Steps) -> Option<Asked> {
        self.scope.doer = None;
        let held = self.if_condition(condition)?;
        let mut boolean = held.boolean;
        if held.asks_can {
            boolean = self.can_do(steps)?.and(boolean);
        }
        let test = self.some_test(&boolean, condition.at);
        let unless = self.emit(Op::Unless(test, Pc(0)));
        let before = self.scope.clone();
        self.asks_where(condition);
        self.bind_witnesses(&held.witnesses)?;
        Some(Asked { unless, before })
    }

    /// Here it goes on where they were left out: what they did is done perhaps.
    pub fn goes_on_after(&mut self, asked: &Asked) {
        let Asked { unless, before } = asked;
        self.scope.perhaps_not(&before.stands());
        self.scope.perhaps_named(before);
        self.land(*unless);
    }

    /// One side of an answer. Where the other one follows, what both of them name can be pointed at after them.
    pub fn one_side(&mut self, sentence: &Sentence, later: &[Sentence], open: &mut Open<'_>) -> Option<()> {
        let SentenceKind::IfDone { who, not, steps } = &sentence.kind else { return None };
        // Whoever "they" are is said after the offer, not in it: several may have been asked.
        if who.kind == PersonKind::They {
            if let (None, None, Some(may)) = (self.scope.subject, self.scope.doer, self.scope.may) {
                return self.they_answered(who, may);
            }
            self.who(who)?;
        }
        let before = self.scope.clone();
        if let Some(sides) = open.answered.take().or_else(|| self.declined(*not)) {
            return self.answered(who, *not, steps, sentence.at, |lowering| {
                lowering.keep_numbers(&sides.0);
                lowering.join(&sides.0, &sides.1);
                true
            });
        }
        let is_other_side = |other: &Sentence| match &other.kind {
            SentenceKind::IfDone { who: whom, not: nor, .. } => whom == who && nor != not,
            _another => false,
        };
        if !later.first().is_some_and(is_other_side) {
            return self.if_done(who, *not, steps, sentence.at);
        }
        let done = self.answered(who, *not, steps, sentence.at, |lowering| {
            lowering.keep_numbers(&before);
            false
        });
        // Where somebody was asked something else, the other side is that of their answer.
        if self.scope.offers == before.offers {
            let sentence = self.scope.sentence;
            let first = std::mem::replace(&mut self.scope, Scope { sentence, ..before.clone() });
            open.answered = Some(Box::new((before, first)));
        }
        done
    }

    pub fn if_done(&mut self, who: &Person, not: bool, steps: &Steps, at: At) -> Option<()> {
        self.answered(who, not, steps, at, |_| false)
    }

    /// Where "If you don't" directly follows an offer, that is the one side, and this the other: how things stood before
    /// the offer, and after it.
    fn declined(&mut self, not: bool) -> Option<Box<(Scope, Scope)>> {
        let sides = self.offered.take().filter(|_| not)?;
        let Scope { sentence, clause, may, offers, .. } = self.scope;
        self.scope = Scope { sentence, clause, may, offers, ..sides.0.clone() };
        Some(sides)
    }

    /// What an answer leads to, and what is done at the end of it: whether that has joined both sides is told.
    fn answered(
        &mut self,
        who: &Person,
        not: bool,
        steps: &Steps,
        at: At,
        end: impl FnOnce(&mut Self) -> bool,
    ) -> Option<()> {
        self.says_whose_answer(who)?;
        if let Some((may, two)) = self.scope.may.zip(self.two_could_answer(who)) {
            return self.either_answered(who, may, two);
        }
        let told = self.who(who)?;
        let Some(may) = self.scope.may else { return self.no_may(at, None, None) };
        self.was_asked(who, told, may)?;
        if who.kind == PersonKind::They && self.says_they_again(steps) {
            return self.they_answered(who, may);
        }
        let LastMay { did, of, .. } = may;
        let answer =
            |number| Boolean::compare(Compare::Equal, Num::new(NumKind::Local(did)), Num::constant(number));
        let boolean = match (of, not) {
            (None, false) => answer(1),
            (None, true) => answer(2),
            (Some(of), false) => answer(1).and(Boolean::compare(Compare::AtLeast, of, Num::ONE)),
            // Who agreed and then did it to nothing has not done it.
            (Some(of), true) => {
                Boolean::Any(vec![answer(2), answer(1).and(Boolean::compare(Compare::Fewer, of, Num::ONE))])
            }
        };
        let test = self.some_test(&boolean, at);
        let unless = self.emit(Op::Unless(test, Pc(0)));
        let before = self.scope.stands();
        if !not {
            let stood = self.scope.if_done.clone();
            self.scope.was_done(&stood);
        }
        let done = self.steps(steps);
        match end(self) {
            true => self.scope.either_side(&before),
            false => self.scope.perhaps_not(&before),
        }
        self.land(unless);
        done
    }
}
