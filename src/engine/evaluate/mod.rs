//! What numbers, tests, people, zones and sets of cards come to right now. Reads, never writes.

mod cards;
mod number;
mod people;
mod standing;
mod steps;
mod test;
mod zone;

pub use people::{first_in_turn_order, next_after};
pub use zone::ZoneSet;

use super::table::{LinkedChoice, LinkedSets, LinkedText, Price, Table};
use crate::game::{Card, CardSet, Event, Floating, Frame, Game, Keeps, LOCALS, Player, TextNo, Zone};
use crate::program::{ChoiceId, Local, Pc, Scratch, Text};

/// What somebody looks at, and from where.
#[derive(Clone, Copy)]
pub struct Look<'a, const W: usize> {
    pub table: &'a Table<'a, W>,
    pub game: &'a Game<W>,
    pub text: &'a Text,
    /// The text as the table knows it.
    linked: &'a LinkedText<'a, W>,
    pub you: Player,
    /// The card the text stands on.
    pub source: Option<Card>,
    pub event: &'a Event,
    locals: &'a [i16; LOCALS],
    sets: KeptSets<'a, W>,
    mind: Mind,
}

/// What a filter looks at besides. A number stands for nothing, so that all of it is written at once.
#[derive(Clone, Copy)]
struct Mind {
    card: u8,
    player: u8,
    zone: u8,
    /// Only what is printed counts: what a card is besides is just being worked out.
    printed_only: bool,
}

impl Mind {
    const NONE: u8 = u8::MAX;
    const EMPTY: Mind = Mind { card: Mind::NONE, player: Mind::NONE, zone: Mind::NONE, printed_only: false };
}

/// Where the sets of cards are that the text has kept.
#[derive(Clone, Copy)]
enum KeptSets<'a, const W: usize> {
    None,
    /// Among those of the game, from this one on.
    OfGame(u16),
    OfEffect(&'a Keeps<W>),
}

static NO_LOCALS: [i16; LOCALS] = [0; LOCALS];

impl<'a, const W: usize> Look<'a, W> {
    /// From the text being done.
    #[inline]
    pub fn from_frame(table: &'a Table<'a, W>, game: &'a Game<W>, frame: &'a Frame<W>) -> Look<'a, W> {
        let linked = table.linked(frame.text);
        Look {
            table,
            game,
            text: linked.text,
            linked,
            you: frame.you,
            source: frame.source,
            event: &frame.event,
            locals: &frame.locals,
            sets: KeptSets::OfGame(frame.sets),
            mind: Mind::EMPTY,
        }
    }

    /// From a text that has not begun.
    #[inline]
    pub fn from_text(
        table: &'a Table<'a, W>,
        game: &'a Game<W>,
        text: TextNo,
        you: Player,
        source: Option<Card>,
        event: &'a Event,
    ) -> Look<'a, W> {
        let linked = table.linked(text);
        Look {
            table,
            game,
            text: linked.text,
            linked,
            you,
            source,
            event,
            locals: &NO_LOCALS,
            sets: KeptSets::None,
            mind: Mind::EMPTY,
        }
    }

    /// From an effect that holds for a while.
    pub fn from_floating(
        table: &'a Table<'a, W>,
        game: &'a Game<W>,
        floating: &'a Floating<W>,
        event: &'a Event,
    ) -> Look<'a, W> {
        Look {
            locals: &floating.keeps.locals,
            sets: KeptSets::OfEffect(&floating.keeps),
            ..Look::from_text(table, game, floating.text, floating.you, floating.source, event)
        }
    }

    /// The same with a card in mind.
    pub fn with_card(self, card: Card) -> Look<'a, W> {
        Look { mind: Mind { card: card.0, ..self.mind }, ..self }
    }

    /// The same with a player in mind.
    pub fn with_player(self, player: Player) -> Look<'a, W> {
        Look { mind: Mind { player: player.0, ..self.mind }, ..self }
    }

    /// The same with a zone in mind.
    pub fn with_zone(self, zone: Zone) -> Look<'a, W> {
        Look { mind: Mind { zone: zone.0, ..self.mind }, ..self }
    }

    /// The same where only what is printed counts.
    fn of_what_is_printed(self, printed_only: bool) -> Look<'a, W> {
        Look { mind: Mind { printed_only, ..self.mind }, ..self }
    }

    /// The card that a filter looks at.
    #[inline]
    fn card(&self) -> Option<Card> {
        (self.mind.card != Mind::NONE).then_some(Card(self.mind.card))
    }

    /// The player that a filter looks at.
    #[inline]
    fn player(&self) -> Option<Player> {
        (self.mind.player != Mind::NONE).then_some(Player(self.mind.player))
    }

    /// The zone that a filter looks at.
    #[inline]
    fn zone(&self) -> Option<Zone> {
        (self.mind.zone != Mind::NONE).then_some(Zone(self.mind.zone))
    }

    /// The same where the text has kept other numbers.
    pub fn with_locals<'b>(&self, locals: &'b [i16; LOCALS]) -> Look<'b, W>
    where
        'a: 'b,
    {
        Look { locals, ..*self }
    }

    /// What the text has kept, and a number besides.
    pub fn with_local(&self, local: Local, number: i16) -> [i16; LOCALS] {
        let mut locals = *self.locals;
        locals[usize::from(local.0)] = number;
        locals
    }

    /// The sets of the text, as they are at this moment of the game.
    #[inline]
    fn linked_sets(&self) -> &'a LinkedSets<W> {
        self.linked.sets(self.table, self.game)
    }

    /// What has to be possible for the text to begin there.
    #[inline]
    pub fn price(&self, from: Pc) -> Option<&'a Price> {
        self.linked.prices[from.index()].as_ref()
    }

    /// A choice of the text, as the table knows it.
    #[inline]
    pub fn choice(&self, id: ChoiceId) -> &'a LinkedChoice {
        &self.linked.choices[id.index()]
    }

    #[inline]
    pub fn local(&self, local: Local) -> i16 {
        self.locals[usize::from(local.0)]
    }

    #[inline]
    pub fn kept(&self, scratch: Scratch) -> CardSet<W> {
        let number = usize::from(scratch.0);
        let set = match self.sets {
            KeptSets::None => None,
            KeptSets::OfGame(first) => self.game.sets.get(usize::from(first) + number),
            KeptSets::OfEffect(keeps) => keeps.sets.get(number),
        };
        set.copied().unwrap_or_default()
    }
}
