//! "If …, …, then if …, …. Otherwise, …": the last goes with the first "if", so that nothing is done where only the second
//! does not hold.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::source::Span;
use crate::syntax::tree::{
    At, Clause, Condition, Determiner, Node, PersonPredicateKind, Sentence, SentenceKind, SimpleCondition,
    SimpleConditionKind, Step, Steps, Thing, ThingKind, ThingPredicateKind, Visit,
};
use crate::vocabulary::english::{capitalized, decapitalized};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        for pair in paragraph.sentences.windows(2) {
            let [first, last] = pair else { continue };
            let (SentenceKind::If { condition, steps }, SentenceKind::Otherwise { condition: None, .. }) =
                (&first.kind, &last.kind)
            else {
                continue;
            };
            let asked = steps.more.iter().find_map(|step| match step {
                Step::ThenIf { condition, clause } => Some((condition, clause)),
                Step::And(_) => None,
            });
            // "If you can, …. Otherwise, …" is about what can be done, and nothing else.
            let is_done = |one: &SimpleCondition| one.kind == SimpleConditionKind::YouCan;
            if let Some((second, _)) = asked.filter(|_| !simple(condition).is_some_and(is_done)) {
                found.push(problem(linted, [first, last], [condition, second], steps));
            }
        }
    }
}

fn problem(
    linted: &Linted<'_>,
    [first, last]: [&Sentence; 2],
    [holds, asked]: [&Condition; 2],
    steps: &Steps,
) -> Diagnostic {
    let (one, other) = (linted.quote(holds.at), linted.quote(asked.at));
    let message = format!("\"Otherwise\" goes with \"if {one}\", not with \"then if {other}\".");
    let mut problem = Diagnostic::new(Code::LastOtherwise, linted.place(last.at), message)
        .label("done where the first is not so")
        .note(linted.place(asked.at), "where this alone is not so, nothing more is done");
    let rest = last.steps().map_or(String::new(), |steps| linted.quote(steps.at));
    if let Some(both) = for_the_second(linted, [holds, asked], steps, &rest) {
        problem = problem.help(format!("To do it where the second is not so: {both}"));
    }
    if let Some(denied) = denied(linted, holds) {
        let done = capitalized(&rest);
        let body = linted.quote(At(Span { start: steps.at.0.start, end: first.at.0.end }));
        problem = problem.help(format!(
            "To do it where the first is not so, turn them round: If {denied}, {}. Otherwise, {body}",
            decapitalized(&done)
        ));
    }
    problem
}

/// What is done in each of the three cases.
fn for_the_second(
    linted: &Linted<'_>,
    [holds, asked]: [&Condition; 2],
    steps: &Steps,
    rest: &str,
) -> Option<String> {
    let [Step::ThenIf { clause, .. }] = steps.more.as_slice() else { return None };
    let before = linted.quote(At(Span { start: holds.at.0.start, end: clause.at.0.end }));
    if points(asked) {
        // What the first step has named can be asked for only behind it.
        let denied = denied(linted, asked)?;
        return Some(format!("If {before}, then if {denied}, {rest}."));
    }
    let (one, other) = (single(linted, holds)?, single(linted, asked)?);
    let text = |clause: &Clause| linted.quote(clause.at);
    let (done, then) = (text(&steps.first), text(clause));
    Some(format!("If {one} and {other}, {done} and {then}. Otherwise, if {one}, {done} and {rest}."))
}

fn single(linted: &Linted<'_>, condition: &Condition) -> Option<String> {
    simple(condition).map(|_| linted.quote(condition.at))
}

fn simple(condition: &Condition) -> Option<&SimpleCondition> {
    match condition.any.as_slice() {
        [all] => match all.as_slice() {
            [one] => Some(one),
            _several => None,
        },
        _cases => None,
    }
}

fn points(condition: &Condition) -> bool {
    let mut points = false;
    condition.visit(&mut |node| {
        if let Node::Thing(Thing { kind, .. }) = node {
            points |= !matches!(kind, ThingKind::Some(_) | ThingKind::This);
        }
    });
    points
}

/// That it is not so, where it is said with "no" or "not".
fn denied(linted: &Linted<'_>, condition: &Condition) -> Option<String> {
    simple(condition)?;
    let mut denied = condition.clone();
    let one = denied.any.first_mut()?.first_mut()?;
    match &mut one.kind {
        SimpleConditionKind::Thing(_, predicate) => match &mut predicate.kind {
            ThingPredicateKind::Is { not, .. }
            | ThingPredicateKind::Shares { not, .. }
            | ThingPredicateKind::Own { not, .. }
            | ThingPredicateKind::HasKeyword { not, .. } => *not = !*not,
            _another => return None,
        },
        SimpleConditionKind::Person(_, predicate) => match &mut predicate.kind {
            PersonPredicateKind::Has(what) | PersonPredicateKind::Controls(what) => {
                let ThingKind::Some(noun) = &mut what.kind else { return None };
                if noun.determiner != Determiner::A || noun.other {
                    return None;
                }
                noun.determiner = Determiner::No;
            }
            PersonPredicateKind::Did { not, .. } | PersonPredicateKind::Can { not, .. } => *not = !*not,
            _another => return None,
        },
        SimpleConditionKind::Named { no, .. } => *no = !*no,
        _another => return None,
    }
    Some(format::condition(&linted.game.dialect, &denied))
}
