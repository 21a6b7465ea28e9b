//! Choosing somebody or something that all the rest is about: those with whom the rest can be done.

use crate::engine::Match;
use crate::engine::chosen::as_number;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::table::LinkedChoice;
use crate::game::{Answer, CardSet, Players};
use crate::program::{ChoiceId, ChoiceOf, Kept, Pc};

use super::untold::among;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// All that can be chosen there, as the text keeps them.
    pub(super) fn one_by_one(
        &self,
        look: &Look<'_, W>,
        choice: ChoiceId,
    ) -> impl Iterator<Item = i16> + use<J, W> {
        let linked = look.choice(choice);
        let (players, cards) = match linked.choice.of {
            ChoiceOf::Players(who) => (look.people(who), CardSet::EMPTY),
            ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) => (Players::NOBODY, among(look, choice, set)),
            ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => (Players::NOBODY, CardSet::EMPTY),
        };
        let cards: Vec<i16> = cards.iter().map(|card| as_number(Answer::<W>::Card(card))).collect();
        players.iter().map(|player| as_number(Answer::<W>::Player(player))).chain(cards)
    }

    /// Whether the rest can be done with that one.
    pub(super) fn can_begin_with(&self, look: &Look<'_, W>, choice: ChoiceId, one: i16, then: Pc) -> bool {
        let Kept::Local(local) = look.choice(choice).choice.into else { return true };
        let locals = look.with_local(local, one);
        self.can_begin(&look.with_locals(&locals), then)
    }

    /// Those of the players with whom the rest can be done.
    #[cold]
    #[inline(never)]
    pub(super) fn players_leading_on(&self, linked: &LinkedChoice, players: Players) -> Players {
        players
            .iter()
            .filter(|player| self.leads_on(linked, as_number(Answer::<W>::Player(*player))))
            .collect()
    }

    /// The same of cards.
    #[cold]
    #[inline(never)]
    pub(super) fn cards_leading_on(&self, linked: &LinkedChoice, cards: CardSet<W>) -> CardSet<W> {
        cards.iter().filter(|card| self.leads_on(linked, as_number(Answer::<W>::Card(*card)))).collect()
    }

    fn leads_on(&self, linked: &LinkedChoice, one: i16) -> bool {
        let (Some(then), Kept::Local(local)) = (linked.leads_to, linked.choice.into) else { return true };
        let look = self.look();
        let look = look.asked_of(look.person(linked.choice.by));
        let locals = look.with_local(local, one);
        self.can_begin(&look.with_locals(&locals), then)
    }
}
