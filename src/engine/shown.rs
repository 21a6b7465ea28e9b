//! A card whose text works where others don't see it shows itself when the text does something, and no sooner: what it only
//! offers is told when that is accepted.

use super::Match;
use super::bearing::Listener;
use super::journal::{Actor, Deed, How, Journal};
use super::listen::Listening;
use crate::game::{Card, CardSet, Frame, Slot};
use crate::program::{Ability, Op, Pc, Stage, Text, Who, WorksIn};

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    /// An ability begins: whether that is told now. A card that was hidden shows itself then.
    #[inline]
    pub(super) fn tells_that_it_acts(&mut self, slot: Slot, source: Option<Card>, stay: u16) -> bool {
        match source.filter(|card| self.table.listeners.may_act_hidden(*card)) {
            Some(card) => self.shows_unless_it_offers(slot, card, stay),
            None => true,
        }
    }

    #[cold]
    #[inline(never)]
    fn shows_unless_it_offers(&mut self, slot: Slot, card: Card, stay: u16) -> bool {
        let text = self.table.text(slot.text);
        let ability = &text.abilities[slot.ability.index()];
        if !acts_elsewhere(ability) {
            return true;
        }
        let is_offer = ability.code.is_some_and(|code| offers(text, code));
        if is_offer && !self.all_know(card) {
            return false;
        }
        self.shows_itself(card, stay);
        true
    }

    /// What a text offers is accepted: if that is the first anybody hears of its card, it is told now.
    #[inline]
    pub(super) fn tells_that_it_was_accepted(&mut self) {
        let Some(frame) = self.game.stack.text_mut() else { return };
        if frame.source.is_some_and(|card| self.table.listeners.may_act_hidden(card)) {
            self.tells_what_was_hidden();
        }
    }

    #[cold]
    #[inline(never)]
    fn tells_what_was_hidden(&mut self) {
        let frame = self.frame();
        let (Some(card), Some(ability)) = (frame.source, offering(self.table.text(frame.text), frame)) else {
            return;
        };
        if self.all_know(card) {
            return;
        }
        let how = if ability.stage == Stage::Before { How::First } else { How::Effect };
        let actor = Actor { text: frame.text, source: Some(card) };
        let deed = Deed { actor, you: frame.you, how, event: frame.event, ability: None };
        let stay = frame.stay;
        self.shows_itself(card, stay);
        self.journal.acted(self.table, &self.game, &deed);
    }

    /// Everybody has seen it by now, where it is still there.
    fn shows_itself(&mut self, card: Card, stay: u16) {
        if self.game.zones.stay(card) == stay {
            self.show(CardSet::one(card), self.table.everyone());
        }
    }

    /// Whether everybody knows that the card is where it is.
    pub(super) fn all_know(&self, card: Card) -> bool {
        let knows = self.game.knowledge.knowers(card).or(self.sees(card));
        self.table.everyone().and_not(knows).is_empty()
    }

    /// Whether it would give the card away if others were asked about what it does.
    #[inline]
    pub(super) fn acts_hidden(&self, slot: Slot, source: Option<Card>) -> bool {
        source.filter(|card| self.table.listeners.may_act_hidden(*card)).is_some_and(|card| {
            acts_elsewhere(&self.table.text(slot.text).abilities[slot.ability.index()])
                && !self.all_know(card)
        })
    }

    /// Who orders those that would change an event could tell by them what others hold: those that are hidden come later, one
    /// player after the other.
    #[inline]
    pub(super) fn leave_hidden_for_later(&self, changing: &mut Listening<'t>) {
        if changing.iter().any(|one| one.source.is_some_and(|card| self.table.listeners.may_act_hidden(card)))
        {
            self.take_open_first(changing);
        }
    }

    #[cold]
    #[inline(never)]
    fn take_open_first(&self, changing: &mut Listening<'t>) {
        let is_hidden = |one: &Listener<'_>| self.acts_hidden(one.slot, one.source);
        let first = changing.first().map(|one| one.you);
        match changing.iter().all(is_hidden) {
            true => changing.retain(|one| Some(one.you) == first),
            false => changing.retain(|one| !is_hidden(one)),
        }
    }
}

/// Whether it works where its card is not in play.
pub(super) fn acts_elsewhere(ability: &Ability) -> bool {
    matches!(ability.works_in, WorksIn::Zone(_))
}

/// Whether whoever has the card may do what begins there. Others could not be asked without being shown the card.
fn offers(text: &Text, code: Pc) -> bool {
    matches!(text.code.get(code.index()), Some(Op::AskMay { who: Who::YOU, .. }))
}

/// The ability that begins with the offer that is being made, where it works elsewhere than in play.
pub(super) fn offering<'t, const W: usize>(text: &'t Text, frame: &Frame<W>) -> Option<&'t Ability> {
    let begins_here = |ability: &&Ability| ability.code == Some(frame.pc);
    text.abilities
        .iter()
        .find(begins_here)
        .filter(|ability| acts_elsewhere(ability) && offers(text, frame.pc))
}
