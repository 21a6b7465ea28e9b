//! The cards that were named together: "them", and what is left of them when some are picked out: "the rest".

use crate::program::Cards;
use crate::source::Span;

use super::scope::Scope;

/// How many can be left of cards that were named together, as far as the text says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AtMost {
    of: Option<Cards>,
    number: Option<u32>,
}

impl AtMost {
    /// What was done since may not have been done.
    fn perhaps(self, before: AtMost) -> AtMost {
        let number = self.number.zip(before.number).map(|(one, other)| one.max(other));
        if self.of == before.of { AtMost { number, ..self } } else { self }
    }
}

impl Scope {
    /// Several cards are named, at most so many: from here on they are "them". They may have been moved by what named
    /// them.
    pub fn name_group(&mut self, cards: Cards, number: Option<u32>, moved: Option<Span>) {
        (self.group, self.left, self.taken, self.gone) = (Some(cards), None, None, moved);
        self.gone_through = None;
        self.at_most = AtMost { of: self.group, number };
    }

    /// So many at least are picked out of "them".
    pub fn fewer_left(&mut self, picked: u32) {
        if self.at_most.of != self.group {
            self.at_most = AtMost { of: self.group, number: None };
        }
        self.at_most.number = self.at_most.number.map(|number| number.saturating_sub(picked));
    }

    /// Whether what is left of them is one card, or none.
    pub fn is_one_left(&self) -> bool {
        self.at_most.of == self.rest() && self.at_most.number.is_some_and(|number| number <= 1)
    }

    /// What was done since may not have been done: then more are left.
    pub fn perhaps_left(&mut self, before: AtMost) {
        self.at_most = self.at_most.perhaps(before);
    }

    /// Some were picked out of "them" and stay where they are: several become "them", and the others are "the rest".
    pub fn pick_out(&mut self, picked: Cards, several: bool) {
        (self.left, self.gone_through) = (self.group, None);
        if several {
            (self.group, self.taken) = (Some(picked), None);
        }
    }

    /// Some were picked out of "them" and moved away. Those that are left are still "them"; where several went away,
    /// "them" could be either.
    pub fn take_out(&mut self, several: bool, span: Span) {
        (self.left, self.gone_through) = (self.group, None);
        if several {
            self.taken = Some(span);
        }
    }

    /// "The rest": what is left of those that some were picked out of, or all of them where it is not known yet
    /// whether some were.
    pub fn rest(&self) -> Option<Cards> {
        self.left.or(self.group)
    }

    /// Whether "them" and "the rest" are different cards.
    pub fn is_split(&self) -> bool {
        self.left.is_some() && self.left != self.group
    }

    /// A part of the text is over that others may stand in the place of: what it has picked out of "them" is gone.
    pub fn keep_left(&mut self, after: &Scope) {
        if after.left.is_some() && after.left == self.group {
            self.left = after.left;
        }
    }
}
