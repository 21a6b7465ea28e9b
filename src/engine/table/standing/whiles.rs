//! What has to be so for an effect to go on that holds while something is so.

use super::watch::watched_while;
use crate::engine::table::Table;
use crate::engine::table::set::linked::{LinkedLeaf, LinkedSets, LinkedStep};
use crate::engine::table::set::span::Provided;
use crate::game::{Card, Floating, Game, TextNo, Touched, Zone};
use crate::program::{Ask, CardsKind, Jump, Lifetime, Test, TestId};

/// What the table knows of one lifetime of a text.
#[derive(Clone, Copy)]
pub struct While {
    /// What its test reads besides what the effect kept.
    pub reads: Touched,
    /// The test, where all it asks is where a card is.
    stays: Option<Stays>,
}

/// A card has to be there.
#[derive(Clone, Copy, PartialEq)]
struct Stays {
    /// The card that the effect speaks of, and not the one that made it.
    is_of_event: bool,
    there: There,
}

#[derive(Clone, Copy, PartialEq)]
enum There {
    InPlay,
    In(Zone),
    OnTopOf(Zone),
}

impl While {
    /// The lifetimes of a text whose sets are these, with what is printed alone and always.
    pub fn all<const W: usize>(
        table: &Table<'_, W>,
        text: TextNo,
        plain: &LinkedSets<W>,
        full: &LinkedSets<W>,
    ) -> Vec<While> {
        let each = table.text(text).lifetimes.iter().map(|lasts| match *lasts {
            Lifetime::While(test) => {
                let stays = Stays::of(table, text, test, plain)
                    .filter(|stays| Stays::of(table, text, test, full) == Some(*stays));
                // One that asks for more is looked at as soon as it has been made.
                let made = if stays.is_some() { Touched::NOTHING } else { Touched::EFFECTS };
                While { reads: watched_while(table, table.text(text), test, made), stays }
            }
            Lifetime::RestOfGame
            | Lifetime::ThisTurn
            | Lifetime::EachTurn
            | Lifetime::During(_)
            | Lifetime::Until(..)
            | Lifetime::UntilEvent(_)
            | Lifetime::OnceIn(_)
            | Lifetime::Once => While { reads: Touched::NOTHING, stays: None },
        });
        each.collect()
    }

    /// Whether the test holds, where all it asks is where a card is.
    #[inline]
    pub fn holds_plainly<const W: usize>(&self, game: &Game<W>, effect: &Floating<W>) -> Option<bool> {
        let Stays { is_of_event, there } = self.stays?;
        let card = if is_of_event { effect.event.card } else { effect.source };
        Some(card.is_some_and(|card| there.holds(game, card)))
    }
}

impl There {
    #[inline]
    fn holds<const W: usize>(self, game: &Game<W>, card: Card) -> bool {
        match self {
            There::InPlay => game.zones.in_play_ref().contains(card),
            There::In(zone) => game.zones.place(card) == zone,
            There::OnTopOf(zone) => game.zones.top(zone) == Some(card),
        }
    }
}

impl Stays {
    fn of<const W: usize>(
        table: &Table<'_, W>,
        text: TextNo,
        test: TestId,
        sets: &LinkedSets<W>,
    ) -> Option<Stays> {
        let Test { ask: Ask::In(cards, set), yes: Jump::HOLDS, no: Jump::FAILS } =
            table.text(text).tests[test.index()]
        else {
            return None;
        };
        let is_of_event = match cards.kind() {
            CardsKind::This => false,
            CardsKind::OfEvent => true,
            CardsKind::Candidate | CardsKind::Local(_) | CardsKind::Scratch(_) | CardsKind::Set(_) => {
                return None;
            }
        };
        let ([LinkedStep { leaf, .. }], Provided::Always) = (sets.steps(set), sets.provided(set)) else {
            return None;
        };
        let there = match *leaf {
            LinkedLeaf::InPlay => There::InPlay,
            LinkedLeaf::Zone(zone) => There::In(zone),
            LinkedLeaf::Top(zone) => There::OnTopOf(zone),
            LinkedLeaf::Row(_)
            | LinkedLeaf::OfYou(_)
            | LinkedLeaf::LikeTop(..)
            | LinkedLeaf::SharingTop(..)
            | LinkedLeaf::ByNumber(_)
            | LinkedLeaf::ByNumberNow(_)
            | LinkedLeaf::OfThese(..)
            | LinkedLeaf::Handled(_)
            | LinkedLeaf::Only { .. }
            | LinkedLeaf::These(_)
            | LinkedLeaf::Set(_)
            | LinkedLeaf::Guard(_)
            | LinkedLeaf::Predicate(_)
            | LinkedLeaf::Other(_) => return None,
        };
        Some(Stays { is_of_event, there })
    }
}
