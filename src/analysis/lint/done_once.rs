//! "Repeat two times: draw a card. Discard a card.": what is repeated ends with its sentence.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::syntax::tree::{
    Act, ActKind, Amount, BlockKind, Clause, ClauseKind, Determiner, Each, Sentence, SentenceKind, Step,
    Steps, ThingKind,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        for pair in paragraph.sentences.windows(2) {
            let [repeated, next] = pair else { continue };
            if let SentenceKind::Steps(steps) = &next.kind
                && steps.more.is_empty()
                && goes_on(&steps.first)
                && let Some(whole) = repeated_too(repeated, &steps.first)
            {
                found.push(problem(linted, repeated, next, &whole));
            }
        }
    }
}

/// Whether it could be one more step: cards are moved, and not those that were moved before.
fn goes_on(clause: &Clause) -> bool {
    let ClauseKind::Do { subject: None, may: false, act, .. } = &clause.kind else { return false };
    let Act { kind: ActKind::Simple { what, .. }, .. } = act else { return false };
    match &what.kind {
        ThingKind::Some(noun) => {
            matches!(noun.determiner, Determiner::A | Determiner::Count(Amount::Exactly(_)))
        }
        _pointed => false,
    }
}

/// The sentence with one more step, where all of it is done by the same player.
fn repeated_too(repeated: &Sentence, next: &Clause) -> Option<Sentence> {
    let steps = repeated.steps()?;
    let is_yours = |clause: &Clause| matches!(clause.kind, ClauseKind::Do { subject: None, may: false, .. });
    let are_yours = is_yours(&steps.first)
        && steps.more.iter().all(|step| matches!(step, Step::And(clause) if is_yours(clause)));
    if !matches!(steps.each, Some(Each::Times { .. })) || steps.only_if.is_some() || !are_yours {
        return None;
    }
    let more = steps.more.iter().cloned().chain([Step::And(next.clone())]).collect();
    let longer = Steps { more, ..steps.clone() };
    let mut whole = repeated.clone();
    match &mut whole.kind {
        SentenceKind::ForEach { steps }
        | SentenceKind::At { steps, .. }
        | SentenceKind::Whenever { steps, .. }
        | SentenceKind::If { steps, .. }
        | SentenceKind::Steps(steps) => *steps = longer,
        _another => return None,
    }
    Some(whole)
}

fn problem(linted: &Linted<'_>, repeated: &Sentence, next: &Sentence, whole: &Sentence) -> Diagnostic {
    let message = format!("\"{}\" is done once, behind all that is repeated.", linted.quote(next.at));
    let problem = Diagnostic::new(Code::DoneOnce, linted.place(next.at), message)
        .label("done once")
        .note(linted.place(repeated.at), "this is repeated")
        .help(format!("To repeat both: {}", format::sentence(&linted.game.dialect, whole)));
    // The paragraphs of an effect are done one after the other.
    let is_effect = matches!(repeated.kind, SentenceKind::ForEach { .. });
    match linted.block.header.kind == BlockKind::Card && is_effect {
        true => problem.help("To do it once, write it in a paragraph of its own."),
        false => problem.help("To do it once, let it stand before what is repeated."),
    }
}
