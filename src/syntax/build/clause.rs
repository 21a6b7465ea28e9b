//! Steps, clauses and standing texts.

use super::parts::{Pair, Parts, only};
use super::{Builder, Misfit, MisfitKind};
use crate::source::Span;
use crate::syntax::tree::{
    Act, ActKind, AllowedVerb, Amount, At, Clause, ClauseKind, Duration, Person, Standing, StandingKind,
    Step, Steps, Worth,
};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    /// `steps` and `choice_row`.
    pub(super) fn steps(&self, pair: Pair<'_>) -> Steps {
        let at = self.at(&pair);
        let mut parts = Parts::of(pair);
        if let Some(choice) = parts.take(Rule::long_choice) {
            return Steps::once(self.long_choice(choice), Vec::new(), at);
        }
        let first = self.clause(parts.expect());
        let mut more = Vec::new();
        while let Some(part) = parts.next() {
            let conditional = part.as_rule() == Rule::then_if;
            let mut step = Parts::of(part);
            more.push(if conditional {
                let condition = self.condition(step.must(Rule::condition));
                Step::ThenIf { condition, clause: self.clause(step.must(Rule::clause)) }
            } else {
                Step::And(self.clause(step.must(Rule::clause)))
            });
        }
        // What follows a choice of clauses would read as part of the last one, or as done in any case.
        let clauses = std::iter::once(&first).chain(more.iter().map(|step| match step {
            Step::And(clause) | Step::ThenIf { clause, .. } => clause,
        }));
        let choices = clauses.filter(|clause| chooses_one(clause)).count();
        let last_chooses = chooses_one(match more.last() {
            Some(Step::And(clause) | Step::ThenIf { clause, .. }) => clause,
            None => &first,
        });
        if choices > usize::from(last_chooses) {
            self.misfits.borrow_mut().push(Misfit { kind: MisfitKind::AfterModes, span: at.0 });
        }
        Steps::once(first, more, at)
    }

    fn long_choice(&self, pair: Pair<'_>) -> Clause {
        let at = self.at(&pair);
        let mut parts = Parts::of(pair);
        let subject = parts.take(Rule::person).map(|person| self.person(person));
        let in_turn_order = parts.has(Rule::in_turn_order);
        let may = parts.has(Rule::kw_may);
        let verb = self.at(&parts.must(Rule::kw_choose));
        let many = self.so_many_modes(&mut parts);
        let modes = parts.all(Rule::choice_row).map(|mode| self.steps(mode)).collect();
        let act = Act {
            kind: ActKind::ChooseOne { many, modes },
            at: At(Span::new(verb.0.start as usize, at.0.end as usize)),
        };
        Clause { kind: ClauseKind::Do { subject, in_turn_order, may, act }, at }
    }

    /// `clause`, `standing_clause` and `mode`.
    pub(super) fn clause(&self, pair: Pair<'_>) -> Clause {
        let at = self.at(&pair);
        let inner = only(pair);
        let rule = inner.as_rule();
        let mut parts = Parts::of(inner);
        let kind = match rule {
            Rule::act_clause => {
                let act = self.act(parts.expect());
                ClauseKind::Do { subject: None, in_turn_order: false, may: false, act }
            }
            Rule::becomes_clause => {
                let value = self.the_value(parts.must(Rule::the_value));
                ClauseKind::Becomes { value, measure: self.measure(parts.must(Rule::measure)) }
            }
            Rule::ends_clause => match parts.expect() {
                first if first.as_rule() == Rule::the_game => ClauseKind::GameEnds,
                first if first.as_rule() == Rule::the_series => ClauseKind::SeriesEnds,
                first => ClauseKind::TurnEnds(self.owner(first)),
            },
            Rule::person_clause => self.person_clause(parts, at),
            _ => self.thing_clause(parts, at),
        };
        Clause { kind, at }
    }

    fn person_clause(&self, mut parts: Parts<'_>, at: At) -> ClauseKind {
        let person = self.person(parts.must(Rule::person));
        let in_turn_order = parts.has(Rule::in_turn_order);
        let inner = parts.expect();
        let rule = inner.as_rule();
        match rule {
            Rule::person_cant => {
                let mut parts = Parts::of(inner);
                let act = Box::new(self.act(parts.must(Rule::act)));
                let duration = self.optional_duration(&mut parts);
                standing(StandingKind::PersonCant { who: person, act }, duration, at)
            }
            Rule::person_may => {
                let mut parts = Parts::of(inner);
                parts.must(Rule::kw_may);
                if let Some(allowance) = parts.take(Rule::allowance) {
                    return self.allowance(person, allowance, at);
                }
                let act = self.act(parts.find_either(Rule::clause_act, Rule::act));
                match parts.take(Rule::during) {
                    Some(during) => {
                        let during = self.during(during);
                        let kind = StandingKind::Permission { who: person, act: Box::new(act), during };
                        standing(kind, None, at)
                    }
                    None => ClauseKind::Do { subject: Some(person), in_turn_order, may: true, act },
                }
            }
            _ => {
                let act = self.act(inner);
                ClauseKind::Do { subject: Some(person), in_turn_order, may: false, act }
            }
        }
    }

    fn allowance(&self, who: Person, pair: Pair<'_>, at: At) -> ClauseKind {
        let mut parts = Parts::of(pair);
        let verb = match parts.expect().as_rule() {
            Rule::kw_discard => AllowedVerb::Discard,
            _ => AllowedVerb::Play,
        };
        let amount = match parts.take(Rule::amount) {
            Some(amount) => self.amount(amount),
            None => Amount::Exactly(1),
        };
        parts.must(Rule::kw_card);
        let duration = self.optional_duration(&mut parts);
        standing(StandingKind::Allowance { who, verb, amount }, duration, at)
    }

    fn thing_clause(&self, mut parts: Parts<'_>, at: At) -> ClauseKind {
        let what = self.thing(parts.must(Rule::subject));
        let inner = parts.expect();
        let rule = inner.as_rule();
        let mut parts = Parts::of(inner);
        if rule == Rule::worth {
            let measure = parts.find_either(Rule::number, Rule::mark_attribute);
            let worth = match measure.as_rule() {
                Rule::number => Worth::Points(self.number(&measure)),
                _ => Worth::Its(self.word(&measure)),
            };
            return standing(StandingKind::Worth { what, worth }, None, at);
        }
        let kind = match rule {
            Rule::thing_cant => {
                let verb = self.passive(parts.must(Rule::passive));
                StandingKind::ThingCant { what, verb, by: self.by(&mut parts) }
            }
            Rule::also => {
                let also = parts.find_either(Rule::also_noun, Rule::also_list);
                let values = match also.as_rule() {
                    Rule::also_noun => vec![self.value_as_noun(also)],
                    _list => self.value_list(also),
                };
                StandingKind::Also { what, values }
            }
            Rule::must_be => StandingKind::MustBe { what, is: self.is_what(parts.must(Rule::is_what)) },
            _ => StandingKind::Own { what, predicate: self.word(&parts.must(Rule::mark_predicate)) },
        };
        let duration = self.optional_duration(&mut parts);
        standing(kind, duration, at)
    }
}

fn chooses_one(clause: &Clause) -> bool {
    matches!(&clause.kind, ClauseKind::Do { act, .. } if matches!(act.kind, ActKind::ChooseOne { .. }))
}

fn standing(kind: StandingKind, duration: Option<Duration>, at: At) -> ClauseKind {
    ClauseKind::Standing(Standing { kind, duration, at })
}
