//! Where the cards that can be pointed at are known to lie: some verbs are for cards in play, some for others.

use crate::program::{Cards, CardsKind, Leaf};
use crate::source::Span;

use super::scope::{Scope, Slot};

/// Where cards are, as far as the text tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    InPlay,
    /// It was in play, and has left it.
    Gone,
    /// In a hand, in a pile, set aside.
    Elsewhere,
    /// It is being played: it lies nowhere until its effect is over.
    Played,
    Unknown,
}

/// Cards, where they lie, and what tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lying {
    pub cards: Cards,
    pub place: Lies,
    pub told: Span,
    /// The one of several kinds that they may be of as which they lie there: "an event".
    pub as_what: Option<String>,
    /// The event that told it, before it happens: "an asset would be destroyed".
    pub would: Option<String>,
    /// The places to which the text itself has moved them, one of which they lie in; none where it has not.
    pub moved: Vec<Leaf>,
    /// Nobody controls them there: they were picked out of a pile, and not put anywhere since.
    pub nobodys: bool,
}

impl Lying {
    pub fn new(cards: Cards, place: Lies, told: Span) -> Lying {
        Lying { cards, place, told, as_what: None, would: None, moved: Vec::new(), nobodys: false }
    }

    /// Nothing in the text has to tell it.
    pub fn in_play(cards: Cards) -> Lying {
        Lying::new(cards, Lies::InPlay, Span::default())
    }

    fn unknown(&self) -> Lying {
        Lying { place: Lies::Unknown, would: None, as_what: None, ..self.clone() }
    }

    /// Whether they are kept under a number of their own: what is new was not somewhere else before.
    fn is_own(&self) -> bool {
        match self.cards.kind() {
            CardsKind::Local(_) | CardsKind::Scratch(_) => true,
            CardsKind::This | CardsKind::OfEvent | CardsKind::Candidate | CardsKind::Set(_) => false,
        }
    }
}

fn of(lying: &[Lying], cards: Cards) -> Option<&Lying> {
    lying.iter().find(|one| one.cards == cards)
}

impl Scope {
    /// From here on the cards lie there.
    pub fn lie(&mut self, lying: Lying) {
        self.lying.retain(|one| one.cards != lying.cards);
        self.lying.push(lying);
    }

    pub fn where_lie(&self, cards: Cards) -> Option<&Lying> {
        of(&self.lying, cards)
    }

    /// They can be pointed at: if nothing is known of their place by now, nothing is.
    pub fn lie_somewhere(&mut self, cards: Cards, told: Span) {
        if self.where_lie(cards).is_none() {
            self.lying.push(Lying::new(cards, Lies::Unknown, told));
        }
    }

    /// They were moved: what was in play has left it.
    pub fn moved(&mut self, cards: Cards, to: Lies, told: Span) {
        let was = self.where_lie(cards).map(|one| one.place);
        let place = match (to, was) {
            (Lies::Elsewhere, Some(Lies::InPlay | Lies::Gone)) => Lies::Gone,
            (to, _) => to,
        };
        self.lie(Lying::new(cards, place, told));
    }

    /// As `moved`, to one of several places that can be looked at.
    pub fn went(&mut self, cards: Cards, place: Lies, to: &[Leaf], told: Span) {
        self.moved(cards, place, told);
        self.lying.iter_mut().filter(|one| one.cards == cards).for_each(|one| one.moved = to.to_vec());
    }

    /// From here on the cards are kept under another number.
    pub fn rename(&mut self, from: Cards, to: Cards) {
        let anew = |cards: &mut Cards| {
            if *cards == from {
                *cards = to;
            }
        };
        self.mentions.iter_mut().for_each(|mention| anew(&mut mention.cards));
        self.lying.iter_mut().for_each(|lying| anew(&mut lying.cards));
        for binding in &mut self.bindings {
            if let Slot::Cards(cards) = &mut binding.slot {
                anew(cards);
            }
        }
        if from == Cards::THIS {
            self.this = Some(to);
        }
    }

    /// Something else may have happened meanwhile.
    pub fn places_are_open(&mut self) {
        self.lying = self.lying.iter().map(Lying::unknown).collect();
    }

    /// It was asked what cards are: where they lie as one of several kinds is open.
    pub fn places_of_kinds_are_open(&mut self) {
        for lying in self.lying.iter_mut().filter(|lying| lying.as_what.is_some()) {
            *lying = lying.unknown();
        }
    }

    /// What was done since may not have been done: only what is so either way is known. What is new is there only if it
    /// was.
    pub fn perhaps(&mut self, before: &[Lying]) {
        let mut either: Vec<_> =
            self.lying.iter().map(|now| alike(now, of(before, now.cards), now.is_own())).collect();
        let left = before.iter().filter(|was| of(&self.lying, was.cards).is_none());
        either.extend(left.map(|was| alike(was, None, was.is_own())));
        self.lying = either;
    }

    /// Either of two branches was done, and what one of them named may stand for what the other did.
    pub fn either(&mut self, first: &[Lying], joined: &[(Cards, Cards)]) {
        let one_of_both = joined.iter().filter_map(|(from, into)| {
            let both = alike(of(first, *into)?, Some(of(&self.lying, *from)?), false);
            Some(Lying { cards: *into, ..both })
        });
        let one_of_both: Vec<Lying> = one_of_both.collect();
        self.lying = self.lying.iter().map(|now| alike(now, of(first, now.cards), false)).collect();
        one_of_both.into_iter().for_each(|lying| self.lie(lying));
    }
}

fn alike(one: &Lying, other: Option<&Lying>, is_new: bool) -> Lying {
    let both = |other: &Lying, one: Lying| Lying {
        moved: moved_or_not(&one, other),
        nobodys: one.nobodys && other.nobodys,
        ..one
    };
    match other {
        Some(other) if other.place == one.place => both(other, one.clone()),
        Some(other) => both(other, one.unknown()),
        None if is_new => one.clone(),
        None => one.unknown(),
    }
}

/// Where they may lie if only one of the two was done: there, or where they lay.
fn moved_or_not(one: &Lying, other: &Lying) -> Vec<Leaf> {
    let lay = |lying: &Lying| if lying.place == Lies::InPlay { Leaf::InPlay } else { Leaf::All };
    match (one.moved.as_slice(), other.moved.as_slice()) {
        ([], []) => Vec::new(),
        ([], moved) => [moved, &[lay(one)]].concat(),
        (moved, []) => [moved, &[lay(other)]].concat(),
        (moved, others) => [moved, others].concat(),
    }
}
