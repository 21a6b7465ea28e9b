//! What each kind of event changes, in the words of what can be read.

use super::Reads;
use crate::program::EventKind;

impl EventKind {
    /// What may be another once it has happened, apart from whose turn it is. Which number changes is said where it
    /// happens; a verb of the game's own does whatever it is defined to.
    pub fn changes(self) -> Reads {
        match self {
            EventKind::Draw | EventKind::DrawCard | EventKind::Deal => {
                Reads { hands: true, piles: true, ..Reads::a_deed() }
            }
            EventKind::Destroy => Reads { in_play: true, piles: true, counters: true, ..Reads::a_deed() },
            EventKind::ChangeControl => Reads { in_play: true, counters: true, ..Reads::default() },
            EventKind::Discard
            | EventKind::Play
            | EventKind::Put
            | EventKind::Return
            | EventKind::Exchange
            | EventKind::EnterPlay
            | EventKind::LeavePlay
            | EventKind::Give
            | EventKind::SetAside
            | EventKind::Take => {
                Reads { hands: true, in_play: true, piles: true, counters: true, ..Reads::a_deed() }
            }
            EventKind::Own(_) => Reads::EVERYTHING,
            EventKind::PutCounters | EventKind::RemoveCounters => {
                Reads { counters: true, ..Reads::default() }
            }
            EventKind::ChangeValue => Reads { numbers: u128::MAX, ..Reads::default() },
            EventKind::Score | EventKind::LosePoints => Reads { points: true, ..Reads::default() },
            EventKind::RollDie => Reads { dice: true, ..Reads::default() },
            EventKind::BecomeDealer => Reads { dealer: true, ..Reads::default() },
            EventKind::LookAt | EventKind::Reveal | EventKind::TakeAction => Reads::a_deed(),
            EventKind::Choose
            | EventKind::Name
            | EventKind::Search
            | EventKind::Shuffle
            | EventKind::TakeFirstTurn
            | EventKind::TakeAnotherTurn
            | EventKind::SkipTurn
            | EventKind::SkipPhase
            | EventKind::Reverse
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
            | EventKind::Nothing => Reads::default(),
        }
    }
}

impl Reads {
    /// What can be asked of a turn: what was done in it, whatever it is.
    fn a_deed() -> Reads {
        Reads { deeds: u64::MAX, ..Reads::default() }
    }

    /// Whether some card is elsewhere then, or somebody else's.
    pub fn moves_a_card(&self) -> bool {
        self.hands || self.in_play || self.piles
    }
}
