//! What happens in a scenario.

use super::Name;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// The setup of the game, with the seed that is given.
    GameBegins,
    TurnBegins(Name),
    /// Everything else that is offered in the turn is left.
    TurnEnds(Name),
    PhaseBegins {
        player: Name,
        phase: Name,
    },
    /// Whatever the reason: somebody is out from now on.
    Loses(Name),
    Does {
        player: Name,
        act: Act,
    },
}

/// What a player does when asked or offered something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    Discard(Name),
    Play(Name),
    /// An ability of a card that is offered.
    Use(Name),
    /// One of the actions of the game, by its name.
    Take(Name),
    Draw,
    /// No more of what the turn offers.
    Pass,
    /// Enough was chosen.
    Done,
    /// Lets allies act first.
    Wait,
    Accept,
    Decline,
    Name(Name),
    /// The condition of this card takes effect next.
    Order(Name),
    /// Cards one after the other, the first one first.
    Put(Vec<Name>),
    /// One choice after the other.
    Choose(Vec<Pick>),
}

/// One thing that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A card, a player, a zone, a value or a number.
    Named(Name),
    /// In quotes: one of those, or the words of what is offered.
    Quoted(Name),
    /// By its place in what is offered, counted from one.
    Nth(usize),
    /// One of those that the chooser can't see.
    Unseen,
}
