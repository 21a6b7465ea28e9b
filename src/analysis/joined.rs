//! Two sentences, of which the first waits for a moment to come, said as one that waits with all of it.

use crate::analysis::resolve::Opener;
use crate::source::Span;
use crate::syntax::tree::{
    ActKind, Clause, ClauseKind, Person, PersonKind, Sentence, SentenceKind, Step, Steps,
};

/// Whether a sentence of an effect waits for one moment to come.
pub fn is_to_come(sentence: &Sentence) -> bool {
    matches!(sentence.kind, SentenceKind::At { .. }) && Opener::of(sentence) == Opener::Does
}

/// Both for that moment: what is written instead of which bytes. Whether it is accepted is tried afterwards.
pub fn together(text: &str, before: &Sentence, next: &Sentence) -> Option<(Span, String)> {
    let SentenceKind::At { condition, steps, .. } = &before.kind else { return None };
    let first = text.get(next.at.0.start as usize..)?.chars().next()?;
    let span = Span::new(steps.at.0.end as usize, next.at.0.start as usize + first.len_utf8());
    let first = first.to_lowercase();
    let (last, doer) = last_clause(steps);
    let say = match &next.kind {
        SentenceKind::If { .. } if goes_on(before, steps) => format!(", then {first}"),
        // It would be asked before all else.
        SentenceKind::If { .. } => return None,
        SentenceKind::Steps(more) if goes_on(before, steps) && !is_choice(last) => {
            let is_yours = matches!(more.first.kind, ClauseKind::Do { subject: None, .. });
            let is_others = doer.is_some_and(|person| person.kind != PersonKind::You);
            format!(" and {}{first}", if is_yours && is_others { "you " } else { "" })
        }
        _apart => {
            let end = condition.as_ref().map_or(steps.at, |condition| condition.at).0.start;
            let lead = text.get(before.at.0.start as usize..end as usize)?;
            let lead = lead.split_whitespace().filter(|word| *word != "if").collect::<Vec<_>>().join(" ");
            format!(". {lead} {first}")
        }
    };
    Some((span, say))
}

/// Whether what is joined to the steps is done as they are: it hangs on no condition, no answer and no number with them.
fn goes_on(before: &Sentence, steps: &Steps) -> bool {
    let has_condition = matches!(before.kind, SentenceKind::At { condition: Some(_), .. });
    let asks = steps.more.iter().any(|step| matches!(step, Step::ThenIf { .. }));
    !has_condition && !asks && steps.are_done_once() && steps.only_if.is_none() && !clauses(steps).any(offers)
}

pub fn offers(clause: &Clause) -> bool {
    matches!(clause.kind, ClauseKind::Do { may: true, .. })
}

/// Behind a choice, "and" joins another thing to choose.
fn is_choice(clause: &Clause) -> bool {
    let ClauseKind::Do { act, .. } = &clause.kind else { return false };
    matches!(act.kind, ActKind::Choose { .. } | ActKind::ChooseOne { .. })
}

pub fn clauses(steps: &Steps) -> impl Iterator<Item = &Clause> {
    let more = steps.more.iter().map(|step| match step {
        Step::And(clause) | Step::ThenIf { clause, .. } => clause,
    });
    std::iter::once(&steps.first).chain(more)
}

/// The last of the steps, and who does it, where that is said.
fn last_clause(steps: &Steps) -> (&Clause, Option<&Person>) {
    let (mut last, mut doer) = (&steps.first, None);
    for clause in clauses(steps) {
        last = clause;
        if let ClauseKind::Do { subject: Some(person), .. } = &clause.kind {
            doer = Some(person);
        }
    }
    (last, doer)
}
