//! What can happen: one kind for each verb and each step of a turn.

use serde::{Deserialize, Serialize};

use super::{PhaseId, VerbId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
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
    LosePoints,
    Announce,
    TurnBegins,
    TurnEnds,
    GameBegins,
    GameEnds,
    SeriesBegins,
    SeriesEnds,
    /// a card has been taken, by whatever verb
    Take,
    /// nothing happens: what an ability without an event has
    Nothing,
    // What a game adds comes last, so that one comparison tells it apart.
    PhaseBegins(PhaseId),
    PhaseEnds(PhaseId),
    /// a verb of the game's own
    Own(VerbId),
}

impl EventKind {
    /// The kinds that every game has.
    pub const OF_ALL_GAMES: [EventKind; 45] = [
        EventKind::Draw,
        EventKind::DrawCard,
        EventKind::Discard,
        EventKind::Play,
        EventKind::Destroy,
        EventKind::LookAt,
        EventKind::Reveal,
        EventKind::Put,
        EventKind::Return,
        EventKind::Exchange,
        EventKind::EnterPlay,
        EventKind::LeavePlay,
        EventKind::ChangeControl,
        EventKind::Give,
        EventKind::SetAside,
        EventKind::PutCounters,
        EventKind::RemoveCounters,
        EventKind::Choose,
        EventKind::Name,
        EventKind::Search,
        EventKind::Shuffle,
        EventKind::Deal,
        EventKind::TakeFirstTurn,
        EventKind::TakeAnotherTurn,
        EventKind::TakeAction,
        EventKind::SkipTurn,
        EventKind::SkipPhase,
        EventKind::Reverse,
        EventKind::RollDie,
        EventKind::ChangeValue,
        EventKind::BecomeDealer,
        EventKind::WinGame,
        EventKind::LoseGame,
        EventKind::WinSeries,
        EventKind::Score,
        EventKind::LosePoints,
        EventKind::Announce,
        EventKind::TurnBegins,
        EventKind::TurnEnds,
        EventKind::GameBegins,
        EventKind::GameEnds,
        EventKind::SeriesBegins,
        EventKind::SeriesEnds,
        EventKind::Take,
        EventKind::Nothing,
    ];

    /// The kinds that every game has come before this number, those of its phases and verbs from it on.
    pub const FIRST_OF_A_GAME: usize = EventKind::OF_ALL_GAMES.len();

    /// The first verb of a game's own: it may have as many phases as there are numbers of them.
    const FIRST_OWN: usize = EventKind::FIRST_OF_A_GAME + 2 * (u8::MAX as usize + 1);

    /// A number for each kind: those of all games in the order in which they stand here.
    #[inline]
    pub const fn number(self) -> usize {
        let place = self.place();
        if place < EventKind::FIRST_OF_A_GAME {
            return place;
        }
        match self {
            EventKind::PhaseBegins(phase) => EventKind::FIRST_OF_A_GAME + 2 * phase.0 as usize,
            EventKind::PhaseEnds(phase) => EventKind::FIRST_OF_A_GAME + 1 + 2 * phase.0 as usize,
            EventKind::Own(verb) => EventKind::FIRST_OWN + verb.0 as usize,
            _of_all_games => place,
        }
    }

    /// The place among all kinds, which needs no table.
    #[inline(always)]
    const fn place(self) -> usize {
        match self {
            EventKind::Draw => 0,
            EventKind::DrawCard => 1,
            EventKind::Discard => 2,
            EventKind::Play => 3,
            EventKind::Destroy => 4,
            EventKind::LookAt => 5,
            EventKind::Reveal => 6,
            EventKind::Put => 7,
            EventKind::Return => 8,
            EventKind::Exchange => 9,
            EventKind::EnterPlay => 10,
            EventKind::LeavePlay => 11,
            EventKind::ChangeControl => 12,
            EventKind::Give => 13,
            EventKind::SetAside => 14,
            EventKind::PutCounters => 15,
            EventKind::RemoveCounters => 16,
            EventKind::Choose => 17,
            EventKind::Name => 18,
            EventKind::Search => 19,
            EventKind::Shuffle => 20,
            EventKind::Deal => 21,
            EventKind::TakeFirstTurn => 22,
            EventKind::TakeAnotherTurn => 23,
            EventKind::TakeAction => 24,
            EventKind::SkipTurn => 25,
            EventKind::SkipPhase => 26,
            EventKind::Reverse => 27,
            EventKind::RollDie => 28,
            EventKind::ChangeValue => 29,
            EventKind::BecomeDealer => 30,
            EventKind::WinGame => 31,
            EventKind::LoseGame => 32,
            EventKind::WinSeries => 33,
            EventKind::Score => 34,
            EventKind::LosePoints => 35,
            EventKind::Announce => 36,
            EventKind::TurnBegins => 37,
            EventKind::TurnEnds => 38,
            EventKind::GameBegins => 39,
            EventKind::GameEnds => 40,
            EventKind::SeriesBegins => 41,
            EventKind::SeriesEnds => 42,
            EventKind::Take => 43,
            EventKind::Nothing => 44,
            EventKind::PhaseBegins(_) => 45,
            EventKind::PhaseEnds(_) => 46,
            EventKind::Own(_) => 47,
        }
    }
}
