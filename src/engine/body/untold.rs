//! What the one who is asked can't see does not decide whether they are asked: of the cards that they don't know each may be
//! one that can be taken. Reads, never writes.

use crate::engine::evaluate::Look;
use crate::engine::possible::choosable;
use crate::engine::table::Needed;
use crate::game::CardSet;
use crate::program::{Cards, CardsKind, ChoiceId, SetId, Who};

use super::open_question::Asked;
use super::perhaps::{Viewed, perhaps_in, unknown_to};

impl Needed {
    /// The cards that can be chosen, for all that the one who is asked can tell.
    pub(super) fn among<const W: usize>(&self, look: &Look<'_, W>) -> CardSet<W> {
        among(look, self.choice, self.set)
    }

    /// Those of which the one who is asked can't tell what they are.
    pub(super) fn untold<const W: usize>(&self, look: &Look<'_, W>) -> CardSet<W> {
        match is_hidden(look, self.choice) {
            true => untold(look, self.set).1,
            false => CardSet::EMPTY,
        }
    }
}

/// The cards of the set that can be chosen there, for all that the one who is asked can tell.
#[inline]
pub(super) fn among<const W: usize>(look: &Look<'_, W>, choice: ChoiceId, set: SetId) -> CardSet<W> {
    match is_hidden(look, choice) {
        true => among_untold(look, choice, set),
        false => choosable(look, look.choice(choice), look.set(set)),
    }
}

#[cold]
#[inline(never)]
fn among_untold<const W: usize>(look: &Look<'_, W>, choice: ChoiceId, set: SetId) -> CardSet<W> {
    let (told, untold) = untold(look, set);
    choosable(look, look.choice(choice), told).or(untold)
}

/// Whether the one who is asked may not know all that it takes to tell which cards can be chosen.
#[inline]
pub(super) fn is_hidden<const W: usize>(look: &Look<'_, W>, choice: ChoiceId) -> bool {
    !look.is_in_sight(look.choice(choice).sight)
}

/// The cards that may be some of the set, for all that the one who is asked knows: those that they know, and others. How many
/// there are somewhere everybody knows.
#[cold]
#[inline(never)]
fn untold<const W: usize>(look: &Look<'_, W>, set: SetId) -> (CardSet<W>, CardSet<W>) {
    let Some(asked) = look.asked else { return (look.set(set), CardSet::EMPTY) };
    let cards = perhaps_in(look, asked, set).perhaps;
    let unknown = unknown_to(look, asked, cards);
    (cards.and_not(unknown), unknown)
}

/// Whether the one who is asked can't tell if it can be done with one of the cards.
pub(super) fn is_untold<const W: usize>(look: &Look<'_, W>, cards: Cards) -> bool {
    let Some(asked) = look.asked else { return false };
    let cards = match cards.kind() {
        CardsKind::Set(set) => untold(look, set).1,
        _kept => unknown_to(look, asked, look.cards(cards)),
    };
    !cards.is_empty()
}

/// Whether there is somebody among them, for all that the one who is asked can tell.
#[inline]
pub(super) fn is_anybody<const W: usize>(look: &Look<'_, W>, who: Who) -> bool {
    !look.people(who).is_empty() || !look.is_in_sight(look.sights().people(who)) && is_nobody_told(look, who)
}

/// Whether the one who is asked can't tell that nobody is.
#[cold]
#[inline(never)]
fn is_nobody_told<const W: usize>(look: &Look<'_, W>, who: Who) -> bool {
    let Some(viewer) = look.asked else { return false };
    !Viewed { look, viewer }.can_tell(look, Asked::People(who))
}
