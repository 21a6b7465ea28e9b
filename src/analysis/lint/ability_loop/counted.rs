//! "As soon as this card has no ember counters, …" that makes it untrue and then true again.

use crate::analysis::lint::parts::clauses;
use crate::analysis::lint::{Linted, title};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Act, ActKind, Amount, Clause, ClauseKind, Condition, CounterAmount, Node, SentenceKind,
    SimpleConditionKind, Steps, Thing, ThingKind, ThingPredicateKind, Visit,
};
use crate::vocabulary::WordId;

pub fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        let Node::Sentence(sentence) = node else { return };
        let SentenceKind::AsSoonAs { condition, steps } = &sentence.kind else { return };
        let Some((amount, counter)) = asked(condition) else { return };
        if !comes_to_be_so_again(amount, counter, steps) {
            return;
        }
        let message = format!("The {} sets itself off again and again.", title(linted.block));
        found.push(
            Diagnostic::new(Code::AbilityLoop, linted.place(sentence.at), message)
                .label("is so again at the end")
                .help("Nobody can stop it: the game cuts it off after many rounds and play goes on.")
                .help("Let what is done leave it untrue, or wait for a moment to come: \"At the beginning of your turn, if …, …\"."),
        );
    });
}

/// How many counters this card is asked for, and nothing else.
fn asked(condition: &Condition) -> Option<(&CounterAmount, WordId)> {
    let [row] = condition.any.as_slice() else { return None };
    let [only] = row.as_slice() else { return None };
    let SimpleConditionKind::Thing(Thing { kind: ThingKind::This, .. }, predicate) = &only.kind else {
        return None;
    };
    let ThingPredicateKind::HasCounters { amount, counter } = &predicate.kind else { return None };
    Some((amount, counter.id))
}

/// Counts along, from a number of which it has just come to be so.
fn comes_to_be_so_again(amount: &CounterAmount, counter: WordId, steps: &Steps) -> bool {
    let Some(mut count) = just_so(amount).filter(|_| steps.are_done_once()) else { return false };
    let mut was_over = false;
    for part in clauses(steps) {
        let Some(change) = change(part.clause, counter).filter(|_| part.sure) else { return false };
        count = (count + change).max(0);
        was_over |= !is_so(amount, count);
        if was_over && is_so(amount, count) {
            return true;
        }
    }
    false
}

/// The number that an amount names.
fn just_so(amount: &CounterAmount) -> Option<i64> {
    match amount {
        CounterAmount::A => Some(1),
        CounterAmount::No => Some(0),
        CounterAmount::Count(
            Amount::Exactly(number) | Amount::Just(number) | Amount::OrMore(number) | Amount::OrFewer(number),
        ) => Some(i64::from(*number)),
        CounterAmount::All | CounterAmount::Count(_) => None,
    }
}

fn is_so(amount: &CounterAmount, count: i64) -> bool {
    just_so(amount).is_some_and(|number| match amount {
        CounterAmount::A | CounterAmount::Count(Amount::OrMore(_)) => count >= number,
        CounterAmount::Count(Amount::OrFewer(_)) => count <= number,
        CounterAmount::No | CounterAmount::All | CounterAmount::Count(_) => count == number,
    })
}

/// By how much a step changes the number of these counters on this card. Nothing where that can't be told.
fn change(clause: &Clause, counter: WordId) -> Option<i64> {
    let ClauseKind::Do { may: false, act: Act { kind, .. }, .. } = &clause.kind else { return None };
    let (amount, changed, thing, sign) = match kind {
        ActKind::PutCounters { amount, counter, on } => (amount, counter, on, 1),
        ActKind::RemoveCounters { amount, counter, from } => (amount, counter, from, -1),
        _another => return None,
    };
    let is_this = matches!(thing.kind, ThingKind::This | ThingKind::It);
    let number = match amount {
        CounterAmount::A => 1,
        CounterAmount::Count(Amount::Exactly(number) | Amount::Just(number)) => i64::from(*number),
        CounterAmount::No | CounterAmount::All | CounterAmount::Count(_) => return None,
    };
    is_this.then_some(if changed.id == counter { sign * number } else { 0 })
}
