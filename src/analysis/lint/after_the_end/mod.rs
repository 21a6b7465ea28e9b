//! Steps after "your turn ends", "the game ends", "you win the game" or "you lose the game" that are never done.
//!
//! The end of a turn drops the rest of the ability. The end of a game leaves time for winning, scoring and
//! what the next game needs, but nobody draws a card any more. Who has lost takes the rest of the ability along,
//! and who wins ends the game at once.

mod counts;
mod ending;
#[cfg(test)]
mod tests;
mod told;

use super::Linted;
use super::parts::{always_done, clauses, opens};
use crate::diagnostic::Diagnostics;
use crate::source::Span;
use crate::syntax::tree::{Act, ActKind, At, ClauseKind, Edge, Sentence, SentenceKind, SoMany, Steps, Time};
use counts::still_counts;
use ending::{Ending, ending};
use told::{too_late, too_late_if_chosen};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        let mut over = None;
        for sentence in &paragraph.sentences {
            if opens(sentence) {
                over = decided(sentence);
            }
            over = check_sentence(linted, sentence, over, found);
        }
    }
}

/// Reports the first step that comes too late. Gives back what is over after the sentence.
fn check_sentence(
    linted: &Linted<'_>,
    sentence: &Sentence,
    before: Option<(Ending, At)>,
    found: &mut Diagnostics,
) -> Option<(Ending, At)> {
    let Some(steps) = sentence.steps() else { return before };
    let Over { surely, is_told } = check_steps(linted, sentence, steps, before, found);
    if is_told {
        return None;
    }
    if always_done(sentence) { surely } else { before }
}

/// What is over after some steps, whenever they are done.
struct Over {
    surely: Option<(Ending, At)>,
    /// Something came too late.
    is_told: bool,
}

fn check_steps(
    linted: &Linted<'_>,
    sentence: &Sentence,
    steps: &Steps,
    before: Option<(Ending, At)>,
    found: &mut Diagnostics,
) -> Over {
    let (mut here, mut surely) = (before, before);
    for part in clauses(steps) {
        if part.asked {
            here = surely;
        }
        if let Some((ending, at)) = here
            && !still_counts(linted, part.clause, ending)
        {
            found.push(too_late(linted, part.clause.at, ending, at));
            return Over { surely: None, is_told: true };
        }
        if let ClauseKind::Do { act: Act { kind: ActKind::ChooseOne { many, modes }, .. }, .. } =
            &part.clause.kind
        {
            check_modes(linted, sentence, (*many, modes), here, found);
        }
        if let Some(ending) = ending(linted, sentence, &part) {
            here.get_or_insert((ending, part.clause.at));
            if part.sure {
                surely.get_or_insert((ending, part.clause.at));
            }
        }
    }
    Over { surely, is_told: false }
}

/// Of several that are chosen, each is done after those before it.
fn check_modes(
    linted: &Linted<'_>,
    sentence: &Sentence,
    (many, modes): (SoMany, &[Steps]),
    before: Option<(Ending, At)>,
    found: &mut Diagnostics,
) {
    let are_several = many != SoMany::Exactly(1);
    let mut over: Option<(Ending, At)> = None;
    for mode in modes {
        if let Some((ending, at)) =
            over.filter(|(ending, _)| are_several && !still_counts(linted, &mode.first, *ending))
        {
            return found.push(too_late_if_chosen(linted, mode.at, ending, at));
        }
        let ended = check_steps(linted, sentence, mode, before, found);
        if mode.are_done_once() && mode.only_if.is_none() {
            over = over.or(ended.surely);
        }
    }
}

/// What waits for the end of the game comes after it.
fn decided(sentence: &Sentence) -> Option<(Ending, At)> {
    let SentenceKind::At { moment, steps, .. } = &sentence.kind else { return None };
    let is_end = moment.edge == Edge::End && matches!(moment.time, Time::Game);
    is_end.then_some((Ending::Decided, At(Span { start: sentence.at.0.start, end: steps.at.0.start })))
}
