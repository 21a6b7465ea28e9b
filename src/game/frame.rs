//! The continuation: what is being done, the innermost last. A choice in the middle of an effect is this
//! stack, waiting.

use serde::{Deserialize, Serialize};

use super::{Acted, Card, CardSet, Event, Player, Players, Slot, TextNo, Zone};
use crate::program::{Cards, CardsKind, Kept, Local, Pc};

/// How many numbers, players, cards a text can keep apart.
pub const LOCALS: usize = 24;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Work {
    Body(Frame),
    Road(OnRoad),
    /// A card whose effect is over goes where the game says.
    Settle(Card),
}

/// What the course of the game does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
pub struct Frame {
    pub text: TextNo,
    pub pc: Pc,
    pub you: Player,
    /// The card the text stands on, and its stay when the ability was met.
    pub source: Option<Card>,
    pub stay: u16,
    /// What the text speaks of when it says "that card", "that player".
    pub event: Event,
    /// Players are bits; cards, zones and values are their number plus one, zero is none.
    pub locals: [i16; LOCALS],
    /// Where the sets of this text begin among those of the game.
    pub sets: u16,
    /// Cards and players picked so far by a choice of several.
    pub picked: CardSet,
    pub picked_players: Players,
    /// A step of the turn flow: what waits takes effect between its instructions.
    pub is_flow: bool,
    /// Substitutions that acted on what this text comes from.
    pub acted: Acted,
    /// What a member of a team did when last asked in this step.
    pub round: Round,
    /// Rounds of its "repeat" so far.
    pub repeats: u16,
    /// Where cards lay at the end of the last round.
    pub round_began: u64,
    /// What the game looked like at the end of the last round.
    pub last_round: Option<(u64, u64)>,
    /// How many of the open `Together`s are its own.
    pub together: u16,
    /// What it makes happen waits until everybody has chosen.
    pub in_secret: bool,
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

impl Frame {
    pub fn new(text: TextNo, pc: Pc, you: Player, event: Event) -> Frame {
        Frame {
            text,
            pc,
            you,
            source: None,
            stay: 0,
            event,
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

    /// Another text in the place of one that is over: a step of the turn after a step of the turn.
    #[inline]
    pub fn begin_step(&mut self, text: TextNo, you: Player, event: Event, trace: u64) {
        (self.text, self.pc, self.you, self.event) = (text, Pc(0), you, event);
        (self.source, self.stay) = (None, 0);
        self.locals = [0; LOCALS];
        (self.picked, self.picked_players) = (CardSet::EMPTY, Players::NOBODY);
        (self.is_flow, self.in_secret, self.together) = (true, false, 0);
        (self.repeats, self.round_began, self.last_round) = (0, trace, None);
        (self.round, self.state) = (Round::Open, None);
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

    pub fn keep_card(&mut self, local: Local, card: Option<Card>) {
        self.set_local(local, card.map_or(0, |card| i16::from(card.0) + 1));
    }
}

/// An event on its road. A verb about several cards is one event with several parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OnRoad {
    pub event: Event,
    pub stage: Stage,
    /// Whether it is about cards; if so, those still to be looked at.
    pub has_cards: bool,
    pub left: CardSet,
    /// Parts that nothing stopped, and parts that have happened.
    pub going: CardSet,
    pub done: CardSet,
    /// The part that is being looked at.
    pub part: bool,
    /// What had acted when it set out; what acted on the part.
    pub inherited: Acted,
    pub acted: Acted,
    /// Cards in play when it set out: they hear it, even if it removes them.
    pub heard: CardSet,
    /// Offspring still to come, and those that came: the cards of a draw.
    pub to_come: i16,
    pub came: i16,
    /// Which cards are seen, and where the text that started it keeps the cards.
    pub cards: Option<Cards>,
    pub keep: Option<Kept>,
    /// The ability that asks whether to replace the part.
    pub asking: Option<Slot>,
    /// What an exchange exchanges.
    pub halves: Option<Halves>,
    /// The number it set out with, and the parts that were changed on the way.
    pub amount: i16,
    pub changed: Option<Box<ChangedParts>>,
}

/// The parts of an event that something acted on. Hardly any event has one, and a work is copied when it begins: this is
/// kept elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ChangedParts(pub Vec<ChangedPart>);

/// A part of an event that something acted on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChangedPart {
    pub card: Card,
    pub amount: i16,
    pub acted: Acted,
}

/// The first half of an exchange, where its cards go, and where the others go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Halves {
    /// Where the cards of the first half are among the sets of the game.
    pub first: u16,
    /// How many cards both halves have.
    pub all: u16,
    pub first_to: Lying,
    pub others_to: Lying,
}

/// How a card lies that another takes the place of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lying {
    pub zone: Zone,
    /// The card it is set aside with.
    pub with: Option<Card>,
    pub face_down: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// Prohibitions and substitutions are asked, part by part.
    Intent,
    /// It happens, part by part, perhaps in several offspring.
    Change,
    /// It has happened: conditions see it.
    Done,
    /// What rules make of it at once has been done too.
    Over,
}

impl OnRoad {
    pub fn new(event: Event, inherited: Acted) -> OnRoad {
        OnRoad {
            event,
            stage: Stage::Intent,
            has_cards: false,
            left: CardSet::EMPTY,
            going: CardSet::EMPTY,
            done: CardSet::EMPTY,
            part: false,
            acted: inherited.clone(),
            inherited,
            heard: CardSet::EMPTY,
            to_come: 0,
            came: 0,
            cards: None,
            keep: None,
            asking: None,
            halves: None,
            amount: event.amount,
            changed: None,
        }
    }

    /// The part with the card, where something acted on it.
    pub fn changed(&self, card: Card) -> Option<&ChangedPart> {
        self.changed.as_ref()?.0.iter().find(|part| part.card == card)
    }

    /// What it is; the same event without anything on its way is left.
    pub fn take(&mut self) -> OnRoad {
        let event = self.event;
        std::mem::replace(self, OnRoad::new(event, Acted::default()))
    }

    /// The same for each of the cards, at once.
    pub fn about(event: Event, cards: CardSet, inherited: Acted) -> OnRoad {
        OnRoad { has_cards: true, left: cards, ..OnRoad::new(event, inherited) }
    }
}
