//! What each kind of event is by itself, whatever a game says of it.

use crate::game::Touched;
use crate::program::EventKind;

/// Verbs that may take a card from play into play.
pub fn may_change_hands(kind: EventKind) -> bool {
    matches!(kind, EventKind::Put | EventKind::Return | EventKind::Exchange)
}

/// Events that need nothing but themselves to happen.
pub fn is_plain(kind: EventKind) -> bool {
    match kind {
        EventKind::Draw
        | EventKind::Discard
        | EventKind::Play
        | EventKind::Put
        | EventKind::Return
        | EventKind::Give
        | EventKind::ChangeControl
        | EventKind::Deal
        | EventKind::Shuffle
        | EventKind::RollDie
        | EventKind::Search
        | EventKind::PutCounters
        | EventKind::RemoveCounters
        | EventKind::ChangeValue
        | EventKind::Score
        | EventKind::LosePoints
        | EventKind::TakeFirstTurn
        | EventKind::TakeAnotherTurn
        | EventKind::SkipTurn
        | EventKind::SkipPhase
        | EventKind::Reverse
        | EventKind::BecomeDealer
        | EventKind::Name
        | EventKind::Announce
        | EventKind::TakeAction
        | EventKind::TurnBegins
        | EventKind::TurnEnds
        | EventKind::PhaseBegins(_)
        | EventKind::PhaseEnds(_)
        | EventKind::GameBegins
        | EventKind::GameEnds
        | EventKind::SeriesBegins
        | EventKind::SeriesEnds => true,
        EventKind::DrawCard
        | EventKind::Destroy
        | EventKind::LookAt
        | EventKind::Reveal
        | EventKind::Exchange
        | EventKind::EnterPlay
        | EventKind::LeavePlay
        | EventKind::SetAside
        | EventKind::Choose
        | EventKind::WinGame
        | EventKind::LoseGame
        | EventKind::WinSeries
        | EventKind::Own(_)
        | EventKind::Take
        | EventKind::Nothing => false,
    }
}

/// Steps of the course of a game.
pub fn is_only_told(kind: EventKind) -> bool {
    matches!(
        kind,
        EventKind::TurnBegins
            | EventKind::TurnEnds
            | EventKind::PhaseBegins(_)
            | EventKind::PhaseEnds(_)
            | EventKind::GameBegins
            | EventKind::GameEnds
            | EventKind::SeriesBegins
            | EventKind::SeriesEnds
    )
}

/// What an event changes that a test can read, apart from where cards are. What is made of a verb, a win or a loss
/// is other events.
pub fn touches(kind: EventKind) -> Touched {
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
        | EventKind::SetAside
        | EventKind::Choose
        | EventKind::Search
        | EventKind::Shuffle
        | EventKind::Deal
        | EventKind::Take
        | EventKind::TakeAction
        | EventKind::Name
        | EventKind::Own(_)
        | EventKind::Announce => Touched::NOTHING,
        EventKind::TurnBegins
        | EventKind::TurnEnds
        | EventKind::PhaseBegins(_)
        | EventKind::PhaseEnds(_)
        | EventKind::GameBegins
        | EventKind::GameEnds
        | EventKind::SeriesBegins
        | EventKind::SeriesEnds
        | EventKind::TakeFirstTurn
        | EventKind::Reverse
        | EventKind::BecomeDealer => Touched::TURN,
        EventKind::TakeAnotherTurn | EventKind::SkipTurn | EventKind::SkipPhase => Touched::TURN_AND_REST,
        EventKind::ChangeValue | EventKind::Score | EventKind::LosePoints | EventKind::RollDie => {
            Touched::NUMBERS
        }
        EventKind::PutCounters | EventKind::RemoveCounters => Touched::COUNTERS,
        EventKind::WinGame | EventKind::LoseGame | EventKind::WinSeries | EventKind::Nothing => {
            Touched::EVERYTHING
        }
    }
}
