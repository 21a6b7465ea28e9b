//! What is looked at too soon, shown in a sentence of its own: it is done when the rest has been done.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::person::of_whom::subject as subject_of;
use crate::analysis::lower::report::as_sentence;
use crate::source::Span;
use crate::syntax::tree::{
    Amount, At, Clause, Condition, MeasureKind, Node, Person, PersonDeterminer, PersonKind, Role, Step,
    Steps, ThingKind, Visit,
};

use super::clause::is_several;

impl Lowering<'_> {
    /// "At the same time, …. If …": nothing where the second sentence would speak of what the first has chosen.
    pub(super) fn in_two_sentences(&self, steps: &Steps, looked: At) -> Option<String> {
        let (mut subject, mut before) = (subject_of(&steps.first), steps.first.at.0.end);
        let mut asks = false;
        for (number, step) in steps.more.iter().enumerate() {
            let (condition, clause) = parts(step);
            let begins = condition.map_or(clause.at, |condition| condition.at).0.start;
            let end = steps.at.0.end;
            if begins <= looked.0.start && looked.0.end <= clause.at.0.end {
                if asks && condition.is_none() || steps.more[number..].iter().any(points) {
                    return None;
                }
                let first = self.quote_span(Span { start: steps.at.0.start, end: before });
                let own = subject_of(clause);
                let then = self.quote_span(Span { start: clause.at.0.start, end });
                let then = match condition {
                    Some(condition) => self.asked_afterwards(subject, own, condition, &then)?,
                    None => self.done_afterwards(subject, own, &then)?,
                };
                return Some(format!("At the same time, {first}. {}", as_sentence(&then)));
            }
            asks |= condition.is_some();
            subject = subject_of(clause).or(subject);
            before = clause.at.0.end;
        }
        None
    }

    fn asked_afterwards(
        &self,
        subject: Option<&Person>,
        own: Option<&Person>,
        condition: &Condition,
        then: &str,
    ) -> Option<String> {
        let asked = self.quote(condition.at);
        // "They" is whoever does it, and nobody has done anything yet in a sentence of its own.
        if asked.starts_with("they ") || is_they(own) {
            return None;
        }
        let Some(subject) = subject else { return Some(format!("if {asked}, {then}")) };
        let does = match own {
            Some(_) => then.to_string(),
            None => format!("{}{then}", self.again(subject)),
        };
        Some(match of_each(subject) {
            Some(role) => format!("for each {}, if {asked}, {does}", role?.word()),
            None => format!("if {asked}, {does}"),
        })
    }

    fn done_afterwards(&self, subject: Option<&Person>, own: Option<&Person>, then: &str) -> Option<String> {
        let Some(own) = own else {
            let Some(subject) = subject else { return Some(then.to_string()) };
            return Some(match of_each(subject) {
                Some(role) => {
                    role?;
                    format!("{} {then}", self.quote(subject.at))
                }
                None => format!("{}{then}", self.again(subject)),
            });
        };
        if is_they(Some(own)) {
            return None;
        }
        Some(match (&own.kind, subject.and_then(of_each)) {
            // As the one who acts "you" is left out.
            (PersonKind::You, _) => then.trim_start_matches("you ").to_string(),
            (PersonKind::That(_), Some(role)) => format!("for each {}, {then}", role?.word()),
            _other => then.to_string(),
        })
    }

    /// Who has done the first goes on.
    fn again(&self, subject: &Person) -> String {
        match &subject.kind {
            PersonKind::You => String::new(),
            PersonKind::Some(noun) => format!("that {} ", noun.role.word()),
            _pointed => format!("{} ", self.quote(subject.at)),
        }
    }
}

/// Each of whom it is, where there are several: nothing where they could be others afterwards.
fn of_each(subject: &Person) -> Option<Option<Role>> {
    let PersonKind::Some(noun) = &subject.kind else { return is_several(subject).then_some(None) };
    let is_plain = !noun.other && noun.of.is_none() && noun.clause.is_none() && noun.chooser.is_none();
    let is_all =
        matches!(noun.determiner, PersonDeterminer::Each | PersonDeterminer::All | PersonDeterminer::Bare);
    is_several(subject).then_some((is_plain && is_all).then_some(noun.role))
}

fn is_they(person: Option<&Person>) -> bool {
    person.is_some_and(|person| person.kind == PersonKind::They)
}

fn parts(step: &Step) -> (Option<&Condition>, &Clause) {
    match step {
        Step::And(clause) => (None, clause),
        Step::ThenIf { condition, clause } => (Some(condition), clause),
    }
}

/// Whether it speaks of cards or numbers that were named before.
fn points(step: &Step) -> bool {
    let mut points = false;
    let mut see = |node: Node<'_>| {
        points |= match node {
            Node::Thing(thing) => {
                !matches!(thing.kind, ThingKind::Some(_) | ThingKind::This | ThingKind::Bound(_))
            }
            Node::Amount(amount) => matches!(
                amount,
                Amount::ThatMany | Amount::TwiceThatMany | Amount::HalfThatMany(_) | Amount::UpToThatMany
            ),
            Node::Measure(measure) => {
                matches!(measure.kind, MeasureKind::Result | MeasureKind::ThatNumber)
            }
            _other => false,
        };
    };
    let (condition, clause) = parts(step);
    if let Some(condition) = condition {
        condition.visit(&mut see);
    }
    clause.visit(&mut see);
    points
}
