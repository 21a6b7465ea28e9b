//! Whole sentences and the fields that are sentences.

use super::act::simple_verb;
use super::parts::{Pair, Parts, only};
use super::{Builder, Misfit, MisfitKind};
use crate::syntax::tree::{
    Amount, At, ClauseKind, Condition, DefinedVerb, Duration, Each, EntersWith, Outcome, Requirement,
    Sentence, SentenceKind, Steps,
};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    pub fn sentence(&self, pair: Pair<'_>) -> Sentence {
        let at = self.at(&pair);
        if pair.as_rule() != Rule::while_sentence {
            return Sentence::new(self.sentence_kind(pair), at);
        }
        let mut parts = Parts::of(pair);
        let condition = Box::new(self.condition(parts.must(Rule::condition)));
        match parts.take(Rule::while_waits) {
            Some(waits) => Sentence { there: Some(condition), kind: self.sentence_kind(only(waits)), at },
            None => Sentence::new(self.led_by(Duration::While(condition), parts), at),
        }
    }

    fn sentence_kind(&self, pair: Pair<'_>) -> SentenceKind {
        let rule = pair.as_rule();
        let mut parts = Parts::of(pair);
        match rule {
            Rule::at_sentence | Rule::while_at => {
                let moment = self.moment(parts.must(Rule::moment));
                let (condition, steps) = self.condition_and_steps(parts);
                SentenceKind::At { moment, condition, steps }
            }
            Rule::whenever_sentence | Rule::while_whenever => {
                let event = self.event(parts.must(Rule::event), false);
                let (condition, steps) = self.condition_and_steps(parts);
                SentenceKind::Whenever { event, condition, steps }
            }
            Rule::as_soon_as_sentence | Rule::while_as_soon_as => {
                let condition = self.condition(parts.must(Rule::condition));
                SentenceKind::AsSoonAs { condition, steps: self.last_steps(parts) }
            }
            Rule::would_sentence | Rule::while_would => {
                let event = self.event(parts.must(Rule::event), true);
                let condition = parts.take(Rule::would_if).map(|asked| self.only_condition(asked));
                SentenceKind::Would { event, condition, outcome: self.outcome(parts.must(Rule::outcome)) }
            }
            Rule::if_sentence => {
                let condition = self.condition(parts.must(Rule::condition));
                SentenceKind::If { condition, steps: self.last_steps(parts) }
            }
            Rule::if_done_sentence => {
                let who = self.person(parts.must(Rule::closed_person));
                let not = Parts::of(parts.must(Rule::did)).has(Rule::kw_do_not);
                SentenceKind::IfDone { who, not, steps: self.last_steps(parts) }
            }
            Rule::otherwise_sentence => {
                parts.must(Rule::kw_otherwise);
                let (condition, steps) = self.condition_and_steps(parts);
                SentenceKind::Otherwise { condition, steps }
            }
            Rule::until_sentence => {
                let until = self.until(parts.must(Rule::until));
                match parts.take(Rule::until_whenever) {
                    None => self.led_by(Duration::Until(until), parts),
                    Some(whenever) => {
                        let mut parts = Parts::of(whenever);
                        let event = self.event(parts.must(Rule::event), false);
                        let (condition, steps) = self.condition_and_steps(parts);
                        SentenceKind::UntilWhenever { until, event, condition, steps }
                    }
                }
            }
            Rule::once_sentence => {
                let during = self.time(parts.must(Rule::time));
                let condition = parts.take(Rule::once_if).map(|asked| self.only_condition(asked));
                SentenceKind::Once { during, condition, steps: self.last_steps(parts) }
            }
            Rule::for_each_sentence => SentenceKind::ForEach { steps: self.last_steps(parts) },
            Rule::repeat_sentence => SentenceKind::Repeat { steps: self.last_steps(parts) },
            Rule::any_order_sentence => {
                let clauses = parts.all(Rule::clause).map(|clause| self.clause(clause)).collect();
                SentenceKind::AnyOrder { clauses }
            }
            Rule::same_time_sentence => SentenceKind::SameTime { steps: self.last_steps(parts) },
            Rule::defines_sentence => {
                let what = self.thing_inner(parts.must(Rule::thing_inner));
                let predicate = self.word(&parts.must(Rule::mark_predicate));
                SentenceKind::Defines {
                    what,
                    predicate,
                    condition: self.condition(parts.must(Rule::condition)),
                }
            }
            Rule::to_verb_sentence => {
                let verb = only(parts.must(Rule::defined_verb));
                let verb = match verb.as_rule() {
                    Rule::simple_verb => DefinedVerb::BuiltIn(simple_verb(verb)),
                    _ => DefinedVerb::Own(self.word(&verb)),
                };
                let what = parts.take(Rule::thing_inner).map(|what| self.thing_inner(what));
                SentenceKind::DefinesVerb { verb, what, steps: self.last_steps(parts) }
            }
            Rule::keyword_sentence => SentenceKind::Keyword(self.word(&parts.must(Rule::mark_keyword))),
            _ => SentenceKind::Steps(self.last_steps(parts)),
        }
    }

    /// `requires_field`.
    pub fn requirement(&self, pair: Pair<'_>) -> Requirement {
        let inner = only(pair);
        match inner.as_rule() {
            Rule::you_to_have => Requirement::YouHave(self.thing(Parts::of(inner).must(Rule::thing))),
            Rule::you_to_control => Requirement::YouControl(self.thing(Parts::of(inner).must(Rule::thing))),
            Rule::person => Requirement::Person(self.person(inner)),
            _ => Requirement::Thing(self.thing(inner)),
        }
    }

    /// `enters_field`.
    pub fn enters_with(&self, pair: Pair<'_>) -> Vec<EntersWith> {
        let each = Parts::of(pair).all(Rule::counters).map(|pair| {
            let at = self.at(&pair);
            let (amount, counter) = self.counters(pair);
            EntersWith { amount, counter, at }
        });
        each.collect()
    }

    fn condition_and_steps(&self, mut parts: Parts<'_>) -> (Option<Condition>, Steps) {
        parts.has(Rule::kw_if);
        let condition = parts.take(Rule::condition).map(|condition| self.condition(condition));
        (condition, self.last_steps(parts))
    }

    fn only_condition(&self, asked: Pair<'_>) -> Condition {
        self.condition(Parts::of(asked).must(Rule::condition))
    }

    /// What a sentence ends with: what is done, once, for each of several, or again and again.
    fn last_steps(&self, mut parts: Parts<'_>) -> Steps {
        parts.pass_to(&[Rule::for_each, Rule::repeat_until, Rule::steps]);
        let mut from = None;
        let mut begins = |pair: &Pair<'_>| *from.get_or_insert(self.at(pair));
        let (mut each, mut only_if) = (None, None);
        if let Some(pair) = parts.take(Rule::for_each) {
            begins(&pair);
            let mut parts = Parts::of(pair);
            each = Some(match parts.take(Rule::repeat_times) {
                Some(times) => self.times(times),
                None => self.each(parts.must(Rule::each)),
            });
            only_if = parts.find(Rule::condition).map(|condition| self.condition(condition));
        }
        let until = parts.take(Rule::repeat_until).map(|pair| {
            begins(&pair);
            self.condition(Parts::of(pair).must(Rule::condition))
        });
        let steps = self.steps(parts.must(Rule::steps));
        let at = from.map_or(steps.at, |from| At(from.0.to(steps.at.0)));
        Steps { each, only_if, until, at, ..steps }
    }

    /// A standing text led by its duration is the same as one that ends with it.
    fn led_by(&self, duration: Duration, mut parts: Parts<'_>) -> SentenceKind {
        let mut clause = self.clause(parts.must(Rule::standing_clause));
        let at = clause.at;
        match &mut clause.kind {
            ClauseKind::Standing(standing) if standing.duration.is_none() => {
                standing.duration = Some(duration)
            }
            ClauseKind::Standing(standing) => {
                let kind =
                    MisfitKind::DurationTwice { each_turn: standing.duration == Some(Duration::EachTurn) };
                self.misfits.borrow_mut().push(Misfit { kind, span: at.0 });
            }
            _ => self.misfits.borrow_mut().push(Misfit { kind: MisfitKind::NotStanding, span: at.0 }),
        }
        SentenceKind::Steps(Steps::once(clause, Vec::new(), at))
    }

    fn outcome(&self, pair: Pair<'_>) -> Outcome {
        let inner = only(pair);
        let first = inner.as_rule() == Rule::outcome_first;
        let mut parts = Parts::of(inner);
        let steps = self.steps(parts.must(Rule::steps));
        if first {
            Outcome::First(steps)
        } else if parts.has(Rule::kw_instead) {
            Outcome::Instead(steps)
        } else {
            Outcome::Changed(steps)
        }
    }

    fn times(&self, pair: Pair<'_>) -> Each {
        let mut parts = Parts::of(pair);
        parts.must(Rule::kw_repeat);
        let many = parts.expect();
        let at = self.at(&many);
        let amount = match many.as_rule() {
            Rule::that_many => Amount::ThatMany,
            Rule::twice_that_many => Amount::TwiceThatMany,
            _ => Amount::Exactly(self.number(&many)),
        };
        Each::Times { amount, at }
    }

    fn each(&self, pair: Pair<'_>) -> Each {
        let mut parts = Parts::of(pair);
        let first = parts.expect();
        match first.as_rule() {
            Rule::kw_each => {
                if let Some(goods) = parts.take(Rule::goods_of) {
                    return Each::Goods(self.goods_of(goods));
                }
                if let Some(points) = parts.take(Rule::points_of) {
                    return Each::Points(self.points_of(points));
                }
                let counter = self.word(&parts.must(Rule::mark_counter));
                Each::Counter { counter, on: self.thing(parts.must(Rule::thing)) }
            }
            Rule::each_value => Each::Value(self.word(&Parts::of(first).must(Rule::mark_attribute))),
            Rule::person => Each::Person(self.person(first)),
            _ => Each::Thing(self.thing(first)),
        }
    }
}
