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
use crate::syntax::tree::{At, Edge, Sentence, SentenceKind, Time};
use counts::still_counts;
use ending::{Ending, ending};
use told::too_late;

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
    let (mut here, mut surely, mut after) = (before, before, before);
    for part in clauses(steps) {
        if part.asked {
            here = surely;
        }
        if let Some((ending, at)) = here
            && !still_counts(part.clause, ending)
        {
            found.push(too_late(linted, part.clause.at, ending, at));
            return None;
        }
        if let Some(ending) = ending(linted, sentence, &part) {
            here.get_or_insert((ending, part.clause.at));
            if part.sure {
                surely.get_or_insert((ending, part.clause.at));
            }
            if part.sure && always_done(sentence) {
                after.get_or_insert((ending, part.clause.at));
            }
        }
    }
    after
}

/// What waits for the end of the game comes after it.
fn decided(sentence: &Sentence) -> Option<(Ending, At)> {
    let SentenceKind::At { moment, steps, .. } = &sentence.kind else { return None };
    let is_end = moment.edge == Edge::End && matches!(moment.time, Time::Game);
    is_end.then_some((Ending::Decided, At(Span { start: sentence.at.0.start, end: steps.at.0.start })))
}
