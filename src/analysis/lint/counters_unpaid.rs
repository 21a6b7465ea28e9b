//! Counters that are removed instead of what would happen, and nobody is asked whether they are there. With none left
//! it is kept from happening all the same.

use super::Linted;
use super::parts::clauses;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::tree::{
    Act, ActKind, Amount, At, ClauseKind, Condition, CounterAmount, MeasureKind, Node, Outcome, Sentence,
    SentenceKind, ThingKind, ThingPredicateKind, Visit,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        let Node::Sentence(sentence) = node else { return };
        let SentenceKind::Would { condition, outcome: Outcome::Instead(steps), .. } = &sentence.kind else {
            return;
        };
        if condition.as_ref().is_some_and(asks_for_counters) {
            return;
        }
        for part in clauses(steps) {
            let ClauseKind::Do { subject, may, act, .. } = &part.clause.kind else { return };
            // What is offered is offered to those who can, and to nobody else.
            if *may || !part.sure {
                return;
            }
            if removes_some(act) {
                let offered = subject.is_none().then_some(steps.first.at);
                found.push(for_nothing(linted, sentence, act, offered));
                return;
            }
        }
    });
}

/// Removes so many counters from one certain card, whether there are any or not.
fn removes_some(act: &Act) -> bool {
    let ActKind::RemoveCounters { amount, from, .. } = &act.kind else { return false };
    if !matches!(from.kind, ThingKind::This | ThingKind::It | ThingKind::That(_)) {
        return false;
    }
    match amount {
        CounterAmount::A => true,
        CounterAmount::Count(amount) => matches!(amount, Amount::Exactly(_) | Amount::Just(_)),
        CounterAmount::No | CounterAmount::All => false,
    }
}

fn asks_for_counters(condition: &Condition) -> bool {
    let mut asks = false;
    condition.visit(&mut |node| {
        asks |= match node {
            Node::ThingPredicate(predicate) => {
                matches!(predicate.kind, ThingPredicateKind::HasCounters { .. })
            }
            Node::Measure(measure) => matches!(measure.kind, MeasureKind::NumberOfCounters { .. }),
            _part => false,
        };
    });
    asks
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
