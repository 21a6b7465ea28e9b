//! Which choices can be taken back: those after which nobody has seen anything that was hidden or left to
//! chance. Cards of one's own that only computer players have seen don't count: those forget.

use crate::engine::{Journal, Match};
use crate::game::{Card, Player};

/// Why the last choice stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CantUndo {
    #[error("there is no choice to take back")]
    Nothing,
    #[error("somebody else has decided since")]
    OthersDecided(Player),
    #[error("something was left to chance since")]
    Chance,
    #[error("a hidden card was seen since")]
    Seen,
    #[error("somebody else has seen a card since")]
    SeenBy(Player),
}

/// What stands against going back from one moment to the one before, as far as these people know.
pub(super) fn barrier<J: Journal>(
    before: &Match<'_, J>,
    after: &Match<'_, J>,
    people: &[Player],
) -> Option<CantUndo> {
    if before.game().chance != after.game().chance {
        return Some(CantUndo::Chance);
    }
    let learned = |player: &Player| {
        let is_new = |card: Card| after.knows(*player, card) && !before.knows(*player, card);
        after.table().all().iter().any(is_new)
    };
    let decided = before.decision().map(|pending| pending.player);
    let is_own = |player: &Player| decided == Some(*player);
    let (own, others): (Vec<Player>, Vec<Player>) = people.iter().copied().partition(is_own);
    if own.iter().any(learned) {
        return Some(CantUndo::Seen);
    }
    others.into_iter().find(|player| learned(player)).map(CantUndo::SeenBy)
}
