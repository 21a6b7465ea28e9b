//! A decision somebody has to make: data that waits in the game.

use serde::{Deserialize, Serialize};

use super::{Card, Player};
use crate::program::{Local, Pc, ValueId};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    pub player: Player,
    pub question: Question,
    pub options: Vec<Answer>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// What to do in a step of the turn.
    Offer,
    Card,
    Player,
    Value,
    Number,
    /// Whether to do what an effect allows.
    May,
    /// Which of several conditions takes effect next.
    Order,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// An offer of the turn: goes on there, with the card.
    Take {
        then: Pc,
        card: Option<(Local, Card)>,
    },
    /// Nothing more of what is offered.
    Leave(Pc),
    Card(Card),
    Player(Player),
    Value(ValueId),
    Number(i32),
    Yes,
    No,
    /// Enough cards were picked.
    Done,
    /// The waiting condition with this number, and its card.
    Next(u16, Option<Card>),
}
