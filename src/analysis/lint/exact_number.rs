//! "If you control five assets": with six it is not true. Most who write it mean five or more; where something is
//! taken away again and again, five or fewer.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::tree::{
    ActKind, Amount, At, Clause, ClauseKind, CounterAmount, Destination, Determiner, GoodsVerb, Node, Person,
    PersonClause, PersonDeterminer, PersonKind, PersonPredicate, PersonPredicateKind, SimpleConditionKind,
    SimpleVerb, Thing, ThingKind, ThingPlace, ThingPredicateKind, Visit, ZoneKind,
};
use crate::vocabulary::{number_from_word, number_in_words};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    let mut until: Vec<(Span, bool)> = Vec::new();
    linted.block.visit(&mut |node| {
        if let Node::Steps(steps) = node {
            until.extend(steps.until.as_ref().map(|condition| (condition.at.0, takes_away(&steps.first))));
        }
        // What is done again and again comes to every number.
        let reached =
            |at: At| until.iter().find(|(until, _)| until.start <= at.0.start && at.0.end <= until.end);
        let is_counted_up = matches!(
            node,
            Node::PersonPredicate(PersonPredicate { kind: PersonPredicateKind::Did { .. }, at })
                if reached(*at).is_some()
        );
        if let Some((count, at)) = asked(node).filter(|_| !is_counted_up) {
            let falls = is_of_somebody(node) && reached(at).is_some_and(|(_, falls)| *falls);
            found.extend(exact(linted, count, at, falls));
        }
    });
}

/// Whether the number is of what somebody has.
fn is_of_somebody(node: Node<'_>) -> bool {
    let Node::SimpleCondition(condition) = node else { return matches!(node, Node::PersonPredicate(_)) };
    let SimpleConditionKind::ThereAre(Thing { kind: ThingKind::Some(noun), .. }) = &condition.kind else {
        return false;
    };
    let Some(ThingPlace::In(zones)) = &noun.place else { return false };
    zones.iter().all(|zone| matches!(zone.kind, ZoneKind::Of(..)))
}

/// Whether what somebody has becomes less by it.
fn takes_away(clause: &Clause) -> bool {
    let ClauseKind::Do { act, .. } = &clause.kind else { return false };
    match &act.kind {
        ActKind::Simple { verb, .. } => matches!(verb, SimpleVerb::Discard | SimpleVerb::Destroy),
        ActKind::Put { moves, .. } => {
            moves.iter().all(|each| matches!(each.to, Destination::OnTop(_) | Destination::OnBottom(_)))
        }
        ActKind::Goods { verb, .. } => matches!(verb, GoodsVerb::Lose | GoodsVerb::Pay),
        kind => matches!(kind, ActKind::Give { .. } | ActKind::GiveGoods { .. } | ActKind::LosePoints(_)),
    }
}

/// The number alone that a condition asks for, and where it stands.
fn asked(node: Node<'_>) -> Option<(u32, At)> {
    match node {
        Node::SimpleCondition(condition) => match &condition.kind {
            SimpleConditionKind::ThereAre(thing) => of_thing(thing),
            SimpleConditionKind::Thing(thing, _) => of_thing(thing),
            SimpleConditionKind::Person(person, _) => of_people(person),
            SimpleConditionKind::Named { .. }
            | SimpleConditionKind::Measure(..)
            | SimpleConditionKind::Share { .. }
            | SimpleConditionKind::TurnOf(_)
            | SimpleConditionKind::YouCan => None,
        },
        Node::PersonPredicate(predicate) => match &predicate.kind {
            PersonPredicateKind::Has(thing)
            | PersonPredicateKind::Controls(thing)
            | PersonPredicateKind::Did { what: thing, .. } => of_thing(thing),
            PersonPredicateKind::HasSoMany(_, amount) => Some((alone(amount)?, predicate.at)),
            PersonPredicateKind::HasEqual(..)
            | PersonPredicateKind::HasMoreThan { .. }
            | PersonPredicateKind::ControlsMoreThan { .. }
            | PersonPredicateKind::HoldsMoreThan { .. }
            | PersonPredicateKind::TookNoOtherAction
            | PersonPredicateKind::Can { .. }
            | PersonPredicateKind::IsDealer { .. }
            | PersonPredicateKind::InGame => None,
        },
        Node::ThingPredicate(predicate) => match &predicate.kind {
            ThingPredicateKind::HasCounters { amount: CounterAmount::Count(amount), .. } => {
                Some((alone(amount)?, predicate.at))
            }
            ThingPredicateKind::HasCounters {
                amount: CounterAmount::A | CounterAmount::No | CounterAmount::All,
                ..
            }
            | ThingPredicateKind::Is { .. }
            | ThingPredicateKind::Shares { .. }
            | ThingPredicateKind::Own { .. }
            | ThingPredicateKind::HasKeyword { .. }
            | ThingPredicateKind::TopCard { .. }
            | ThingPredicateKind::Attribute { .. }
            | ThingPredicateKind::Extreme { .. } => None,
        },
        Node::Person(Person { kind: PersonKind::Some(noun), at }) => match &noun.clause {
            Some(PersonClause::WithAmount(thing)) => of_thing(thing),
            Some(PersonClause::WithSoMany(_, amount)) => Some((alone(amount)?, *at)),
            Some(
                PersonClause::Who(_)
                | PersonClause::Whose { .. }
                | PersonClause::With { .. }
                | PersonClause::WithMoreThan { .. },
            )
            | None => None,
        },
        Node::Paragraph(_)
        | Node::Sentence(_)
        | Node::Steps(_)
        | Node::Clause(_)
        | Node::Act(_)
        | Node::Event(_)
        | Node::Standing(_)
        | Node::Condition(_)
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
        | Node::Quoted(_) => None,
    }
}

fn of_thing(thing: &Thing) -> Option<(u32, At)> {
    let ThingKind::Some(noun) = &thing.kind else { return None };
    let Determiner::Count(amount) = &noun.determiner else { return None };
    Some((alone(amount)?, thing.at))
}

fn of_people(person: &Person) -> Option<(u32, At)> {
    let PersonKind::Some(noun) = &person.kind else { return None };
    let PersonDeterminer::Count(amount) = &noun.determiner else { return None };
    Some((alone(amount)?, person.at))
}

/// Two and more: none is exact, and for "one or more" there is "a".
fn alone(amount: &Amount) -> Option<u32> {
    if let Amount::Exactly(count @ 2..) = amount { Some(*count) } else { None }
}

fn exact(linted: &Linted<'_>, count: u32, at: At, falls: bool) -> Option<Diagnostic> {
    let start = at.0.start as usize;
    let text = linted.text.get(at.0.range())?;
    let mut words = text.split_inclusive(char::is_whitespace).scan(start, |at, word| {
        *at += word.len();
        Some((*at - word.len(), word.trim_end()))
    });
    let (begin, word) = words.find(|(_, word)| number_from_word(word) == Some(count))?;
    let end = begin + word.len();
    let rest = text.get(end - start..)?.split_whitespace().collect::<Vec<_>>().join(" ");
    let after = if falls { count - 1 } else { count.saturating_add(1) };
    let (number, next) = (number_in_words(count), number_in_words(after));
    let way = if falls { "fewer" } else { "more" };
    let message = format!("\"{word} {rest}\" means exactly {number}: with {next} it is not true.");
    let place = crate::source::Place::new(linted.file, Span::new(begin, end));
    Some(
        Diagnostic::new(Code::ExactNumber, place, message)
            .label(format!("{number} or {way}?"))
            .help(format!("If {way} will do as well, write \"{number} or {way} {rest}\"."))
            .help(format!("If not, write \"exactly {number} {rest}\"."))
            .guess(format!("write \"{number} or {way}\""), Span::gap(end), format!(" or {way}")),
    )
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, event, one_with_fix, rule, warnings};
    use super::*;

    #[test]
    fn a_number_alone_is_hardly_a_threshold() {
        let text = event("If you control five assets, draw a card.");
        let message = "\"five assets\" means exactly five: with six it is not true.";
        assert_eq!(warnings(Code::ExactNumber, &text), one_with_fix("five", message, " or more"));
    }

    #[test]
    fn what_is_taken_away_again_and_again_falls_to_a_number() {
        let text = event("Repeat until you have three cards in hand: discard a card.");
        let message = "\"three cards in hand\" means exactly three: with two it is not true.";
        assert_eq!(warnings(Code::ExactNumber, &text), one_with_fix("three", message, " or fewer"));
        let text = event("Repeat until there are three cards in your hand: discard a card.");
        let message = "\"three cards in your hand\" means exactly three: with two it is not true.";
        assert_eq!(warnings(Code::ExactNumber, &text), one_with_fix("three", message, " or fewer"));
        let text = event("Repeat until you have three cards in hand: draw a card.");
        let message = "\"three cards in hand\" means exactly three: with four it is not true.";
        assert_eq!(warnings(Code::ExactNumber, &text), one_with_fix("three", message, " or more"));
    }

    #[test]
    fn who_somebody_is_can_hang_on_a_number_too() {
        let text = rule("Whenever a player with 2 cards in hand rolls a die, that player loses the game.");
        let message = "\"2 cards in hand\" means exactly two: with three it is not true.";
        assert_eq!(warnings(Code::ExactNumber, &text), one_with_fix("2", message, " or more"));
    }

    #[test]
    fn what_was_done_and_who_did_it_hang_on_a_number_too() {
        for (text, number, words) in [
            ("If you drew two cards this turn, draw a card.", "two", "two cards"),
            ("If two assets are black, draw a card.", "two", "two assets"),
            ("If two opponents control an asset, draw a card.", "two", "two opponents"),
            ("Each player with two points draws a card.", "two", "two points"),
        ] {
            let message = format!("\"{words}\" means exactly two: with three it is not true.");
            assert_eq!(
                warnings(Code::ExactNumber, &event(text)),
                one_with_fix(number, &message, " or more"),
                "{text}"
            );
        }
    }

    #[test]
    fn exactly_and_or_more_are_clear() {
        let text = asset(
            "As soon as you control exactly five assets, draw a card.\n\n  As soon as you have five or more cards in hand, draw a card.",
        );
        assert_eq!(warnings(Code::ExactNumber, &text), []);
    }

    #[test]
    fn one_card_is_one_card() {
        let text = event("If you have one card in hand, draw a card.");
        assert_eq!(warnings(Code::ExactNumber, &text), []);
    }

    #[test]
    fn what_is_done_to_two_cards_is_clear() {
        assert_eq!(warnings(Code::ExactNumber, &event("Draw two cards.")), []);
    }
}
