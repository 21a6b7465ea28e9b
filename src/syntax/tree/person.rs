//! People: you, each opponent, the player on your left.

use super::{Amount, At, Binder, Comparison, PersonPredicate, Thing, Word};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub kind: PersonKind,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonKind {
    You,
    /// whoever does it: they, their
    They,
    /// that player, that opponent
    That(Role),
    /// those players, those opponents
    Those(Role),
    /// the dealer
    Dealer,
    /// the winner (of the game that has ended)
    Winner,
    /// the next player
    Next,
    /// the other player: two players only
    Other,
    /// the player on your left
    Beside {
        side: Side,
        of: Box<Person>,
    },
    /// its controller, that card's controller
    ControllerOf(Box<Thing>),
    /// the guest
    Bound(Binder),
    Some(Box<PersonNoun>),
}

/// A described person or persons. The parts stand in this order, each at most once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonNoun {
    pub determiner: PersonDeterminer,
    pub other: bool,
    pub random: bool,
    pub role: Role,
    /// each opponent of the low player
    pub of: Option<Person>,
    pub clause: Option<PersonClause>,
    pub chooser: Option<Chooser>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonDeterminer {
    /// a player
    A,
    /// each player
    Each,
    /// all players
    All,
    /// the player (with the most cards in hand); the opponent
    The,
    /// no player
    No,
    /// players
    Bare,
    /// two players
    Count(Amount),
    /// only one player
    Only(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Player,
    Opponent,
    Ally,
}

impl Role {
    /// As it is called, one of them.
    pub fn word(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::Opponent => "opponent",
            Role::Ally => "ally",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
}

/// What narrows a person down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonClause {
    /// who controls two or more assets
    Who(PersonPredicate),
    /// whose bid is three or more
    Whose { number: Word, comparison: Comparison },
    /// with the most cards in hand
    With { extreme: Extreme, of: Ranked },
    /// with four or more cards in hand
    WithAmount(Thing),
    /// with 100 or more points
    WithSoMany(Holding, Amount),
    /// with more cards in hand than you
    WithMoreThan { more: bool, of: Ranked, than: Person },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extreme {
    Most,
    Fewest,
    Highest,
    Lowest,
}

/// What a player has so many of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holding {
    Points,
    /// coins: a number that the game keeps for each player, and that has a plural
    Goods(Word),
}

/// What players are compared by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ranked {
    /// cards in hand, assets, blue cards in their hand
    Things(Box<Thing>),
    /// points, coins
    Holding(Holding),
    /// result (of a die)
    Result,
    /// worth of cards in hand
    Worth(Box<Thing>),
    /// (highest) bid: a number that the game keeps for each player
    Number(Word),
}

/// Who picks: of your choice, of that player's choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chooser {
    pub person: Box<Person>,
    pub at: At,
}
