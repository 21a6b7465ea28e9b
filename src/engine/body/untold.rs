//! What the one who is asked can't see does not decide whether they are asked: of the cards that they don't know each may be
//! one that can be taken. Reads, never writes.

use crate::engine::evaluate::Look;
use crate::engine::possible::choosable;
use crate::engine::road::knows;
use crate::engine::table::Needed;
use crate::game::CardSet;
use crate::program::{Cards, SetId};

use super::open_question::{Asked, hang_on, is_told_by_place};

impl Needed {
    /// The cards that can be chosen, and those of which the one who is asked can't tell.
    pub(super) fn among<const W: usize>(&self, look: &Look<'_, W>) -> CardSet<W> {
        choosable(look, look.choice(self.choice), look.set(self.set)).or(self.untold(look))
    }

    /// Those of which the one who is asked can't tell.
    pub(super) fn untold<const W: usize>(&self, look: &Look<'_, W>) -> CardSet<W> {
        match look.asked {
            Some(_) => untold(look, self.set, look.choice(self.choice).may_be_refused),
            None => CardSet::EMPTY,
        }
    }
}

/// The cards that may be some of the set, or some that nothing refuses, for all that the one who is asked knows. How many
/// there are somewhere everybody knows.
#[cold]
#[inline(never)]
pub(super) fn untold<const W: usize>(look: &Look<'_, W>, set: SetId, may_be_refused: bool) -> CardSet<W> {
    let Some(asked) = look.asked else { return CardSet::EMPTY };
    let cards = match (is_told_by_place(look.text(), set), may_be_refused) {
        (true, false) => CardSet::EMPTY,
        (true, true) => look.set(set),
        (false, _) => hang_on(look, std::iter::once(Asked::Cards(Cards::set(set)))),
    };
    cards.iter().filter(|card| !knows(look.table, look.game, asked, *card)).collect()
}
