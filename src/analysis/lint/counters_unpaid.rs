//! Counters that are removed instead of what would happen, and nobody is asked whether they are there. With none left
//! it is kept from happening all the same.

use super::Linted;
use super::parts::clauses;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::tree::{
    Act, ActKind, Amount, At, ClauseKind, Condition, CounterAmount, Event, MeasureKind, Node, Outcome,
    Sentence, SentenceKind, SimpleCondition, SimpleConditionKind, Thing, ThingKind, ThingPredicate,
    ThingPredicateKind, Visit, Word,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        let Node::Sentence(sentence) = node else { return };
        let SentenceKind::Would { event, condition, outcome: Outcome::Instead(steps) } = &sentence.kind
        else {
            return;
        };
        for part in clauses(steps) {
            let ClauseKind::Do { subject, may, act, .. } = &part.clause.kind else { return };
            // What is offered is offered to those who can, and to nobody else.
            if *may || !part.sure {
                return;
            }
            if let Some((counter, from)) = removes_some(act) {
                let is_asked = condition.as_ref().is_some_and(|condition| asks_for(condition, counter));
                if is_asked || is_told_by(event, counter) && !matches!(from.kind, ThingKind::This) {
                    return;
                }
                let offered = subject.is_none().then_some(steps.first.at);
                found.push(for_nothing(linted, sentence, act, offered));
                return;
            }
        }
    });
}

/// So many counters that are removed from one certain card, whether there are any or not.
fn removes_some(act: &Act) -> Option<(Word, &Thing)> {
    let ActKind::RemoveCounters { amount, counter, from } = &act.kind else { return None };
    let is_some = match amount {
        CounterAmount::A => true,
        CounterAmount::Count(amount) => matches!(amount, Amount::Exactly(_) | Amount::Just(_)),
        CounterAmount::No | CounterAmount::All => false,
    };
    (is_some && is_pointed_at(from)).then_some((*counter, from))
}

fn is_pointed_at(thing: &Thing) -> bool {
    matches!(thing.kind, ThingKind::This | ThingKind::It | ThingKind::That(_))
}

/// Whether every case of the condition asks for such counters on a card that is pointed at.
fn asks_for(condition: &Condition, counter: Word) -> bool {
    let asks = |simple: &SimpleCondition| match &simple.kind {
        SimpleConditionKind::Thing(thing, predicate) => is_pointed_at(thing) && has_some(predicate, counter),
        SimpleConditionKind::Measure(measure, _) => match &measure.kind {
            MeasureKind::NumberOfCounters { counter: counted, on } => {
                counted.id == counter.id && is_pointed_at(on)
            }
            _another => false,
        },
        SimpleConditionKind::Person(..)
        | SimpleConditionKind::Named { .. }
        | SimpleConditionKind::ThereAre(_)
        | SimpleConditionKind::Share { .. }
        | SimpleConditionKind::TurnOf(_)
        | SimpleConditionKind::YouCan => false,
    };
    condition.any.iter().all(|all| all.iter().any(asks))
}

fn has_some(predicate: &ThingPredicate, wanted: Word) -> bool {
    match &predicate.kind {
        ThingPredicateKind::HasCounters { amount: CounterAmount::No, .. } => false,
        ThingPredicateKind::HasCounters { counter, .. } => counter.id == wanted.id,
        _another => false,
    }
}

/// Whether what would happen happens to a card that is said to have such counters.
fn is_told_by(event: &Event, counter: Word) -> bool {
    let mut is_told = false;
    event.visit(&mut |node| {
        is_told |= matches!(node, Node::ThingPredicate(predicate) if has_some(predicate, counter));
    });
    is_told
}

/// `offered` is where "you may" would stand.
fn for_nothing(linted: &Linted<'_>, sentence: &Sentence, act: &Act, offered: Option<At>) -> Diagnostic {
    let message =
        "Where there is no such counter nothing is removed, and it is kept from happening all the same.";
    let problem = Diagnostic::new(Code::BelowZero, linted.place(act.at), message)
        .label("with none left it costs nothing")
        .help("What is offered is offered only where the counters are there, and may be declined.");
    let Some(at) = offered else { return problem.help("Write \"may\" behind whoever removes them.") };
    let (start, end) = (sentence.at.0.start as usize, sentence.at.0.end as usize);
    let first = at.0.start as usize;
    let part = |from: usize, to: usize| linted.text.get(from..to).unwrap_or("");
    let whole = format!("{}you may {}", part(start, first), part(first, end));
    let whole = whole.split_whitespace().collect::<Vec<_>>().join(" ");
    problem.help(format!("The sentence would read: {whole}")).guess(
        "add \"you may\"",
        Span::gap(first),
        "you may ",
    )
}
