//! The continuation: what is being done, the innermost last. A choice in the middle of an effect is this
//! stack, waiting.

use serde::{Deserialize, Serialize};

use super::{Answer, Card, CardSet, Event, Player, TextId};
use crate::program::{AbilityId, Local, Pc, Scratch};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Work {
    Flow(Step),
    Body(Box<Frame>),
    Road(Box<OnRoad>),
}

/// What the course of the game does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The setup text with this number among those in force.
    Setup(u16),
    TurnBegins,
    /// The phase with this number among those in force: it begins, its text, it ends.
    PhaseBegins(u16),
    Phase(u16),
    PhaseEnds(u16),
    TurnEnds,
    NextTurn,
    /// Nothing: whoever arranged the game goes on by hand.
    Pause,
}

/// A text being done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    pub text: TextId,
    pub pc: Pc,
    pub you: Player,
    /// The card the text stands on.
    pub source: Option<Card>,
    /// The stay of that card when the ability was met.
    pub stay: Option<u16>,
    /// What the text speaks of when it says "that card", "that player".
    pub event: Event,
    /// Players are bits; cards, zones and values are their number plus one, zero is none.
    pub locals: [i32; 24],
    pub scratches: Vec<Vec<Card>>,
    /// Cards picked so far by a choice of several.
    pub picked: Vec<Card>,
    /// Options gathered for the next `Ask`.
    pub offers: Vec<Answer>,
    /// A step of the turn flow: what waits takes effect between its instructions.
    pub is_flow: bool,
    /// Substitutions that acted on what this text comes from.
    pub acted: Vec<Acted>,
}

impl Frame {
    pub fn new(text: TextId, pc: Pc, you: Player, event: Event) -> Frame {
        Frame {
            text,
            pc,
            you,
            source: None,
            stay: None,
            event,
            locals: [0; 24],
            scratches: vec![Vec::new(); 12],
            picked: Vec::new(),
            offers: Vec::new(),
            is_flow: false,
            acted: Vec::new(),
        }
    }

    pub fn local(&self, local: Local) -> i32 {
        self.locals[usize::from(local.0)]
    }

    pub fn set_local(&mut self, local: Local, value: i32) {
        self.locals[usize::from(local.0)] = value;
    }

    pub fn scratch(&self, scratch: Scratch) -> &[Card] {
        &self.scratches[usize::from(scratch.0)]
    }

    pub fn scratch_mut(&mut self, scratch: Scratch) -> &mut Vec<Card> {
        &mut self.scratches[usize::from(scratch.0)]
    }
}

/// An ability that acted on an event or its offspring: it does not act again.
pub type Acted = (TextId, AbilityId, Option<Card>);

/// An event on its road.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnRoad {
    pub event: Event,
    pub stage: Stage,
    pub acted: Vec<Acted>,
    /// Cards in play when the event set out: they hear it, even if it removes them.
    pub heard: CardSet,
    /// Offspring still to come: the cards of a draw.
    pub left: i32,
    /// Where the text that started it keeps the cards.
    pub into: Option<Scratch>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Prohibitions and substitutions are asked.
    Intent,
    /// It happens, perhaps in several offspring.
    Change,
    /// It has happened.
    Done,
}
