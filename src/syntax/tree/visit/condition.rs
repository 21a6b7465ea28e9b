//! Conditions and predicates.

use super::{Node, See, Visit};
use crate::syntax::tree::{
    CardNumber, Condition, Is, PersonPredicate, PersonPredicateKind, SimpleCondition, SimpleConditionKind,
    ThingPredicate, ThingPredicateKind,
};

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
            SimpleConditionKind::Share { what, not: _, attributes } => {
                what.visit(see);
                attributes.visit(see);
            }
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
            ThingPredicateKind::Extreme { highest: _, of } => match of {
                CardNumber::Attribute(word) | CardNumber::Counters(word) => word.visit(see),
            },
        }
    }
}

impl Visit for Is {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Is::A(thing) => thing.visit(see),
            Is::Values(values) => values.visit(see),
            Is::OneOf(kinds) => kinds.visit(see),
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
            PersonPredicateKind::HasSoMany(of, amount) => {
                of.visit(see);
                amount.visit(see);
            }
            PersonPredicateKind::HasEqual(of, comparison) => {
                of.visit(see);
                comparison.visit(see);
            }
            PersonPredicateKind::HasMoreThan { more: _, what, than }
            | PersonPredicateKind::ControlsMoreThan { more: _, what, than } => {
                what.visit(see);
                than.visit(see);
            }
            PersonPredicateKind::HoldsMoreThan { more: _, of, than } => {
                of.visit(see);
                than.visit(see);
            }
            PersonPredicateKind::Did { not: _, verb: _, what } => what.visit(see),
            PersonPredicateKind::Can { not: _, act } => act.visit(see),
            PersonPredicateKind::TookNoOtherAction
            | PersonPredicateKind::IsDealer { not: _ }
            | PersonPredicateKind::InGame => {}
        }
    }
}
