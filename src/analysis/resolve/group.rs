//! The cards that were named together: "them", and what is left of them when some are picked out: "the rest".

use crate::program::Cards;
use crate::source::Span;

use super::scope::Scope;

impl Scope {
    /// Several cards are named: from here on they are "them". They may have been moved by what named them.
    pub fn name_group(&mut self, cards: Cards, moved: Option<Span>) {
        (self.group, self.left, self.taken, self.gone) = (Some(cards), None, None, moved);
    }

    /// Some were picked out of "them" and stay where they are: several become "them", and the others are "the rest".
    pub fn pick_out(&mut self, picked: Cards, several: bool) {
        self.left = self.group;
        if several {
            (self.group, self.taken) = (Some(picked), None);
        }
    }

    /// Some were picked out of "them" and moved away. Those that are left are still "them"; where several went away,
    /// "them" could be either.
    pub fn take_out(&mut self, several: bool, span: Span) {
        self.left = self.group;
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
