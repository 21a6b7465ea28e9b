//! A decision somebody has to make: data that waits in the game. Reading it changes nothing.

use serde::{Deserialize, Serialize};

use super::{Card, CardSet, Groups, LARGE, Nth, Player, Players, TextNo, Zone};
use crate::program::{AbilityId, ActionId, AttributeId, Local, Pc, ValueId};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(C)] // in this order: two bytes beside each other would be written as one number, and that is decoded slowly
pub struct Pending<const W: usize = LARGE> {
    pub question: Question,
    /// The options, in groups: a group is a set that has not been written out.
    pub groups: Groups<W>,
    pub player: Player,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// What to do in a step of the turn.
    Offer,
    Card,
    Player,
    Zone,
    Value,
    Number,
    /// Which of several things to do.
    Mode,
    /// Whether to do what an effect allows.
    May,
    /// Which of several conditions takes effect next.
    Order,
    /// Which of several abilities changes the event first.
    Substitution,
    /// Whether an ability is to replace the event.
    Instead,
    /// Which card is put next.
    Arrange,
}

/// Options of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Group<const W: usize = LARGE> {
    /// An offer of the turn for each card: goes on there.
    TakeCards {
        then: Pc,
        into: Local,
        cards: CardSet<W>,
    },
    Take(Pc),
    /// A card that may be discarded or played because something permits it.
    Permitted {
        kind: crate::program::EventKind,
        cards: CardSet<W>,
    },
    /// An ability that its controller may use, and its card.
    Use {
        text: TextNo,
        ability: AbilityId,
        source: Option<Card>,
    },
    Action(ActionId),
    /// Nothing more of what is offered.
    Leave(Pc),
    /// Nothing for now; an ally is not done.
    Wait,
    Cards(CardSet<W>),
    /// Any of these, which the one who chooses can't tell apart: chance picks.
    Unseen(CardSet<W>),
    Players(Players),
    Zones(u64),
    /// Every value of the attribute.
    Values {
        attribute: AttributeId,
        first: ValueId,
        count: u16,
    },
    Numbers {
        from: i16,
        to: i16,
    },
    /// Those that can be chosen, as bits.
    Modes(u32),
    Yes,
    No,
    /// Enough was picked.
    #[default]
    Done,
    /// The waiting condition with this number, and its card.
    Next {
        number: u16,
        source: Option<Card>,
    },
    /// The ability with this number among those that would change the event, its text and its card.
    Change {
        number: u16,
        text: TextNo,
        source: Option<Card>,
    },
}

/// One option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Answer<const W: usize = LARGE> {
    TakeCard { then: Pc, into: Local, card: Card },
    Take(Pc),
    Permitted { kind: crate::program::EventKind, card: Card },
    Use { text: TextNo, ability: AbilityId, source: Option<Card> },
    Action(ActionId),
    Leave(Pc),
    Wait,
    Card(Card),
    Unseen(CardSet<W>),
    Player(Player),
    Zone(Zone),
    Value(ValueId),
    Number(i16),
    Mode(u8),
    Yes,
    No,
    Done,
    Next { number: u16, source: Option<Card> },
    Change { number: u16, text: TextNo, source: Option<Card> },
}

impl<const W: usize> Pending<W> {
    pub fn new(player: Player, question: Question) -> Pending<W> {
        Pending { player, question, groups: Groups::default() }
    }

    /// With these options too.
    #[inline(always)]
    pub fn with(&mut self, group: Group<W>) -> &mut Pending<W> {
        self.groups.push(group);
        self
    }

    /// How many options there are.
    #[inline]
    pub fn count(&self) -> usize {
        self.groups.count()
    }

    /// The option with this number.
    pub fn option(&self, number: usize) -> Option<Answer<W>> {
        self.find(number).and_then(|(group, nth)| group.option(nth.number))
    }

    /// The group of the option with this number, and which one it is there.
    #[inline]
    pub fn find(&self, number: usize) -> Option<(&Group<W>, Nth<W>)> {
        self.groups.find(number)
    }

    pub fn options(&self) -> impl Iterator<Item = Answer<W>> {
        self.groups.iter().flat_map(|group| (0..group.count()).filter_map(|number| group.option(number)))
    }
}

impl<const W: usize> Group<W> {
    /// The cards that are to choose from, where the options are cards.
    #[inline(always)]
    pub fn cards(&self) -> Option<&CardSet<W>> {
        match self {
            Group::TakeCards { cards, .. } | Group::Permitted { cards, .. } | Group::Cards(cards) => {
                Some(cards)
            }
            _other => None,
        }
    }

    #[inline(always)]
    pub fn count(&self) -> usize {
        match self {
            Group::TakeCards { cards, .. } | Group::Permitted { cards, .. } | Group::Cards(cards) => {
                cards.len()
            }
            Group::Players(players) => players.count(),
            Group::Zones(zones) => zones.count_ones() as usize,
            Group::Values { count, .. } => usize::from(*count),
            Group::Numbers { from, to } => (i32::from(*to) - i32::from(*from) + 1).max(0) as usize,
            Group::Modes(modes) => modes.count_ones() as usize,
            Group::Take(_)
            | Group::Use { .. }
            | Group::Action(_)
            | Group::Leave(_)
            | Group::Wait
            | Group::Unseen(_)
            | Group::Yes
            | Group::No
            | Group::Done
            | Group::Next { .. }
            | Group::Change { .. } => 1,
        }
    }

    pub fn option(&self, number: usize) -> Option<Answer<W>> {
        let card = |cards: &CardSet<W>| cards.nth(number);
        Some(match self {
            Group::TakeCards { then, into, cards } => {
                Answer::TakeCard { then: *then, into: *into, card: card(cards)? }
            }
            Group::Permitted { kind, cards } => Answer::Permitted { kind: *kind, card: card(cards)? },
            Group::Cards(cards) => Answer::Card(card(cards)?),
            Group::Players(players) => Answer::Player(players.iter().nth(number)?),
            Group::Zones(zones) => Answer::Zone(Zone(nth_bit(*zones, number)?)),
            Group::Values { first, .. } => Answer::Value(ValueId(first.0 + number as u16)),
            Group::Numbers { from, .. } => Answer::Number(from + number as i16),
            Group::Modes(modes) => Answer::Mode(nth_bit((*modes).into(), number)?),
            Group::Take(then) => Answer::Take(*then),
            Group::Use { text, ability, source } => {
                Answer::Use { text: *text, ability: *ability, source: *source }
            }
            Group::Action(action) => Answer::Action(*action),
            Group::Leave(then) => Answer::Leave(*then),
            Group::Wait => Answer::Wait,
            Group::Unseen(cards) => Answer::Unseen(*cards),
            Group::Yes => Answer::Yes,
            Group::No => Answer::No,
            Group::Done => Answer::Done,
            Group::Next { number, source } => Answer::Next { number: *number, source: *source },
            Group::Change { number, text, source } => {
                Answer::Change { number: *number, text: *text, source: *source }
            }
        })
    }
}

/// The place of the bit with so many lower ones.
pub fn nth_bit(bits: u64, number: usize) -> Option<u8> {
    (0..64).filter(|bit| bits & (1 << bit) != 0).nth(number)
}
