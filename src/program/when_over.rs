//! What still counts when the game is over, for whoever does it and for whoever warns of it.

use super::{EventKind, Makes, Op};

impl EventKind {
    /// Whether nothing comes of it once the game is over: nobody moves cards any more, nor looks at them. What decides who
    /// wins, and what the next game needs, still counts. A verb of the game's own counts as what it comes to does.
    pub fn is_idle_when_over(self) -> bool {
        match self {
            EventKind::Draw
            | EventKind::DrawCard
            | EventKind::Discard
            | EventKind::Play
            | EventKind::Destroy
            | EventKind::Put
            | EventKind::Return
            | EventKind::PutCounters
            | EventKind::RemoveCounters
            | EventKind::SetAside
            | EventKind::Exchange
            | EventKind::ChangeControl
            | EventKind::EnterPlay
            | EventKind::LeavePlay
            | EventKind::Take
            | EventKind::Give
            | EventKind::Search
            | EventKind::Shuffle
            | EventKind::Deal
            | EventKind::LookAt
            | EventKind::Reveal
            | EventKind::TakeAction
            | EventKind::SkipTurn
            | EventKind::SkipPhase
            | EventKind::TakeAnotherTurn
            | EventKind::Reverse => true,
            EventKind::Own(_)
            | EventKind::Choose
            | EventKind::Name
            | EventKind::RollDie
            | EventKind::ChangeValue
            | EventKind::Score
            | EventKind::LosePoints
            | EventKind::BecomeDealer
            | EventKind::TakeFirstTurn
            | EventKind::WinGame
            | EventKind::LoseGame
            | EventKind::WinSeries
            | EventKind::Announce
            | EventKind::TurnBegins
            | EventKind::TurnEnds
            | EventKind::PhaseBegins(_)
            | EventKind::PhaseEnds(_)
            | EventKind::GameBegins
            | EventKind::GameEnds
            | EventKind::SeriesBegins
            | EventKind::SeriesEnds
            | EventKind::Nothing => false,
        }
    }
}

impl Op {
    /// The same of an instruction.
    pub fn is_idle_when_over(self) -> bool {
        let is_idle = |makes: Makes| makes.kind.is_idle_when_over();
        matches!(self, Op::Deal { .. } | Op::TakeOneAction(_) | Op::TakeAction { .. })
            || Makes::of(self).is_some_and(is_idle)
    }
}
