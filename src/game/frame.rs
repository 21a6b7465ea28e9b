//! The continuation: what is being done, the innermost last. A choice in the middle of an effect is this
//! stack, waiting.

use serde::{Deserialize, Serialize};

use super::{Acted, Card, CardSet, Event, LARGE, OnRoad, Player, Players, Slot, TextNo};
use crate::program::{Cards, CardsKind, EventKind, Local, Pc, PhaseId, Who, WhoKind};

/// How many numbers, players, cards a text can keep apart.
pub const LOCALS: usize = 24;

// What it is has a word of its own, so that a work is copied as two.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u64)]
pub enum Work<const W: usize = LARGE> {
    Body(Box<Frame<W>>),
    Road(Box<OnRoad<W>>),
    /// A card whose effect is over, and that this player played, goes where the game says.
    Settle(Card, Player),
}

/// What the course of the game does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)] // a tag of two bytes is decoded slowly where it is written
pub enum Step {
    SeriesBegins,
    /// The setup text with this number among those in force.
    Setup(u16),
    GameBegins,
    TurnBegins,
    /// The phase with this number among those in force: it begins, what is offered in it, its text, it ends.
    PhaseBegins(u16),
    PhaseOffers(u16),
    Phase(u16),
    PhaseEnds(u16),
    TurnEnds,
    /// What waited for the end of it has been done.
    PhaseIsOver(PhaseId),
    TurnIsOver,
    NextTurn,
    /// The last turn that the game allows is over, and nothing decided the game.
    RanOut,
    /// The game is decided: what looks at its end, then the outcome.
    GameOver,
    NextGame,
    SeriesOver,
    Finished,
    /// A step of a turn that ended before it.
    Dropped,
    /// Nothing: whoever arranged the game goes on by hand.
    Pause,
}

/// A text being done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(C)] // what is asked for most lies at the beginning, where it takes fewer bytes of code
pub struct Frame<const W: usize = LARGE> {
    pub text: TextNo,
    pub pc: Pc,
    /// Where the sets of this text begin among those of the game.
    pub sets: u16,
    pub you: Player,
    // Nothing at the beginning, so they stand together and are written as one.
    /// The stay of the card that it stands on when the ability was met.
    pub stay: u16,
    /// Players picked so far by a choice of several.
    pub picked_players: Players,
    /// How many of the open `Together`s are its own.
    pub together: u16,
    /// Rounds of its "repeat" so far.
    pub repeats: u16,
    /// A step of the turn flow: what waits takes effect between its instructions.
    pub is_flow: bool,
    /// What it makes happen waits until everybody has chosen.
    pub in_secret: bool,
    /// What a member of a team did when last asked in this step.
    pub round: Round,
    /// The card the text stands on.
    pub source: Option<Card>,
    /// What the text speaks of when it says "that card", "that player".
    pub event: Event,
    /// Cards picked so far by a choice of several.
    pub picked: CardSet<W>,
    /// Players are bits; cards, zones and values are their number plus one, zero is none.
    pub locals: [i16; LOCALS],
    /// Substitutions that acted on what this text comes from.
    pub acted: Acted,
    /// Where cards lay at the end of the last round.
    pub round_began: u64,
    /// What the game looked like at the end of the last round.
    pub last_round: Option<(u64, u64)>,
    /// The state that it acts on, where it is a rule about one.
    pub state: Option<Slot>,
}

/// Team mates are asked one after the other, round by round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Round {
    /// Not asked in this round.
    #[default]
    Open,
    Acted,
    Waited,
}

impl<const W: usize> Default for Frame<W> {
    /// Room for a text.
    fn default() -> Frame<W> {
        Frame {
            text: TextNo::default(),
            pc: Pc(0),
            you: Player::default(),
            source: None,
            stay: 0,
            event: Event::new(EventKind::Nothing),
            locals: [0; LOCALS],
            sets: 0,
            picked: CardSet::EMPTY,
            picked_players: Players::NOBODY,
            is_flow: false,
            acted: Acted::default(),
            round: Round::Open,
            repeats: 0,
            round_began: 0,
            last_round: None,
            together: 0,
            in_secret: false,
            state: None,
        }
    }
}

impl<const W: usize> Frame<W> {
    /// A text begins in the place of one that is over. Its sets are from that number on, and cards lie like this.
    #[inline(always)]
    pub fn begin(&mut self, text: TextNo, pc: Pc, you: Player, event: &Event, sets: u16, trace: u64) {
        (self.text, self.pc, self.you, self.event, self.sets) = (text, pc, you, *event, sets);
        (self.stay, self.picked_players, self.together, self.repeats) = (0, Players::NOBODY, 0, 0);
        (self.is_flow, self.in_secret, self.round, self.source) = (false, false, Round::Open, None);
        self.locals = [0; LOCALS];
        self.picked = CardSet::EMPTY;
        (self.round_began, self.last_round, self.state) = (trace, None, None);
        self.acted.clear();
    }

    pub fn set_local(&mut self, local: Local, value: i16) {
        self.locals[usize::from(local.0)] = value;
    }

    /// The one card that the text kept, where it speaks of that.
    #[inline]
    pub fn kept_card(&self, cards: Cards) -> Option<Card> {
        let CardsKind::Local(local) = cards.kind() else { return None };
        let number = self.locals[usize::from(local.0)];
        (number > 0).then(|| Card((number - 1) as u8))
    }

    /// Who is meant, where the text itself knows it.
    #[inline]
    pub fn plainly(&self, who: Who) -> Option<Player> {
        if who == Who::YOU {
            return Some(self.you);
        }
        match who.kind() {
            WhoKind::Actor => self.event.player,
            WhoKind::Local(local) => Players(self.locals[usize::from(local.0)] as u16).only(),
            _other => None,
        }
    }

    pub fn keep_card(&mut self, local: Local, card: Option<Card>) {
        self.set_local(local, card.map_or(0, |card| i16::from(card.0) + 1));
    }
}
