//! Paragraphs, sentences, steps and standing texts.

use super::{Node, See, Visit};
use crate::syntax::tree::{
    Clause, ClauseKind, DefinedVerb, Each, EntersWith, Outcome, Paragraph, Requirement, Sentence,
    SentenceKind, Standing, StandingKind, Step, Steps, Worth,
};

impl Visit for Paragraph {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Paragraph(self));
        let Paragraph { sentences, at: _ } = self;
        sentences.visit(see);
    }
}

impl Visit for Sentence {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Sentence(self));
        let Sentence { there, kind, at: _ } = self;
        if let Some(there) = there {
            there.visit(see);
        }
        match kind {
            SentenceKind::At { moment, condition, steps } => {
                moment.visit(see);
                condition.visit(see);
                steps.visit(see);
            }
            SentenceKind::Whenever { event, condition, steps } => {
                event.visit(see);
                condition.visit(see);
                steps.visit(see);
            }
            SentenceKind::AsSoonAs { condition, steps } | SentenceKind::If { condition, steps } => {
                condition.visit(see);
                steps.visit(see);
            }
            SentenceKind::Would { event, condition, outcome } => {
                event.visit(see);
                condition.visit(see);
                match outcome {
                    Outcome::Changed(steps) | Outcome::Instead(steps) | Outcome::First(steps) => {
                        steps.visit(see)
                    }
                }
            }
            SentenceKind::Otherwise { condition, steps } => {
                condition.visit(see);
                steps.visit(see);
            }
            SentenceKind::ForEach { steps }
            | SentenceKind::Repeat { steps }
            | SentenceKind::SameTime { steps }
            | SentenceKind::Steps(steps) => {
                steps.visit(see);
            }
            SentenceKind::IfDone { who, not: _, steps } => {
                who.visit(see);
                steps.visit(see);
            }
            SentenceKind::UntilWhenever { until, event, condition, steps } => {
                until.visit(see);
                event.visit(see);
                condition.visit(see);
                steps.visit(see);
            }
            SentenceKind::Once { during, condition, steps } => {
                during.visit(see);
                condition.visit(see);
                steps.visit(see);
            }
            SentenceKind::AnyOrder { clauses } => clauses.visit(see),
            SentenceKind::Defines { what, predicate, condition } => {
                what.visit(see);
                predicate.visit(see);
                condition.visit(see);
            }
            SentenceKind::DefinesVerb { verb, what, steps } => {
                match verb {
                    DefinedVerb::BuiltIn(_) => {}
                    DefinedVerb::Own(verb) => verb.visit(see),
                }
                what.visit(see);
                steps.visit(see);
            }
            SentenceKind::Keyword(keyword) => keyword.visit(see),
        }
    }
}

impl Visit for Each {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Each::Thing(thing) => thing.visit(see),
            Each::Person(person) | Each::Points(person) => person.visit(see),
            Each::Counter { counter, on } => {
                counter.visit(see);
                on.visit(see);
            }
            Each::Goods(number) => number.visit(see),
            Each::Value(attribute) => attribute.visit(see),
            Each::Times { amount, at: _ } => amount.visit(see),
        }
    }
}

impl Visit for Requirement {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Requirement::Person(person) => person.visit(see),
            Requirement::Thing(thing) | Requirement::YouHave(thing) | Requirement::YouControl(thing) => {
                thing.visit(see);
            }
        }
    }
}

impl Visit for EntersWith {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        let EntersWith { amount, counter, at: _ } = self;
        amount.visit(see);
        counter.visit(see);
    }
}

impl Visit for Steps {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Steps(self));
        visit_inside(self, see);
    }
}

/// What the steps hold, without themselves.
pub(super) fn visit_inside<'t>(steps: &'t Steps, see: &mut See<'_, 't>) {
    let Steps { each, only_if, until, first, more, at: _ } = steps;
    each.visit(see);
    only_if.visit(see);
    until.visit(see);
    first.visit(see);
    for step in more {
        match step {
            Step::And(clause) => clause.visit(see),
            Step::ThenIf { condition, clause } => {
                condition.visit(see);
                clause.visit(see);
            }
        }
    }
}

impl Visit for Clause {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Clause(self));
        let Clause { kind, at: _ } = self;
        match kind {
            ClauseKind::Do { subject, in_turn_order: _, may: _, act } => {
                subject.visit(see);
                act.visit(see);
            }
            ClauseKind::Becomes { value, measure } => {
                value.visit(see);
                measure.visit(see);
            }
            ClauseKind::GameEnds | ClauseKind::SeriesEnds => {}
            ClauseKind::TurnEnds(whose) => whose.visit(see),
            ClauseKind::Standing(standing) => standing.visit(see),
        }
    }
}

impl Visit for Standing {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Standing(self));
        let Standing { kind, duration, at: _ } = self;
        match kind {
            StandingKind::PersonCant { who, act } => {
                who.visit(see);
                act.visit(see);
            }
            StandingKind::ThingCant { what, verb, by } => {
                what.visit(see);
                verb.visit(see);
                by.visit(see);
            }
            StandingKind::Allowance { who, verb: _, amount } => {
                who.visit(see);
                amount.visit(see);
            }
            StandingKind::Permission { who, act, during } => {
                who.visit(see);
                act.visit(see);
                during.visit(see);
            }
            StandingKind::MustBe { what, is } => {
                what.visit(see);
                is.visit(see);
            }
            StandingKind::Also { what, values } => {
                what.visit(see);
                values.visit(see);
            }
            StandingKind::Own { what, predicate } => {
                what.visit(see);
                predicate.visit(see);
            }
            StandingKind::Worth { what, worth } => {
                what.visit(see);
                match worth {
                    Worth::Points(_) => {}
                    Worth::Its(attribute) => attribute.visit(see),
                }
            }
        }
        duration.visit(see);
    }
}
