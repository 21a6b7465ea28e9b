//! Acts: a verb with what belongs to it, without its subject.

use super::{
    Amount, At, Binder, CounterAmount, Duration, Measure, Move, NamedNumber, Person, Quoted, Rounding, Steps,
    Thing, Word, Zone,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    pub kind: ActKind,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActKind {
    /// the verbs that take a thing and nothing else: draw two cards, destroy it
    Simple {
        verb: SimpleVerb,
        what: Thing,
        one_at_a_time: bool,
    },
    /// put one of them into your hand and the other on the bottom of the draw pile
    Put {
        moves: Vec<Move>,
        manner: Option<PutManner>,
        after_effect: bool,
    },
    PutCounters {
        amount: CounterAmount,
        counter: Word,
        on: Thing,
    },
    RemoveCounters {
        amount: CounterAmount,
        counter: Word,
        from: Thing,
    },
    /// set the 8-ball aside, set a card from your hand aside with this card face down
    SetAside {
        what: Thing,
        with_this: bool,
        face_down: bool,
    },
    Return {
        what: Thing,
        to: Zone,
    },
    /// exchange those cards, exchange a card from your hand and the top card of the discard pile
    Exchange {
        what: Vec<Thing>,
    },
    GainControl {
        what: Thing,
        duration: Option<Duration>,
    },
    Give {
        what: Thing,
        to: Person,
    },
    Choose {
        what: Vec<Chosen>,
    },
    /// choose one: draw a card, or discard a card; choose two: …; choose up to two: …; choose one or more: …
    ChooseOne {
        many: SoMany,
        modes: Vec<Steps>,
    },
    /// name a color (while that card is on top of the discard pile)
    Name {
        attribute: Word,
        duration: Option<Duration>,
    },
    Search {
        zone: Zone,
        what: Thing,
    },
    /// shuffle the discard pile except its top card into the draw pile
    Shuffle {
        zone: Zone,
        into: Option<Zone>,
    },
    /// deal five cards to each player
    Deal {
        what: Thing,
        to: Person,
    },
    TakeFirstTurn,
    TakeAnotherTurn,
    TakeOneAction,
    /// take the action "Pocket a ball" or the action "Pocket the 8-ball"
    TakeAction(Vec<Quoted>),
    SkipTurn,
    /// skip that player's next turn
    SkipNextTurn(Person),
    /// skip your draw phase
    SkipPhase {
        of: Person,
        next: bool,
        phase: Word,
    },
    Reverse {
        duration: Option<Duration>,
    },
    RollDie,
    /// add ten to the penalty
    Add {
        amount: Measure,
        to: NamedNumber,
    },
    /// subtract ten from the penalty
    Subtract {
        amount: Measure,
        from: NamedNumber,
    },
    BecomeDealer,
    WinGame,
    LoseGame,
    WinSeries,
    Score(GoodsMany),
    /// lose two points
    LosePoints(GoodsMany),
    Announce(Announced),
    /// cause you to draw one or more cards: only in substitutions
    Cause {
        who: Person,
        act: Box<Act>,
    },
    /// call it the "guest"
    Call {
        what: Called,
        name: Binder,
    },
    /// gain two coins, lose a coin, pay all coins
    Goods {
        verb: GoodsVerb,
        goods: Word,
        many: GoodsMany,
    },
    /// give two coins to that player
    GiveGoods {
        goods: Word,
        many: GoodsMany,
        to: Person,
    },
    /// a verb of the game's own
    Own {
        verb: Word,
        what: Option<Thing>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SimpleVerb {
    Draw,
    Discard,
    Play,
    Destroy,
    LookAt,
    Reveal,
}

/// How many of several things to do are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoMany {
    /// one, two
    Exactly(u32),
    /// up to two
    UpTo(u32),
    /// one or more
    OrMore(u32),
}

/// What one can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    Thing(Thing),
    Person(Person),
    /// a number from one to three
    Number {
        from: u32,
        to: u32,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Called {
    Thing(Thing),
    Person(Person),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announced {
    Word(Quoted),
    Measure(Measure),
    Thing(Thing),
}

/// What is done with goods of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoodsVerb {
    Gain,
    /// As many as there are.
    Lose,
    /// All of it or nothing.
    Pay,
}

/// How many goods, or points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoodsMany {
    So(Points),
    /// all coins: as many as somebody has
    All,
    /// one or more coins: what is waited for
    OrMore(u32),
    /// coins: what can't be gained
    Any,
    /// one fewer coins, twice as many coins, no coins: another number than before
    Changed(Amount),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PutManner {
    AnyOrder,
    ThatOrder,
    RandomOrder,
    FaceDown,
    FaceUp,
}

/// How many points are scored, or goods change hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Points {
    /// two points
    Fixed(u32),
    /// one point for each card in their hand
    ForEach(u32, Box<Thing>),
    /// the worth of the cards in their hand
    Measure(Measure),
    /// that many points
    ThatMany,
    /// twice that many points
    TwiceThatMany,
    /// half that many points, rounded up
    HalfThatMany(Rounding),
}
