//! What is known of effects by how long they hold, and of those that hold while something is so, what has to be so.

use super::watch::watched_while;
use crate::engine::lifetime::{beginning, end};
use crate::engine::table::Table;
use crate::engine::table::set::leaf::{LinkedLeaf, LinkedStep};
use crate::engine::table::set::linked::LinkedSets;
use crate::engine::table::set::span::Provided;
use crate::game::{Card, Floating, Game, KindSet, TextNo, Touched, Zone};
use crate::program::reads;
use crate::program::{Ask, CardsKind, Edge, Jump, Lifetime, Span, Test, TestId, Text, Who};

/// What the table knows of one lifetime of a text.
#[derive(Clone, Copy)]
pub struct While {
    /// The kinds of events that an effect may begin or be over with.
    pub awaits: KindSet,
    /// These are steps of turns of "you": in turns of others none of them is waited for.
    pub awaits_own_turns: bool,
    /// Or with what it does.
    pub is_once: bool,
    /// An effect works as long as there is one.
    pub is_always_on: bool,
    /// What has to hold for an effect to go on.
    pub hangs_on: Option<TestId>,
    /// What its test reads besides what the effect kept.
    pub reads: Touched,
    /// Its test speaks of the card of the event.
    pub is_of_event_card: bool,
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
        let each = table.text(text).lifetimes.iter().map(|lasts| {
            let hangs_on = if let Lifetime::While(test) = lasts { Some(*test) } else { None };
            let (mut reads, mut stays) = (Touched::NOTHING, None);
            if let Some(test) = hangs_on {
                stays = Stays::of(table, text, test, plain)
                    .filter(|stays| Stays::of(table, text, test, full) == Some(*stays));
                // One that asks for more is looked at as soon as it has been made.
                let made = if stays.is_some() { Touched::NOTHING } else { Touched::EFFECTS };
                reads = watched_while(table, table.text(text), test, made);
            }
            While {
                awaits: awaits(table.text(text), *lasts),
                awaits_own_turns: awaits_own_turns(*lasts),
                is_once: matches!(lasts, Lifetime::Once | Lifetime::OnceIn(_)),
                is_always_on: !matches!(lasts, Lifetime::During(_) | Lifetime::OnceIn(_)),
                hangs_on,
                reads,
                is_of_event_card: hangs_on.is_some_and(|test| reads::of_test(table.text(text), test).card),
                stays,
            }
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

/// The kinds of events that an effect of the text may begin or be over with, whatever it does.
fn awaits(text: &Text, lasts: Lifetime) -> KindSet {
    let (begins, ends) = match lasts {
        Lifetime::ThisTurn => (None, Some(Span::ThisTurn)),
        // Its end is of no matter.
        Lifetime::Until(Edge::Beginning, when) => (Some(when.span), None),
        Lifetime::During(when) | Lifetime::Until(Edge::End, when) | Lifetime::OnceIn(when) => {
            (Some(when.span), Some(when.span))
        }
        Lifetime::UntilEvent(ability) => return KindSet::one(text.abilities[ability.index()].kind),
        Lifetime::RestOfGame | Lifetime::While(_) | Lifetime::Once => (None, None),
    };
    let kinds = begins.map(beginning).into_iter().chain(ends.map(end));
    kinds.map(KindSet::one).fold(KindSet::NONE, KindSet::or)
}

/// Whether all that an effect may begin or be over with, whatever it does, are steps of turns of "you".
fn awaits_own_turns(lasts: Lifetime) -> bool {
    match lasts {
        Lifetime::During(when) | Lifetime::Until(_, when) | Lifetime::OnceIn(when) => {
            when.of == Who::YOU && matches!(when.span, Span::Turn | Span::Phase(_))
        }
        Lifetime::RestOfGame
        | Lifetime::ThisTurn
        | Lifetime::UntilEvent(_)
        | Lifetime::While(_)
        | Lifetime::Once => false,
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
