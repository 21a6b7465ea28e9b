//! An event that is on its way: what has been looked at, what has happened, and what is still to come.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Acted, Card, CardSet, Event, Slot, Zone};
use crate::program::{Cards, EventKind, Kept};

/// An event on its road. A verb about several cards is one event with several parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OnRoad<const W: usize> {
    pub event: Event,
    pub stage: Stage,
    /// Whether it is about cards; if so, those still to be looked at. Otherwise those that were chosen in secret to be
    /// seen.
    pub has_cards: bool,
    pub left: CardSet<W>,
    /// Parts that nothing stopped, and parts that have happened.
    pub going: CardSet<W>,
    pub done: CardSet<W>,
    /// The part that is being looked at.
    pub part: bool,
    /// Something is done first, before that part, or has been; and all that came before it had been looked at.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub follows_first: bool,
    /// What had acted when it set out; what acted on the part.
    pub inherited: Acted,
    pub acted: Acted,
    /// Cards in play when it set out: they hear it, even if it removes them.
    pub heard: CardSet<W>,
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
    /// Where its cards lay before something came in between that may take them away.
    pub lay: SmallVec<[LayThere; 8]>,
    /// Where the notes begin of what its cards were before it moved them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub formers: Option<u16>,
}

/// A card of an event, where it lay when nothing had come in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LayThere {
    pub card: Card,
    pub stay: u16,
}

/// The parts of an event that something acted on, or that have a number of their own. Hardly any event has one, and a work is copied when it begins: this is
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

impl<const W: usize> Default for OnRoad<W> {
    /// Room for an event.
    fn default() -> OnRoad<W> {
        OnRoad {
            event: Event::new(EventKind::Nothing),
            stage: Stage::Intent,
            has_cards: false,
            left: CardSet::EMPTY,
            going: CardSet::EMPTY,
            done: CardSet::EMPTY,
            part: false,
            follows_first: false,
            acted: Acted::default(),
            inherited: Acted::default(),
            heard: CardSet::EMPTY,
            to_come: 0,
            came: 0,
            cards: None,
            keep: None,
            asking: None,
            halves: None,
            amount: 0,
            changed: None,
            lay: SmallVec::new(),
            formers: None,
        }
    }
}

impl<const W: usize> OnRoad<W> {
    /// An event sets out in the place of one that is over.
    pub fn set_out(&mut self, event: Event, inherited: &Acted) {
        (self.event, self.stage, self.amount) = (event, Stage::Intent, event.amount);
        (self.has_cards, self.part, self.follows_first) = (false, false, false);
        (self.left, self.going, self.done) = (CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY);
        self.acted.clone_from(inherited);
        self.inherited.clone_from(inherited);
        self.heard = CardSet::EMPTY;
        (self.to_come, self.came) = (0, 0);
        (self.cards, self.keep, self.asking, self.halves) = (None, None, None, None);
        self.changed = None;
        self.lay.clear();
        self.formers = None;
    }

    /// The same for each of the cards, at once.
    pub fn be_about(&mut self, cards: CardSet<W>) {
        (self.has_cards, self.left) = (true, cards);
    }

    /// The part is another than that of other cards.
    pub fn change_part(&mut self, part: ChangedPart) {
        let parts = &mut self.changed.get_or_insert_default().0;
        match parts.iter_mut().find(|other| other.card == part.card) {
            Some(other) => *other = part,
            None => parts.push(part),
        }
    }

    /// The part with the card, where something acted on it or it has a number of its own.
    pub fn changed(&self, card: Card) -> Option<&ChangedPart> {
        self.changed.as_ref()?.0.iter().find(|part| part.card == card)
    }
}
