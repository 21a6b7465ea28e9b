//! Cards that were picked can be pointed at afterwards, and how many they are at most and at least.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Lies, Noun, Slot};
use crate::program::{Cards, Scratch};
use crate::syntax::tree::{Amount, At, Determiner, Order, ThingNoun};

use super::group::is_among_them;
use super::select::Purpose;

/// How many cards it can be, where the noun says so.
fn at_most(noun: &ThingNoun) -> Option<u32> {
    match (&noun.determiner, &noun.order) {
        (_, Some(Order::Top(count) | Order::Bottom(count))) => Some(*count),
        (Determiner::A, _) => Some(1),
        (Determiner::Count(Amount::Exactly(number) | Amount::UpTo(number) | Amount::OrFewer(number)), _) => {
            Some(*number)
        }
        (_, _) => None,
    }
}

/// How many at least are picked.
pub fn at_least(amount: &Amount) -> u32 {
    match amount {
        Amount::Exactly(number) | Amount::OrMore(number) => *number,
        _open => 0,
    }
}

impl Lowering<'_> {
    /// Cards that were picked can be pointed at: on their own, or as some of those that were named before.
    pub fn bind_picked(&mut self, noun: &ThingNoun, cards: Cards, several: bool, purpose: Purpose, at: At) {
        self.bind_cards(noun, cards, several, at);
        if is_among_them(noun) {
            let picked = match &noun.determiner {
                Determiner::A => 1,
                Determiner::Count(amount) => at_least(amount),
                _all_that_fit => 0,
            };
            self.leave_group(cards, several, picked, purpose, at);
        } else if several {
            self.scope.name_group(cards, at_most(noun), purpose.moves().then_some(at.0));
        } else {
            self.moved_by_name(cards, purpose);
        }
    }

    fn bind_cards(&mut self, noun: &ThingNoun, cards: Cards, several: bool, at: At) {
        self.scope.bind(Noun::Thing(noun.head.clone()), Slot::Cards(cards), several, at.0);
        self.scope.mention(cards, several, at.0);
    }

    /// A group that a draw makes.
    pub fn bind_group(&mut self, noun: &ThingNoun, scratch: Scratch, several: bool, at: At) {
        self.bind_cards(noun, Cards::scratch(scratch), several, at);
        if several {
            self.scope.name_group(Cards::scratch(scratch), at_most(noun), None);
        } else {
            self.leave_by_name(Cards::scratch(scratch));
        }
        if self.scope.same_time.is_some() {
            self.scope.not_yet(Cards::scratch(scratch));
        }
        self.scope.moved(Cards::scratch(scratch), Lies::Elsewhere, at.0);
    }
}
