//! An ability: what it waits for, and what it then does.

use serde::{Deserialize, Serialize};

use super::{EventKind, Pc, SetId, StandingId, TestId, When, Who, ZoneKindId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ability {
    pub stage: Stage,
    pub kind: EventKind,
    /// The event's card is one of these by what is printed on it: a linked table makes it a row.
    pub printed: Option<SetId>,
    /// What else has to hold, looked at once.
    pub condition: Option<TestId>,
    /// A standing text with a "while" of its own: that has to hold too. Of what waits for something once, what is asked
    /// then.
    pub only_while: Option<TestId>,
    pub code: Option<Pc>,
    pub works_in: WorksIn,
    pub commutes: Commutes,
}

/// Where on the road of an event an ability is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// it can't happen
    Prohibit,
    /// something is done first and the event goes on
    Before,
    /// its number changes
    Amount,
    /// its code happens instead
    Instead,
    /// as `Instead`, if they want
    MayInstead(Who),
    /// it has happened
    After,
    /// it was impossible
    Impossible,
    /// after every batch, once for each becoming true; of each of them, where it is about somebody
    State(Option<Who>),
    Standing(StandingId),
    /// its controller may use it
    Offer(Offered),
    /// the text of a card that is played, of a step of setup, a phase or an action
    Effect,
}

/// When an ability is offered: once in that time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered {
    pub during: When,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WorksIn {
    /// while its card is in play
    Play,
    /// while its card is there
    Zone(ZoneKindId),
    /// as long as the game has it: rules, and effects with a lifetime
    Always,
    /// when its card is played
    WhenPlayed,
}

/// Which changes of a number can be done in either order with the same result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Commutes {
    Nothing,
    PlusMinus,
    /// So much more or less of a number that it asks for: what changes it first may leave this one out.
    PlusMinusOfSome,
    Times,
}
