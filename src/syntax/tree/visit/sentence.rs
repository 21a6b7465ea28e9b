//! Paragraphs, sentences, steps, conditions, events and times.

use super::{Node, See, Visit};
use crate::syntax::tree::{
    Clause, ClauseKind, Condition, DefinedVerb, Duration, Each, EntersWith, Event, EventKind, Is, Moment,
    Outcome, Paragraph, PassiveVerb, PersonPredicate, PersonPredicateKind, Requirement, Sentence,
    SentenceKind, SimpleCondition, SimpleConditionKind, Standing, StandingKind, Step, Steps, ThingPredicate,
    ThingPredicateKind, Time, Until, Worth,
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
        let Sentence { kind, at: _ } = self;
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
            SentenceKind::Would { event, outcome } => {
                event.visit(see);
                match outcome {
                    Outcome::Changed(steps) | Outcome::Instead(steps) | Outcome::First(steps) => {
                        steps.visit(see)
                    }
                }
            }
            SentenceKind::Otherwise { steps }
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
            SentenceKind::Once { during, steps } => {
                during.visit(see);
                steps.visit(see);
            }
            SentenceKind::ForEach { each, until, steps } => {
                each.visit(see);
                until.visit(see);
                steps.visit(see);
            }
            SentenceKind::Repeat { until, steps } => {
                until.visit(see);
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
            Each::Person(person) => person.visit(see),
            Each::Counter { counter, on } => {
                counter.visit(see);
                on.visit(see);
            }
            Each::Value(attribute) => attribute.visit(see),
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
    let Steps { first, more, at: _ } = steps;
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
            StandingKind::MustBe { what, any } => {
                what.visit(see);
                any.visit(see);
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

impl Visit for Event {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Event(self));
        let Event { kind, during, in_a_turn: _, at: _ } = self;
        match kind {
            EventKind::Does { who, act } | EventKind::Cannot { who, act } => {
                who.visit(see);
                act.visit(see);
            }
            EventKind::Done { what, verb, by } => {
                what.visit(see);
                verb.visit(see);
                by.visit(see);
            }
            EventKind::Enters(what) | EventKind::Leaves(what) | EventKind::ChangesControl(what) => {
                what.visit(see)
            }
            EventKind::TurnSkipped => {}
        }
        during.visit(see);
    }
}

impl Visit for PassiveVerb {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            PassiveVerb::Put(destination) => destination.visit(see),
            PassiveVerb::Own(verb) => verb.visit(see),
            PassiveVerb::Destroyed
            | PassiveVerb::Discarded
            | PassiveVerb::Played
            | PassiveVerb::Drawn
            | PassiveVerb::Revealed
            | PassiveVerb::LookedAt
            | PassiveVerb::Returned
            | PassiveVerb::Exchanged => {}
        }
    }
}

impl Visit for Time {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Time(self));
        match self {
            Time::Turn { of, next: _ } => of.visit(see),
            Time::Phase { of, next: _, phase } => {
                of.visit(see);
                phase.visit(see);
            }
            Time::ThisTurn | Time::Game | Time::Series => {}
        }
    }
}

impl Visit for Moment {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        let Moment { edge: _, time } = self;
        time.visit(see);
    }
}

impl Visit for Until {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Until::Moment(moment) => moment.visit(see),
            Until::Event(event) => event.visit(see),
        }
    }
}

impl Visit for Duration {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Duration::During(time) => time.visit(see),
            Duration::Until(until) => until.visit(see),
            Duration::While(condition) => condition.visit(see),
            Duration::ThisTurn | Duration::EachTurn | Duration::RestOfGame => {}
        }
    }
}

impl Visit for Condition {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Condition(self));
        let Condition { any, at: _ } = self;
        any.visit(see);
    }
}

impl Visit for SimpleCondition {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::SimpleCondition(self));
        let SimpleCondition { kind, at: _ } = self;
        match kind {
            SimpleConditionKind::Thing(thing, predicate) => {
                thing.visit(see);
                predicate.visit(see);
            }
            SimpleConditionKind::Person(person, predicate) => {
                person.visit(see);
                predicate.visit(see);
            }
            SimpleConditionKind::Named { attribute, no: _ } => attribute.visit(see),
            SimpleConditionKind::Measure(measure, comparison) => {
                measure.visit(see);
                comparison.visit(see);
            }
            SimpleConditionKind::ThereAre(thing) => thing.visit(see),
            SimpleConditionKind::TurnOf(person) => person.visit(see),
            SimpleConditionKind::YouCan => {}
        }
    }
}

impl Visit for ThingPredicate {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::ThingPredicate(self));
        let ThingPredicate { kind, at: _ } = self;
        match kind {
            ThingPredicateKind::Is { not: _, what } => what.visit(see),
            ThingPredicateKind::Shares { not: _, attributes, with } => {
                attributes.visit(see);
                with.visit(see);
            }
            ThingPredicateKind::Own { not: _, predicate } => predicate.visit(see),
            ThingPredicateKind::HasCounters { amount, counter } => {
                amount.visit(see);
                counter.visit(see);
            }
            ThingPredicateKind::HasKeyword { not: _, keyword } => keyword.visit(see),
            ThingPredicateKind::TopCard { not: _, what } => what.visit(see),
            ThingPredicateKind::Attribute { attribute, comparison } => {
                attribute.visit(see);
                comparison.visit(see);
            }
            ThingPredicateKind::Extreme { highest: _, attribute } => attribute.visit(see),
        }
    }
}

impl Visit for Is {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Is::A(thing) => thing.visit(see),
            Is::Values(values) => values.visit(see),
            Is::Named(attribute) | Is::ThatValue(attribute) => attribute.visit(see),
            Is::In(zone) | Is::OnTopOf(zone) | Is::OnBottomOf(zone) => zone.visit(see),
            Is::InPlay | Is::Done(_) | Is::FaceDown | Is::FaceUp => {}
        }
    }
}

impl Visit for PersonPredicate {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::PersonPredicate(self));
        let PersonPredicate { kind, at: _ } = self;
        match kind {
            PersonPredicateKind::Has(what) | PersonPredicateKind::Controls(what) => what.visit(see),
            PersonPredicateKind::HasPoints(amount) => amount.visit(see),
            PersonPredicateKind::HasPointsEqual(comparison) => comparison.visit(see),
            PersonPredicateKind::HasMoreThan { more: _, what, than }
            | PersonPredicateKind::ControlsMoreThan { more: _, what, than } => {
                what.visit(see);
                than.visit(see);
            }
            PersonPredicateKind::HasMorePointsThan { more: _, than } => than.visit(see),
            PersonPredicateKind::Did { not: _, verb: _, what } => what.visit(see),
            PersonPredicateKind::Can { not: _, act } => act.visit(see),
            PersonPredicateKind::TookNoOtherAction
            | PersonPredicateKind::IsDealer { not: _ }
            | PersonPredicateKind::InGame => {}
        }
    }
}
