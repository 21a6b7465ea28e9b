//! What is so: in the position a scenario begins with, or after what was done.

use super::{Act, Name, Pick};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    Lies(Lies),
    State(State),
    Expected(Expected),
}

/// Where cards lie: given and expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lies {
    Has {
        player: Name,
        how: Having,
        cards: Listing,
    },
    /// The card is the top or the bottom one.
    At {
        card: Name,
        end: End,
        zone: ZoneName,
    },
    /// With a card, or by the game.
    SetAside {
        card: Name,
        with: Option<Name>,
    },
    /// From the top, and how many lie below; no others unless they are spoken of.
    ZoneIs {
        zone: ZoneName,
        cards: Listing,
    },
    ZoneHas {
        zone: ZoneName,
        count: usize,
    },
}

/// What is so besides: given and expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    Points {
        player: Name,
        count: u32,
    },
    /// What a player has so many of: 3 coins and 2 gems.
    Goods {
        player: Name,
        has: Vec<(u32, Name)>,
    },
    Counters {
        card: Name,
        count: u32,
        counter: Name,
    },
    /// No value: none is named.
    Named {
        attribute: Name,
        value: Option<Name>,
    },
    /// A number that the game keeps, for itself or for a player.
    Number {
        owner: Option<Name>,
        name: Name,
        is: u32,
    },
    Direction(Direction),
    Turn {
        player: Name,
        phase: Option<Name>,
    },
    Dealer(Name),
    Out(Name),
}

/// What can only be expected: no position has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    HasNot {
        player: Name,
        how: Having,
        cards: Vec<Name>,
    },
    Contains {
        zone: ZoneName,
        cards: Vec<Name>,
        does: bool,
    },
    /// Now, or in the turn of the player.
    Can {
        player: Name,
        act: Act,
        can: bool,
    },
    /// Right now.
    Offered {
        player: Name,
        act: Act,
        is: bool,
    },
    Asked {
        player: Name,
        question: Asked,
    },
    NobodyAsked,
    Sees {
        player: Name,
        cards: Vec<Name>,
        does: bool,
    },
    /// How many there are, as far as this player can tell.
    Counts {
        player: Name,
        count: usize,
        zone: ZoneName,
    },
    SeesCount {
        player: Name,
        count: usize,
        zone: ZoneName,
    },
    Wins {
        players: Vec<Name>,
        contest: Contest,
    },
    WinsNot {
        player: Name,
        contest: Contest,
    },
    NobodyWins(Contest),
    GoesOn,
    Over,
    /// The log as everybody sees it, or as one player does.
    Log {
        viewer: Option<Name>,
        text: Name,
        says: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Having {
    Hold,
    Control,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Top,
    Bottom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Clockwise,
    Counterclockwise,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contest {
    Game,
    Series,
}

/// Cards by name, and how many others there are where that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub cards: Vec<Name>,
    pub others: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneName {
    pub owner: Option<Name>,
    pub name: Name,
    /// Which one, where there are several of the kind.
    pub number: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    Nothing,
    /// All that can be chosen, in any order.
    From(Vec<Pick>),
    Order(Vec<Name>),
    YesOrNo,
}
