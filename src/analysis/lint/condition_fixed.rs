//! Conditions that are always true, and conditions that never are.

use super::Linted;
use super::conditions_exclude::check_row;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Amount, At, Comparison, CounterAmount, Determiner, Measure, MeasureKind, Node, PersonPredicateKind,
    SimpleConditionKind, Thing, ThingKind, ThingPredicateKind, Visit, Word,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        let (truth, at) = match node {
            Node::PersonPredicate(predicate) => (of_person(&predicate.kind), predicate.at),
            Node::ThingPredicate(predicate) => (of_thing(linted, &predicate.kind), predicate.at),
            Node::SimpleCondition(condition) => (of_condition(linted, &condition.kind), condition.at),
            Node::Condition(condition) => {
                for row in &condition.any {
                    check_row(linted, row, found);
                }
                return;
            }
            Node::Paragraph(_)
            | Node::Sentence(_)
            | Node::Steps(_)
            | Node::Clause(_)
            | Node::Act(_)
            | Node::Event(_)
            | Node::Standing(_)
            | Node::Thing(_)
            | Node::Person(_)
            | Node::Chooser(_)
            | Node::Zone(_)
            | Node::Time(_)
            | Node::Amount(_)
            | Node::CounterAmount(_)
            | Node::Measure(_)
            | Node::Comparison(_)
            | Node::Points(_)
            | Node::Word(_)
            | Node::Quoted(_) => return,
        };
        if let Some(truth) = truth {
            found.push(fixed(linted, at, truth));
        }
    });
}

fn fixed(linted: &Linted<'_>, at: At, truth: bool) -> Diagnostic {
    let (always, help) = if truth {
        ("always", "Leave the condition out, or say \"one or more\".")
    } else {
        ("never", "Nothing that hangs on it will ever happen: change the number.")
    };
    let message = format!("\"{}\" is {always} true.", linted.quote(at));
    Diagnostic::new(Code::ConditionFixed, linted.place(at), message)
        .label(format!("{always} true"))
        .help(help)
}

fn of_person(kind: &PersonPredicateKind) -> Option<bool> {
    match kind {
        PersonPredicateKind::Has(what) | PersonPredicateKind::Controls(what) => of_count(what),
        PersonPredicateKind::HasSoMany(_, amount) => of_amount(amount),
        PersonPredicateKind::Did { not, what, .. } => of_count(what).map(|truth| truth != *not),
        PersonPredicateKind::HasMoreThan { .. }
        | PersonPredicateKind::HasEqual(..)
        | PersonPredicateKind::ControlsMoreThan { .. }
        | PersonPredicateKind::HoldsMoreThan { .. }
        | PersonPredicateKind::TookNoOtherAction
        | PersonPredicateKind::Can { .. }
        | PersonPredicateKind::IsDealer { .. }
        | PersonPredicateKind::InGame => None,
    }
}

fn of_thing(linted: &Linted<'_>, kind: &ThingPredicateKind) -> Option<bool> {
    match kind {
        ThingPredicateKind::HasCounters { amount: CounterAmount::Count(amount), .. } => of_amount(amount),
        ThingPredicateKind::Attribute { attribute, comparison } => {
            against_domain(linted, *attribute, comparison)
        }
        ThingPredicateKind::HasCounters { .. }
        | ThingPredicateKind::Is { .. }
        | ThingPredicateKind::Shares { .. }
        | ThingPredicateKind::Own { .. }
        | ThingPredicateKind::HasKeyword { .. }
        | ThingPredicateKind::TopCard { .. }
        | ThingPredicateKind::Extreme { .. } => None,
    }
}

fn of_condition(linted: &Linted<'_>, kind: &SimpleConditionKind) -> Option<bool> {
    match kind {
        SimpleConditionKind::ThereAre(what) => of_count(what),
        SimpleConditionKind::Measure(measure, comparison) => of_measure(linted, measure, comparison),
        SimpleConditionKind::Thing(..)
        | SimpleConditionKind::Person(..)
        | SimpleConditionKind::Named { .. }
        | SimpleConditionKind::Share { .. }
        | SimpleConditionKind::TurnOf(_)
        | SimpleConditionKind::YouCan => None,
    }
}

fn of_count(what: &Thing) -> Option<bool> {
    let ThingKind::Some(noun) = &what.kind else { return None };
    let Determiner::Count(amount) = &noun.determiner else { return None };
    of_amount(amount)
}

/// There is never less than nothing.
fn of_amount(amount: &Amount) -> Option<bool> {
    match amount {
        Amount::OrMore(0) => Some(true),
        Amount::FewerThan(0) => Some(false),
        Amount::OrMore(_)
        | Amount::FewerThan(_)
        | Amount::Exactly(_)
        | Amount::Just(_)
        | Amount::OrFewer(_)
        | Amount::UpTo(_)
        | Amount::MoreThan(_)
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
        | Amount::HalfAsMany(_)
        | Amount::EqualTo(_)
        | Amount::MoreThanIn(_) => None,
    }
}

fn of_measure(linted: &Linted<'_>, measure: &Measure, comparison: &Comparison) -> Option<bool> {
    let other = other_side(comparison)?;
    if measure == other {
        return Some(match comparison {
            Comparison::Is(_) | Comparison::OrMore(_) | Comparison::OrFewer(_) => true,
            Comparison::IsNot(_)
            | Comparison::MoreThan(_)
            | Comparison::FewerThan(_)
            | Comparison::Even
            | Comparison::Odd => false,
        });
    }
    if let MeasureKind::AttributeOf { attribute, .. } = &measure.kind {
        return against_domain(linted, *attribute, comparison);
    }
    within(0, u32::MAX, comparison)
}

/// What a comparison holds a number against.
pub(super) fn other_side(comparison: &Comparison) -> Option<&Measure> {
    match comparison {
        Comparison::Is(measure)
        | Comparison::IsNot(measure)
        | Comparison::OrMore(measure)
        | Comparison::OrFewer(measure)
        | Comparison::MoreThan(measure)
        | Comparison::FewerThan(measure) => Some(measure),
        Comparison::Even | Comparison::Odd => None,
    }
}

/// The numbers that a game gives the values of an attribute are all there are.
fn against_domain(linted: &Linted<'_>, attribute: Word, comparison: &Comparison) -> Option<bool> {
    let name = linted.game.dialect.lexicon.name(attribute.id);
    let declared = linted.game.manifest.attributes.iter().find(|declared| declared.name.value == name)?;
    let numbers = || declared.values.iter().filter_map(|value| value.number);
    within(numbers().min()?, numbers().max()?, comparison)
}

/// What a comparison says of every number from `low` to `high`, where that is the same.
fn within(low: u32, high: u32, comparison: &Comparison) -> Option<bool> {
    let MeasureKind::Literal(number) = other_side(comparison)?.kind else { return None };
    let (all, none) = match comparison {
        Comparison::Is(_) => (low == number && high == number, number < low || high < number),
        Comparison::IsNot(_) => (number < low || high < number, low == number && high == number),
        Comparison::OrMore(_) => (low >= number, high < number),
        Comparison::OrFewer(_) => (high <= number, low > number),
        Comparison::MoreThan(_) => (low > number, high <= number),
        Comparison::FewerThan(_) => (high < number, low >= number),
        Comparison::Even | Comparison::Odd => return None,
    };
    match (all, none) {
        (true, _) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one, warnings};
    use super::*;

    fn of(condition: &str) -> Vec<super::super::tests::Warning> {
        warnings(Code::ConditionFixed, &event(&format!("If {condition}, draw a card.")))
    }

    #[test]
    fn zero_or_more_is_always_true() {
        assert_eq!(
            of("you control zero or more assets"),
            one("control zero or more assets", "\"control zero or more assets\" is always true.")
        );
    }

    #[test]
    fn one_or_more_is_a_condition() {
        assert_eq!(of("you control one or more assets"), []);
    }

    #[test]
    fn fewer_than_zero_is_never_true() {
        let message = "\"the penalty is less than zero\" is never true.";
        assert_eq!(of("the penalty is less than zero"), one("the penalty is less than zero", message));
    }

    #[test]
    fn a_number_is_held_against_the_declared_ones() {
        let text =
            event("Choose a card from your hand. If the rank of that card is more than two, draw a card.");
        let message = "\"the rank of that card is more than two\" is never true.";
        assert_eq!(
            warnings(Code::ConditionFixed, &text),
            one("the rank of that card is more than two", message)
        );
    }

    #[test]
    fn a_declared_number_can_be_reached() {
        let text =
            event("Choose a card from your hand. If the rank of that card is two or more, draw a card.");
        assert_eq!(warnings(Code::ConditionFixed, &text), []);
    }
}
