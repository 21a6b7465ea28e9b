//! Things: cards, and places that are chosen like cards.

use super::{Amount, At, Binder, Chooser, Person, Quoted, ThingPredicate, Word, Zone};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    pub kind: ThingKind,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThingKind {
    /// this card
    This,
    It,
    Them,
    /// the rest
    Rest,
    /// the other
    TheOther,
    /// one of them
    OfThem(Amount),
    /// that card, that black ace, that position
    That(Head),
    /// those cards
    Those(Head),
    /// the guest
    Bound(Binder),
    Some(Box<ThingNoun>),
}

/// What kind of thing: the values before the noun, and the noun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// blue, asset: all of them hold
    pub values: Vec<Word>,
    pub noun: HeadNoun,
}

impl Head {
    /// Any card.
    pub fn card() -> Head {
        Head { values: Vec::new(), noun: HeadNoun::Card }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeadNoun {
    Card,
    /// an ace, an asset, a pocket: a value that is a noun
    Value(Word),
    /// a position: a zone of which there are several
    Zone(Word),
}

/// A described thing or things. The parts stand in this order, each at most once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThingNoun {
    pub determiner: Determiner,
    pub other: bool,
    pub random: bool,
    pub order: Option<Order>,
    pub head: Head,
    /// of that color, of the named suit, of spades
    pub of: Option<OfAttribute>,
    /// named "Castle"
    pub named: Option<Quoted>,
    pub place: Option<ThingPlace>,
    /// you control, that player controls
    pub controlled_by: Option<Person>,
    /// you discarded this turn
    pub handled: Option<Handled>,
    /// that is in play on the table and that shares a color with it
    pub that: Vec<ThingPredicate>,
    /// except this card
    pub except: Option<Thing>,
    pub chooser: Option<Chooser>,
}

impl ThingNoun {
    /// A noun with nothing around it.
    pub fn plain(determiner: Determiner, head: Head) -> ThingNoun {
        ThingNoun {
            determiner,
            other: false,
            random: false,
            order: None,
            head,
            of: None,
            named: None,
            place: None,
            controlled_by: None,
            handled: None,
            that: Vec::new(),
            except: None,
            chooser: None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Determiner {
    /// a card, another card (with `other`)
    A,
    Each,
    All,
    /// any (other) card: the rest of a table
    Any,
    /// the card; with an order also the top two cards
    The,
    /// the cards (in your hand): without an order
    TheMany,
    No,
    /// cards
    Bare,
    /// two cards, up to two cards
    Count(Amount),
    /// a second card (in a turn)
    Ordinal(u32),
}

/// A place in an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// the top card, the top two cards
    Top(u32),
    Bottom(u32),
    /// the next card (that is discarded)
    Next,
    Last,
    First,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfAttribute {
    /// of that color
    That(Word),
    /// of the named color
    Named(Word),
    /// of spades
    Value(Word),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThingPlace {
    /// from your hand, from the draw pile or the discard pile: it will move
    From(Vec<Zone>),
    /// in your hand: it stays
    In(Vec<Zone>),
    /// of the draw pile: with top and bottom
    Of(Zone),
    /// from among them
    AmongThem,
    /// set aside with this card
    SetAside { with: Option<Box<Thing>> },
}

/// What somebody did with it: cards you discarded this turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handled {
    pub by: Person,
    pub verb: PastVerb,
    pub at: At,
}

/// The verbs whose doing a turn remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PastVerb {
    Draw,
    Discard,
    Play,
    Destroy,
    Reveal,
    LookAt,
    Take,
}
