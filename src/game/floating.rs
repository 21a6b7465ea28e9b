//! What holds for a while, made by a text that is over.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Card, CardSet, Event, LARGE, LOCALS, Player, TextNo, Zone};
use crate::program::{AbilityId, CellId, LifetimeId};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Floating<const W: usize = LARGE> {
    pub kept: Kept,
    pub lasts: LifetimeId,
    /// Tells effects of one ability apart.
    pub serial: u16,
    /// The turn it began in.
    pub since: u16,
    /// A time of which it waits for the next one: that has begun.
    pub has_begun: bool,
    /// The text that made it, and everything it spoke of.
    pub text: TextNo,
    pub you: Player,
    pub source: Option<Card>,
    pub stay: u16,
    pub event: Event,
    pub keeps: Keeps<W>,
}

/// A card that an effect spoke of has gone away. What moved it is told of only then.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gone<const W: usize> {
    /// Of the effect.
    pub serial: u16,
    pub text: TextNo,
    pub card: Card,
    pub from: Zone,
    /// Its stay since.
    pub stay: u16,
    /// What the effect kept before.
    pub keeps: Keeps<W>,
}

impl<const W: usize> Floating<W> {
    /// What it keeps, seen from an event: of the one that moved a card, the card as well.
    #[inline]
    pub fn keeps_at<'g>(&'g self, gone: &'g [Gone<W>], event: &Event) -> &'g Keeps<W> {
        match gone.iter().find(|gone| gone.is_by(self, event)) {
            Some(gone) => &gone.keeps,
            None => &self.keeps,
        }
    }
}

impl<const W: usize> Gone<W> {
    fn is_by(&self, effect: &Floating<W>, event: &Event) -> bool {
        self.serial == effect.serial
            && (event.card, event.from, event.stay) == (Some(self.card), Some(self.from), self.stay)
    }
}

/// What a text had kept when it made the effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Keeps<const W: usize> {
    pub locals: [i16; LOCALS],
    pub sets: SmallVec<[CardSet<W>; 1]>,
    /// All cards in these.
    pub cards: CardSet<W>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kept {
    /// A number, and what it was before.
    Cell(CellId, i16),
    Ability(AbilityId),
    /// The control of a card, and whose it was.
    Control(Card, u16, Player),
    /// The direction of play.
    Direction,
}
