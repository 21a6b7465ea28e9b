//! Whether nothing forbids what an instruction would make happen, before anybody is asked whether to do it.

use super::untold::is_untold;
use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::possible::is_prohibited;
use crate::engine::table::Needed;
use crate::engine::would::{as_there_is, event_of, unforbidden};
use crate::game::{CardSet, Event};
use crate::program::{Cards, Makes, Op};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Whether one of those who do it may, and with one of its cards, or with as many as are chosen for it.
    #[inline(never)]
    pub(super) fn is_allowed(
        &self,
        look: &Look<'_, W>,
        op: Op,
        cards: Option<Cards>,
        among: Option<Needed>,
    ) -> bool {
        let Some(deed) = Makes::of(op) else { return true };
        let Some(cards) = cards else {
            let event = event_of(look, op);
            let may = |player| {
                let event = as_there_is(self.table, &self.game, &Event { player: Some(player), ..event });
                let mut all = std::iter::once(event).chain(event.gained());
                !all.any(|event| is_prohibited(self.table, &self.game, &event))
            };
            return look.people(deed.who).iter().any(may);
        };
        let (cards, untold, least) = match among {
            Some(needed) => (needed.among(look), needed.untold(look), needed.least(look).max(1)),
            None if is_untold(look, cards) => return true,
            // Whether there are any is asked elsewhere.
            None => (look.cards(cards), CardSet::EMPTY, 1),
        };
        let may = || unforbidden(look, op, look.person(deed.who), cards.and_not(untold)).len();
        cards.is_empty() || untold.len() >= least || may() + untold.len() >= least
    }
}
