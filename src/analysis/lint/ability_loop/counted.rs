//! "As soon as this card has no ember counters, …" and "As soon as the penalty is three or more, …" that make it untrue and
//! then true again.

use crate::analysis::lint::parts::clauses;
use crate::analysis::lint::{Linted, title};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Act, ActKind, Amount, Clause, ClauseKind, Comparison, Condition, CounterAmount, Measure, MeasureKind,
    NamedNumber, Node, SentenceKind, SimpleConditionKind, Steps, Thing, ThingKind, ThingPredicateKind, Visit,
};
use crate::vocabulary::WordId;

pub fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        let Node::Sentence(sentence) = node else { return };
        let SentenceKind::AsSoonAs { condition, steps } = &sentence.kind else { return };
        let Some((counted, wanted)) = asked(condition) else { return };
        if !comes_to_be_so_again(counted, wanted, steps) {
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

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    /// counters on this card
    Counter(WordId),
    /// a number that all share
    Number(WordId),
}

/// How many it has to be.
#[derive(Clone, Copy)]
enum Wanted {
    AtLeast(i64),
    AtMost(i64),
    Exactly(i64),
}

impl Wanted {
    /// The number of which it has just come to be so.
    fn just_so(self) -> i64 {
        match self {
            Wanted::AtLeast(number) | Wanted::AtMost(number) | Wanted::Exactly(number) => number,
        }
    }

    fn is_so(self, count: i64) -> bool {
        match self {
            Wanted::AtLeast(number) => count >= number,
            Wanted::AtMost(number) => count <= number,
            Wanted::Exactly(number) => count == number,
        }
    }
}

/// What is asked for, and nothing else.
fn asked(condition: &Condition) -> Option<(Counted, Wanted)> {
    let [row] = condition.any.as_slice() else { return None };
    let [only] = row.as_slice() else { return None };
    match &only.kind {
        SimpleConditionKind::Thing(Thing { kind: ThingKind::This, .. }, predicate) => {
            let ThingPredicateKind::HasCounters { amount, counter } = &predicate.kind else { return None };
            Some((Counted::Counter(counter.id), of_counters(amount)?))
        }
        SimpleConditionKind::Measure(Measure { kind: MeasureKind::Value(number), .. }, comparison) => {
            Some((shared(number)?, of_number(comparison)?))
        }
        _another => None,
    }
}

fn shared(number: &NamedNumber) -> Option<Counted> {
    number.whose.is_none().then_some(Counted::Number(number.word.id))
}

fn of_counters(amount: &CounterAmount) -> Option<Wanted> {
    Some(match amount {
        CounterAmount::A => Wanted::AtLeast(1),
        CounterAmount::No => Wanted::Exactly(0),
        CounterAmount::Count(Amount::Exactly(number) | Amount::Just(number)) => {
            Wanted::Exactly(i64::from(*number))
        }
        CounterAmount::Count(Amount::OrMore(number)) => Wanted::AtLeast(i64::from(*number)),
        CounterAmount::Count(Amount::OrFewer(number)) => Wanted::AtMost(i64::from(*number)),
        CounterAmount::All | CounterAmount::Count(_) => return None,
    })
}

fn of_number(comparison: &Comparison) -> Option<Wanted> {
    Some(match comparison {
        Comparison::Is(measure) => Wanted::Exactly(literal(measure)?),
        Comparison::OrMore(measure) => Wanted::AtLeast(literal(measure)?),
        Comparison::OrFewer(measure) => Wanted::AtMost(literal(measure)?),
        Comparison::MoreThan(measure) => Wanted::AtLeast(literal(measure)? + 1),
        Comparison::FewerThan(measure) => Wanted::AtMost(literal(measure)? - 1),
        Comparison::IsNot(_) | Comparison::Even | Comparison::Odd => return None,
    })
}

fn literal(measure: &Measure) -> Option<i64> {
    match &measure.kind {
        MeasureKind::Literal(number) => Some(i64::from(*number)),
        _worked_out => None,
    }
}

/// Counts along, from a number of which it has just come to be so.
fn comes_to_be_so_again(counted: Counted, wanted: Wanted, steps: &Steps) -> bool {
    if !steps.are_done_once() {
        return false;
    }
    let mut count = wanted.just_so();
    let mut was_over = false;
    for part in clauses(steps) {
        let Some(now) = changed(part.clause, counted, count).filter(|_| part.sure) else { return false };
        count = now.max(0);
        was_over |= !wanted.is_so(count);
        if was_over && wanted.is_so(count) {
            return true;
        }
    }
    false
}

/// How many there are after a step. Nothing where that can't be told.
fn changed(clause: &Clause, counted: Counted, count: i64) -> Option<i64> {
    let (of, by) = match &clause.kind {
        ClauseKind::Becomes { value, measure } if shared(value) == Some(counted) => return literal(measure),
        ClauseKind::Do { may: false, act: Act { kind, .. }, .. } => match kind {
            ActKind::PutCounters { amount, counter, on } => (on_this(*counter, on)?, number_of(amount)?),
            ActKind::RemoveCounters { amount, counter, from } => {
                (on_this(*counter, from)?, -number_of(amount)?)
            }
            ActKind::Add { amount, to } => (shared(to)?, literal(amount)?),
            ActKind::Subtract { amount, from } => (shared(from)?, -literal(amount)?),
            _another => return None,
        },
        _another => return None,
    };
    Some(if of == counted { count + by } else { count })
}

fn on_this(counter: crate::syntax::tree::Word, on: &Thing) -> Option<Counted> {
    matches!(on.kind, ThingKind::This | ThingKind::It).then_some(Counted::Counter(counter.id))
}

fn number_of(amount: &CounterAmount) -> Option<i64> {
    match amount {
        CounterAmount::A => Some(1),
        CounterAmount::Count(Amount::Exactly(number) | Amount::Just(number)) => Some(i64::from(*number)),
        CounterAmount::No | CounterAmount::All | CounterAmount::Count(_) => None,
    }
}
