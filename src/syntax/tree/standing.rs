//! What holds for a while: prohibitions, allowances, permissions, changed attributes, worth.

use super::{Act, Amount, At, Duration, Is, PassiveVerb, Person, Thing, Time, Word};

/// A standing text. `while` and `until` lead when it is a sentence of its own, and trail inside one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub kind: StandingKind,
    pub duration: Option<Duration>,
    pub at: At,
}

impl Standing {
    /// Whether it begins with several kinds of cards: a queen or a jack can't be destroyed.
    pub fn begins_with_kinds(&self) -> bool {
        match &self.kind {
            StandingKind::ThingCant { what, .. }
            | StandingKind::MustBe { what, .. }
            | StandingKind::Also { what, .. }
            | StandingKind::Own { what, .. }
            | StandingKind::Worth { what, .. } => what.has_several_kinds(),
            StandingKind::PersonCant { .. }
            | StandingKind::Allowance { .. }
            | StandingKind::Permission { .. } => false,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StandingKind {
    /// opponents can't draw cards
    PersonCant { who: Person, act: Box<Act> },
    /// this card can't be destroyed by opponents
    ThingCant { what: Thing, verb: PassiveVerb, by: Option<Person> },
    /// you may discard an additional card
    Allowance { who: Person, verb: AllowedVerb, amount: Amount },
    /// you may discard a card that matches during your draw phase
    Permission { who: Person, act: Box<Act>, during: Time },
    /// the next card that is discarded must be blue or an eight
    MustBe { what: Thing, is: Is },
    /// this card is also blue
    Also { what: Thing, values: Vec<Word> },
    /// cards in your hand match: a predicate of the game's own is made true
    Own { what: Thing, predicate: Word },
    /// a two, a queen, or an ace is worth 20 points
    Worth { what: Thing, worth: Worth },
}

/// What a turn allows a number of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllowedVerb {
    Discard,
    Play,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Worth {
    Points(u32),
    /// its rank
    Its(Word),
}
