//! Sentences: those that open an ability, and those that follow in one.

use crate::analysis::resolve::{Noun, Slot, Valued};
use crate::diagnostic::Code;
use crate::program::{
    Ability, Cards, Commutes, Compare, EventKind, Expr, Lifetime, Num, NumKind, Offered, Op, Pc, Stage,
    ValueDef, Who, WhoKind,
};
use crate::syntax::tree::{
    At, Condition, Each, Edge, Event, Moment, Person, PersonKind, Sentence, SentenceKind, Steps, ThingKind,
    Time, Until, Word,
};

use super::Lowering;
use super::boolean::Boolean;
use super::clause::role_of;
use super::condition::Candidates;
use super::event::Waited;
use super::text::Open;

impl Lowering<'_> {
    /// A sentence that begins an ability.
    pub fn opening(&mut self, sentence: &Sentence) -> Option<()> {
        match &sentence.kind {
            SentenceKind::At { moment, condition, steps } => {
                let waited = self.at_moment(moment)?;
                self.waits(waited, condition.as_ref(), steps, sentence.at)
            }
            SentenceKind::Whenever { event, condition, steps } => {
                let waited = self.event(event)?;
                self.waits(waited, condition.as_ref(), steps, sentence.at)
            }
            SentenceKind::AsSoonAs { condition, steps } => self.as_soon_as(condition, steps, sentence.at),
            SentenceKind::Would { event, outcome } => self.would(event, outcome, sentence.at),
            SentenceKind::Once { during, steps } => {
                let during = self.when(during)?;
                let code = Some(self.here());
                let works_in = self.works_in();
                self.ability(
                    Ability {
                        stage: Stage::Offer(Offered { during }),
                        kind: EventKind::Nothing,
                        printed: None,
                        condition: None,
                        only_while: None,
                        code,
                        works_in,
                        commutes: Commutes::Nothing,
                    },
                    sentence.at,
                );
                self.steps(steps)
            }
            SentenceKind::Defines { what, predicate, condition } => self.defines(what, *predicate, condition),
            SentenceKind::DefinesVerb { verb, what, steps } => {
                self.defines_verb(verb, what.as_ref(), steps, sentence.at)
            }
            SentenceKind::Keyword(word) => {
                let keyword = self.world.keyword(*word);
                self.keywords.push(keyword);
                Some(())
            }
            SentenceKind::If { .. }
            | SentenceKind::Otherwise { .. }
            | SentenceKind::IfDone { .. }
            | SentenceKind::UntilWhenever { .. }
            | SentenceKind::ForEach { .. }
            | SentenceKind::Repeat { .. }
            | SentenceKind::AnyOrder { .. }
            | SentenceKind::SameTime { .. }
            | SentenceKind::Steps(_) => self.following(sentence, None, &mut Open::default()),
        }
    }

    /// A sentence that is done as part of an ability.
    pub fn following(&mut self, sentence: &Sentence, next: Option<&Sentence>, open: &mut Open) -> Option<()> {
        let otherwise = open.otherwise.take();
        match &sentence.kind {
            SentenceKind::If { condition, steps } => self.if_sentence(condition, steps, next, open),
            SentenceKind::Otherwise { steps } => match otherwise {
                Some(jump) => {
                    let done = self.steps(steps);
                    self.land(jump);
                    done
                }
                None => {
                    let message = "\"Otherwise\" has no \"If\" directly before it";
                    let help = "write the condition first: If that card is ‹value›, draw a card. Otherwise, discard a card.";
                    self.refuse(Code::NoIf, sentence.at, message, "otherwise than what?", help)
                }
            },
            SentenceKind::IfDone { who, not, steps } => self.if_done(who, *not, steps, sentence.at),
            SentenceKind::UntilWhenever { until, event, condition, steps } => {
                self.until_whenever(until, event, condition.as_ref(), steps, sentence.at)
            }
            SentenceKind::At { moment, condition, steps } => {
                self.later(moment, condition.as_ref(), steps, sentence.at)
            }
            SentenceKind::ForEach { each, until, steps } => {
                self.for_each(each, until.as_ref(), steps, sentence.at)
            }
            SentenceKind::Repeat { until, steps } => self.repeated(Some(until), steps),
            SentenceKind::AnyOrder { clauses } => self.any_order(clauses, sentence.at),
            SentenceKind::SameTime { steps } => {
                self.emit(Op::TogetherInSecret);
                let done = self.steps(steps);
                self.emit(Op::Apart);
                done
            }
            SentenceKind::Steps(steps) => self.steps(steps),
            SentenceKind::Whenever { .. }
            | SentenceKind::AsSoonAs { .. }
            | SentenceKind::Would { .. }
            | SentenceKind::Once { .. }
            | SentenceKind::Defines { .. }
            | SentenceKind::DefinesVerb { .. }
            | SentenceKind::Keyword(_) => self.opening(sentence),
        }
    }

    fn at_moment(&mut self, moment: &Moment) -> Option<Waited> {
        let (kind, _) = self.moment(moment)?;
        let mut waited = Waited::new(kind);
        if let Time::Turn { of, .. } | Time::Phase { of, .. } = &moment.time {
            self.event_person(&mut waited, of, Who::new(WhoKind::Actor))?;
            self.scope.subject = None;
            self.scope.has_actor = true;
        }
        Some(waited)
    }

    /// An ability that waits for an event; what it does follows.
    fn waits(
        &mut self,
        mut waited: Waited,
        condition: Option<&Condition>,
        steps: &Steps,
        at: At,
    ) -> Option<()> {
        self.scope.subject = None;
        let mut witnesses = Vec::new();
        if let Some(condition) = condition {
            let held = self.condition(condition)?;
            waited.asks(held.boolean);
            witnesses = held.witnesses;
        }
        self.scope.has_actor = acts(waited.kind);
        let code = self.here();
        self.waiting_ability(waited, Some(code), at);
        self.bind_witnesses(&witnesses)?;
        self.steps(steps)
    }

    fn as_soon_as(&mut self, condition: &Condition, steps: &Steps, at: At) -> Option<()> {
        let held = self.condition(condition)?;
        let waited =
            Waited { stage: Stage::State, condition: held.boolean, ..Waited::new(EventKind::Nothing) };
        let code = self.here();
        self.waiting_ability(waited, Some(code), at);
        // Everybody of whom it is true, at once: several can win together.
        if let [witness] = held.witnesses.as_slice()
            && let (Candidates::Players(who), Noun::Person(role)) = (witness.who, witness.noun.clone())
        {
            self.emit(Op::Together);
            let done = self.each_player(who, role, witness.at, |lowering, _| lowering.steps(steps));
            self.emit(Op::Apart);
            return done;
        }
        self.bind_witnesses(&held.witnesses)?;
        self.steps(steps)
    }

    fn if_sentence(
        &mut self,
        condition: &Condition,
        steps: &Steps,
        next: Option<&Sentence>,
        open: &mut Open,
    ) -> Option<()> {
        self.scope.doer = None;
        let held = self.if_condition(condition)?;
        let mut boolean = held.boolean;
        if held.asks_can {
            boolean = self.can_do(steps)?.and(boolean);
        }
        let test = self.some_test(&boolean, condition.at);
        let unless = self.emit(Op::Unless(test, Pc(0)));
        let before = self.scope.clone();
        let done = self.bind_witnesses(&held.witnesses).and_then(|()| self.steps(steps));
        let has_otherwise = next.is_some_and(|next| matches!(next.kind, SentenceKind::Otherwise { .. }));
        if has_otherwise {
            let end = self.emit(Op::Goto(Pc(0)));
            open.otherwise = Some(end);
            // What the one branch names, the other can't point at.
            self.scope = before;
        }
        self.land(unless);
        done
    }

    fn if_done(&mut self, who: &Person, not: bool, steps: &Steps, at: At) -> Option<()> {
        let told = self.who(who)?;
        let Some((did, asked)) = self.scope.may else {
            let message = format!("nobody was asked before \"{}\"", self.quote(at));
            let help = "it speaks of the last \"may\" of the paragraph: You may discard a card. If you do, draw a card.";
            return self.refuse(Code::NoMay, at, message, "do what?", help);
        };
        if (told == Who::YOU) != (asked == Who::YOU) {
            let message = format!("the last \"may\" was not for the one of \"{}\"", self.quote(at));
            let help = "it speaks of whoever was asked: Each opponent may discard a card. If that opponent does, draw a card.";
            return self.refuse(Code::NoMay, who.at, message, "somebody else was asked", help);
        }
        let answer = Num::constant(if not { 2 } else { 1 });
        let boolean = Boolean::compare(Compare::Equal, Num::new(NumKind::Local(did)), answer);
        let test = self.some_test(&boolean, at);
        let unless = self.emit(Op::Unless(test, Pc(0)));
        let done = self.steps(steps);
        self.land(unless);
        done
    }

    fn until_whenever(
        &mut self,
        until: &Until,
        event: &Event,
        condition: Option<&Condition>,
        steps: &Steps,
        at: At,
    ) -> Option<()> {
        let lifetime = self.until(until, at)?;
        let before = self.scope.clone();
        let over = self.emit(Op::Goto(Pc(0)));
        let waited = self.event(event);
        let made = match waited {
            Some(waited) => self.waits(waited, condition, steps, at),
            None => None,
        };
        self.emit(Op::End);
        self.land(over);
        self.scope = before;
        made?;
        self.float_last(lifetime);
        Some(())
    }

    /// One moment to come: at the beginning of your next turn.
    fn later(&mut self, moment: &Moment, condition: Option<&Condition>, steps: &Steps, at: At) -> Option<()> {
        let before = self.scope.clone();
        let over = self.emit(Op::Goto(Pc(0)));
        let made = match self.at_moment(moment) {
            Some(waited) => self.waits(waited, condition, steps, at),
            None => None,
        };
        self.emit(Op::End);
        self.land(over);
        self.scope = before;
        made?;
        let is_to_come =
            matches!(moment.time, Time::Turn { next: true, .. } | Time::Phase { next: true, .. });
        let lifetime = match (moment.edge, is_to_come) {
            // It is the end of a time that has not begun yet.
            (Edge::End, true) => Lifetime::OnceIn(self.when(&moment.time)?),
            (Edge::Beginning | Edge::End, true | false) => Lifetime::Once,
        };
        self.float_last(lifetime);
        Some(())
    }

    /// Lets the ability that was made last work for a while.
    fn float_last(&mut self, lifetime: Lifetime) {
        let last = self.text.abilities.iter().rposition(|ability| ability.code.is_some());
        let ability = last.expect("an ability with code was just made");
        self.text.abilities[ability].works_in = crate::program::WorksIn::Always;
        let lasts = self.lifetime(lifetime);
        self.emit(Op::Float { ability: crate::program::AbilityId(ability as u16), lasts });
    }

    /// Steps, again and again until something is true.
    fn repeated(&mut self, until: Option<&Condition>, steps: &Steps) -> Option<()> {
        let Some(until) = until else { return self.steps(steps) };
        let again = self.here();
        let held = self.condition(until)?;
        let test = self.some_test(&held.boolean.negated(true), until.at);
        let done = self.emit(Op::Unless(test, Pc(0)));
        let lowered = self.steps(steps);
        self.emit(Op::Goto(again));
        self.land(done);
        lowered
    }

    fn for_each(&mut self, each: &Each, until: Option<&Condition>, steps: &Steps, at: At) -> Option<()> {
        match each {
            Each::Person(person) => {
                let who = self.person_set(person)?;
                self.each_player(who, role_of(person), person.at, |lowering, _| {
                    lowering.scope.subject = None;
                    lowering.repeated(until, steps)
                })
            }
            Each::Thing(thing) => {
                let cards = self.counted_cards(thing)?;
                let left = self.scratch(at)?;
                let one = self.local(at)?;
                self.emit(Op::StartCards { cards, left });
                let next = self.emit(Op::NextCard { left, into: one, done: Pc(0) });
                let mark = self.scope.bindings.len();
                if let ThingKind::Some(noun) = &thing.kind {
                    self.scope.bind(
                        Noun::Thing(noun.head.clone()),
                        Slot::Cards(Cards::local(one)),
                        false,
                        thing.at.0,
                    );
                    self.scope.mention(Cards::local(one), false, thing.at.0);
                }
                let done = self.repeated(until, steps);
                self.scope.bindings.truncate(mark);
                self.emit(Op::Goto(next));
                self.land(next);
                done
            }
            Each::Counter { counter, on } => {
                let cards = self.cards(on)?;
                let count = self.expr(Expr::Counters(self.world.counter(*counter), cards));
                let left = self.local(at)?;
                self.emit(Op::Let(left, count));
                let again = self.emit(Op::Countdown { left, done: Pc(0) });
                let done = self.repeated(until, steps);
                self.emit(Op::Goto(again));
                self.land(again);
                done
            }
            Each::Value(attribute) => self.each_value(*attribute, until, steps, at),
        }
    }

    /// Once for each value of an attribute, in the order the game declares them.
    fn each_value(
        &mut self,
        attribute: Word,
        until: Option<&Condition>,
        steps: &Steps,
        at: At,
    ) -> Option<()> {
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
        let done = self.repeated(until, steps);
        self.scope.bindings.truncate(mark);
        self.emit(Op::Goto(again));
        self.land(again);
        done
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

/// Whether somebody does it: in a rule, the one who then acts where nobody is named.
fn acts(kind: EventKind) -> bool {
    !matches!(
        kind,
        EventKind::GameBegins
            | EventKind::GameEnds
            | EventKind::SeriesBegins
            | EventKind::SeriesEnds
            | EventKind::Nothing
    )
}
