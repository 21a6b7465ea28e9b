//! Clauses of one sentence that hang together: which of them go on for whoever does the first.

use crate::syntax::tree::{
    Act, ActKind, Clause, ClauseKind, Condition, MeasureKind, Node, Person, PersonKind, Sentence,
    SentenceKind, Visit,
};

use super::clause::is_several;

/// A clause of a sentence, and what it hangs on: "…, then if …, …".
pub(super) struct Link<'a> {
    pub only_if: Option<&'a Condition>,
    pub clause: &'a Clause,
}

/// Whether a clause belongs to those before it: it has no subject of its own. Of several people each goes on for
/// themselves after "then if", and everything after that hangs on it too.
pub(super) fn goes_on(links: &[Link<'_>], next: &Link<'_>) -> bool {
    let Some(first) = links.first() else { return false };
    match plural_subject(first.clause) {
        Some(_) => {
            let is_theirs = continues(next.clause) || next.only_if.is_some() && is_pointed(next.clause);
            is_theirs || links.iter().any(|link| link.only_if.is_some())
        }
        None => next.only_if.is_none() && continues(next.clause) || is_part_of_offer(links, next),
    }
}

/// Whether it is part of what may be done before it, whoever does it. An offer of its own is not, unless it stands
/// behind "then if".
pub(super) fn is_part_of_offer(links: &[Link<'_>], next: &Link<'_>) -> bool {
    let is_another = offers(next.clause) && next.only_if.is_none();
    !is_another && links.iter().any(|link| offers(link.clause))
}

/// Whether it asks for what a die shows: where somebody may roll one, it hangs on that.
pub(super) fn asks_result(condition: &Condition) -> bool {
    let mut asks = false;
    condition.visit(&mut |node| {
        asks |= matches!(node, Node::Measure(measure) if measure.kind == MeasureKind::Result);
    });
    asks
}

/// Several people who do it, and what they do.
pub(super) fn plural_subject(clause: &Clause) -> Option<(&Person, &Act)> {
    let ClauseKind::Do { subject: Some(person), act, .. } = &clause.kind else { return None };
    is_several(person).then_some((person, act))
}

/// Whether the subject is somebody who was spoken of: "that opponent", "they".
fn is_pointed(clause: &Clause) -> bool {
    let ClauseKind::Do { subject: Some(person), .. } = &clause.kind else { return false };
    matches!(person.kind, PersonKind::That(_) | PersonKind::They)
}

/// What is done where an offer was declined.
pub(super) fn is_declined(sentence: &Sentence) -> bool {
    matches!(sentence.kind, SentenceKind::IfDone { not: true, .. })
}

/// Whether it asks somebody.
pub(super) fn offers(clause: &Clause) -> bool {
    matches!(clause.kind, ClauseKind::Do { may: true, .. })
}

/// A clause without a subject of its own.
pub(super) fn continues(clause: &Clause) -> bool {
    match &clause.kind {
        ClauseKind::Do { subject, .. } => subject.is_none(),
        // "Their bid becomes that number": of whoever does what stands before it.
        ClauseKind::Becomes { value, .. } => {
            value.whose.as_ref().is_some_and(|person| person.kind == PersonKind::They)
        }
        ClauseKind::GameEnds | ClauseKind::SeriesEnds | ClauseKind::TurnEnds(_) | ClauseKind::Standing(_) => {
            false
        }
    }
}

/// Whether somebody loses the game, and nothing else.
pub(super) fn loses(clause: &Clause) -> bool {
    matches!(&clause.kind, ClauseKind::Do { may: false, act, .. } if act.kind == ActKind::LoseGame)
}
