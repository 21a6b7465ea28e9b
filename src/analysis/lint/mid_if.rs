//! "Whenever …, if it is blue, …. If it is an eight, …": an "if" in the middle holds for all of its ability, so the second
//! question is asked only where the first is answered with yes. And "it" is the card that was named last.

use super::Linted;
use super::parts::abilities;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::tree::{
    ActKind, At, ClauseKind, Condition, Is, Measure, MeasureKind, Node, PersonPredicateKind, Sentence,
    SentenceKind, SimpleConditionKind, Thing, ThingKind, ThingPredicate, ThingPredicateKind, Visit,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for ability in linted.block.paragraphs.iter().flat_map(abilities) {
        let [first, rest @ ..] = ability else { continue };
        let Some(holds) = in_the_middle(first) else { continue };
        for (number, second) in rest.iter().enumerate() {
            if let SentenceKind::If { condition, .. } = &second.kind
                && are_alike(holds, condition)
                && !ability[..=number].iter().any(|sentence| changes(sentence, condition))
            {
                found.push(problem(linted, first, holds, second, condition, number == 0));
            }
        }
    }
}

/// The "if" behind what an ability waits for.
fn in_the_middle(sentence: &Sentence) -> Option<&Condition> {
    match &sentence.kind {
        SentenceKind::At { condition, .. }
        | SentenceKind::Whenever { condition, .. }
        | SentenceKind::UntilWhenever { condition, .. }
        | SentenceKind::Once { condition, .. } => condition.as_ref(),
        _another => None,
    }
}

/// Whether both ask the same of one: what it is, what it has, what a number comes to.
fn are_alike(one: &Condition, other: &Condition) -> bool {
    use PersonPredicateKind::{Controls, Has};
    use SimpleConditionKind::{Measure, Person, Thing};
    match (simple(one), simple(other)) {
        (Some(Measure(one, _)), Some(Measure(other, _))) => {
            one == other && matches!(one.kind, MeasureKind::Value(_))
        }
        (Some(Thing(one, is)), Some(Thing(other, is_also))) => {
            is_pointed(one) && one == other && says_what(is) && says_what(is_also)
        }
        (Some(Person(one, has)), Some(Person(other, has_also))) => match (&has.kind, &has_also.kind) {
            (Has(what), Has(other_thing)) | (Controls(what), Controls(other_thing)) => {
                one == other && are_kinds(what, other_thing)
            }
            _others => false,
        },
        _others => false,
    }
}

/// What is asked for, where it is one question.
fn simple(condition: &Condition) -> Option<&SimpleConditionKind> {
    match condition.any.as_slice() {
        [all] => match all.as_slice() {
            [one] => Some(&one.kind),
            _several => None,
        },
        _cases => None,
    }
}

fn is_pointed(thing: &Thing) -> bool {
    matches!(thing.kind, ThingKind::It | ThingKind::That(_))
}

/// What a card is does not change while the text is done; where it lies does.
fn says_what(predicate: &ThingPredicate) -> bool {
    matches!(predicate.kind, ThingPredicateKind::Is { what: Is::A(_) | Is::Values(_) | Is::OneOf(_), .. })
}

/// Cards of two kinds. Whoever asks for the same kind twice asks what has become of it.
fn are_kinds(one: &Thing, other: &Thing) -> bool {
    match (&one.kind, &other.kind) {
        (ThingKind::Some(one), ThingKind::Some(other)) => one.head != other.head,
        _pointed => false,
    }
}

/// Whether a number that is asked for may be another one by then: whoever writes so asks what has become of it.
fn changes(sentence: &Sentence, asked: &Condition) -> bool {
    let Some(SimpleConditionKind::Measure(Measure { kind: MeasureKind::Value(number), .. }, _)) =
        simple(asked)
    else {
        return false;
    };
    let mut changes = false;
    sentence.visit(&mut |node| {
        let Node::Clause(clause) = node else { return };
        changes |= match &clause.kind {
            ClauseKind::Becomes { value, .. } => value == number,
            ClauseKind::Do { act, .. } => match &act.kind {
                ActKind::Add { to: value, .. } | ActKind::Subtract { from: value, .. } => value == number,
                ActKind::Own { .. } | ActKind::Goods { .. } | ActKind::GiveGoods { .. } => true,
                _another => false,
            },
            _another => false,
        };
    });
    changes
}

fn problem(
    linted: &Linted<'_>,
    first: &Sentence,
    holds: &Condition,
    second: &Sentence,
    asked: &Condition,
    is_next: bool,
) -> Diagnostic {
    let part = |start: u32, end: u32| linted.quote(At(Span { start, end }));
    let (held, said) = (linted.quote(holds.at), linted.quote(asked.at));
    let message = format!("\"if {said}\" is asked only where \"{held}\" is so.");
    let rest = part(asked.at.0.start, second.at.0.end);
    let own = format!("{} {rest}", part(first.at.0.start, holds.at.0.start));
    let mut problem = Diagnostic::new(Code::MidIf, linted.place(asked.at), message)
        .label("only then")
        .note(linted.place(holds.at), "this holds for all that follows in the paragraph")
        .help(format!("To ask it in any case, write it in a paragraph of its own: {own}"));
    if names_it(holds, first) {
        problem = problem
            .help("\"It\" is the card that was named last, here one that was named after the first \"if\".");
    }
    if is_next {
        let before = part(first.at.0.start, first.at.0.end);
        let joined = format!("{}, then if {rest}", before.trim_end_matches('.'));
        problem = problem.help(format!("To ask it only then, say both in one sentence: {joined}"));
    }
    problem
}

/// Whether "it" is asked about, and something else is named behind the question.
fn names_it(asked: &Condition, sentence: &Sentence) -> bool {
    let Some(SimpleConditionKind::Thing(Thing { kind: ThingKind::It, .. }, _)) = simple(asked) else {
        return false;
    };
    let mut names = false;
    if let Some(steps) = sentence.steps() {
        steps.visit(&mut |node| {
            if let Node::Thing(Thing { kind: ThingKind::Some(_), .. }) = node {
                names = true;
            }
        });
    }
    names
}
