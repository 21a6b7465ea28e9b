//! Amounts, measures and comparisons.

use super::{Node, See, Visit};
use crate::syntax::tree::{Amount, Comparison, CounterAmount, Measure, MeasureKind, NamedNumber};

impl Visit for Amount {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Amount(self));
        match self {
            Amount::EqualTo(measure) => measure.visit(see),
            Amount::MoreThanIn(zone) => zone.visit(see),
            Amount::Exactly(_)
            | Amount::Just(_)
            | Amount::OrMore(_)
            | Amount::OrFewer(_)
            | Amount::UpTo(_)
            | Amount::MoreThan(_)
            | Amount::FewerThan(_)
            | Amount::AnyNumber
            | Amount::ThatMany
            | Amount::TwiceThatMany
            | Amount::HalfThatMany(_)
            | Amount::UpToThatMany
            | Amount::ThatManyAnd(_)
            | Amount::ThatManyLess(_)
            | Amount::Fewer(_)
            | Amount::More(_)
            | Amount::TwiceAsMany
            | Amount::HalfAsMany(_) => {}
        }
    }
}

impl Visit for CounterAmount {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::CounterAmount(self));
        match self {
            CounterAmount::Count(amount) => amount.visit(see),
            CounterAmount::A | CounterAmount::No | CounterAmount::All => {}
        }
    }
}

impl Visit for Measure {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Measure(self));
        let Measure { kind, at: _ } = self;
        match kind {
            MeasureKind::NumberOfThings(thing) | MeasureKind::WorthOf(thing) => thing.visit(see),
            MeasureKind::NumberOfCounters { counter, on } => {
                counter.visit(see);
                on.visit(see);
            }
            MeasureKind::NumberOfPersons(person) | MeasureKind::NumberOfPoints(person) => person.visit(see),
            MeasureKind::AttributeOf { attribute, of } => {
                attribute.visit(see);
                of.visit(see);
            }
            MeasureKind::Difference(a, b) => {
                a.visit(see);
                b.visit(see);
            }
            MeasureKind::Half(measure, _)
            | MeasureKind::Twice(measure)
            | MeasureKind::Plus(_, measure)
            | MeasureKind::Minus(_, measure) => measure.visit(see),
            MeasureKind::Value(value) => value.visit(see),
            MeasureKind::Literal(_)
            | MeasureKind::NumberOfGames
            | MeasureKind::Result
            | MeasureKind::ThatNumber => {}
        }
    }
}

impl Visit for NamedNumber {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        let NamedNumber { whose, word, at: _ } = self;
        whose.visit(see);
        word.visit(see);
    }
}

impl Visit for Comparison {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Comparison(self));
        match self {
            Comparison::Is(measure)
            | Comparison::IsNot(measure)
            | Comparison::OrMore(measure)
            | Comparison::OrFewer(measure)
            | Comparison::MoreThan(measure)
            | Comparison::FewerThan(measure) => measure.visit(see),
            Comparison::Even | Comparison::Odd => {}
        }
    }
}
