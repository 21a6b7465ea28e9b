//! How many cards of some kind are somewhere, and whether a card is one of them: what a test asks besides what happened,
//! where no text is needed to tell it.

use crate::engine::table::Table;
use crate::engine::table::set::leaf::LinkedLeaf;
use crate::engine::table::set::span::Place;
use crate::game::{Card, CardSet, Event, Game, Player, Players, Zone};
use crate::program::{Compare, EventKind};

/// As many cards as this have to be there, or more, or fewer.
#[derive(Clone, Debug)]
pub struct Counted<const W: usize> {
    /// Those that count, wherever they are.
    pub(super) row: CardSet<W>,
    pub(super) there: There,
    /// Only the card that is spoken of counts.
    pub(super) is_of_card: bool,
    /// The card that asks does not count.
    pub(super) is_of_others: bool,
    pub(super) number: Wanted,
}

/// So many at least and so many more, or any other number: a range is asked without a branch for each way to compare.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    least: i32,
    more: u32,
    is_other: bool,
    /// It makes no difference whether there is one or more: nobody has to count.
    is_any: bool,
}

impl Wanted {
    pub(super) fn of(compare: Compare, number: i32) -> Wanted {
        let (least, most) = match compare {
            Compare::Equal | Compare::NotEqual => (number, number),
            Compare::AtLeast => (number, i32::MAX),
            Compare::More => (number.saturating_add(1), i32::MAX),
            Compare::AtMost => (i32::MIN, number),
            Compare::Fewer => (i32::MIN, number.saturating_sub(1)),
        };
        let more = most.wrapping_sub(least) as u32;
        let is_any = (least, most) == (1, i32::MAX) || most == 0 && least <= 0;
        Wanted { least, more, is_other: compare == Compare::NotEqual, is_any }
    }

    #[inline(always)]
    fn are<const W: usize>(self, cards: &CardSet<W>) -> bool {
        let number = if self.is_any { i32::from(!cards.is_empty()) } else { cards.len() as i32 };
        (number.wrapping_sub(self.least) as u32 <= self.more) != self.is_other
    }
}

/// So many cards of a row have to lie in some place, or more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lying<const W: usize> {
    pub row: CardSet<W>,
    pub place: Place,
    pub least: i32,
    /// What is to be done with one of them, where something may refuse that.
    pub refused: Option<EventKind>,
}

impl<const W: usize> Lying<W> {
    /// The cards of the row that lie there.
    #[inline(always)]
    pub fn there(&self, game: &Game<W>, you: Player) -> CardSet<W> {
        self.row.and(*self.place.cards(game, you))
    }

    /// Whether these are enough. They are not counted: most want one.
    #[inline(always)]
    pub fn are_enough(&self, there: CardSet<W>) -> bool {
        !(1..self.least).fold(there, |left, _| left.without_lowest()).is_empty()
    }

    /// Whether something may refuse to do it with any of these.
    #[inline(always)]
    pub fn may_be_refused(&self, table: &Table<'_, W>, game: &Game<W>, there: CardSet<W>) -> bool {
        self.refused.is_some_and(|kind| !is_sure(table, game, kind, there))
    }
}

/// Whether it can be done with one of the cards, as far as that is seen at once.
#[inline(never)]
fn is_sure<const W: usize>(table: &Table<'_, W>, game: &Game<W>, kind: EventKind, cards: CardSet<W>) -> bool {
    table.kind(kind).wanted.is_sure_of_one(game, &cards)
}

#[derive(Clone, Copy, Debug)]
#[repr(u8)]
pub(super) enum There {
    Anywhere,
    InPlay,
    Zone(Zone),
    /// The zone of "you", or theirs: those of the players follow each other from this one on.
    OfYou(Zone),
    OfThem(Zone),
    Top(Zone),
    /// Not at a place: "you" did something with them this turn.
    Handled(EventKind),
}

impl<const W: usize> Counted<W> {
    /// Whether it is so for "you" and the card that asks: they are whoever did what happened, and its card is the one that is
    /// spoken of.
    #[inline(never)]
    pub fn is_so(&self, game: &Game<W>, event: &Event, you: Player, source: Option<Card>) -> bool {
        let zones = &game.zones;
        let mut there = self.row;
        // What is called comes last: nothing has to be kept for afterwards.
        if let There::Handled(kind) = self.there {
            return self.is_so_of_handled(game, event, you, source, kind);
        }
        match self.there {
            There::Anywhere | There::Handled(_) => {}
            There::InPlay => there.keep(zones.in_play_ref()),
            There::Zone(zone) => there.keep(zones.set_ref(zone)),
            There::OfYou(first) => there.keep(zones.set_ref(Zone(first.0 + you.0))),
            There::OfThem(first) => {
                let theirs = event.player.map(|player| zones.set(Zone(first.0 + player.0)));
                there.keep(&theirs.unwrap_or_default());
            }
            There::Top(zone) => there.keep(&zones.top(zone).map_or(CardSet::EMPTY, CardSet::one)),
        }
        self.are_wanted(there, event, source)
    }

    #[inline(never)]
    fn is_so_of_handled(
        &self,
        game: &Game<W>,
        event: &Event,
        you: Player,
        source: Option<Card>,
        kind: EventKind,
    ) -> bool {
        self.are_wanted(self.row.and(game.deeds.cards(kind, Players::one(you))), event, source)
    }

    /// Whether those of the cards that count are as many as they have to be.
    #[inline(always)]
    fn are_wanted(&self, mut there: CardSet<W>, event: &Event, source: Option<Card>) -> bool {
        if self.is_of_card {
            there.keep(&event.card.map_or(CardSet::EMPTY, CardSet::one));
        }
        if let (true, Some(card)) = (self.is_of_others, source) {
            there.remove(card);
        }
        self.number.are(&there)
    }

    /// The same where you do it and it is a number of cards that have to lie somewhere; nothing for any other.
    pub fn lying(&self) -> Option<Lying<W>> {
        let place = match self.there {
            There::Zone(zone) => LinkedLeaf::<W>::Zone(zone),
            There::OfYou(first) | There::OfThem(first) => LinkedLeaf::OfYou(first),
            There::InPlay => LinkedLeaf::InPlay,
            There::Anywhere | There::Top(_) | There::Handled(_) => return None,
        };
        let Wanted { least, more, is_other, .. } = self.number;
        let is_least = least > 0 && more == i32::MAX.abs_diff(least) && !is_other;
        let place = Place::of(&place).filter(|_| is_least && !self.is_of_card && !self.is_of_others)?;
        Some(Lying { row: self.row, place, least, refused: None })
    }
}
