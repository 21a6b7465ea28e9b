//! Small numbers that name things. Ids of a game count through the game, ids of a text through the text.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($inner:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl $name {
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A property of cards: which kind of value.
    AttributeId(u8);
    /// A value of an attribute, counted through all attributes.
    ValueId(u16);
    /// A kind of zone; players and numbered copies each have one of the kind.
    ZoneKindId(u8);
    CounterId(u8);
    PhaseId(u8);
    PredicateId(u8);
    /// A verb of the game's own.
    VerbId(u8);
    KeywordId(u8);
    ActionId(u8);
    OptionId(u8);
    /// A card as it is printed, not one of its copies.
    CardId(u16);
    /// A number that the game keeps.
    CellId(u8);
    /// A word that is announced.
    WordNumber(u16);

    /// An instruction of a text.
    Pc(u16);
    TestId(u16);
    SetId(u16);
    ExprId(u16);
    PersonsId(u16);
    PlaceId(u16);
    DestinationId(u16);
    ChoiceId(u16);
    LifetimeId(u16);
    ProposalId(u16);
    StandingId(u16);
    /// An ability of a text.
    AbilityId(u16);

    /// A slot of a frame that holds a card, a player, players, a zone, a value or a number.
    Local(u8);
    /// A slot of a frame that holds a set of cards in an order.
    Scratch(u8);
}
