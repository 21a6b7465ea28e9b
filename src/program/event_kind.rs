//! What can happen: one kind for each verb and each step of a turn.

use serde::{Deserialize, Serialize};

use super::{PhaseId, VerbId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum EventKind {
    /// a draw of so many cards, seen whole
    Draw,
    /// one card of a draw
    DrawCard,
    Discard,
    Play,
    Destroy,
    LookAt,
    Reveal,
    Put,
    Return,
    Exchange,
    EnterPlay,
    LeavePlay,
    ChangeControl,
    Give,
    SetAside,
    PutCounters,
    RemoveCounters,
    Choose,
    Name,
    Search,
    Shuffle,
    Deal,
    TakeFirstTurn,
    TakeAnotherTurn,
    TakeAction,
    SkipTurn,
    SkipPhase,
    Reverse,
    RollDie,
    ChangeValue,
    BecomeDealer,
    WinGame,
    LoseGame,
    WinSeries,
    Score,
    Announce,
    /// a verb of the game's own
    Own(VerbId),
    TurnBegins,
    TurnEnds,
    PhaseBegins(PhaseId),
    PhaseEnds(PhaseId),
    GameBegins,
    GameEnds,
    SeriesBegins,
    SeriesEnds,
    /// a card has been taken, by whatever verb
    Take,
    /// nothing happens: what an ability without an event has
    Nothing,
}
