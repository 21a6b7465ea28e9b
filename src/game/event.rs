//! Something that is about to happen, or has.

use serde::{Deserialize, Serialize};

use super::{Card, Player, Zone};
use crate::program::{End, EventKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Event {
    pub kind: EventKind,
    /// Who does it, or is met by it.
    pub player: Option<Player>,
    /// Who made it happen.
    pub cause: Option<Player>,
    pub card: Option<Card>,
    /// The stay of the card after the event: what moved on since is another matter.
    pub stay: u16,
    pub amount: i16,
    pub from: Option<Zone>,
    pub to: Option<Zone>,
    pub end: End,
    pub face_down: bool,
    /// The attribute, number, counter, phase, action or word it is about.
    pub about: u16,
    /// Who gets the card, where somebody does.
    pub receiver: Option<Player>,
    /// What a change of a number does with the amount.
    pub counting: Counting,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Counting {
    Becomes,
    Plus,
    Minus,
    /// All of it or nothing.
    Paid,
    /// Whoever does it has less, and whoever gets it has as much more.
    Given,
}

/// What a skipped turn is about when its time has come; before that it is only announced.
pub const SKIPPED: u16 = 1;

/// What a change of control is about that is for a while, and one that is what such a one comes to when it is over.
pub const FOR_A_WHILE: u16 = 1;
pub const GIVEN_BACK: u16 = 2;

impl Event {
    pub const fn new(kind: EventKind) -> Event {
        Event {
            kind,
            player: None,
            cause: None,
            card: None,
            stay: 0,
            amount: 1,
            from: None,
            to: None,
            end: End::Into,
            face_down: false,
            about: 0,
            receiver: None,
            counting: Counting::Becomes,
        }
    }

    /// What comes of it where somebody is given something: they gain it.
    pub fn gained(&self) -> Option<Event> {
        let gain = Event { player: self.receiver, counting: Counting::Plus, ..*self };
        (self.counting == Counting::Given).then_some(gain)
    }

    /// Whose number changes.
    pub fn whose_number(&self) -> Option<Player> {
        if self.counting == Counting::Given { self.player } else { self.receiver }
    }

    /// Whether a card changes hands, and others who hold it for a while go on doing so.
    pub fn leaves_loans(&self) -> bool {
        self.kind == EventKind::ChangeControl && matches!(self.about, FOR_A_WHILE | GIVEN_BACK)
    }

    /// Whether it takes something away from a number.
    pub fn subtracts(&self) -> bool {
        matches!(self.counting, Counting::Minus | Counting::Paid | Counting::Given)
    }

    /// Whether it takes as much as there is, and not all or nothing.
    pub fn takes_what_is_there(&self) -> bool {
        matches!(self.counting, Counting::Minus | Counting::Given)
    }

    /// An event of a player, who causes it.
    pub fn of(kind: EventKind, player: Player) -> Event {
        Event { player: Some(player), cause: Some(player), ..Event::new(kind) }
    }
}
