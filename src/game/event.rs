//! Something that is about to happen, or has.

use serde::{Deserialize, Serialize};

use super::{Card, Player, Zone};
use crate::program::{End, EventKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    pub kind: EventKind,
    /// Who does it, or is met by it.
    pub player: Option<Player>,
    /// Who made it happen.
    pub cause: Option<Player>,
    pub card: Option<Card>,
    /// The stay of the card after the event: what moved on since is another matter.
    pub stay: Option<u16>,
    pub amount: i32,
    pub from: Option<Zone>,
    pub to: Option<Zone>,
    pub end: End,
    /// The attribute, number, counter or phase it is about.
    pub about: u16,
}

impl Event {
    pub fn new(kind: EventKind) -> Event {
        Event {
            kind,
            player: None,
            cause: None,
            card: None,
            stay: None,
            amount: 1,
            from: None,
            to: None,
            end: End::Into,
            about: 0,
        }
    }
}
