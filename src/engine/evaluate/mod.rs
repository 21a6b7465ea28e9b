//! What numbers, tests, people, zones and sets of cards come to right now. Reads, never writes.

mod cards;
mod number;
mod numbers_of_card;
mod people;
mod standing;
mod steps;
mod test;
mod zone;

pub use number::LIMIT;
pub use people::{first_in_row, first_in_turn_order, next_after};
pub use zone::ZoneSet;

use super::leave::players_until;
use super::road::knows;
use super::table::{LinkedChoice, LinkedSets, LinkedText, Price, Sight, Sights, Table};
use crate::game::{
    Card, CardSet, Event, Floating, Frame, Game, Keeps, LOCALS, Player, Players, TextNo, Zone,
};
use crate::program::{ChoiceId, Local, Pc, Scratch, Text};

/// What somebody looks at, and from where.
#[derive(Clone, Copy)]
#[repr(C)] // in this order: what is nothing at first is written as one number, and none has two bytes, which is decoded slowly
pub struct Look<'a, const W: usize> {
    pub table: &'a Table<'a, W>,
    pub game: &'a Game<W>,
    /// The text, as the table knows it.
    linked: &'a LinkedText<'a, W>,
    pub event: &'a Event,
    locals: &'a [i16; LOCALS],
    sets: KeptSets<'a, W>,
    filtered: Filtered,
    /// Those who count besides the players in the game: they are just leaving it.
    leaving: Players,
    /// The card the text stands on.
    pub source: Option<Card>,
    /// Who is asked whether something is to be done: what they can't see does not tell whether it can be.
    pub asked: Option<Player>,
    /// How often what cards are besides is just being worked out: what a text asks that adds something may hang on what
    /// others add, and on what it adds itself.
    asked_inside: u8,
    pub you: Player,
    /// Whether the card of the event is looked at as what it was before that, too.
    looks_back: bool,
}

/// As often only what is printed counts: nobody asks in a circle.
const ONLY_PRINTED: u8 = 3;

/// The card, the player and the zone a filter looks at.
#[derive(Clone, Copy)]
#[repr(C)]
struct Filtered {
    card: Option<Card>,
    player: Option<Player>,
    zone: Option<Zone>,
}

impl Filtered {
    const NOTHING: Filtered = Filtered { card: None, player: None, zone: None };
}

/// Where the sets of cards are that the text has kept.
#[derive(Clone, Copy)]
#[repr(u32)] // a tag of two bytes is decoded slowly where it is written
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
            linked,
            you: frame.you,
            source: frame.source,
            event: &frame.event,
            locals: &frame.locals,
            sets: KeptSets::OfGame(frame.sets),
            filtered: Filtered::NOTHING,
            asked_inside: 0,
            looks_back: false,
            leaving: Players::NOBODY,
            asked: None,
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
            linked,
            you,
            source,
            event,
            locals: &NO_LOCALS,
            sets: KeptSets::None,
            filtered: Filtered::NOTHING,
            asked_inside: 0,
            looks_back: false,
            leaving: Players::NOBODY,
            asked: None,
        }
    }

    /// From an effect that holds for a while.
    pub fn from_floating(
        table: &'a Table<'a, W>,
        game: &'a Game<W>,
        floating: &'a Floating<W>,
        event: &'a Event,
    ) -> Look<'a, W> {
        let keeps = floating.keeps_at(&game.gone, event);
        Look {
            locals: &keeps.locals,
            sets: KeptSets::OfEffect(keeps),
            ..Look::from_text(table, game, floating.text, floating.you, floating.source, event)
        }
    }

    /// The same where the card of an event that has happened still is what it was before.
    #[inline]
    pub fn looking_back(self) -> Look<'a, W> {
        Look { looks_back: true, ..self }
    }

    /// The same where those still count who are just leaving the game.
    #[inline]
    fn with_those_leaving(&self) -> Look<'a, W> {
        Look { leaving: players_until(self.table, self.game, self.event), ..*self }
    }

    /// Those who are in the game, as far as this looks.
    #[inline]
    fn players(&self) -> Players {
        self.game.players().or(self.leaving)
    }

    /// The same, as far as the one who is asked can tell.
    #[inline]
    pub fn asked_of(self, player: Option<Player>) -> Look<'a, W> {
        Look { asked: player, ..self }
    }

    /// The same with a card in mind.
    pub fn with_card(self, card: Card) -> Look<'a, W> {
        Look { filtered: Filtered { card: Some(card), ..self.filtered }, ..self }
    }

    /// The same with a player in mind.
    pub fn with_player(self, player: Player) -> Look<'a, W> {
        Look { filtered: Filtered { player: Some(player), ..self.filtered }, ..self }
    }

    /// The same with a zone in mind.
    pub fn with_zone(self, zone: Zone) -> Look<'a, W> {
        Look { filtered: Filtered { zone: Some(zone), ..self.filtered }, ..self }
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

    #[inline(always)]
    pub fn text(&self) -> &'a Text {
        self.linked.text
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

    /// Who sees what the sets, the numbers and the people of the text hang on.
    #[inline]
    pub fn sights(&self) -> &'a Sights {
        &self.linked.sights
    }

    /// Whether the one who is asked, if anybody is, sees what only those see.
    #[inline]
    pub fn is_in_sight(&self, sight: Sight) -> bool {
        let Some(asked) = self.asked else { return true };
        let is_theirs = match sight {
            Sight::Everybody => true,
            Sight::You => asked == self.you,
            Sight::YouIfTold => {
                let is_told = |card: Card| knows(self.table, self.game, asked, card);
                asked == self.you && self.event.card.is_none_or(is_told)
            }
            Sight::Hidden => false,
        };
        // A card may lie face down where all others lie open.
        is_theirs && self.game.face_down.is_empty()
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
