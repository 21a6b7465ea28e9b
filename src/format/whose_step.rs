//! Steps without a subject whose verb does not stand as the step before it asks for. Some could be somebody else's: to write
//! the verb in its right form would settle whose they are.

use crate::syntax::tree::{At, ClauseKind, Node, Paragraph, Step, Steps, Visit as _};
use crate::vocabulary::{Verb, VerbForm};

/// Whether a step in one form, after a step with a subject in another, could be for somebody else, or no part of what may be
/// done. Other slips are understood.
pub fn could_be_anothers(may: bool, first: VerbForm, later: VerbForm) -> bool {
    (first, later) == (VerbForm::Third, VerbForm::Plain) || may && first != later
}

/// Whether a paragraph has such a step, as it is written in the text of its file.
pub(super) fn leaves_open_whose(paragraph: &Paragraph, text: &str) -> bool {
    let form = |at: At| {
        let words = text.get(at.0.range()).unwrap_or("").to_lowercase();
        words.split_whitespace().next().and_then(Verb::form_of)
    };
    let mut is_open = false;
    paragraph.visit(&mut |node| {
        if let Node::Steps(steps) = node {
            is_open |= is_any_open(steps, form);
        }
    });
    is_open
}

fn is_any_open(steps: &Steps, form: impl Fn(At) -> Option<VerbForm>) -> bool {
    let later = steps.more.iter().map(|step| match step {
        Step::And(clause) | Step::ThenIf { clause, .. } => clause,
    });
    let mut spoken_of = None;
    for clause in std::iter::once(&steps.first).chain(later) {
        let ClauseKind::Do { subject, may, act, .. } = &clause.kind else { continue };
        let form = form(act.at);
        match (subject, spoken_of, form) {
            (Some(_), _, form) => spoken_of = form.map(|form| (*may, form)),
            (None, Some((may, first)), Some(form)) if could_be_anothers(may, first, form) => return true,
            // Nobody is named whose step it could be.
            (None, None, Some(VerbForm::Third)) => return true,
            (None, _, _) => {}
        }
    }
    false
}
