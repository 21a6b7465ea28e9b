//! What still counts when a turn or the game is over.

use super::ending::Ending;
use crate::syntax::tree::{ActKind, Clause, ClauseKind};

/// Whether something can be done although a turn or the game is over.
pub fn still_counts(clause: &Clause, ending: Ending) -> bool {
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
        (Ending::Game | Ending::Decided, ClauseKind::Do { act, .. }) => match &act.kind {
            ActKind::WinGame | ActKind::LoseGame => matches!(ending, Ending::Game),
            ActKind::WinSeries
            | ActKind::Score(_)
            | ActKind::LosePoints(_)
            | ActKind::Goods { .. }
            | ActKind::GiveGoods { .. }
            | ActKind::Announce(_)
            | ActKind::Call { .. }
            | ActKind::BecomeDealer
            | ActKind::TakeFirstTurn
            | ActKind::Add { .. }
            | ActKind::Subtract { .. }
            // Who wins, or scores, may hang on it.
            | ActKind::Choose { .. }
            | ActKind::Name { .. }
            | ActKind::RollDie => true,
            ActKind::Simple { .. }
            | ActKind::Put { .. }
            | ActKind::PutCounters { .. }
            | ActKind::RemoveCounters { .. }
            | ActKind::SetAside { .. }
            | ActKind::Return { .. }
            | ActKind::Exchange { .. }
            | ActKind::GainControl { .. }
            | ActKind::Give { .. }
            | ActKind::ChooseOne { .. }
            | ActKind::Search { .. }
            | ActKind::Shuffle { .. }
            | ActKind::Deal { .. }
            | ActKind::TakeAnotherTurn
            | ActKind::TakeOneAction
            | ActKind::TakeAction(_)
            | ActKind::SkipTurn
            | ActKind::SkipNextTurn(_)
            | ActKind::SkipPhase { .. }
            | ActKind::Reverse { .. }
            | ActKind::Cause { .. }
            | ActKind::Own { .. } => false,
        },
        (
            Ending::Game | Ending::Decided,
            ClauseKind::Becomes { .. } | ClauseKind::SeriesEnds | ClauseKind::GameEnds,
        ) => true,
        (Ending::Game | Ending::Decided, ClauseKind::TurnEnds(_) | ClauseKind::Standing(_)) => false,
    }
}
