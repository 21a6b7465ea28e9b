//! What still counts when a turn or the game is over.

use super::ending::Ending;
use crate::analysis::joined::clauses;
use crate::analysis::lint::Linted;
use crate::program::EventKind;
use crate::syntax::tree::{
    Act, ActKind, Clause, ClauseKind, DefinedVerb, Sentence, SentenceKind, Steps, Word,
};
use crate::vocabulary::WordId;

/// Whether something can be done although a turn or the game is over.
pub fn still_counts(linted: &Linted<'_>, clause: &Clause, ending: Ending) -> bool {
    counts(linted, clause, ending, &mut Vec::new())
}

fn counts(linted: &Linted<'_>, clause: &Clause, ending: Ending, seen: &mut Vec<WordId>) -> bool {
    match (ending, &clause.kind) {
        (
            Ending::Turn | Ending::Out | Ending::Won,
            ClauseKind::Do { .. }
            | ClauseKind::Becomes { .. }
            | ClauseKind::GameEnds
            | ClauseKind::SeriesEnds
            | ClauseKind::TurnEnds(_)
            | ClauseKind::Standing(_),
        ) => false,
        (Ending::Game | Ending::Decided, ClauseKind::Do { act, .. }) => act_counts(linted, act, ending, seen),
        (
            Ending::Game | Ending::Decided,
            ClauseKind::Becomes { .. } | ClauseKind::SeriesEnds | ClauseKind::GameEnds,
        ) => true,
        (Ending::Game | Ending::Decided, ClauseKind::TurnEnds(_) | ClauseKind::Standing(_)) => false,
    }
}

/// What happens when it is done says so.
fn act_counts(linted: &Linted<'_>, act: &Act, ending: Ending, seen: &mut Vec<WordId>) -> bool {
    let kind = match &act.kind {
        ActKind::WinGame | ActKind::LoseGame => return matches!(ending, Ending::Game),
        ActKind::ChooseOne { modes, .. } => {
            return modes.iter().any(|mode| all_counts(linted, mode, ending, seen));
        }
        ActKind::Own { verb, .. } => return meaning_counts(linted, *verb, ending, seen),
        ActKind::Cause { act, .. } => return act_counts(linted, act, ending, seen),
        ActKind::Simple { .. } => EventKind::Discard,
        ActKind::Put { .. } => EventKind::Put,
        ActKind::PutCounters { .. } => EventKind::PutCounters,
        ActKind::RemoveCounters { .. } => EventKind::RemoveCounters,
        ActKind::SetAside { .. } => EventKind::SetAside,
        ActKind::Return { .. } => EventKind::Return,
        ActKind::Exchange { .. } => EventKind::Exchange,
        ActKind::GainControl { .. } => EventKind::ChangeControl,
        ActKind::Give { .. } => EventKind::Give,
        ActKind::Search { .. } => EventKind::Search,
        ActKind::Shuffle { .. } => EventKind::Shuffle,
        ActKind::Deal { .. } => EventKind::Deal,
        ActKind::TakeAnotherTurn => EventKind::TakeAnotherTurn,
        ActKind::TakeOneAction | ActKind::TakeAction(_) => EventKind::TakeAction,
        ActKind::SkipTurn | ActKind::SkipNextTurn(_) => EventKind::SkipTurn,
        ActKind::SkipPhase { .. } => EventKind::SkipPhase,
        ActKind::Reverse { .. } => EventKind::Reverse,
        ActKind::WinSeries => EventKind::WinSeries,
        ActKind::Score(_) => EventKind::Score,
        ActKind::LosePoints(_) => EventKind::LosePoints,
        ActKind::Goods { .. }
        | ActKind::GiveGoods { .. }
        | ActKind::Add { .. }
        | ActKind::Subtract { .. } => EventKind::ChangeValue,
        ActKind::Announce(_) => EventKind::Announce,
        ActKind::BecomeDealer => EventKind::BecomeDealer,
        ActKind::TakeFirstTurn => EventKind::TakeFirstTurn,
        // Who wins, or scores, may hang on it.
        ActKind::Choose { .. } => EventKind::Choose,
        ActKind::Name { .. } => EventKind::Name,
        ActKind::RollDie => EventKind::RollDie,
        ActKind::Call { .. } => EventKind::Nothing,
    };
    !kind.is_idle_when_over()
}

fn all_counts(linted: &Linted<'_>, steps: &Steps, ending: Ending, seen: &mut Vec<WordId>) -> bool {
    clauses(steps).all(|clause| counts(linted, clause, ending, seen))
}

/// A verb of the game's own is done whole, or not at all.
fn meaning_counts(linted: &Linted<'_>, verb: Word, ending: Ending, seen: &mut Vec<WordId>) -> bool {
    if seen.contains(&verb.id) {
        return true;
    }
    seen.push(verb.id);
    let blocks = linted.game.blocks.iter().map(|(_, block)| block);
    let sentences = blocks.flat_map(|block| &block.paragraphs).flat_map(|paragraph| &paragraph.sentences);
    let mut meant = sentences.filter(|sentence| is_meaning(sentence, verb)).peekable();
    meant.peek().is_some()
        && meant.all(|sentence| sentence.steps().is_none_or(|steps| all_counts(linted, steps, ending, seen)))
}

fn is_meaning(sentence: &Sentence, of: Word) -> bool {
    matches!(sentence.kind, SentenceKind::DefinesVerb { verb: DefinedVerb::Own(verb), .. } if verb.id == of.id)
}
