//! What one player may know of a game: plain data in terms of printed cards and places. Holds no number of
//! a single card, no seed, and nothing about cards the player has not seen but that they are there.

use serde::{Deserialize, Serialize};

use super::{Outcome, Player, Players, Question, Skip, TextNo, Zone};
use crate::program::{ActionId, CardId, CounterId, EventKind, Pc, PhaseId, ValueId, ZoneKindId};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub player: Player,
    pub turn: u16,
    pub phase: Option<PhaseId>,
    /// Games of the series that are over.
    pub games: u16,
    /// Whose turn it is; of a team, its first seat.
    pub active: Player,
    pub taking_turn: Players,
    pub dealer: Player,
    pub clockwise: bool,
    pub in_game: Players,
    /// Those who have another turn coming: the last is next.
    pub again: Vec<Player>,
    /// Phases to be skipped.
    pub skips: Vec<Skip>,
    pub seats: Vec<SeatView>,
    pub zones: Vec<ZoneView>,
    /// The numbers that the game keeps, named values among them.
    pub cells: Vec<i16>,
    pub decision: Option<DecisionView>,
    pub winners: Players,
    pub outcome: Option<Outcome>,
}

/// What everybody knows of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    pub points: i16,
    pub die: i16,
    pub discards: u16,
    pub plays: u16,
    pub misses: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ZoneView {
    pub zone: Zone,
    /// Nothing for cards being played and cards set aside.
    pub kind: Option<ZoneKindId>,
    pub owner: Option<Player>,
    /// One place for each card. Of a pile from the top, of cards in play from the one that came first;
    /// elsewhere first the known ones in the order of the printed cards, then the others.
    pub places: Vec<Place>,
}

/// Where a card lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Nothing where the player does not know it.
    pub card: Option<CardId>,
    pub face_down: bool,
    pub counters: Vec<(CounterId, i16)>,
    /// The card that it is set aside with.
    pub with: Option<Spot>,
}

/// A place, by its zone and its number among the places of that zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Spot {
    pub zone: Zone,
    pub number: u16,
}

/// What somebody has to decide, as the player may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecisionView {
    pub player: Player,
    pub question: Question,
    /// What asks; known to whoever decides.
    pub asks: Option<Asker>,
    /// By their numbers; nothing for those who do not decide.
    pub options: Option<Vec<OptionView>>,
}

/// The text that asks, and what is printed on the card it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asker {
    pub text: TextNo,
    pub card: Option<CardId>,
    /// The instruction that asks, where one does.
    pub at: Option<Pc>,
    /// How many cards, players and things to do were picked already, of several.
    pub picked: u16,
    /// How many things to do are picked in all, where they can be several: at least, and at most.
    pub several: Option<(u8, u8)>,
    /// Which of several the text is at, where it does something for each.
    pub done_for: Option<DoneFor>,
    /// Whom the text calls "you", where it is being done.
    pub you: Option<Player>,
}

/// The one of several that something is done for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DoneFor {
    Card(CardId),
    Player(Player),
    Value(ValueId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionView {
    pub what: OptionKind,
    /// The card it is about, and where that lies.
    pub card: Option<(CardId, Spot)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OptionKind {
    /// Do this with the card.
    Do(EventKind),
    /// Take what a step of the turn offers: what the text does from there.
    Take(Option<(TextNo, Pc)>),
    /// Use an ability of the card.
    Use,
    Action(ActionId),
    Leave,
    Wait,
    Card,
    /// One of so many that can't be told apart.
    Unseen(u16),
    Player(Player),
    Zone(Zone),
    Value(ValueId),
    Number(i16),
    /// The mode with this number: what the text does from there.
    Mode(u8, Option<(TextNo, Pc)>),
    Yes,
    No,
    Done,
    /// The waiting condition of the card, and what it was met by.
    Next(MetBy),
    /// The ability, of the card or of a rule, that changes the event.
    Change(TextNo),
}

/// The card that something happened to, and who did it, as far as the player knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MetBy {
    pub card: Option<CardId>,
    pub player: Option<Player>,
}

impl View {
    pub fn zone(&self, zone: Zone) -> &ZoneView {
        &self.zones[zone.index()]
    }

    pub fn at(&self, spot: Spot) -> Option<&Place> {
        self.zone(spot.zone).places.get(usize::from(spot.number))
    }
}

impl ZoneView {
    pub fn count(&self) -> usize {
        self.places.len()
    }

    /// The cards that are known, in the order of their places.
    pub fn known(&self) -> impl Iterator<Item = CardId> {
        self.places.iter().filter_map(|place| place.card)
    }
}
