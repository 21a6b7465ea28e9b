//! Which abilities this engine can hear. A card that would do less than it says stops the game when it
//! begins to matter, and says so.

use super::Match;
use super::evaluate::Met;
use crate::game::{Missing, Part, TextId};
use crate::program::{Ability, EventKind, Stage, Standing};

impl Match<'_> {
    /// Looks at the rules in force, before the first of them is needed.
    pub(super) fn check_rules(&mut self) {
        for rule in &self.table.rules {
            if let Err(missing) = self.check_abilities(*rule) {
                return self.stop(missing);
            }
        }
    }

    /// Whether every ability of a text can be heard.
    pub(super) fn check_abilities(&self, at: TextId) -> Met<()> {
        let text = self.table.text(at);
        for ability in &text.abilities {
            if let Stage::Standing(id) = ability.stage {
                let standing = text.standings[id.index()];
                let Standing::Allowance { .. } = standing else {
                    return Err(Missing { part: Part::Standing(standing), at });
                };
            } else if !is_heard(ability) {
                return Err(Missing { part: Part::Ability(ability.stage, ability.kind), at });
            }
        }
        Ok(())
    }
}

fn is_heard(ability: &Ability) -> bool {
    match ability.stage {
        Stage::Prohibit | Stage::Before | Stage::Instead | Stage::After => is_signalled(ability.kind),
        Stage::Amount => ability.kind == EventKind::Draw,
        Stage::Impossible => ability.kind == EventKind::DrawCard,
        Stage::State | Stage::Effect | Stage::Standing(_) => true,
        Stage::MayInstead | Stage::Offer(_) => false,
    }
}

fn is_signalled(kind: EventKind) -> bool {
    match kind {
        EventKind::Draw
        | EventKind::DrawCard
        | EventKind::Discard
        | EventKind::Play
        | EventKind::Destroy
        | EventKind::LookAt
        | EventKind::Reveal
        | EventKind::Put
        | EventKind::Return
        | EventKind::Exchange
        | EventKind::EnterPlay
        | EventKind::LeavePlay
        | EventKind::ChangeControl
        | EventKind::Give
        | EventKind::Name
        | EventKind::Shuffle
        | EventKind::TakeFirstTurn
        | EventKind::RollDie
        | EventKind::ChangeValue
        | EventKind::WinGame
        | EventKind::LoseGame
        | EventKind::TurnBegins
        | EventKind::TurnEnds
        | EventKind::PhaseBegins(_)
        | EventKind::PhaseEnds(_)
        | EventKind::Nothing => true,
        // One game knows nothing of the games before and after it.
        EventKind::GameBegins | EventKind::GameEnds | EventKind::SeriesBegins | EventKind::SeriesEnds => true,
        EventKind::SetAside
        | EventKind::PutCounters
        | EventKind::RemoveCounters
        | EventKind::Choose
        | EventKind::Search
        | EventKind::Deal
        | EventKind::TakeAnotherTurn
        | EventKind::TakeAction
        | EventKind::SkipTurn
        | EventKind::SkipPhase
        | EventKind::Reverse
        | EventKind::BecomeDealer
        | EventKind::WinSeries
        | EventKind::Score
        | EventKind::Announce
        | EventKind::Own(_)
        | EventKind::Take => false,
    }
}
