//! Where the steps of a set are among those of its text, and what is known of it as a whole.

use super::foreseen::Foreseen;
use super::leaf::LinkedLeaf;
use crate::engine::allowance::is_plainly_left;
use crate::engine::table::Table;
use crate::game::{CardSet, Game, Player, Zone};
use crate::program::{Allowed, TestId, Who};

/// Where the steps of a set begin and end.
#[derive(Clone, Copy, PartialEq)]
pub(in crate::engine::table) struct Span {
    pub from: u32,
    pub to: u32,
    /// How it begins, where that was worked out beforehand, and where it goes on after that.
    pub foreseen: Option<Foreseen>,
    pub rest: u32,
    /// What is left to do after that, where it is to cut a row with the cards of a place.
    pub cut: Option<Cut>,
    /// The same where the way tells more: the card that the text stands on is left out, or the place is that of others.
    pub other_cut: Option<Cut>,
    /// Rows of bits and nothing else: it takes a game and a player, and no text.
    pub is_rows: bool,
    pub provided: Provided,
    pub way: Way,
}

/// How the cards of a set are found.
#[derive(Clone, Copy, PartialEq)]
pub enum Way {
    /// A row that is always the same is cut with the cards of a place.
    Cut,
    /// The same of any row, and the card that the text stands on is left out.
    CutButThis,
    /// The same of any row, with a place of each of these.
    CutOf(Who),
    /// There is one step.
    OneStep,
    Steps,
    /// What it hangs on has to hold.
    Asks,
}

impl Span {
    /// The same, with the way that leads to its cards. Where the place is that of others, these are they.
    pub fn on_its_way(self, whose: Option<Who>) -> Span {
        let way = match self {
            Span { provided: Provided::Left(_) | Provided::If(_), .. } => Way::Asks,
            Span { cut: Some(_), foreseen: None, .. } => Way::Cut,
            Span { other_cut: Some(_), .. } => whose.map_or(Way::CutButThis, Way::CutOf),
            Span { from, to, .. } if to == from + 1 => Way::OneStep,
            Span { .. } => Way::Steps,
        };
        Span { way, ..self }
    }
}

/// A row and the cards of a place that it is cut with.
#[derive(Clone, Copy, PartialEq)]
pub struct Cut {
    pub place: Place,
    /// The step with the row, where it is neither worked out beforehand nor every card.
    pub row: Option<u32>,
}

/// The cards of one zone, or all in play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    zone: Zone,
    /// The zones of the players follow each other: whose it is, is the number of "you", or nothing.
    each: u8,
    is_in_play: bool,
}

impl Place {
    /// What the leaf says, where it is one: of somebody's, "you" are they.
    pub fn of<const W: usize>(leaf: &LinkedLeaf<W>) -> Option<Place> {
        match *leaf {
            LinkedLeaf::Zone(zone) => Some(Place { zone, each: 0, is_in_play: false }),
            LinkedLeaf::OfYou(zone) => Some(Place { zone, each: u8::MAX, is_in_play: false }),
            LinkedLeaf::InPlay => Some(Place { zone: Zone::ASIDE, each: 0, is_in_play: true }),
            LinkedLeaf::OfThese(zone, _) => Some(Place { zone, each: u8::MAX, is_in_play: false }),
            LinkedLeaf::Row(_)
            | LinkedLeaf::Top(_)
            | LinkedLeaf::LikeTop(..)
            | LinkedLeaf::SharingTop(..)
            | LinkedLeaf::ByNumber(_)
            | LinkedLeaf::ByNumberNow(_)
            | LinkedLeaf::Handled(_)
            | LinkedLeaf::Only { .. }
            | LinkedLeaf::These(_)
            | LinkedLeaf::Set(_)
            | LinkedLeaf::Guard(_)
            | LinkedLeaf::Predicate(_)
            | LinkedLeaf::Other(_) => None,
        }
    }

    #[inline(always)]
    pub fn cards<'g, const W: usize>(&self, game: &'g Game<W>, you: Player) -> &'g CardSet<W> {
        match self.is_in_play {
            true => game.zones.in_play_ref(),
            false => game.zones.set_ref(Zone(self.zone.0 + (you.0 & self.each))),
        }
    }
}

/// What has to be so for there to be any cards in a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provided {
    Always,
    /// Something is left this turn of what "you" are allowed.
    Left(Allowed),
    If(TestId),
}

impl Provided {
    /// Whether it is so, where that need not be worked out.
    #[inline(always)]
    pub fn is_plainly_met<const W: usize>(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        you: Player,
    ) -> Option<bool> {
        match self {
            Provided::Always => Some(true),
            Provided::Left(allowed) => is_plainly_left(table, game, *allowed, you),
            Provided::If(_) => None,
        }
    }
}
