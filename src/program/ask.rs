//! Tests as short-circuit jump code: one question, and where each answer leads.

use serde::{Deserialize, Serialize};

use super::{AttributeId, Cards, EventKind, Num, PlaceId, ProposalId, SetId, Who};

/// One question of a test. The first of a test is looked at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Test {
    pub ask: Ask,
    pub yes: Jump,
    pub no: Jump,
}

/// Where an answer leads: an end, or so many questions on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Jump(pub u8);

impl Jump {
    pub const HOLDS: Jump = Jump(255);
    pub const FAILS: Jump = Jump(254);
    /// The furthest question an answer can lead to.
    pub const FURTHEST: u8 = 253;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    Compare(Compare, Num, Num),
    /// there is a card in the set
    Any(SetId),
    /// all of the cards are in the set, and there is one
    In(Cards, SetId),
    /// somebody is among them
    AnyPlayer(Who),
    /// all of the first are among the second
    Among(Who, Who),
    /// the event moves its card into this zone
    EventTo(PlaceId),
    /// the event takes its card from this zone
    EventFrom(PlaceId),
    /// the event is about the attribute, number, counter, phase or action with this id
    EventAbout(u16),
    /// the event gives its card to one of these
    EventReceiver(Who),
    /// it lands on top or at the bottom
    EventOnTop,
    EventOnBottom,
    /// something is added to a number, or subtracted from it: not set
    EventAdds,
    EventSubtracts,
    /// it is a price that is paid
    EventPays,
    /// all of the cards, two or more, have one value of the attribute in common
    AllShare(AttributeId, Cards),
    /// the zone a filter looks at has a value in common with one of these cards
    ZoneShares(AttributeId, Cards),
    /// the zone is the one that was chosen, or of the kind
    ZoneIs(PlaceId),
    /// what is proposed could happen now
    Can(ProposalId),
    /// it is the so-manieth of its kind that the player did this turn
    Nth(EventKind, Num),
    /// the turn is one of a player among these
    TurnOf(Who),
    /// the phase is one of this player's turn
    Phase(super::PhaseId, Who),
    /// the turn allows the player another
    Allowance(super::Allowed, Who),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Compare {
    Equal,
    NotEqual,
    AtLeast,
    AtMost,
    More,
    Fewer,
}

/// What could be done: for tests that ask whether somebody can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    pub kind: EventKind,
    pub who: Who,
    /// From which cards, where cards are chosen.
    pub cards: Option<SetId>,
    pub amount: Num,
    /// Where they would go, to one of these, where that is said.
    pub to: Option<PlaceId>,
}
