//! The steps of an ability, in the order in which they are done.

use crate::analysis::lint::parts::{Part, abilities, always_done, clauses};
use crate::syntax::tree::{Act, ActKind, ClauseKind, Paragraph, Sentence, SentenceKind};

/// The sentences that are done one after the other: of a text that begins with what is done, also what it does later.
pub(super) fn runs(paragraph: &Paragraph) -> Vec<&[Sentence]> {
    match paragraph.sentences.first().map(|first| &first.kind) {
        Some(SentenceKind::Steps(_)) => vec![&paragraph.sentences],
        _another => abilities(paragraph).collect(),
    }
}

/// One step of an ability.
pub(super) struct Done<'t> {
    /// The place of its sentence among the others.
    pub number: usize,
    pub sentence: &'t Sentence,
    pub part: Part<'t>,
    pub act: &'t Act,
    /// It is done where it is chosen out of several things to do.
    pub is_mode: bool,
}

/// The steps of an ability as they can come one after the other: those that are chosen out of several, too.
pub(super) fn rows(ability: &[Sentence]) -> Vec<Vec<Done<'_>>> {
    let mut rows = vec![all_done(ability)];
    for (number, sentence) in ability.iter().enumerate() {
        let parts = sentence.steps().into_iter().flat_map(clauses).filter(|part| part.sure);
        for (part, modes) in parts.filter_map(|part| match &part.clause.kind {
            ClauseKind::Do { act: Act { kind: ActKind::ChooseOne { modes, .. }, .. }, .. } => {
                Some((part, modes))
            }
            _another => None,
        }) {
            rows.extend(modes.iter().map(|mode| {
                let chosen = clauses(mode).into_iter().filter(|part| part.sure);
                let doers = chosen.map(|one| Part { doer: one.doer.or(part.doer), ..one });
                doers.filter_map(|part| done(number, sentence, part, true)).collect()
            }));
        }
    }
    rows
}

fn done<'t>(number: usize, sentence: &'t Sentence, part: Part<'t>, is_mode: bool) -> Option<Done<'t>> {
    match &part.clause.kind {
        ClauseKind::Do { act, .. } => Some(Done { number, sentence, act, part, is_mode }),
        _another => None,
    }
}

/// The steps of an ability in their order, as far as they are done wherever it begins, or wherever an offer is accepted.
fn all_done(ability: &[Sentence]) -> Vec<Done<'_>> {
    let mut all = Vec::new();
    for (number, sentence) in ability.iter().enumerate() {
        let parts = sentence.steps().into_iter().flat_map(clauses).filter(|part| part.sure);
        all.extend(parts.filter_map(|part| done(number, sentence, part, false)));
    }
    all
}

/// Whether a later step waits for a moment that comes after the earlier one.
pub(super) fn is_later(earlier: &Done<'_>, later: &Done<'_>) -> bool {
    earlier.number < later.number && matches!(later.sentence.kind, SentenceKind::At { .. })
}

/// Whether a later step is done where an earlier one was, and not at the same time.
pub(super) fn is_done_with(earlier: &Done<'_>, later: &Done<'_>) -> bool {
    if earlier.number == later.number {
        return !matches!(later.sentence.kind, SentenceKind::SameTime { .. });
    }
    if matches!(earlier.sentence.kind, SentenceKind::UntilWhenever { .. }) {
        return false;
    }
    let may = matches!(earlier.part.clause.kind, ClauseKind::Do { may: true, .. });
    match &later.sentence.kind {
        SentenceKind::At { condition: None, steps, .. } => steps.are_done_once(),
        SentenceKind::At { .. }
        | SentenceKind::Whenever { .. }
        | SentenceKind::AsSoonAs { .. }
        | SentenceKind::Once { .. } => false,
        SentenceKind::IfDone { not, .. } => may && !not && later.number == earlier.number + 1,
        _ => always_done(later.sentence),
    }
}
