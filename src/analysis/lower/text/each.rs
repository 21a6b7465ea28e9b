//! What is done again: for each of several, until something is true, for each one who was asked.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::described::Where;
use crate::analysis::lower::thing::group::is_among_them;
use crate::analysis::resolve::{Apart, Noun, Round, Slot, Valued};
use crate::program::{Cards, Expr, Num, NumKind, Op, Pc, ValueDef, Who};
use crate::syntax::tree::{
    Amount, At, Condition, Each, PersonKind, Role, SentenceKind, Steps, ThingKind, Word,
};

use super::clause::role_of;

impl Lowering<'_> {
    /// Steps, again and again until something is true.
    pub fn repeated(&mut self, until: &Condition, steps: &Steps) -> Option<()> {
        let before = self.since.len();
        self.watch_since(until, steps)?;
        let round = self.scope.round.replace(Round { named: self.scope.mentions.len(), times: None });
        let rolled_before = self.scope.rollers.len();
        let done = self.asked_anew(|lowering| lowering.again_and_again(until, steps));
        self.scope.leave_repeated(rolled_before);
        self.scope.round = round;
        self.since.truncate(before);
        done
    }

    fn again_and_again(&mut self, until: &Condition, steps: &Steps) -> Option<()> {
        let again = self.here();
        let held = self.condition(until)?;
        let test = self.some_test(&held.boolean.negated(true), until.at);
        let done = self.emit(Op::Unless(test, Pc(0)));
        let lowered = self.steps_once(steps).and_then(|()| self.answers_for_this_one());
        self.emit(Op::Goto(again));
        self.land(done);
        lowered
    }

    /// Does something for each of the players, in turn order.
    pub fn each_player(
        &mut self,
        who: Who,
        role: Role,
        at: At,
        body: impl FnOnce(&mut Self, Who) -> Option<()>,
    ) -> Option<()> {
        let left = self.local(at)?;
        let one = self.local(at)?;
        self.emit(Op::StartPlayers { who, left });
        let next = self.emit(Op::NextPlayer { left, into: one, done: Pc(0) });
        let before = self.scope.clone();
        self.scope.each_at_once = self.scope.same_time.is_some();
        self.scope.bind(Noun::Person(role), Slot::Person(Who::local(one)), false, at.0);
        let done = self.about(Who::local(one), |lowering| body(lowering, Who::local(one)));
        self.scope.each_at_once = before.each_at_once;
        // Outside the loop nobody in particular is "that player".
        self.scope.bindings.retain(|binding| binding.slot != Slot::Person(Who::local(one)));
        self.scope.seen_from = before.seen_from;
        self.scope.named = before.named;
        self.scope.leave_each(&before, Apart::OfEach);
        self.scope
            .rollers
            .iter_mut()
            .filter(|roller| **roller == Who::local(one))
            .for_each(|roller| *roller = who);
        self.scope.perhaps(&before.lying);
        self.scope.perhaps_left(before.at_most);
        self.emit(Op::Goto(next));
        self.land(next);
        done
    }

    pub fn for_each(&mut self, each: &Each, steps: &Steps) -> Option<()> {
        let before = self.scope.clone();
        let times = match each {
            Each::Times { amount: Amount::Exactly(number), .. } => Some(*number),
            Each::Times { .. }
            | Each::Person(_)
            | Each::Thing(_)
            | Each::Counter { .. }
            | Each::Goods(_)
            | Each::Points(_)
            | Each::Value(_) => None,
        };
        self.scope.round = Some(Round { named: before.mentions.len(), times });
        let done = self.for_one_after_the_other(each, steps);
        self.scope.round = before.round;
        let apart = match each {
            Each::Person(_) => Apart::OfEach,
            Each::Thing(_)
            | Each::Counter { .. }
            | Each::Goods(_)
            | Each::Points(_)
            | Each::Value(_)
            | Each::Times { .. } => Apart::EachTime,
        };
        self.scope.leave_each(&before, apart);
        done
    }

    fn for_one_after_the_other(&mut self, each: &Each, steps: &Steps) -> Option<()> {
        let at = steps.at;
        match each {
            Each::Person(person) => {
                let who = self.person_set(person)?;
                let who = self.rolling_now(who, person, &[steps])?;
                let who = self.all_named(who, person)?;
                self.each_player(who, role_of(person), person.at, |lowering, one| {
                    lowering.scope.subject = None;
                    lowering.scope.spoken_of = None;
                    lowering.scope.name(one, false, person.at.0);
                    lowering.one_of_each(steps)
                })
            }
            Each::Thing(thing) => {
                let cards = self.each_of(thing)?;
                let left = self.scratch(at)?;
                let one = self.local(at)?;
                self.emit(Op::StartCards { cards, left });
                let next = self.emit(Op::NextCard { left, into: one, done: Pc(0) });
                let (mark, named) = (self.scope.bindings.len(), self.scope.named);
                let before = self.scope.one_of_them.replace(Cards::local(one));
                if let ThingKind::Some(noun) = &thing.kind {
                    self.scope.bind(
                        Noun::Thing(noun.head.clone()),
                        Slot::Cards(Cards::local(one)),
                        false,
                        thing.at.0,
                    );
                    self.scope.mention(Cards::local(one), false, thing.at.0);
                    self.lies_there(noun, Where::Stated, Cards::local(one), thing.at);
                    self.bind_controller_of_each(noun, Cards::local(one))?;
                    if is_among_them(noun) {
                        self.scope.gone_through = Some(thing.at.0);
                    }
                }
                let own = mark..self.scope.bindings.len();
                let (lying, at_most) = (self.scope.lying.clone(), self.scope.at_most);
                let done = self.one_of_each(steps);
                self.scope.one_of_them = before;
                self.scope.named_of_each(named);
                self.scope.perhaps(&lying);
                self.scope.perhaps_left(at_most);
                self.scope.forget_own(own);
                self.emit(Op::Goto(next));
                self.land(next);
                done
            }
            Each::Counter { counter, on } => {
                self.counters_of_which(*counter, on, steps)?;
                let cards = self.cards(on)?;
                self.counters_on(on, cards, Where::Anywhere, on.at);
                let count = self.expr(Expr::Counters(self.world.counter(*counter), cards));
                self.so_often(count, steps)
            }
            Each::Goods(number) => {
                let count = self.named_number(number)?;
                self.so_often(count, steps)
            }
            Each::Points(person) => {
                let count = self.points_of(person, person.at)?;
                self.so_often(count, steps)
            }
            Each::Value(attribute) => self.each_value(*attribute, steps),
            Each::Times { amount, at } => {
                let count = self.number(amount, *at)?;
                self.so_often(count, steps)
            }
        }
    }

    /// As often as a number says that is worked out once.
    fn so_often(&mut self, count: Num, steps: &Steps) -> Option<()> {
        let left = self.local(steps.at)?;
        self.emit(Op::Let(left, count));
        let again = self.emit(Op::Countdown { left, done: Pc(0) });
        let named = self.scope.named;
        let done = self.one_of_each(steps);
        self.scope.named_of_each(named);
        self.emit(Op::Goto(again));
        self.land(again);
        done
    }

    /// Once for each value of an attribute, in the order the game declares them.
    fn each_value(&mut self, attribute: Word, steps: &Steps) -> Option<()> {
        let at = steps.at;
        let id = self.world.attribute(attribute);
        let is_one = |value: &ValueDef| value.attribute == id;
        let first = self.world.values.iter().position(is_one).unwrap_or(0);
        let count = self.world.values.iter().filter(|value| is_one(value)).count();
        let left = self.local(at)?;
        let value = self.local(at)?;
        self.emit(Op::Let(left, Num::constant(count as u32)));
        let again = self.emit(Op::Countdown { left, done: Pc(0) });
        // Those of one attribute stand together; a local keeps a value as its number plus one.
        let end = Num::constant((first + count) as u32);
        let kept = self.expr(Expr::Minus(end, Num::new(NumKind::Local(left))));
        self.emit(Op::Let(value, kept));
        let mark = self.scope.bindings.len();
        let kept = Slot::Value(Valued::Local(value));
        self.scope.bind(Noun::Value(attribute.id), kept, false, attribute.at.0);
        let done = self.one_of_each(steps);
        self.scope.forget_own(mark..mark + 1);
        self.emit(Op::Goto(again));
        self.land(again);
        done
    }

    /// What is done for one of several, and what an answer leads to that was given for it.
    fn one_of_each(&mut self, steps: &Steps) -> Option<()> {
        self.asked_anew(|lowering| lowering.each_time(steps))
    }

    /// What is done several times: an answer that is given there is nobody's afterwards.
    fn asked_anew(&mut self, lower: impl FnOnce(&mut Self) -> Option<()>) -> Option<()> {
        let earlier = self.scope.may.take();
        let done = lower(self);
        if self.scope.may.take().is_none() {
            self.scope.may = earlier;
        }
        done
    }

    /// Sentences that say what the answer leads to that was just given for one of several.
    pub fn answers_for_this_one(&mut self) -> Option<()> {
        while self.scope.may.is_some() && !self.answers.is_empty() {
            let sentence = self.answers.remove(0);
            let SentenceKind::IfDone { who, not, steps } = &sentence.kind else { continue };
            self.scope.sentence += 1;
            self.scope.clause += 1;
            self.if_done(who, *not, steps, sentence.at)?;
        }
        Some(())
    }

    /// Of sentences that say what an answer leads to, those about the one of several who was just asked:
    /// they are done before the next is.
    pub fn answers_of(&mut self, one: Who) -> Option<()> {
        while let Some(sentence) = self.answers.first().cloned() {
            let SentenceKind::IfDone { who, not, steps } = &sentence.kind else { break };
            let PersonKind::That(role) = &who.kind else { break };
            let meant = self.scope.that(&Noun::Person(*role)).map(|binding| binding.slot);
            if meant != Ok(Slot::Person(one)) {
                break;
            }
            self.answers.remove(0);
            self.scope.sentence += 1;
            self.scope.clause += 1;
            self.if_done(who, *not, steps, sentence.at)?;
        }
        Some(())
    }
}
