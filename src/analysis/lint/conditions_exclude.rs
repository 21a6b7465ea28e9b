//! Conditions that must all hold and never do together.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    self, Amount, Determiner, PersonPredicateKind, SimpleCondition, SimpleConditionKind, Thing, ThingKind,
    ThingPredicateKind,
};

/// Conditions that must all hold, and can't.
pub(super) fn check_row(linted: &Linted<'_>, row: &[SimpleCondition], found: &mut Diagnostics) {
    for (number, second) in row.iter().enumerate() {
        if let Some(first) = row[..number].iter().find(|first| exclude(&first.kind, &second.kind)) {
            let (one, other) = (linted.quote(first.at), linted.quote(second.at));
            let message = format!("\"{other}\" is never true together with \"{one}\".");
            found.push(
                Diagnostic::new(Code::ConditionFixed, linted.place(second.at), message)
                    .label("never true with the other")
                    .note(linted.place(first.at), "the other")
                    .help("Alternatives repeat the \"if\": \"if …, or if …\"."),
            );
        }
    }
}

fn exclude(first: &SimpleConditionKind, second: &SimpleConditionKind) -> bool {
    use SimpleConditionKind::{Named, Person, ThereAre, Thing};
    if let (Named { attribute, no }, Named { attribute: other, no: nor }) = (first, second) {
        return attribute == other && no != nor;
    }
    if let (ThereAre(one), ThereAre(other)) = (first, second) {
        return exclude_counts(one, other);
    }
    if let (Person(who, one), Person(whom, other)) = (first, second) {
        let same = who == whom && !is_some(who);
        return same && exclude_predicates(&one.kind, &other.kind);
    }
    if let (Thing(one, is), Thing(other, is_also)) = (first, second)
        && let ThingPredicateKind::Is { not, what } = &is.kind
        && let ThingPredicateKind::Is { not: nor, what: also } = &is_also.kind
    {
        return one == other && not != nor && what == also && !matches!(one.kind, ThingKind::Some(_));
    }
    false
}

fn exclude_predicates(first: &PersonPredicateKind, second: &PersonPredicateKind) -> bool {
    use PersonPredicateKind::{Controls, Has, HasSoMany, IsDealer};
    if let (Has(one), Has(other)) | (Controls(one), Controls(other)) = (first, second) {
        return exclude_counts(one, other);
    }
    if let (HasSoMany(of, one), HasSoMany(also, other)) = (first, second) {
        return of == also && exclude_amounts(one, other);
    }
    if let (IsDealer { not }, IsDealer { not: nor }) = (first, second) {
        return not != nor;
    }
    false
}

/// Two times "an opponent" can be two opponents.
fn is_some(person: &tree::Person) -> bool {
    matches!(person.kind, tree::PersonKind::Some(_))
}

/// Whether no number of the same things fits both.
fn exclude_counts(one: &Thing, other: &Thing) -> bool {
    let (ThingKind::Some(one), ThingKind::Some(other)) = (&one.kind, &other.kind) else { return false };
    let (Some((low, high)), Some((from, to))) = (range(&one.determiner), range(&other.determiner)) else {
        return false;
    };
    let mut same = other.clone();
    same.determiner = one.determiner.clone();
    *one == same && (high < from || to < low)
}

fn exclude_amounts(one: &Amount, other: &Amount) -> bool {
    let range = |amount: &Amount| match amount {
        Amount::Exactly(0) => Some((0, 0)),
        amount => range(&Determiner::Count(amount.clone())),
    };
    let (Some((low, high)), Some((from, to))) = (range(one), range(other)) else { return false };
    high < from || to < low
}

/// From how many to how many. "Two cards" may be meant as two or more.
fn range(determiner: &Determiner) -> Option<(u32, u32)> {
    match determiner {
        Determiner::No => Some((0, 0)),
        Determiner::A => Some((1, u32::MAX)),
        Determiner::Count(Amount::Exactly(count) | Amount::OrMore(count)) => Some((*count, u32::MAX)),
        Determiner::Count(Amount::Just(count)) => Some((*count, *count)),
        Determiner::Count(Amount::OrFewer(count)) => Some((0, *count)),
        Determiner::Count(Amount::MoreThan(count)) => Some((count.saturating_add(1), u32::MAX)),
        Determiner::Count(Amount::FewerThan(count)) => Some((0, count.saturating_sub(1))),
        Determiner::Count(
            Amount::UpTo(_)
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
            | Amount::MoreThanIn(_),
        )
        | Determiner::Each
        | Determiner::All
        | Determiner::Any
        | Determiner::The
        | Determiner::TheMany
        | Determiner::Bare
        | Determiner::Ordinal(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one, warnings};
    use super::*;

    #[test]
    fn two_or_more_and_none_exclude_each_other() {
        let text = event("If you control two or more assets and you control no assets, draw a card.");
        let message =
            "\"you control no assets\" is never true together with \"you control two or more assets\".";
        assert_eq!(warnings(Code::ConditionFixed, &text), one("you control no assets", message));
    }

    #[test]
    fn none_and_some_points_exclude_each_other() {
        let text = event("If you have no points and you have two or more points, draw a card.");
        let message = "\"you have two or more points\" is never true together with \"you have no points\".";
        assert_eq!(warnings(Code::ConditionFixed, &text), one("you have two or more points", message));
    }

    #[test]
    fn numbers_of_different_things_go_together() {
        let text = event("If you control two or more assets and you have no cards in hand, draw a card.");
        assert_eq!(warnings(Code::ConditionFixed, &text), []);
    }

    #[test]
    fn two_opponents_can_differ() {
        let text = event("If an opponent controls an asset and an opponent controls no assets, draw a card.");
        assert_eq!(warnings(Code::ConditionFixed, &text), []);
    }
}
